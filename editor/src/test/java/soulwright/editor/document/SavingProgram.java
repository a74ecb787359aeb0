package soulwright.editor.document;

import java.util.List;
import soulwright.yaml.YamlPath;

/** A program that gives a character another name and saves, again and again: for tests that stop it, or give it a disk that is full. */
final class SavingProgram {
    private SavingProgram() {}

    /** Says a line for each time it saved. The arguments are the place of a {@link TinyPack}, and how often it saves. */
    public static void main(String[] arguments) {
        Project project = new Project(Project.finder(List.of()), Threads.immediate());
        project.open(List.of(arguments[0]), problems -> {});
        FileId file = new FileId(arguments[0], "characters/all.yaml");
        for (int time = 1; time <= Integer.parseInt(arguments[1]); time++) {
            String name = "Lea " + time;
            project.edit(file, "Name", text -> text.set(YamlPath.of(0, "name"), name), project);
            project.save(
                    project.unsaved(),
                    report -> report.failed().forEach(failure -> System.out.println("failed: " + failure.reason())));
            System.out.println(project.unsaved().isEmpty() ? "saved" : "unsaved");
        }
    }
}
