import { countWords } from "../../../domain/suggestions/form.ts";
import type { AssistContext, Seniority } from "../../../domain/suggestions/request.ts";
import {
  isLength,
  isSameName,
  namesSelf,
  placeSince,
  statesLength,
  titleOf,
  withLength,
  yearsAs,
} from "./introduction.ts";
import { type ProvenFact, provenFacts, sayFact } from "./resume-facts.ts";
import { sentencesOf } from "./sentences.ts";
import { isWish, saySought, withOne } from "./sought.ts";
import { contentOf } from "./used-context.ts";

/** With so many words a summary says enough. */
const ENOUGH_WORDS = 32;
/** So few are no sentence of their own. */
const FEW_WORDS = 3;
const FACTS: Record<Seniority, number> = { junior: 1, mid: 1, senior: 2 };
/** When somebody can work, which goes last. */
const START =
  /^(?:can start\b|(?:can|willing to|happy to) travel\b|available\b|immediate start\b|any shift\b|(?:days|nights|mornings|evenings|weekends)(?: only| preferred)?$|full[- ]time$|part[- ]time$)/i;

interface Notes {
  /** What stands in the first sentence, between its commas. */
  readonly items: readonly string[];
  readonly others: readonly string[];
  readonly wishes: readonly string[];
  readonly starts: readonly string[];
}

/** A few words as a whole summary: who somebody is, what the resume proves, what they seek. */
export function fromNotes(text: string, context: AssistContext, seniority: Seniority): string[] {
  const { items, others, wishes, starts } = readNotes(text);
  const first = [...introduced(items, others, context), ...others];
  const told = [...first, ...wishes, ...starts].join(". ");
  const facts = factsFor(context, told, FACTS[seniority]);
  const [only = ""] = first;
  const [wish = ""] = wishes;
  const isShort = first.length === 1 && wishes.length === 1 && countWords(only) < FEW_WORDS;
  // "Pastry chef. Seeking a post." would be chopped.
  if (isShort && facts.length + starts.length === 0)
    return [`${only}${/,| with /.test(only) ? "," : ""} ${wish}`];
  // Who begins says first what they seek; who has done much, first what they did.
  return seniority === "junior"
    ? [...first, ...wishes, ...facts, ...starts]
    : [...first, ...facts, ...starts, ...wishes];
}

/** The strongest facts of the resume, each a sentence, as long as the summary is short. */
function factsFor(
  context: AssistContext,
  told: string,
  most: number,
  isFit = (_: ProvenFact) => true,
): string[] {
  const added: string[] = [];
  for (let nth = 0; nth < most; nth += 1) {
    const all = [told, ...added].join(" ");
    if (countWords(all) >= ENOUGH_WORDS) break;
    const fact = provenFacts(context, all).find((one) => isFit(one) && (one.verb !== null || nth === 0));
    if (fact === undefined) break;
    added.push(sayFact(fact, all));
  }
  return added;
}

/** The strongest thing done, behind a single sentence; several need no more, and it would stand there unasked. */
export function deedFor(context: AssistContext, sentences: readonly string[]): string[] {
  if (sentences.length > 1) return [];
  return factsFor(context, sentences.join(" "), 1, ({ verb }) => verb !== null);
}

function readNotes(text: string): Notes {
  const items: string[] = [];
  const others: string[] = [];
  const wishes: string[] = [];
  const starts: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const { before, wish } = wishOf(sentence.replace(/^I (?:am )?(?=looking|search)/, ""));
    if (wish !== "") wishes.push(wish);
    const parts = before === "" ? [] : before.split(/,\s+(?:and )?|\s+-\s+|(?<=, .*) (?=\d+ years$)/);
    const wanted = parts.flatMap((item) => /^(.+) (?:wanted|needed)$/i.exec(item)?.[1] ?? []);
    wishes.push(...wanted.map((what) => `looking for ${withOne(what)}`));
    starts.push(...parts.filter((item) => START.test(item)));
    const rest = parts.filter((item) => !START.test(item) && !/ (?:wanted|needed)$/i.test(item));
    if (items.length === 0 || rest.every(isLength)) items.push(...rest);
    else others.push(rest.join(", "));
  }
  return { items, others, wishes, starts };
}

/** What is sought with all that stands behind it; at the head of a note only up to its comma. */
function wishOf(sentence: string): { before: string; wish: string } {
  const words = sentence.split(" ");
  const at = words.findIndex((_, nth) => isWish(words, nth) && !/^(?:to|and)$/i.test(words[nth - 1] ?? ""));
  if (at < 0) return { before: sentence, wish: "" };
  const [head = "", ...rest] = words.slice(at).join(" ").split(/,\s+/);
  const before = words
    .slice(0, at)
    .join(" ")
    .replace(/[,\s]+$/, "")
    .replace(/ (?:and|now)$/i, "");
  const said = saySought(head);
  if (said === null) return { before: sentence, wish: "" };
  if (at === 0) return { before: rest.join(", "), wish: said };
  if (/ (?:who|that)$/i.test(before))
    return { before: [before.replace(/ \w+$/, ""), ...rest].join(", "), wish: said };
  return { before, wish: [said, ...rest].join(", ").replace(/, no (?=\w)/g, ", with no ") };
}

/** "linux admin" beside "Linux system administrator": both would say it twice. */
function speaksOf(own: string, title: string): boolean {
  const [said, named] = [contentOf(own), contentOf(title)];
  const initials = title
    .split(/[\s-]+/)
    .map((word) => word[0]?.toLowerCase() ?? "")
    .join("");
  return [...said].some((word) => named.has(word) || (word.length > 1 && initials.endsWith(word)));
}

/** The person's own name for what they do, else the resume's title, with the years that either states. */
function introduced(items: readonly string[], later: readonly string[], context: AssistContext): string[] {
  const [own = "", ...others] = items;
  const title = titleOf(context);
  const isOwn = namesSelf(own) || (title !== null && speaksOf(own, title));
  if (!isOwn && title === null) return items.length === 0 ? [] : [items.join(", ")];
  const isTitle = title !== null && (!isOwn || isSameName(own, title));
  const name = isTitle
    ? `${title}${/^[A-Z]{3,}$/.test(own) && isSameName(own, title) ? ` (${own})` : ""}`
    : own;
  const rest = isTitle && (isOwn || isSameName(own, title)) ? others : isOwn ? others : items;
  const stated = rest.find(isLength);
  const said = [name, ...(stated === undefined ? [] : [stated]), ...rest.filter((item) => item !== stated)];
  const whole = withLength(said.filter((item) => item !== "").join(", "));
  // A length in a later sentence counts too: "6 years hotel" beside "over 5 years" would contradict it.
  const isStated = statesLength([...items, ...later].join(" ")) || / many years/.test(whole);
  const years = isStated ? null : yearsAs(name, context);
  if (years === null && !statesLength(whole) && isTitle)
    return [[`${name}${placeSince(name, context)}`, ...said.slice(1)].join(", ")];
  if (years === null) return [whole];
  const plain = name.replace(/^experienced /i, "");
  return [[`${plain}${/,/.test(plain) ? "," : ""} with ${years}`, ...said.slice(1)].join(", ")];
}
