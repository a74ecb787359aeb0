package soulwright.tools;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.CodePages;

/** A code and its page of documentation, in Markdown. */
record CodeExplanation(String code, String severity, String title, String page) {
    static CodeExplanation of(Code code) {
        return new CodeExplanation(code.id(), code.severity().word(), code.title(), CodePages.page(code));
    }
}
