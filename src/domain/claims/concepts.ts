import type { Token } from "../language/tokens.ts";
import { CREDENTIALS } from "./lexicon/credentials.ts";
import { FAMILIES } from "./lexicon/families.ts";
import { AMBIGUOUS, TECHNOLOGIES } from "./lexicon/technologies.ts";
import { TERMS } from "./lexicon/terms.ts";

export interface Concept {
  readonly id: string;
  readonly kind: "technology" | "credential" | "term";
  /** Plain words that the name supports. */
  readonly is: readonly string[];
}

/** Where a text names a concept. */
export interface ConceptUse {
  readonly concept: Concept;
  readonly first: number;
  readonly last: number;
  /** Whether it is written as a name; an ordinary word counts only then. */
  readonly certain: boolean;
}

const BY_PHRASE = new Map<string, Concept>();
/** For each first word of a name, how many words its names have at most. */
const WORDS_AFTER = new Map<string, number>();

for (const [lexicon, kind] of [
  [TECHNOLOGIES, "technology"],
  [CREDENTIALS, "credential"],
  [TERMS, "term"],
] as const) {
  for (const line of lexicon.trim().split("\n")) {
    const [names = "", kinds = ""] = line.split(" > ");
    const [id = "", others = ""] = names.split(" = ");
    const concept: Concept = { id, kind, is: kinds.split(", ").filter(Boolean) };
    for (const phrase of [id, ...others.split(", ")].filter(Boolean).map(spoken)) {
      BY_PHRASE.set(phrase, concept);
      const words = phrase.split(" ");
      const first = words[0] ?? "";
      WORDS_AFTER.set(first, Math.max(words.length, WORDS_AFTER.get(first) ?? 0));
    }
  }
}

function spoken(phrase: string): string {
  return phrase.toLowerCase().replace(/^\./, "").replace(/\.$/, "");
}

/** Technologies and credentials that a text names, the longest name first. */
export function conceptsIn(found: readonly Token[]): ConceptUse[] {
  const uses: ConceptUse[] = [];
  for (let first = 0; first < found.length; first += 1) {
    const use = longestAt(found, first);
    if (!use) {
      uses.push(...partsAt(found, first));
      continue;
    }
    uses.push(use);
    first = use.last;
  }
  return uses;
}

/** "js/ts" names two. */
function partsAt(found: readonly Token[], first: number): ConceptUse[] {
  const { lower = "" } = found[first] ?? {};
  if (!/[-/+&]/.test(lower)) return [];
  return lower.split(/[-/+&]/).flatMap((part): ConceptUse[] => {
    const concept = BY_PHRASE.get(part);
    // "go-to" is no Go.
    if (lower.includes("-") && AMBIGUOUS.has(part)) return [];
    return concept ? [{ concept, first, last: first, certain: !AMBIGUOUS.has(part) }] : [];
  });
}

function longestAt(found: readonly Token[], first: number): ConceptUse | null {
  const opening = found[first]?.lower.replace(/'[sd]$/, "") ?? "";
  const most = Math.min(WORDS_AFTER.get(opening) ?? 1, found.length - first);
  for (let length = most; length >= 1; length -= 1) {
    const last = first + length - 1;
    const words = found.slice(first, last + 1);
    const phrase = words.map(({ lower }) => lower.replace(/'[sd]$/, "")).join(" ");
    const concept =
      BY_PHRASE.get(phrase) ??
      BY_PHRASE.get(phrase.replaceAll(".", "")) ??
      (phrase.includes("-") ? BY_PHRASE.get(phrase.replaceAll("-", " ")) : undefined) ??
      (length === 1
        ? (BY_PHRASE.get(phrase.replace(/s$/, "")) ?? BY_PHRASE.get(phrase.replace(/(?<=[a-z]{3})\d+$/, "")))
        : undefined);
    // "a Level 2 unit" is no A-level.
    if (phrase === "a level" && /^(?:\d|i+v?$)/.test(found[last + 1]?.lower ?? "")) continue;
    if (concept) return { concept, first, last, certain: length > 1 || writtenAsName(words[0], phrase) };
  }
  return null;
}

function writtenAsName(token: Token | undefined, phrase: string): boolean {
  if (!token) return false;
  if (!AMBIGUOUS.has(phrase)) return true;
  if (/^[A-Z]{2,}$/.test(token.text) || /[A-Z].*[A-Z]|\d/.test(token.text)) return true;
  return /^[A-Z]/.test(token.text) && !token.opens;
}

const ENOUGH = 2;

/** What a text names, with the suites of which it names two parts: "Photoshop and InDesign" are of the Creative Suite. */
export function namedConcepts(uses: readonly ConceptUse[]): ReadonlySet<Concept> {
  const named = new Set(uses.map(({ concept }) => concept));
  for (const [id, members] of FAMILIES) {
    const suite = BY_PHRASE.get(id);
    if (suite && [...named].filter((one) => members.includes(one.id)).length >= ENOUGH) named.add(suite);
  }
  return named;
}
