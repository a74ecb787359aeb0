package soulwright.editor.shell;

import java.util.List;
import java.util.Optional;
import javax.swing.event.EventListenerList;
import javax.swing.event.TreeModelEvent;
import javax.swing.event.TreeModelListener;
import javax.swing.tree.TreeModel;
import javax.swing.tree.TreePath;
import soulwright.editor.shell.LibraryNode.Everything;

/** Shows one unchanging tree after another. */
final class LibraryTreeModel implements TreeModel {
    private final EventListenerList listeners = new EventListenerList();
    private LibraryNode root = new LibraryNode(new Everything(), "", "", Optional.empty(), List.of());

    void show(LibraryNode root) {
        this.root = root;
        TreeModelEvent event = new TreeModelEvent(this, new TreePath(root));
        for (TreeModelListener listener : listeners.getListeners(TreeModelListener.class)) {
            listener.treeStructureChanged(event);
        }
    }

    @Override
    public Object getRoot() {
        return root;
    }

    @Override
    public Object getChild(Object parent, int index) {
        return ((LibraryNode) parent).children().get(index);
    }

    @Override
    public int getChildCount(Object parent) {
        return ((LibraryNode) parent).children().size();
    }

    @Override
    public boolean isLeaf(Object node) {
        return getChildCount(node) == 0;
    }

    @Override
    public int getIndexOfChild(Object parent, Object child) {
        return ((LibraryNode) parent).children().indexOf(child);
    }

    @Override
    public void valueForPathChanged(TreePath path, Object value) {
        throw new UnsupportedOperationException("lines of the library are not typed over");
    }

    @Override
    public void addTreeModelListener(TreeModelListener listener) {
        listeners.add(TreeModelListener.class, listener);
    }

    @Override
    public void removeTreeModelListener(TreeModelListener listener) {
        listeners.remove(TreeModelListener.class, listener);
    }
}
