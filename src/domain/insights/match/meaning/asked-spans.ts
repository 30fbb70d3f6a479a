import { REQUIREMENT_KINDS, type RequirementKind, type RequirementLevel } from "../job-match.ts";
import type { ReadWord } from "./match-model.ts";

/** A stretch of a text that asks for something. */
export interface AskedSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: RequirementKind;
  readonly level: RequirementLevel;
}

/** The stretches that the words of a text make up. */
export function askedSpans(text: string, words: readonly ReadWord[]): AskedSpan[] {
  const groups: ReadWord[][] = [];
  let open: ReadWord[] | null = null;
  for (const word of words) {
    const { outside, begins, inside } = word;
    if (outside >= begins && outside >= inside) open = null;
    // A line break parts what is asked for, whatever the words say.
    else if (begins >= inside || open === null || text.slice(word.start, word.end) === "|") {
      open = [word];
      groups.push(open);
    } else open.push(word);
  }
  return groups.flatMap((group) => {
    const span = trimmed(text, group);
    return span ? [span] : [];
  });
}

const EDGE = /^[^\p{L}\p{N}(#.$£€]+|[^\p{L}\p{N})+#%]+$/gu;

function trimmed(text: string, group: readonly ReadWord[]): AskedSpan | null {
  const from = group[0]?.start ?? 0;
  const last = group.at(-1)?.end ?? 0;
  // "A+", "C#": the sign is a word of its own to the reader.
  const to = /^[+#]{1,2}(?![\p{L}\p{N}])/u.test(text.slice(last, last + 3))
    ? last + (text[last + 1] === "+" ? 2 : 1)
    : last;
  const said = text.slice(from, to).split("|", 1)[0] ?? "";
  const inner = balanced(said.replace(EDGE, ""));
  if (!/\p{L}/u.test(inner)) return null;
  const start = from + said.indexOf(inner);
  return {
    start,
    end: start + inner.length,
    kind: kindOf(group),
    level: mean(group, ({ nice }) => nice) > 0 ? "nice" : "must",
  };
}

/** Without a bracket that has lost its other half. */
function balanced(text: string): string {
  const opens = text.split("(").length - text.split(")").length;
  if (opens > 0) return text.slice(0, text.lastIndexOf("(")).replace(EDGE, "");
  return opens < 0 && text.endsWith(")") ? text.slice(0, -1).replace(EDGE, "") : text;
}

function kindOf(group: readonly ReadWord[]): RequirementKind {
  const scores = REQUIREMENT_KINDS.map((_, nth) => mean(group, ({ kinds }) => kinds[nth] ?? 0));
  return REQUIREMENT_KINDS[scores.indexOf(Math.max(...scores))] ?? "skill";
}

function mean(group: readonly ReadWord[], of: (word: ReadWord) => number): number {
  return group.reduce((sum, word) => sum + of(word), 0) / group.length;
}
