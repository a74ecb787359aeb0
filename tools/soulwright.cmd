@echo off
rem Runs Soulwright from its source tree, as tools/soulwright does: builds what is missing or stale, then starts it.
setlocal
for %%i in ("%~dp0..") do set "root=%%~fi"
set "app=%root%\tools\target\app"
set "quick=%root%\tools\target\quick"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"

where /q "%java%" || if not exist "%java%.exe" (
  echo soulwright: Java 17 or newer is needed, and there is none. >&2
  exit /b 3
)
call :fresh || call :build || exit /b 3

set "speed=-XX:TieredStopAtLevel=1 -Xmx512m"
for %%c in (studio bench simulate play campaign replay) do if "%~1"=="%%c" set "speed="
if "%~1"=="" set "speed="
"%java%" %speed% -Xshare:auto -Xlog:disable -XX:+UseSerialGC "-XX:SharedArchiveFile=%app%\classes.jsa" ^
  "-Dsoulwright.home=%root%" -jar "%app%\soulwright-tools.jar" %*
exit /b %errorlevel%

:fresh
if not exist "%app%\built" exit /b 1
powershell -NoProfile -Command "$built = (Get-Item -LiteralPath $env:app\built).LastWriteTime; cd -LiteralPath $env:root;" ^
  "$newer = Get-Item pom.xml, */pom.xml, */src/main | Get-ChildItem -Recurse | Where-Object LastWriteTime -gt $built;" ^
  "if ($newer) { exit 1 }"
exit /b %errorlevel%

:build
where /q mvn || (
  echo soulwright: Maven 3.8 or newer is needed to build it, and there is no mvn on the PATH. >&2
  exit /b 3
)
echo Building Soulwright... >&2
if not exist "%root%\tools\target" mkdir "%root%\tools\target"
set "log=%root%\tools\target\build.log"
pushd "%root%"
call mvn -B -q -Dquick -Dstyle.color=never -pl tools -am package >"%log%" 2>&1 <nul
set "status=%errorlevel%"
popd
if not "%status%"=="0" (
  findstr /b /c:"[ERROR] " "%log%" >&2
  echo soulwright: the build failed; all that Maven said is in %log% >&2
  exit /b 3
)
if exist "%app%" rmdir /s /q "%app%"
mkdir "%app%" && move /y "%quick%\soulwright-tools.jar" "%app%" >nul && move /y "%quick%\lib" "%app%" >nul || exit /b 3
"%java%" -Xshare:auto -Xlog:disable -XX:+UseSerialGC "-XX:ArchiveClassesAtExit=%app%\classes.jsa" ^
  "-Dsoulwright.home=%root%" -jar "%app%\soulwright-tools.jar" validate "%root%\content\soul-master" >nul 2>&1
echo %java%>"%app%\built"
exit /b 0
