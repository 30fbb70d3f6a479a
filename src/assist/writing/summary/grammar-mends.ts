import { baseOf, gerund } from "../../../domain/language/inflect.ts";
import { articleFor } from "../say/article.ts";
import { isRoleWord } from "./role-words.ts";

const NUMBER =
  "\\d+\\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty";

export type Mend = readonly [
  pattern: RegExp,
  instead: string | ((all: string, ...parts: string[]) => string),
];

/** What writers of a second language slip on: each row stands alone. */
export const GRAMMAR: readonly Mend[] = [
  [/\bwant be\b/g, "want to be"],
  [/\b(more|less|better|rather) then\b/gi, "$1 than"],
  [new RegExp(`\\bsince (more than )?(${NUMBER}) years,? I work\\b`, "gi"), "for $1$2 years I have worked"],
  [new RegExp(`\\bsince (more than )?(?=(?:${NUMBER}) years)`, "gi"), "for $1"],
  [new RegExp(`\\ban? experience of (${NUMBER}) years?\\b`, "gi"), "$1 years of experience"],
  [new RegExp(`\\b(${NUMBER}) years?,? (?:of )?(?=(?:[a-z-]+ ){0,2}?experience\\b)`, "gi"), "$1 years of "],
  [/\b([a-z]+s) which is\b/gi, "$1 which are"],
  [/\b(speciali[sz]ed) on\b/gi, "$1 in"],
  [
    /\b(enjoys?) to ([a-z]+)/gi,
    (all, word: string, verb: string) => (baseOf(verb, "base") ? `${word} ${gerund(verb)}` : all),
  ],
  [/\b(?:2|two) times?\b/gi, "twice"],
  [/\battention to details\b/gi, "attention to detail"],
  [/\b(takes? [a-z]+) serious\b/gi, "$1 seriously"],
  [/\b(from|to|in) (Philippines|UK|Netherlands|US|USA|UAE)\b/g, "$1 the $2"],
  [/\blike (?=([a-z]+)\b)/g, (all: string, next: string) => (isRoleWord(next) ? "as " : all)],
  [/\b((?!1\b)\d+) year (?=in|as|on|at|like)/gi, "$1 years "],
  [/\bfor (part|full) time(?=[,.]|$)/gi, "for $1-time work"],
  [/\bexplain(ing)? ([a-z]+) for\b/gi, "explain$1 $2 to"],
  [/\bsince graduate\b/gi, "since graduating"],
  [/\b(learns?|works?) quick\b/gi, "$1 quickly"],
  [
    /\bas (?=([a-z]+)\b)/g,
    (all: string, next: string) => (isRoleWord(next) ? `as ${articleFor(next)} ` : all),
  ],
  [/\b(from|with) a? ?(\d+) (week|month|year|day) (?=internship|placement|course)/gi, "$1 a $2-$3 "],
  [/\b(computer|communication|language) skill\b/gi, "$1 skills"],
  [/\bnon technical\b/gi, "non-technical"],
  [
    /\bin (team|warehouse|hotel|consulting company|food factory)\b/gi,
    (_, place: string) => `in ${withArticle(place)}`,
  ],
  [
    /\bI (?:have )?done (?=my|level)|\bI've done (?=my|level|[\w ]{0,20}level)|\bI have done (?=[\w ]{0,20}level)/gi,
    "I completed ",
  ],
  [/\byears of experiences\b/gi, "years of experience"],
  [/^Deadline are\b|(?<=[.] )Deadline are\b/g, "Deadlines are"],
  [new RegExp(`(?<!the |for |past )\\b(last (?:${NUMBER}) years) I\\b`, "gi"), "for the $1 I"],
  [
    new RegExp(`\\bI (drive|work|clean|cook)((?: (?!for\\b)\\w+){0,3}?) (?=(?:${NUMBER}) years)`, "gi"),
    (_, verb: string, what: string) => `I have ${PARTICIPLES[verb.toLowerCase()] ?? verb}${what} for `,
  ],
  [/\bI (?:search|look)( now)? for (?=[a-z])/g, "I am$1 looking for "],
  [/\bI search( now)? (?=[a-z])(?!for )/g, "I am$1 looking for "],
  [/(?<=^|[.!?] )Before (?=I (?:was|worked|did|had)\b[^,.]*(?:\.|$))/g, "Before that "],
  [/\b(looking for) (full|part)[ -]time (?=job|role|position|post)/gi, "$1 a $2-time "],
  [/\b(like|love|enjoy) talk\b/g, "$1 talking"],
  [/\balso I can\b/gi, "I can also"],
  [/\bas part of team\b/gi, "as part of a team"],
  [/\b(to) sensitive situation\b/gi, "$1 sensitive situations"],
  [/\b(driven|drive) forklift\b/gi, "$1 a forklift"],
  [
    /\bas (weekend|evening|night|part-time|full-time) (?=([a-z]+)\b)/gi,
    (all, kind: string, name: string) => (isRoleWord(name) ? `as ${articleFor(kind)} ${kind} ` : all),
  ],
  [/(?<!\ba )\blittle bit (?!of)(?=\w)/gi, "a little bit of "],
  [/(?<!\ba )\blittle bit(?=[.,]|$)/gi, "a little bit"],
  [/\b((?:[2-9]|\d{2,})) person\b/gi, "$1 people"],
  [/\b(teachers|people|customers|students|children) understands\b/gi, "$1 understand"],
  [/\ban eye for the detail\b/gi, "an eye for detail"],
  [
    /\b(I am|I'm|I was|become|to be) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/gu,
    (_, verb: string, said: string) => `${verb} ${withRoleArticle(said)}`,
  ],
  [/\bI(?: am|'m) (an? (?:\w+ ){1,3})since (?=\d{4})/g, "I have been $1since "],
  [
    /\bhave (clean|cook|work|drive)\b(?= (?:for|in|as|at)\b)/gi,
    (_, verb: string) => `have ${PARTICIPLES[verb.toLowerCase()] ?? verb}`,
  ],
];
const PARTICIPLES: Readonly<Record<string, string>> = {
  clean: "cleaned",
  cook: "cooked",
  work: "worked",
  drive: "driven",
};

/** Stand before no bare name of a trade, or have an article of their own. */
const NO_QUALITY =
  /^(?:an?|the|in|at|on|for|of|to|with|from|by|one|now|also|not|very|my|your|his|her|its|their|our|this|that|some|any|no|both|more|so|too|who|as|and|or|currently|still|always|only|made|given|\w+ing|(?!qualified|certified|registered|skilled|trained|licensed|chartered|experienced|dedicated)\w+ed)$/i;

/** "I am law graduate" → "I am a law graduate". */
function withRoleArticle(said: string): string {
  const words = said.split(" ");
  const at = words.findIndex((word) => isRoleWord(word) || /^(?:man|woman|person)$/.test(word));
  const isName = at >= 0 && !words.slice(0, at).some((word) => NO_QUALITY.test(word));
  return isName ? withArticle(said) : said;
}

/** "job" → "a job". */
function withArticle(phrase: string): string {
  return `${articleFor(phrase)} ${phrase}`;
}
