import { namesKnown } from "../../domain/claims/gazetteer/gazetteer.ts";
import { baseOf } from "../../domain/language/inflect.ts";
import { isOrdinary } from "../../domain/language/known-words.ts";
import { isEverydayWord } from "../screening/evidence.ts";
import { articleFor } from "./article.ts";
import { verbForMaking } from "./choose-verb.ts";
import { takesArticle, verbForNamed } from "./lexicon/made-things.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { NOT_MADE, withoutMaking } from "./making.ts";
import { plainSequel } from "./sequel.ts";
import { sharedLead } from "./shared.ts";
import { type Tense, verbInTense } from "./tense.ts";

const MADE =
  "made|done|built|created|developed|written|coded|programmed|designed|painted|recorded|drawn|sewn|knitted|crocheted|filmed|shot|composed|carved|welded|animated|illustrated|produced";
const END = new RegExp(
  `^(?:of|for|in|at|on|with|without|to|from|by|during|across|about|that|which|who|where|when|and|or|plus|using|between|against|over|under|around|through|into|as|out|called|named|based|showing|${MADE}|i|we|you|is|was|are|were|has|had|can|will|\\d.*|[(&+–—-].*)$`,
  "i",
);
/** Deeds of a craft tell more than the verb that goes with the thing. */
const TELLING =
  /^(?:designed|coded|programmed|painted|recorded|drawn|sewn|knitted|crocheted|filmed|shot|composed|carved|welded|animated|illustrated)$/i;
const MAKING = new RegExp(
  `(,?) (?:and )?(?:(?:it is|it's|its|it was|(?:which|that) (?:is|was)|(?:(?:which|that) )?(?:i|we)|all|mostly|mainly|entirely|fully) )*(${MADE}|wrote|drew)(?: it)?(?: by me)?(?= (?:with|in|using|from|at|for|out of|on|by hand|during|over|mostly|entirely)\\b)`,
  "i",
);
const BY_OTHERS = new RegExp(`\\b(?:${MADE}) by (?!hand\\b|me\\b)`, "i");
const BESIDE = new RegExp(`\\b(${MADE}) (?:together )?with (?:my|an?) [\\w-]+`, "i");
const SOME = /^(?:some|a bunch of|bunch of|a load of|loads of|lots of|a number of|various) /i;

/** Nobody names a thing in more words; without an end the time would grow with the square of a text. */
const PHRASE_MOST = 8;

interface Named {
  readonly phrase: string;
  readonly rest: string;
}

/** Whether what stands after an article is something that people make. */
export function namesMade(text: string): boolean {
  const { phrase, rest } = namedIn(text.replace(/^an? /i, ""));
  return (verbForNamed(phrase) ?? verbForUnknown(phrase, rest) ?? verbForMaking(text)) !== null;
}

/** A project's line that only names what was made: "tool for merging invoices, written in Go". Null where nobody can tell. */
export function tellNamed(sentence: string, tense: Tense, line: string): string | null {
  const given = sentence.replace(SOME, "").replace(/^(?:my )?(?:own )?/i, "");
  const mine = tellMine(given, tense);
  if (mine !== null) return mine;
  const [, article = "", bare = given] = /^(an?|the|this) (.+)$/i.exec(given) ?? [];
  const { phrase, rest } = namedIn(bare);
  const verb =
    verbForNamed(phrase) ??
    (article === "" && !SET_OF.test(bare) && !CERTAIN.test(rest) ? null : verbForUnknown(phrase, rest)) ??
    verbForProject(phrase, rest) ??
    (/^an?$/i.test(article) ? verbForMaking(given) : null);
  if (
    verb === null ||
    !isPlainPhrase(phrase, article) ||
    isLeftOpen(phrase, rest) ||
    BY_OTHERS.test(rest) ||
    (rest === "" && article === "")
  )
    return null;
  const subject = tellsItself(phrase, rest);
  const known = /^th/i.test(article);
  // "my macro saves an hour" is one that somebody wrote, "the till prints bills" may be anybody's.
  const owned = /^(?:my|own|this|an?) /i.test(sentence);
  if (subject === null || (subject === rest ? known : !owned)) return null;
  const making = known ? null : MAKING.exec(subject);
  const told = making && TELLING.test(making[2] ?? "") ? baseOf(making[2] ?? "", "participle", "past") : null;
  // "built with my dad": the deed stands there, and who was beside it stays.
  const lead = sharedLead(line.replace(BESIDE, "$1")) ?? told ?? verb;
  const sequel = plainSequel(withoutParticiple(subject, making));
  return `${verbInTense(lead, tense)} ${withArticle(phrase, known ? "" : article)}${sequel}`;
}

/** Only words that can stand before a thing: no deed, nobody and nothing that denies. */
function isPlainPhrase(phrase: string, article: string): boolean {
  const words = phrase.split(" ");
  const [first = ""] = words;
  const named =
    namesKnown(phrase, { everyday: true }).some(({ start }) => start === 0) ||
    /^(?:open source|machine learning)\b/i.test(phrase);
  const base = article === "" && words.length > 1 && !named ? baseOf(first, "base") : null;
  // "chat app" is an app, "calculate bridges" and "build app" are deeds.
  const before =
    words.length === 2 &&
    takesArticle(words[1] ?? "") &&
    !/^(?:build|make|create|develop|write)$/.test(base ?? "");
  if (words.length > PHRASE_MOST || (base !== null && !before && !NOUN_VERBS.has(base))) return false;
  return !words.some((word) => BARRED.test(word) || isPastOnly(word));
}

const BARRED =
  /^(?:i|i['’]\w+|we|he|she|they|it|my|our|his|her|their|me|as|not|no|but|never|still|can|could|have|had|do|does|did|all|than|under|if|then|less|more|the|an?|this|that|these|unfinished|finished|former|vice|yet)$|ly$/i;

/** "ran" and "sent", but not "painted", which may stand before a thing. */
function isPastOnly(word: string): boolean {
  return baseOf(word, "past") !== null && baseOf(word, "base") === null && !/ed$/i.test(word);
}

/** What follows so that nobody can tell what the line is: "guide at the castle", "audit: 9 of 10", "reports in by Monday". */
function isLeftOpen(phrase: string, rest: string): boolean {
  if (/^ ?(?:->|in by\b|to write\b|under\b)|^: /i.test(rest) && !/thesis|dissertation$/i.test(phrase))
    return true;
  // "milking robot (Lely)" may be one that somebody tended.
  if (/^ \([^)]*\)$/.test(rest) && namesKnown(rest, { everyday: true }).length === 0) return true;
  if (/(?:^| )guides?$/i.test(phrase)) return !/^ (?:to|on|about|for|with|of)\b/i.test(rest);
  if (/(?:^| )systems?$/i.test(phrase)) return !/^ (?:for|to|that|which|in|with|using)\b|^, /i.test(rest);
  const [, next = ""] = /^ (?:and|or|&|\+) (.+)$/i.exec(rest) ?? [];
  return next !== "" && !/^(?:an?|the) /i.test(next) && verbForNamed(namedIn(next).phrase) === null;
}

/** "written in Erlang" leaves no doubt, where "done in 4 days" may be anything. */
const CERTAIN = /^,? (?:written|coded|programmed|built|designed) (?:in|with|using) /i;
/** Whatever it is a set of, somebody put it together. */
const SET_OF = /^(?:[a-z]+ )?sets? of /i;

const MINE =
  /^((?:an? |the |this )?(?:[^,;]|,(?=\d)){3,80}?),? (?:that|which) i (?:have |had |also |then )?([a-z]+(?: up| out| down| together(?! with))?(?:,? and [a-z]+)?)\b ?(.*)$/i;

/** "corpus of letters which I typed for the archive" → "typed a corpus of letters for the archive". */
function tellMine(given: string, tense: Tense): string | null {
  const [, thing = "", deeds = "", rest = ""] = MINE.exec(given) ?? [];
  const verbs = deeds.split(/,? and /).map((deed) => baseOf(deed.split(" ")[0] ?? "", "past"));
  if (thing === "" || tense !== "past" || verbs.some((base) => base === null || LIVED.test(base)))
    return null;
  const [, article = "", bare = thing] = /^(an?|the|this) (.+)$/i.exec(thing) ?? [];
  const { phrase, rest: more } = namedIn(bare);
  if (!isPlainPhrase(phrase, article) || thing.split(" ").some((word) => /^(?:i|he|she|they)$/i.test(word)))
    return null;
  if (!/^(?:an?|this)$/i.test(article) && verbForNamed(phrase) === null) return null;
  const named = withArticle(phrase, /^this$/i.test(article) ? "" : article);
  return `${deeds.toLowerCase()} ${named}${more}${/^[,;.]|^$/.test(rest) ? rest : ` ${rest}`}`;
}

/** Whatever it is: "chess clock made with two buttons" says that it was made, "little thing that waters basil" what it does. */
function verbForUnknown(phrase: string, rest: string): string | null {
  if (/(?:^| )thing$/i.test(phrase) && /^ (?:that|which) [a-z]+s /i.test(rest)) return "build";
  if (/(?:^| )(?:set|series|bundle)$/i.test(phrase) && /^ of /i.test(rest)) return "create";
  const making = MAKING.exec(rest);
  if (making?.index !== 0 || NOT_MADE.test(phrase)) return null;
  const base = baseOf(making[2] ?? "", "participle", "past");
  return base === "make" || base === "do" ? "create" : base;
}

const LIVED =
  /^(?:be|have|do|want|need|like|love|think|hope|find|know|wish|get|see|hear|believe|enjoy|learn)$/;

/** "project on bees" was completed; what "project lets parents share" was developed. */
function verbForProject(phrase: string, rest: string): string | null {
  if (!/(?:^| )(?:project|capstone|coursework|case study)$/i.test(phrase)) return null;
  if (/^ (?:on|about|of|exploring|comparing|investigating|analysing|analyzing)\b/i.test(rest))
    return "complete";
  const [first = "", second] = rest.trim().split(" ");
  return isOwnDeed(phrase, first, second) ? "develop" : null;
}

/** The words up to the head of what is named, and what is said of it. */
function namedIn(text: string): Named {
  const words = text.split(" ");
  let end = words.findIndex(
    (word, index) => index > 0 && (END.test(word) || /[,;:.]$/.test(words[index - 1] ?? "")),
  );
  // "side project lets parents share": the deed of what stands before it.
  const deed = words.findIndex(
    (word, index) =>
      index > 0 && index <= PHRASE_MOST && isOwnDeed(words.slice(0, index).join(" "), word, words[index + 1]),
  );
  if (deed > 0 && (end < 0 || deed < end)) end = deed;
  const phrase = words.slice(0, end < 0 ? words.length : end).join(" ");
  const bare = phrase.replace(/[,;:.]+$/, "");
  return { phrase: bare, rest: text.slice(bare.length) };
}

function isOwnDeed(before: string, word: string, next = ""): boolean {
  const base = baseOf(word, "third");
  if (
    base === null ||
    !/^[\w"£$€]/.test(next) ||
    /^(?:of|for|in|with|to|from|by|on|about|and|or)$/i.test(next) ||
    !takesArticle(before.split(" ").at(-1) ?? "")
  )
    return false;
  if (NOUN_VERBS.has(base) && !/^(?:help|show|track|plan|measure|control|check|use|monitor|turn)$/.test(base))
    return false;
  return verbForNamed(before) !== null || / project$/i.test(` ${before}`);
}

/** " lets parents share" → " that lets parents share"; null for any other sentence with the thing as its subject. */
function tellsItself(phrase: string, rest: string): string | null {
  const [first = "", second] = rest.trim().split(" ");
  if (/^(?:is|was|are|were|has|had|will)$/i.test(first)) return null;
  if (/^can$/i.test(first)) return ` that${rest}`;
  return isOwnDeed(phrase, first, second) ? ` that${rest}` : rest;
}

function withArticle(phrase: string, given: string): string {
  if (given !== "") return `${given.toLowerCase()} ${phrase}`;
  const [first = "", ...others] = phrase.split(" ");
  const small = isName(first, phrase) ? first : first.toLowerCase();
  const text = [small, ...others].join(" ");
  if (!takesArticle(text.split(" ").at(-1) ?? "")) return text;
  return `${articleFor(small)} ${text}`;
}

/** Whether the large letter of a first word is its own: "Tableau dashboard", but not "Annual report". */
function isName(first: string, phrase: string): boolean {
  if (!/^[A-Z][a-z-]+$/.test(first)) return true;
  if (namesKnown(phrase, { everyday: true }).some(({ start }) => start === 0)) return true;
  if (/^(?:simple|basic|tiny|quick|interactive|custom|personal)$/i.test(first)) return false;
  return !isOrdinary(first) && !isEverydayWord(first.toLowerCase()) && verbForNamed(first) === null;
}

/** ", written in Go" → " in Go", after a verb that says so already. */
function withoutParticiple(rest: string, making: RegExpExecArray | null): string {
  if (!making) return withoutMaking(rest);
  const before = rest.slice(0, making.index);
  const after = rest.slice(making.index + making[0].length);
  const apart = making[1] === "," && /,|\b(?:that|which|where|who)\b/.test(before);
  return `${before}${apart ? "," : ""}${after}`;
}
