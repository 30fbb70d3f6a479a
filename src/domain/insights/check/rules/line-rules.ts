import { isKnownVerb } from "../../../language/inflect.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import { removeItem, setField } from "../../../resume/edits.ts";
import type { CheckedLine } from "../check-reading.ts";
import type { Problem, Rule } from "../rule.ts";

const SHORTEST = 4;

/** A rule about each line for itself. */
function ofLines(
  id: Rule["id"],
  severity: Rule["severity"],
  problemIn: (line: CheckedLine) => Omit<Problem, "pointer"> | null,
): Rule {
  return {
    id,
    group: "lines",
    severity,
    check: ({ lines }) => {
      if (lines.length === 0) return null;
      return lines.flatMap((line): Problem[] => {
        const problem = problemIn(line);
        return problem ? [{ pointer: line.pointer, ...problem }] : [];
      });
    },
  };
}

/** Of lines that are neither questions nor the lead of a list. */
function endsInStop({ text }: CheckedLine): boolean {
  return text.endsWith(".");
}

export const lineRules: readonly Rule[] = [
  ofLines("line-long", "medium", ({ words, limit }) => (words > limit ? { params: { words, limit } } : null)),
  ofLines("line-short", "low", ({ words, text }) => (words < SHORTEST ? { params: { text } } : null)),
  {
    id: "end-marks",
    group: "lines",
    severity: "low",
    check: ({ lines }) => {
      const plain = lines.filter(({ text }) => !/[!?:;…]$/u.test(text));
      if (plain.length < 3) return null;
      const stopped = plain.filter(endsInStop);
      const open = plain.filter((line) => !endsInStop(line));
      // A line of two sentences needs its stops.
      const wantsStops =
        stopped.length >= open.length || stopped.some(({ text }) => /[.!?] \p{Lu}/u.test(text));
      const fewer = wantsStops ? open : stopped;
      const [first] = fewer;
      if (!first) return [];
      const fix = fewer.map(({ text, pointer }) =>
        setField(pointer, wantsStops ? `${text}.` : withoutStop(text)),
      );
      return [{ pointer: first.pointer, params: { fewer: fewer.length, stops: wantsStops ? 1 : 0 }, fix }];
    },
  },
  {
    ...ofLines("lower-case", "low", ({ text, pointer }) => {
      const word = /^\p{Ll}+(?![\p{L}\p{N}])/u.exec(text)?.[0];
      if (word === undefined || !(isKnownVerb(word) || STOP_WORDS.has(word))) return null;
      return { params: { word }, fix: [setField(pointer, text.charAt(0).toUpperCase() + text.slice(1))] };
    }),
    isEnglish: true,
  },
  {
    id: "repeated-line",
    group: "lines",
    severity: "medium",
    check: ({ lines }) => {
      if (lines.length === 0) return null;
      const seen = new Set<string>();
      return lines.flatMap(({ text, pointer }): Problem[] => {
        const plain = withoutStop(text).toLowerCase();
        const isNew = !seen.has(plain);
        seen.add(plain);
        return isNew ? [] : [{ pointer, params: { text }, fix: [removed(pointer)] }];
      });
    },
  },
];

/** A pattern for the end of a text would look at each run of spaces within it. */
function withoutStop(text: string): string {
  return text.endsWith(".") ? text.slice(0, -1) : text;
}

function removed(pointer: string) {
  const at = pointer.lastIndexOf("/");
  return removeItem(pointer.slice(0, at), Number(pointer.slice(at + 1)));
}
