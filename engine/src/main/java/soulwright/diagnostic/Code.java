package soulwright.diagnostic;

import static soulwright.diagnostic.Severity.ERROR;
import static soulwright.diagnostic.Severity.INFO;
import static soulwright.diagnostic.Severity.WARNING;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Every kind of finding there is. Ids are stable: a code is never renumbered or given another meaning. Each has a page
 * `soulwright/diagnostic/SW….md` (what it means, a small example, how to mend it) that `soulwright explain` prints.
 *
 * <p>SW10xx reading a file, SW11xx packs and manifests, SW12xx patches, SW20xx shape, SW21xx references, SW22xx inheritance, SW30xx the
 * effect language, SW31xx formulas, SW40xx effects that can never matter, SW41xx boards, SW42xx other content, SW45xx campaigns.
 */
public enum Code {
    // reading a file
    UNREADABLE_FILE("SW1001", ERROR, "file cannot be read"),
    NOT_UTF8("SW1002", ERROR, "file is not UTF-8"),
    FILE_TOO_LARGE("SW1003", ERROR, "file is too large"),
    SYNTAX("SW1004", ERROR, "not well-formed YAML"),
    TAB_INDENT("SW1005", ERROR, "tab used for indentation"),
    DUPLICATE_KEY("SW1006", ERROR, "key stands twice"),
    TOO_DEEP("SW1007", ERROR, "nested too deeply"),
    TOO_MANY_ALIASES("SW1008", ERROR, "aliases expand to too much"),
    EMPTY_FILE("SW1009", WARNING, "file holds nothing"),
    SEVERAL_DOCUMENTS("SW1010", ERROR, "several documents in one file"),
    UNKNOWN_TAG("SW1011", ERROR, "YAML tag"),
    MERGE_KEY("SW1012", ERROR, "YAML merge key"),
    UNKNOWN_ALIAS("SW1013", ERROR, "alias without anchor"),
    BAD_INDENT("SW1014", ERROR, "bad indentation"),
    OTHER_KEY_TYPE("SW1015", ERROR, "key is not a word"),
    TOO_MANY_ENTRIES("SW1016", ERROR, "too many entries"),
    VALUE_IS_COMMENT("SW1017", ERROR, "value is a comment"),
    TYPOGRAPHIC_QUOTES("SW1018", WARNING, "typographic quotes"),
    // packs and manifests
    NO_SUCH_PACK("SW1101", ERROR, "no such pack"),
    NO_MANIFEST("SW1102", ERROR, "no pack.yaml"),
    UNKNOWN_FOLDER("SW1103", WARNING, "folder of no kind"),
    BAD_VERSION("SW1104", ERROR, "not a version"),
    BAD_RANGE("SW1105", ERROR, "not a version range"),
    ENGINE_TOO_OLD("SW1106", ERROR, "pack wants another engine"),
    MISSING_DEPENDENCY("SW1107", ERROR, "dependency is missing"),
    DEPENDENCY_VERSION("SW1108", ERROR, "dependency has another version"),
    DEPENDENCY_CYCLE("SW1109", ERROR, "packs depend on each other in a circle"),
    CONFLICTING_PACK("SW1110", ERROR, "packs exclude each other"),
    DUPLICATE_PACK("SW1111", ERROR, "two packs with one id"),
    BROKEN_DEPENDENCY("SW1112", ERROR, "dependency is broken"),
    UNKNOWN_FORMAT("SW1113", ERROR, "unknown format number"),
    BAD_ARCHIVE("SW1114", ERROR, "archive is not safe to open"),
    STRAY_FILE("SW1115", WARNING, "file that nothing reads"),
    LINK_OUTSIDE("SW1116", ERROR, "link that leads out of the pack"),
    MISSING_ART("SW1117", WARNING, "no such picture"),
    // patches
    PATCH_HITS_NOTHING("SW1201", WARNING, "patch hits nothing"),
    PATCH_CHANGES_NOTHING("SW1202", WARNING, "patch changes nothing"),
    PATCH_CONFLICT("SW1203", WARNING, "two patches disagree"),
    PATCH_WRONG_TYPE("SW1204", ERROR, "patch does not fit the value"),
    PATCH_NOT_ONE_OP("SW1205", ERROR, "not exactly one op"),
    PATCH_OWN_ENTRY("SW1206", WARNING, "patch of the pack's own entry"),
    PATCH_REQUIRED("SW1207", ERROR, "required patch hits nothing"),
    PATCH_DELETES_NEEDED("SW1208", ERROR, "deleted entry is still needed"),
    // shape
    UNKNOWN_KEY("SW2001", ERROR, "unknown key"),
    MISSING_KEY("SW2002", ERROR, "key is missing"),
    WRONG_TYPE("SW2003", ERROR, "value of the wrong type"),
    NOT_ALLOWED("SW2004", ERROR, "value is not one of those allowed"),
    OUT_OF_RANGE("SW2005", ERROR, "number out of range"),
    BAD_FORM("SW2006", ERROR, "text of the wrong form"),
    WRONG_COUNT("SW2007", ERROR, "too few or too many"),
    NOT_UNIQUE("SW2008", ERROR, "value stands twice"),
    NO_VARIANT("SW2010", ERROR, "no key says what this is"),
    TWO_VARIANTS("SW2011", ERROR, "two keys that exclude each other"),
    // references
    UNKNOWN_ENTRY("SW2101", ERROR, "unknown entry"),
    UNDECLARED_DEPENDENCY("SW2102", ERROR, "entry of a pack that is not declared"),
    WRONG_KIND("SW2103", ERROR, "entry of another kind"),
    AMBIGUOUS_ENTRY("SW2104", ERROR, "entry could be one of several"),
    DUPLICATE_ENTRY("SW2105", ERROR, "two entries with one id"),
    BAD_ID("SW2106", ERROR, "not an id"),
    ABSTRACT_ENTRY("SW2107", ERROR, "abstract entry used"),
    UNKNOWN_NAME("SW2108", ERROR, "name that no ruleset declares"),
    NO_RULESET("SW2109", ERROR, "no ruleset in sight"),
    HIDES_ENTRY("SW2110", WARNING, "entry hides one of another pack"),
    // inheritance
    UNKNOWN_PARENT("SW2201", ERROR, "unknown parent"),
    INHERITANCE_CYCLE("SW2202", ERROR, "entries extend each other in a circle"),
    APPEND_TO_NOTHING("SW2203", WARNING, "append or remove without an inherited list"),
    REMOVE_NOTHING("SW2204", WARNING, "remove of what is not there"),
    // the effect language
    NO_VERB("SW3001", ERROR, "no verb"),
    TWO_VERBS("SW3002", ERROR, "more than one verb"),
    UNKNOWN_VERB("SW3003", ERROR, "unknown verb"),
    VERB_NOT_HERE("SW3004", ERROR, "verb cannot stand here"),
    MISSING_PARAMETER("SW3005", ERROR, "parameter is missing"),
    UNKNOWN_PARAMETER("SW3006", ERROR, "unknown parameter"),
    NOT_STEPS("SW3007", ERROR, "steps wanted"),
    NO_ABILITY("SW3008", ERROR, "no ability"),
    UNKNOWN_EVENT("SW3009", ERROR, "unknown event"),
    NOT_REPLACEABLE("SW3010", ERROR, "nothing that can be replaced"),
    BAD_SELECTOR("SW3011", ERROR, "not a selector"),
    CHOOSE_NOT_HERE("SW3012", ERROR, "choice or chance where nothing can wait"),
    UNKNOWN_KEYWORD_PARAMETER("SW3013", ERROR, "unknown parameter of a keyword"),
    NAME_TAKEN("SW3014", ERROR, "name hides another"),
    RUN_CIRCLE("SW3015", ERROR, "steps run themselves"),
    BAD_PARAMETER("SW3016", ERROR, "parameter of the wrong type"),
    // formulas
    FORMULA_SYNTAX("SW3101", ERROR, "formula cannot be read"),
    UNKNOWN_WORD("SW3102", ERROR, "unknown name in a formula"),
    UNKNOWN_PROPERTY("SW3103", ERROR, "unknown property"),
    UNKNOWN_FUNCTION("SW3104", ERROR, "unknown function"),
    WRONG_ARGUMENTS("SW3105", ERROR, "wrong arguments"),
    TYPE_MISMATCH("SW3106", ERROR, "types do not fit"),
    ROLE_NOT_HERE("SW3107", ERROR, "role does not exist here"),
    CHANCE_NOT_HERE("SW3108", ERROR, "chance outside a step"),
    NUMBER_TOO_LARGE("SW3109", ERROR, "number too large"),
    DIVISION_BY_ZERO("SW3110", ERROR, "division by zero"),
    NUMBER_CIRCLE("SW3111", ERROR, "numbers worked out in a circle"),
    // effects that can never matter
    NEVER_LEGAL("SW4001", WARNING, "act that is never legal"),
    NEVER_HEARD("SW4002", WARNING, "event that nothing tells"),
    UNREAD("SW4003", WARNING, "value that nothing reads"),
    NO_CANDIDATE("SW4004", WARNING, "selector that finds nothing"),
    ALWAYS_SAME("SW4005", WARNING, "condition that never changes"),
    // boards
    BOARD_SIZE("SW4101", ERROR, "board of an unknown size"),
    BOARD_ROWS("SW4102", ERROR, "rows do not fit the size"),
    BOARD_LETTER("SW4103", ERROR, "letter without a meaning"),
    BOARD_HOMES("SW4104", ERROR, "corners without homes"),
    BOARD_BOSS("SW4105", ERROR, "no boss in the centre"),
    BOARD_OUTSIDE("SW4106", ERROR, "land outside the board"),
    BOARD_UNREACHABLE("SW4107", ERROR, "centre out of reach"),
    BOARD_UNFAIR("SW4108", WARNING, "starts are not equal"),
    BOARD_RICH_EDGE("SW4109", WARNING, "rich edge"),
    BOARD_NO_MONSTERS("SW4110", WARNING, "land where no monster appears"),
    BOARD_RUIN("SW4111", ERROR, "ruin of another dwelling"),
    BOARD_LEVELS("SW4112", ERROR, "more levels than the ruin has"),
    BOARD_DWELLING("SW4113", ERROR, "dwelling where none can stand"),
    // other content
    UNUSED_SILENCE("SW4201", WARNING, "lint-ignore that silences nothing"),
    SILENCED_ERROR("SW4202", ERROR, "lint-ignore of an error"),
    STALE_TRANSLATION("SW4203", WARNING, "translation of nothing"),
    STRONG_AGAINST_ITSELF("SW4205", WARNING, "element strong against itself"),
    SHARED_HOMES("SW4206", WARNING, "more seats than homes"),
    MORE_PEOPLE_THAN_SEATS("SW4207", ERROR, "more people than seats"),
    NO_LIFE("SW4208", ERROR, "nothing to live on"),
    // campaigns
    STAGE_UNREACHED("SW4501", WARNING, "stage that the story never comes to"),
    DEAD_END("SW4502", ERROR, "dead end of a story"),
    STORY_CIRCLE("SW4503", ERROR, "stages that go round without end"),
    ENDING_UNREACHED("SW4504", WARNING, "ending that the story never comes to"),
    VARIANT_UNTOLD("SW4505", WARNING, "variant of an ending that is never told"),
    NOTHING_OPEN("SW4506", WARNING, "branch of which no way may be open"),
    NEVER_TAKEN("SW4507", WARNING, "choice that can never be taken"),
    NUMBER_UNREAD("SW4508", WARNING, "number of a campaign that nothing reads"),
    NUMBER_UNCHANGED("SW4509", WARNING, "number of a campaign that nothing changes"),
    STAGE_TWICE("SW4510", ERROR, "stage or chapter with the id of another"),
    CAMPAIGN_RULESET("SW4511", ERROR, "ruleset that cannot play a campaign"),
    TOO_MANY_SEATS("SW4512", ERROR, "more players than seats"),
    HERO_MISSING("SW4513", ERROR, "game without the hero"),
    SEATED_TWICE("SW4514", ERROR, "somebody who takes part twice"),
    UNFIT_EXAM("SW4515", ERROR, "kind of battle that the ruleset of the campaign does not know"),
    UNFIT_BOARD("SW4516", ERROR, "board that the ruleset of the campaign does not play"),
    UNUSED_STOCK("SW4517", INFO, "cards that are kept and never used"),
    EXAM_WITH_ROUNDS("SW4518", WARNING, "examination whose battles end after some rounds"),
    TOO_FEW_HOMES("SW4519", WARNING, "more players than homes"),
    ENDING_SILENT("SW4520", WARNING, "ending that may tell nothing"),
    MARK_UNEARNED("SW4521", WARNING, "mark that nobody can earn"),
    UNMARKED("SW4522", WARNING, "report card without a mark"),
    EMPTY_STOCK("SW4523", INFO, "examination without cards in stock"),
    RESULT_OF_EACH("SW4524", ERROR, "result that is not one number"),
    TAKEN_NAME("SW4525", WARNING, "character with a name that campaigns need");

    private static final Map<String, Code> BY_ID =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Code::id, Function.identity()));

    private final String id;
    private final Severity severity;
    private final String title;

    Code(String id, Severity severity, String title) {
        this.id = id;
        this.severity = severity;
        this.title = title;
    }

    /** The code with this id, as in `SW2101`. */
    public static Optional<Code> of(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    public String id() {
        return id;
    }

    public Severity severity() {
        return severity;
    }

    /** A few words, for lists and SARIF. */
    public String title() {
        return title;
    }
}
