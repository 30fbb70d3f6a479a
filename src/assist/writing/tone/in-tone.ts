import { baseOf } from "../../../domain/language/inflect.ts";
import type { Tone } from "../../../domain/suggestions/request.ts";
import { inflected } from "../edits/tense.ts";

type Wording = readonly (readonly [pattern: RegExp, instead: string | ((all: string, ...parts: string[]) => string)])[];

const WORD_OF = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** What is counted, and no measure, share, date or name: "3 nights", not "3 kg", "phase 3", "3 of 5". */
const COUNTED = "(?= [a-z]{4,}\\b)(?! (?:percent|million|thousand|hundred|point|star|stars|tonnes?|phase|with|from|over|each|were|then|into|under|hours?|minutes?|weeks?|days?|months?|years?)\\b)";

/** Openings that name the same act, none of which claims more; the plain one is the person's own. */
const DIRECT: ReadonlyMap<string, string> = new Map(
  `make sure|ensure,deal with|handle,sort out|resolve,come up with|devise,put together|assemble,fill in|complete,fill out|complete,hand out|distribute,give out|distribute,look into|investigate,cut down|reduce,bring down|reduce,find out|establish,keep track of|track,get rid of|remove,go through|review,help to|help`
    .split(",")
    .map((row): [string, string] => {
      const [plain = "", direct = ""] = row.split("|");
      return [plain, direct];
    }),
);

const PER = "(day|week|month|year|shift|night|hour|term|quarter)(?=$|[,.;)]| (?:and|on|in|at|for|with|from|by|across|plus)\\b)";
const CONFIDENT: Wording = [
  [new RegExp(`(\\d[\\d,.]*(?:ish)?(?: [a-z-]+s)?) an? ${PER}`, "g"), "$1 per $2"],
  [/(?<=\S) every (day|week|month)(?=$|[,.;)])/g, (_, time: string) => ` ${time === "day" ? "daily" : `${time}ly`}`],
  [
    new RegExp(`(?<=\\S )(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)${COUNTED}`, "g"),
    (word: string) => String(WORD_OF.indexOf(word)),
  ],
];
const FRIENDLY: Wording = [
  [new RegExp(`(\\d[\\d,.]*(?: [a-z-]+s)?) per ${PER}`, "g"), "$1 a $2"],
  [/\bapproximately (?=\d)/g, "about "],
  [/\b(did|do|does|was|were|is|are|had|could|would) not\b/g, "$1n't"],
  [
    new RegExp(`(?<=[a-z] )([2-9])${COUNTED}`, "g"),
    (all: string, figure: string) => WORD_OF[Number(figure)] ?? all,
  ],
];

/** The same words, as direct or plain as the tone is: figures, rates and openings of the same meaning. Professional are the person's own. */
export function inTone(line: string, tone: Tone): string {
  if (tone === "professional") return line;
  const said = tone === "confident" ? withDirectOpening(line) : line;
  const wording = tone === "confident" ? CONFIDENT : FRIENDLY;
  // "3 of 3", "cat 2 and 4": small figures beside each other stay alike.
  const isMixed = (said.match(/(?<![\d.,£$€])\d(?![\d.,%])/g) ?? []).length > 1;
  return wording.reduce(
    (text, [pattern, instead]) =>
      isMixed && typeof instead !== "string" ? text : text.replace(pattern, instead as string),
    said,
  );
}

function withDirectOpening(line: string): string {
  const [first = "", ...rest] = line.split(" ");
  for (const form of ["past", "base"] as const) {
    const base = baseOf(first, form);
    for (const words of [2, 1]) {
      const direct = base === null ? undefined : DIRECT.get([base, ...rest.slice(0, words)].join(" "));
      if (direct !== undefined)
        return [inflected(direct, form === "past" ? "past" : "present"), ...rest.slice(words)].join(" ");
    }
  }
  return line;
}
