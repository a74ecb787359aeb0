package soulwright.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.Box;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Tab;

/** The menu bar, whose shortcuts work everywhere in the window; at its right end, buttons for what is done most. */
final class StudioMenu {
    private static final int EDGE = 6;

    private final Project project;
    private final FileCommands file;
    private final EditCommands edit;
    private final ViewCommands view;
    private final JMenuBar bar = new JMenuBar();
    private final JMenu tabMenu = new JMenu("Tab");
    private List<Command> ofTab = List.of();

    StudioMenu(StudioActs acts) {
        project = acts.project();
        file = new FileCommands(acts);
        edit = new EditCommands(acts);
        view = new ViewCommands(acts);
        bar.add(menu(
                "File",
                'F',
                List.of(
                        List.of(file.home, file.newGame, file.campaign),
                        List.of(file.newPack, file.openPack, file.closePack),
                        List.of(file.save, file.saveAll, file.closeTab),
                        List.of(file.preferences),
                        List.of(file.quit))));
        bar.add(menu("Edit", 'E', List.of(List.of(edit.undo, edit.redo), List.of(edit.findEntry, edit.findCommand))));
        bar.add(menu(
                "View",
                'V',
                List.of(
                        List.of(view.light, view.dark),
                        List.of(view.zoomIn, view.zoomOut, view.zoomReset),
                        List.of(view.library, view.problems),
                        List.of(view.nextTab, view.previousTab))));
        tabMenu.setMnemonic('T');
        bar.add(tabMenu);
        bar.add(menu("Help", 'H', List.of(List.of(file.about))));
        bar.add(Box.createHorizontalGlue());
        List.of(edit.undo, edit.redo, file.saveAll, view.library, edit.findCommand)
                .forEach(command -> bar.add(tool(command)));
        bar.add(Box.createHorizontalStrut(UIScale.scale(EDGE)));
        windowCommands().forEach(command -> command.bindToWindowOf(bar));
        tab(Optional.empty());
    }

    private static AbstractButton tool(Command command) {
        AbstractButton button = command.toolButton();
        button.setFocusable(false);
        return button;
    }

    private static JMenu menu(String name, char mnemonic, List<List<Command>> groups) {
        JMenu menu = new JMenu(name);
        menu.setMnemonic(mnemonic);
        fill(menu, groups);
        return menu;
    }

    private static void fill(JMenu menu, List<List<Command>> groups) {
        for (List<Command> group : groups) {
            if (menu.getItemCount() > 0) {
                menu.addSeparator();
            }
            group.forEach(command -> menu.add(command.menuItem()));
        }
    }

    JMenuBar bar() {
        return bar;
    }

    FileCommands file() {
        return file;
    }

    ViewCommands view() {
        return view;
    }

    /** All that can be done now or later, what belongs to the tab in front first. */
    List<Command> all() {
        List<Command> all = new ArrayList<>(ofTab);
        all.addAll(windowCommands());
        return all;
    }

    private List<Command> windowCommands() {
        List<Command> all = new ArrayList<>(file.all());
        all.addAll(edit.all());
        all.addAll(view.all());
        return all;
    }

    /** Another tab is in front: its commands are in the menu, and their shortcuts work. */
    void tab(Optional<Tab> front) {
        ofTab = front.map(Tab::commands).orElse(List.of());
        tabMenu.removeAll();
        fill(tabMenu, ofTab.isEmpty() ? List.of() : List.of(ofTab));
        tabMenu.setEnabled(!ofTab.isEmpty());
        refresh();
    }

    /** Something changed: what can be done, and what undoing would undo. */
    void refresh() {
        edit.undo.rename(project.undoName().map(name -> "Undo " + lower(name)).orElse("Undo"));
        edit.redo.rename(project.redoName().map(name -> "Redo " + lower(name)).orElse("Redo"));
        all().forEach(Command::refresh);
    }

    private static String lower(String name) {
        return name.isEmpty() ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
