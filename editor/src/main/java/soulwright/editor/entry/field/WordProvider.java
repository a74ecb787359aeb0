package soulwright.editor.entry.field;

import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** Offers words while somebody is in the text. Nothing is offered while the pack sees no ruleset. */
    static void offer(JTextComponent text, Spec spec) {
        text.addFocusListener(new FocusListener() {
            private Optional<AutoCompletion> completion = Optional.empty();

            @Override
            public void focusGained(FocusEvent event) {
                if (completion.isEmpty()) {
                    completion = Suggestions.of(spec).map(WordProvider::completion);
                    completion.ifPresent(installed -> installed.install(text));
                }
            }

            /** It must go, since what is installed is known to the look and feel, and keeps its form in memory. */
            @Override
            public void focusLost(FocusEvent event) {
                completion.ifPresent(AutoCompletion::uninstall);
                completion = Optional.empty();
            }
        });
    }

    private static AutoCompletion completion(Suggestions suggestions) {
        WordProvider provider = new WordProvider(suggestions);
        provider.setAutoActivationRules(false, ".");
        AutoCompletion completion = new AutoCompletion(provider);
        completion.setAutoCompleteSingleChoices(false);
        completion.setAutoActivationEnabled(true);
        completion.setAutoActivationDelay(DELAY_MILLIS);
        completion.setShowDescWindow(true);
        return completion;
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
