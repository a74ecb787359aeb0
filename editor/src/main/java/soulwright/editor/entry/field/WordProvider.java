package soulwright.editor.entry.field;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.DefaultCompletionProvider;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import soulwright.effect.Parameter;
import soulwright.effect.Vocabulary;

/** The words of the effect language that a text can go on with, each with what it means. They are collected when somebody first asks. */
final class WordProvider extends DefaultCompletionProvider {
    private final Optional<Vocabulary> words;
    private boolean collected;

    private WordProvider(Optional<Vocabulary> words) {
        this.words = words;
    }

    /** Lets Ctrl+Space offer words in a text area. */
    static void install(RSyntaxTextArea area, Optional<Vocabulary> words) {
        AutoCompletion completion = new AutoCompletion(new WordProvider(words));
        completion.setAutoCompleteSingleChoices(false);
        completion.setShowDescWindow(true);
        completion.install(area);
    }

    @Override
    protected List<Completion> getCompletionsImpl(JTextComponent text) {
        if (!collected) {
            collected = true;
            words.ifPresent(this::collect);
        }
        return super.getCompletionsImpl(text);
    }

    @Override
    protected boolean isValidChar(char c) {
        return super.isValidChar(c) || c == '-';
    }

    private void collect(Vocabulary known) {
        Map<String, String> all = new LinkedHashMap<>();
        known.verbs().forEach(verb -> {
            all.putIfAbsent(verb.name(), verb.doc());
            verb.parameters()
                    .values()
                    .forEach((Parameter parameter) -> all.putIfAbsent(parameter.name(), parameter.doc()));
        });
        known.events().forEach(event -> all.putIfAbsent(event.name(), event.doc()));
        known.sets()
                .forEach(set -> Optional.ofNullable(known.set(set))
                        .ifPresent(names -> names.forEach(name -> all.putIfAbsent(name, "One of the " + set + "."))));
        all.forEach((word, doc) ->
                addCompletion(new BasicCompletion(this, word, null, "<b>" + word + "</b><br>" + Words.html(doc))));
    }
}
