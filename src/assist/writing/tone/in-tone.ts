import type { Tone } from "../../../domain/suggestions/request.ts";
import { LABELS } from "../lexicon/labels.ts";

type Rewording = readonly [pattern: RegExp, instead: string | ((all: string, ...parts: string[]) => string)];

const COUNTS = "two three four five six seven eight nine ten eleven twelve".split(" ");
const FIRST_COUNT = 2;
/** What is counted, and no share, name or part of another number: "3 nights", but "3 of 5", "3 kg", "level 3 cook". */
const COUNTED =
  "(?= [a-z]{3,}\\b)(?! (?:percent|million|thousand|hundred|point|star|bed|min|and|with|from|over|out|each|per|were|was|then|into|under|for|plus|times|times|the|but|off|till|until|between)\\b)";
const NO_NAME = `(?<!\\b(?:${LABELS.join("|")}|and|or|to|by|between|twenty|thirty|forty|fifty|hundred|half|one|point) )(?<=[\\p{L}%,)] )`;
const UNIT = "(day|week|month|year|shift|night|hour|term|quarter)";
const ENDS_RATE = "(?=$|[,.;)]| (?:and|on|in|at|for|with|from|by|across|plus|each|but)\\b)";
const IN_FIGURES = "(?=[£$€]?\\d|half\\b)";

/** "plain:direct": the same act, and neither claims more. */
const DIRECT: ReadonlyMap<string, string> = new Map(
  "looked after:took care of|looking after:taking care of|made sure:ensured|making sure:ensuring|trained up:trained|handed out:distributed|handing out:distributing|found out:discovered|talked to:spoke to|talking to:speaking to|came up with:devised|sorted out:resolved|put together:assembled|got rid of:removed"
    .split("|")
    .map((row): [string, string] => {
      const [plain = "", direct = ""] = row.split(":");
      return [plain, direct];
    }),
);
const ACT =
  "(?=(?:[\\w'-]+ ){0,2}(?:checks|testing|repairs|inspections|audits?|surveys?|assessments?|interviews|stocktakes?|maintenance|visits)\\b)";

const CONFIDENT: readonly Rewording[] = [
  [
    new RegExp(`\\b(?:${[...DIRECT.keys()].join("|")})\\b(?= [\\w£$€])`, "gi"),
    (plain: string) => likeFirst(plain, DIRECT.get(plain.toLowerCase()) ?? plain),
  ],
  [new RegExp(`(?:^|(?<=, |and ))did ${ACT}`, "gi"), (plain: string) => likeFirst(plain, "carried out ")],
  [new RegExp(`(?<![\\d,.])(\\d[\\d,.]*(?:ish)?(?: [a-z-]+s)?) an? ${UNIT}${ENDS_RATE}`, "g"), "$1 per $2"],
  [new RegExp(`(?<=\\S) (?:roughly|approximately) ${IN_FIGURES}`, "g"), " around "],
  [/(?<=\S) mostly\b/g, " mainly"],
  [new RegExp(`(?<=\\S) every ${UNIT}\\b`, "g"), " each $1"],
  [/\b(did|does|do|was|were|is|are|had|has|have|could|would)n't\b/g, "$1 not"],
  [
    new RegExp(`${NO_NAME}(${COUNTS.join("|")})${COUNTED}`, "gu"),
    (word: string) => String(COUNTS.indexOf(word) + FIRST_COUNT),
  ],
];
const FRIENDLY: readonly Rewording[] = [
  [new RegExp(`(?<![\\d,.])(\\d[\\d,.]*(?: [a-z-]+s)?) per ${UNIT}${ENDS_RATE}`, "g"), "$1 a $2"],
  [new RegExp(`(?<=\\S) (?:roughly|approximately) ${IN_FIGURES}`, "g"), " about "],
  [/(?<=\S) mainly\b/g, " mostly"],
  [new RegExp(`(?<=\\S) each ${UNIT}\\b`, "g"), " every $1"],
  [/\b(did|does|do|was|were|is|are|had|has|have|could|would) not\b/g, "$1n't"],
  [
    new RegExp(`${NO_NAME}([2-9])${COUNTED}`, "gu"),
    (figure: string) => COUNTS[Number(figure) - FIRST_COUNT] ?? figure,
  ],
];

/** The same words, as direct or plain as the tone is: figures, rates and verbs that mean the same. Professional are the person's own. */
export function inTone(line: string, tone: Tone): string {
  if (tone === "professional") return line;
  return (tone === "confident" ? CONFIDENT : FRIENDLY).reduce(
    (said, [pattern, instead]) =>
      typeof instead === "string" ? said.replace(pattern, instead) : said.replace(pattern, instead),
    line,
  );
}

function likeFirst(plain: string, direct: string): string {
  return /^\p{Lu}/u.test(plain) ? direct.charAt(0).toUpperCase() + direct.slice(1) : direct;
}

/** A friendly line is a sentence with its stop. */
export function closed(line: string): string {
  return /[\p{L}\d)%]$/u.test(line) ? `${line}.` : line;
}
