import type { RequirementKind } from "../insights/match/job-match.ts";
import { askedYears } from "../insights/match/meaning/asked-years.ts";
import { baseOf, participle } from "../language/inflect.ts";
import { isOrdinary } from "../language/known-words.ts";
import { STOP_WORDS } from "../language/stop-words.ts";

interface ToAsk {
  readonly kind: RequirementKind;
  /** The ad's words; several where any one is enough. */
  readonly words: readonly string[];
  /** The ad's own sentence. */
  readonly asked: string;
}

const LONGEST = 80;
const LONGEST_SENTENCE = 160;
const PAPER =
  /\b(?:licen[cs]e|certificate|certification|card|permit|registration|ticket|diploma|pass|badge)$/i;
const DETERMINED = /^(?:an?|the|your|any|all|both|two|current and)\b/i;
/** How a paper must be: never a name. */
const STATE = /^(?:valid|full|clean|live|in-date)$/i;
const LANGUAGE_LEAD =
  /^(?:(?:speak|fluent|fluency|good|strong|excellent|native|basic|spoken|written|conversational|business|working|knowledge|of|in|and) )+/i;
const LANGUAGE = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

/** What the person is asked about a must-have that their career does not show, by what sort of thing it is. */
export function questionWords({ kind, words, asked }: ToAsk): string {
  const clean = words.map(withoutSigns);
  if (!clean.every(isPhrase)) return aboutSentence(kind, asked, clean);
  const named = clean.map((word) => inSentence(word)).join(" or ");
  const [only = ""] = clean.length === 1 ? clean : [];
  switch (kind) {
    case "tool":
      return `Have you worked with ${named}? Where, and for what?`;
    case "skill":
      return `Do you have experience of ${named}? Where, and for what?`;
    case "duty":
      // "Interpret" alone says nothing of what.
      if (clean.some((word) => baseOf(word, "base") !== null)) return aboutSentence(kind, asked, clean);
      return `${only === "" ? `Do you have experience of ${named}` : haveYouDone(only)}? Where, and how often?`;
    case "licence":
      return `Do you hold ${clean.every(isPaper) ? clean.map(withArticle).join(" or ") : `this licence or certificate: ${named}`}? Which, and since when?`;
    case "degree":
      return `Do you hold this degree or qualification: ${named}? From where, and since when?`;
    case "years":
      return askedYears(only)
        ? `Do you have ${inSentence(only.replace(/^minimum (?:of )?/i, "at least "))}? In which positions?`
        : aboutSentence(kind, asked, clean);
    case "language":
      return aboutLanguages(clean) ?? aboutSentence(kind, asked, clean);
    case "authorisation":
      return aboutRight(named) ?? aboutSentence(kind, asked, clean);
    case "place":
      return aboutSentence(kind, asked, clean);
  }
}

/** Where the words alone make no sentence, the ad's own does. */
function aboutSentence(kind: RequirementKind, asked: string, words: readonly string[]): string {
  const said = withoutSigns(asked).replace(/[.;:,]+$/, "");
  const quoted = said.length > 0 && said.length <= LONGEST_SENTENCE ? said : words.join(" or ");
  const ends: Record<RequirementKind, string> = {
    skill: "Have you done this? Where, and for what?",
    tool: "Have you worked with it? Where, and for what?",
    duty: "Have you done this? Where, and how often?",
    licence: "Do you hold this? Which, and since when?",
    degree: "Do you hold this? From where, and since when?",
    years: "Is that true of you? In which positions?",
    language: "Is that true of you? How well?",
    authorisation: "Is that true of you?",
    place: "Is that true of you?",
  };
  return `The ad says: “${quoted}”. ${ends[kind]}`;
}

/** "direct a teaching assistant" → "Have you directed a teaching assistant". */
function haveYouDone(words: string): string {
  const [verb = "", ...rest] = words.split(" ");
  const base = rest.length > 0 ? baseOf(verb, "base") : null;
  return base === null
    ? `Do you have experience of ${inSentence(words)}`
    : `Have you ${participle(base)} ${rest.join(" ")}`;
}

function aboutLanguages(words: readonly string[]): string | null {
  const names = words.map((word) => word.replace(LANGUAGE_LEAD, "").replace(/ (?:language|speaker)$/i, ""));
  return names.every((name) => LANGUAGE.test(name)) ? `Do you speak ${names.join(" or ")}? How well?` : null;
}

function aboutRight(named: string): string | null {
  if (/^(?:(?:full|legal|current|valid) )*(?:working )?rights\b/i.test(named)) return `Do you have ${named}?`;
  if (/^(?:the )?(?:(?:full|legal|current|valid) )*right\b/i.test(named))
    return `Do you have the ${named.replace(/^the /i, "")}?`;
  return /^(?:(?:full|legal|current|valid) )*(?:permit|visa)\b/i.test(named)
    ? `Do you have a ${named}?`
    : null;
}

function isPaper(word: string): boolean {
  return PAPER.test(word);
}

function withArticle(word: string): string {
  const said = inSentence(word);
  if (DETERMINED.test(said)) return said;
  const isVowel = /^(?:[aeio]|u(?!ni|se|k\b))/i.test(said) || /^(?:[FHLMNRSX][A-Z])/.test(said);
  return `${isVowel ? "an" : "a"} ${said}`;
}

function withoutSigns(text: string): string {
  return text.replace(/^[^\p{L}\p{N}“"(]+/u, "").trim();
}

/** Words that can stand inside a question: no fragment, and not shouted. */
function isPhrase(words: string): boolean {
  const all = words.split(/\s+/);
  const last = all.at(-1) ?? "";
  const isShouted = words.length > 5 && words === words.toUpperCase();
  // "in the US" ends with a name.
  const isWhole = !STOP_WORDS.has(last.toLowerCase()) || /^\p{Lu}{2,}$/u.test(last);
  return words.length > 1 && words.length <= LONGEST && isWhole && !isShouted;
}

/** A first letter that is large only because it began a line. */
function inSentence(words: string): string {
  const [first = ""] = words.split(/[\s/-]/, 1);
  const rest = words.slice(first.length);
  // A name of one word, or of several that are all large, is a name.
  const isName =
    !/^\p{Lu}\p{Ll}*$/u.test(first) ||
    rest === "" ||
    /^\s\p{Lu}\p{Ll}/u.test(rest) ||
    (/^\s\p{Lu}/u.test(rest) && !STATE.test(first) && !isOrdinary(first));
  return isName ? words : first.toLowerCase() + rest;
}
