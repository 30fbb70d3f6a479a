import { baseOf } from "../../domain/language/inflect.ts";
import { countWords } from "../../domain/suggestions/form.ts";
import { inForm } from "../../domain/text/normal-form.ts";
import { tidy } from "./filler.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";

/** Words to do without when a line is too long, the cheapest first. None of them is a fact. */
const SPARE: readonly [pattern: RegExp, instead: string][] = [
  [/\btogether with\b/gi, "with"],
  [/\bso that\b/gi, "so"],
  [/,? (?:afterwards|as well|too)(?=[.,;]|$)/gi, ""],
  [/, also (?=\w)/gi, ", "],
  [/\b(?:that|which) (?:was|were|is|are) (?=\w+(?:ed|ing)\b)/gi, ""],
  [/\b(?:whole|entire|overall|particular|respective|certain) /gi, ""],
  [/,? and then /gi, ", "],
  [/ (?:by myself|myself)\b/gi, " alone"],
];

/** A line within the limit, or several where one cannot hold all that it says. */
export function withinLimit(line: string, limit: number): string[] {
  let text = line;
  for (const [pattern, instead] of SPARE) {
    if (countWords(text) <= limit) return [text];
    text = tidy(text.replace(pattern, instead));
  }
  if (countWords(text) <= limit) return [text];
  return split(text, limit);
}

/** Works on the words that are left, so that the time grows with the text and no faster. */
function split(text: string, limit: number): string[] {
  const point = /\.$/.test(text) ? "." : "";
  const [lead = ""] = text.split(" ", 1);
  const lines: string[] = [];
  let words = text.split(" ");
  while (words.length > limit) {
    const at = cutAt(words, limit);
    const left = tidy(
      words
        .slice(0, at)
        .join(" ")
        .replace(/(?:,| and| or| but|;)+$/i, ""),
    );
    const rest = withoutJoint(words.slice(at));
    if (left === "" || rest.length === 0) return [...lines, words.slice(0, limit).join(" ")];
    lines.push(`${left.replace(/[.,;]$/, "")}${point}`);
    const [first = ""] = rest;
    const repeats =
      !standsAlone(first) && leads(lead) && isMoreOfTheList(first) && rest.length + 1 < words.length;
    words = repeats ? [lead, ...rest] : [capital(first), ...rest.slice(1)];
  }
  return [...lines, tidy(words.join(" "))];
}

function withoutJoint(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !/^(?:and|or|but|also|then|[,;:]*)$/i.test(word));
  return start < 0 ? [] : words.slice(start);
}

/** What goes on as an object of the same verb; a phrase of another kind would make nonsense after it. */
function isMoreOfTheList(first: string): boolean {
  return (
    /^[a-z]+$/.test(first) &&
    !/(?:ing|ly|ed)$/.test(first) &&
    !/^(?:i|we|it|they|he|she|who|what|how|whether|that|which|when|where|while|because|so|in|at|on|for|to|of|with|by|from|as|during|after|before|then|also|mostly|up|out|no|not|is|are|was|were|has|had|have|about|around|over|top|best|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(
      first,
    )
  );
}

function standsAlone(first: string): boolean {
  return baseOf(first, "past", "base") !== null || /ed$/i.test(first);
}

/** Whether a line's first word is a verb that may be said again: "Group" of "Group assignment" is none. */
function leads(first: string): boolean {
  return standsAlone(first) && (baseOf(first, "past") !== null || !NOUN_VERBS.has(first.toLowerCase()));
}

/** Where to cut: before a new deed if there is one, else after a comma or before an "and", nearest the middle. */
function cutAt(words: readonly string[], limit: number): number {
  const middle = words.length / 2;
  let best = Math.min(limit, words.length - 1);
  let bestCost = Number.POSITIVE_INFINITY;
  let relative = false;
  for (let at = 3; at <= Math.min(limit, words.length - 2); at += 1) {
    const before = words[at - 1] ?? "";
    const joint = /^(?:and|but|while|then)$/i.test(words[at] ?? "");
    const comma = /[,;.:]$/.test(before);
    if (/^(?:who|whom|which|that|whose)$/i.test(before)) relative = true;
    if (comma)
      relative = /^(?:who|whom|which|whose)$/i.test(words[at + 2] ?? "") && /^of$/i.test(words[at + 1] ?? "");
    if (!joint && !comma) continue;
    // "some of whom had moved and spoke no German": what follows is said of them.
    if (relative) continue;
    const deed = words[joint ? at + 1 : at] ?? "";
    const fresh = baseOf(deed, "past") !== null || /^[a-z]+ed$/.test(deed);
    const cost = Math.abs(at - middle) + (fresh ? 0 : 40) + (joint && !comma && !fresh ? 10 : 0);
    if (cost < bestCost) {
      best = at;
      bestCost = cost;
    }
  }
  if (bestCost !== Number.POSITIVE_INFINITY) return best;
  const preposition = words
    .slice(0, limit + 1)
    .findLastIndex(
      (word, index) =>
        index <= limit &&
        index > 3 &&
        /^(?:for|in|at|on|with|to|from|by|during|across|that|which|who|so|because|when)$/i.test(word),
    );
  return preposition > 3 ? preposition : best;
}

export function capital(text: string): string {
  // A name that is written small on purpose, such as iOS or npm.js, keeps its spelling.
  const [first = ""] = text.split(" ");
  if (/[A-Z]|\.\w/.test(first.slice(1))) return text;
  const [letter = ""] = text;
  const upper = letter.toUpperCase();
  // Some letters have no capital of one sign; what cleaning would compose anew must stay as it is.
  return [...upper].length === 1 && inForm("NFC", upper) === upper ? upper + text.slice(letter.length) : text;
}
