import { isKnownWord } from "../../../domain/language/known-words.ts";
import { inForm } from "../../../domain/text/normal-form.ts";
import { phoneNumbers, type Stretch } from "./phone-numbers.ts";
import { POSTAL_ADDRESSES } from "./postal-addresses.ts";

const EMAIL = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,6}[\p{L}\d-]{2,63}/gu;
const ENDINGS =
  "(?:com|net|org|io|dev|me|co|app|info|biz|eu|uk|ie|de|at|ch|fr|be|nl|lu|es|pt|it|no|se|dk|fi|is|pl|cz|ca|us|au|nz|in|br|jp|edu|tech|page|site|online|design|xyz|blog|ai|work|pro)";
const LINKS: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi,
  // Without its path a site may be an employer, such as Booking.com.
  new RegExp(`(?<![\\w@.-])(?!asp\\.net)(?:[\\p{L}\\d-]{1,63}\\.){1,4}${ENDINGS}\\/[^\\s<>"']+`, "gu"),
];
const SITE = new RegExp(
  `(?<![\\w@.-])(?:[\\p{L}\\d-]{1,63}\\.){1,4}${ENDINGS}\\b|(?<![\\w@])@[\\w.]{3,30}\\b`,
  "giu",
);
const MARK = /\[\s*(?:email|link|phone|address|name)[\s_-]*\d+\s*\]/gi;

export interface ContactMask {
  /** A text with a mark in place of each contact detail: the same detail has the same mark in every text. */
  hide(text: string): string;
  /** Puts the contact details back. */
  restore(answer: string): string;
}

/** Contact details stay here: what leaves has a mark in their place. `names`: the person's own. */
export function maskContacts(names: readonly string[] = []): ContactMask {
  const kept = new Map<string, string>();
  const marks = new Map<string, string>();

  const markFor = (kind: string, contact: string, around: string): string => {
    const known = marks.get(contact);
    if (known !== undefined) return known;
    let number = marks.size + 1;
    // What stands there already is the person's own word and no mark of ours.
    while (around.toLowerCase().includes(`[${kind} ${number}]`) || kept.has(`${kind} ${number}`)) number += 1;
    const mark = `[${kind} ${number}]`;
    kept.set(`${kind} ${number}`, contact);
    marks.set(contact, mark);
    return mark;
  };

  return {
    hide: (text) =>
      FINDERS.reduce((masked, [kind, find]) => {
        let shift = 0;
        return find(masked, names).reduce((result, { start, end }) => {
          const mark = markFor(kind, masked.slice(start, end), text);
          const next = result.slice(0, start + shift) + mark + result.slice(end + shift);
          shift += mark.length - (end - start);
          return next;
        }, masked);
      }, text),
    restore: (answer) =>
      answer.replace(
        MARK,
        (mark) =>
          kept.get(
            mark
              .toLowerCase()
              .replace(/[[\]\s_-]+/g, " ")
              .trim(),
          ) ?? mark,
      ),
  };
}

type Find = (text: string, names: readonly string[]) => Stretch[];

/** In this order: an address of mail inside a link leaves with the link. */
const FINDERS: readonly [kind: string, find: Find][] = [
  ["link", (text) => apart(LINKS.flatMap((pattern) => stretches(text, pattern, /[.,;:!?)\]]+$/)))],
  ["email", (text) => stretches(text, EMAIL, /[.-]+$/)],
  ["address", (text) => apart(POSTAL_ADDRESSES.flatMap((pattern) => stretches(text, pattern)))],
  ["phone", (text) => phoneNumbers(text)],
  [
    "link",
    (text, names) =>
      stretches(text, SITE).filter(({ start, end }) => holdsName(text.slice(start, end), names)),
  ],
  [
    "name",
    (text, names) =>
      apart(names.flatMap((name) => namePatterns(name).flatMap((pattern) => stretches(text, pattern)))),
  ],
];

function stretches(text: string, pattern: RegExp, trailing?: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].map((match) => {
    const found = trailing ? match[0].replace(trailing, "") : match[0];
    return { start: match.index, end: match.index + found.length };
  });
}

function byPlace(one: Stretch, other: Stretch): number {
  return one.start - other.start || other.end - one.end;
}

/** Where two overlap, the one that begins first. */
function apart(found: Stretch[]): Stretch[] {
  let reached = 0;
  return found.sort(byPlace).filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

/** The whole name in any case; a part of it only as written, and not where it is a word: "Baker", "Mark", "Grace". */
function namePatterns(name: string): RegExp[] {
  const parts = partsOf(name);
  if (parts.length === 0) return [];
  const whole = new RegExp(`(?<![\\p{L}\\d])${parts.map(RegExp.escape).join("\\s+")}(?![\\p{L}\\d])`, "giu");
  const single = parts.filter((part) => part.length > 2 && /^\p{Lu}/u.test(part) && !isKnownWord(part));
  return [
    ...(parts.length > 1 ? [whole] : []),
    ...single.map((part) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(part)}(?![\\p{L}\\d])`, "gu")),
  ];
}

function holdsName(site: string, names: readonly string[]): boolean {
  const plain = folded(site);
  return names.flatMap(partsOf).some((part) => part.length > 3 && plain.includes(folded(part)));
}

function partsOf(name: string): string[] {
  return name
    .trim()
    .split(/\s+/)
    .filter((part) => part !== "");
}

function folded(text: string): string {
  return inForm("NFD", text).replace(/\p{M}/gu, "").toLowerCase();
}
