package soulwright.effect;

import soulwright.diagnostic.Sink;

/** All that the readers of one document share: its words, the entries it can see, and where findings go. */
public record Language(Vocabulary vocabulary, Names names, Types types, Ids ids, Findings findings) {
    public static Language of(Vocabulary vocabulary, Names names, Sink sink) {
        Findings findings = new Findings(sink);
        return new Language(
                vocabulary, names, new Types(vocabulary.things()), new Ids(vocabulary, names, findings), findings);
    }
}
