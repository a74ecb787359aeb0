package soulwright.editor.gui;

import java.awt.Toolkit;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Set;
import org.assertj.swing.core.Robot;

/**
 * A robot whose keys and clicks have come back from the display, and been handled, when it returns. It knows, where others sleep in the hope that
 * they have.
 */
final class RoundTrip implements InvocationHandler {
    private static final long MOST_MILLIS = 1_000;

    /** These ask for something that the robot has, and press nothing. */
    private static final Set<String> GIVING =
            Set.of("finder", "hierarchy", "printer", "settings", "screenLockOwnerId", "isActive");

    private final Robot robot;
    private final Method sync;

    private RoundTrip(Robot robot) {
        this.robot = robot;
        try {
            sync = Class.forName("sun.awt.SunToolkit").getMethod("realSync", long.class);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("this Java has no way to wait for a display", e);
        }
    }

    static Robot of(Robot robot) {
        return (Robot) Proxy.newProxyInstance(
                Robot.class.getClassLoader(), new Class<?>[] {Robot.class}, new RoundTrip(robot));
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        try {
            Object result = method.invoke(robot, arguments);
            if (!GIVING.contains(method.getName())) {
                sync.invoke(Toolkit.getDefaultToolkit(), MOST_MILLIS);
            }
            return result;
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
