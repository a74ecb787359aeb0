package soulwright.editor.shell;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JPopupMenu;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.tree.TreePath;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.shell.LibraryNode.EntryTarget;
import soulwright.editor.shell.LibraryNode.FileTarget;
import soulwright.editor.shell.LibraryNode.KindTarget;
import soulwright.editor.shell.LibraryNode.NewTarget;
import soulwright.editor.shell.LibraryNode.PackTarget;
import soulwright.editor.shell.LibraryNode.Target;
import soulwright.editor.widget.Command;
import soulwright.pack.Kind;

/** What can be done with a line of the library: shown by the right mouse button, or by the key for menus. */
record LibraryMenu(JTree tree, Consumer<Target> open, Consumer<OpenPack> close) {
    void install() {
        tree.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                show(event);
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                show(event);
            }
        });
        List.of(
                        KeyStroke.getKeyStroke(KeyEvent.VK_CONTEXT_MENU, 0),
                        KeyStroke.getKeyStroke(KeyEvent.VK_F10, InputEvent.SHIFT_DOWN_MASK))
                .forEach(key -> tree.getInputMap().put(key, "line menu"));
        tree.getActionMap().put("line menu", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                showAtSelection();
            }
        });
    }

    private void show(MouseEvent event) {
        TreePath path = tree.getPathForLocation(event.getX(), event.getY());
        if (event.isPopupTrigger() && path != null) {
            tree.setSelectionPath(path);
            show(path, event.getPoint());
        }
    }

    private void showAtSelection() {
        TreePath path = tree.getSelectionPath();
        Rectangle place = path == null ? null : tree.getPathBounds(path);
        if (path != null && place != null) {
            show(path, new Point(place.x, place.y + place.height));
        }
    }

    private void show(TreePath path, Point at) {
        List<Command> commands = commands(((LibraryNode) path.getLastPathComponent()).target());
        if (!commands.isEmpty()) {
            JPopupMenu menu = new JPopupMenu();
            menu.setName("library-menu");
            commands.forEach(command -> menu.add(command.menuItem()));
            menu.show(tree, at.x, at.y);
        }
    }

    private List<Command> commands(Target target) {
        List<Command> commands = new ArrayList<>();
        if (target instanceof PackTarget pack) {
            FileTarget manifest = new FileTarget(new FileId(pack.pack().place(), "pack.yaml"));
            commands.add(Command.of("About this pack", () -> open.accept(manifest)));
            commands.add(Command.of("Close pack", () -> close.accept(pack.pack()))
                    .when(() -> pack.pack().asked()));
        } else {
            commands.add(Command.of("Open", () -> open.accept(target)));
        }
        if (target instanceof KindTarget kind && kind.kind() != Kind.PATCHES) {
            NewTarget another = new NewTarget(kind.pack(), kind.kind());
            String name = kind.kind() == Kind.LANG ? "New language…" : "New entry";
            commands.add(Command.of(name, () -> open.accept(another))
                    .when(() -> kind.pack().asked() && !kind.pack().readOnly()));
        }
        if (target instanceof EntryTarget entry) {
            commands.add(Command.of("Show the text of its file", () -> open.accept(new FileTarget(entry.file()))));
        }
        return commands;
    }
}
