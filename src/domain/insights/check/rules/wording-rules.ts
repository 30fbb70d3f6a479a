import { entrySpelled } from "../../../gazetteer/gazetteer.ts";
import { setField } from "../../../resume/edits.ts";
import { sampleResume } from "../../../resume/sample-resume.ts";
import { sectionTexts } from "../../../resume/section-texts.ts";
import { inForm } from "../../../text/normal-form.ts";
import { BUZZWORDS } from "../buzzwords.ts";
import type { CheckReading } from "../check-reading.ts";
import type { Problem, Rule } from "../rule.ts";

const BUZZWORD = new RegExp(`(?<![\\p{L}-])(?:${BUZZWORDS.join("|")})(?![\\p{L}-])`, "gu");
const PLACEHOLDER =
  /\blorem ipsum\b|\[[\p{L} /]{3,40}\]|<[\p{L} ]{3,40}>|\bX{2,}\s?%|\b(?:TODO|TBD|TBC)\b|\byour (?:name|company|job title|email|city) here\b/iu;
/** Signs that a font draws and a text layer loses: icons, pictures, joined letters, marks without width. */
const LOST =
  /[\u{E000}-\u{F8FF}\u{1F000}-\u{1FAFF}\u{2600}-\u{27BF}\u{FB00}-\u{FB06}\u{00AD}\u{200B}\u{FEFF}\u{25A0}-\u{25FF}\u{1D400}-\u{1D7FF}]\u{FE0F}?/gu;
const ACRONYM = /(?<![\p{L}\p{N}.&/+-])[A-Z]{2,6}(?![\p{L}\p{N}&/+-])/gu;
/** What everybody knows, whatever they do, beside the names of the gazetteer. */
const EVERYDAY = new Set(
  "US EU UN UAE CEO CFO CTO COO CIO VP HR IT PR QA AI TV ID PC OK AM PM PDF CV NHS ER BA MA GPA USD EUR GBP UI II III IV VIP BBC FBI NASA NATO".split(
    " ",
  ),
);
const MOST_ACRONYMS = 5;
const FOUR_WORDS = /^\s*(?:\S+\s+){3}\S/;

function wordy({ lines, resume }: CheckReading): { text: string; pointer: string }[] {
  return [...lines, ...(resume.summary.trim() === "" ? [] : [{ text: resume.summary, pointer: "/summary" }])];
}

/** A rule about each text that a page shows. */
function ofTexts(
  id: Rule["id"],
  severity: Rule["severity"],
  pattern: RegExp,
  problemIn: (text: string, pointer: string) => Omit<Problem, "pointer"> | null,
): Rule {
  return {
    id,
    group: "wording",
    severity,
    check: ({ texts, all }) => {
      if (all.search(pattern) < 0) return [];
      return texts.flatMap(({ text, pointer }): Problem[] => {
        const problem = problemIn(text, pointer);
        return problem ? [{ pointer, ...problem }] : [];
      });
    },
  };
}

export const wordingRules: readonly Rule[] = [
  {
    id: "buzzword",
    group: "wording",
    severity: "low",
    isEnglish: true,
    check: (reading) => {
      if (reading.lower.search(BUZZWORD) < 0) return [];
      return wordy(reading).flatMap(({ text, pointer }): Problem[] => {
        const words = new Set(text.toLowerCase().match(BUZZWORD));
        return [...words].map((word) => ({ pointer, params: { word } }));
      });
    },
  },
  {
    id: "capitals",
    group: "wording",
    severity: "low",
    check: (reading) =>
      wordy(reading).flatMap(({ text, pointer }): Problem[] => {
        const isShouted = !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && FOUR_WORDS.test(text);
        return isShouted ? [{ pointer, params: { text } }] : [];
      }),
  },
  {
    id: "acronym",
    group: "wording",
    severity: "low",
    isEnglish: true,
    check: (reading) => {
      const spelledOut = new Set(
        [...reading.all.matchAll(/\(([A-Z]{2,6})\)|\b([A-Z]{2,6}) \(/g)].flatMap(
          ([, one, other]) => one ?? other ?? [],
        ),
      );
      const first = new Map<string, string>();
      for (const { text, pointer } of wordy(reading)) {
        // In a line of capitals no word is an acronym.
        if (text === text.toUpperCase()) continue;
        for (const [word] of text.matchAll(ACRONYM)) if (!first.has(word)) first.set(word, pointer);
      }
      return [...first]
        .filter(([word]) => !EVERYDAY.has(word) && !spelledOut.has(word) && entrySpelled(word) === undefined)
        .slice(0, MOST_ACRONYMS)
        .map(([word, pointer]) => ({ pointer, params: { word } }));
    },
  },
  ofTexts("placeholder", "high", PLACEHOLDER, (text) => {
    const found = PLACEHOLDER.exec(text)?.[0];
    return found === undefined ? null : { params: { text: found } };
  }),
  {
    id: "sample-words",
    group: "wording",
    severity: "medium",
    check: (reading) => {
      const written = wordy(reading);
      if (written.length === 0) return null;
      const foreign = written.filter(({ text }) => SAMPLE.has(text.trim()));
      return foreign.map(({ pointer }) => ({
        pointer,
        params: { own: written.length - foreign.length, all: written.length },
      }));
    },
  },
  ofTexts("lost-characters", "medium", LOST, (text, pointer) => {
    const found = text.match(LOST);
    if (found === null) return null;
    const plain = inForm("NFKC", text.replace(LOST, plainSign)).replace(/ {2,}/g, " ").trim();
    return {
      params: { text: [...new Set(found)].join(" ") },
      ...(plain !== "" && { fix: [setField(pointer, plain)] }),
    };
  }),
];

/** A joined or a wide letter is written plainly; an icon has no plain form. */
function plainSign(sign: string): string {
  const plain = inForm("NFKC", sign);
  return /^[\p{L}\p{N}\p{P}]+$/u.test(plain) ? plain : sign.codePointAt(0) === 0xad ? "" : " ";
}

const SAMPLE: ReadonlySet<string> = new Set(
  sectionTexts(sampleResume)
    .filter(({ field }) => field.kind === "lines" || field.kind === "text")
    .map(({ text }) => text.trim()),
);
