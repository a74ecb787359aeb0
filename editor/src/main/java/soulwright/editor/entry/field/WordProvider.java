package soulwright.editor.entry.field;

import java.util.ArrayList;
import java.util.List;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.DefaultCompletionProvider;
import soulwright.editor.entry.form.Spec;
import soulwright.editor.entry.form.Suggestions;
import soulwright.editor.entry.form.Suggestions.Suggestion;

/** Offers the words that a formula or an effect can go on with: on Ctrl+Space, and behind the dot of a path by itself. */
final class WordProvider extends DefaultCompletionProvider {
    private static final int DELAY_MILLIS = 250;

    private final Suggestions suggestions;

    private WordProvider(Suggestions suggestions) {
        this.suggestions = suggestions;
    }

    /** Nothing is offered while the pack sees no ruleset. */
    static void install(JTextComponent text, Spec spec) {
        Suggestions.of(spec).ifPresent(found -> {
            WordProvider provider = new WordProvider(found);
            provider.setAutoActivationRules(false, ".");
            AutoCompletion completion = new AutoCompletion(provider);
            completion.setAutoCompleteSingleChoices(false);
            completion.setAutoActivationEnabled(true);
            completion.setAutoActivationDelay(DELAY_MILLIS);
            completion.setShowDescWindow(true);
            completion.install(text);
        });
    }

    @Override
    protected List<Completion> getCompletionsImpl(JTextComponent text) {
        List<Completion> all = new ArrayList<>();
        for (Suggestion word : suggestions.after(getAlreadyEnteredText(text))) {
            String about = "<b>" + word.text() + "</b><br>" + Words.html(word.about());
            all.add(new BasicCompletion(this, word.text(), null, about));
        }
        return all;
    }

    @Override
    protected boolean isValidChar(char c) {
        return super.isValidChar(c) || c == '-' || c == '.';
    }
}
