import { type Token, tokens } from "../language/tokens.ts";
import { type DemoSpelling, demoSpellings } from "./technology-list.ts";

const LIST_BEFORE = /(?:^|[,;:|/·•\n])\s*$/u;
const LIST_AFTER = /^\s*(?:[,;|/·•\n]|$)/u;
const BY_PHRASE: ReadonlyMap<string, DemoSpelling> = new Map(
  demoSpellings().map((spelling) => [spelling.phrase, spelling]),
);
const LONGEST = Math.max(...[...BY_PHRASE.keys()].map((phrase) => phrase.split(" ").length));
const OPENING = new Set([...BY_PHRASE.keys()].map((phrase) => phrase.split(" ")[0] ?? ""));

/** Whether what stands at a place of the text counts. */
type Counts = (start: number, end: number) => boolean;

/** The technologies of the fixed list that a text names, each once, in the order in which they come. */
export function extractSkills(
  text: string,
  read: readonly Token[] = tokens(text),
  counts: Counts = () => true,
): string[] {
  const found = new Set<string>();
  const words = read.flatMap(apart);
  for (let at = 0; at < words.length; at += 1) {
    if (!OPENING.has(words[at]?.lower ?? "")) continue;
    for (let length = Math.min(LONGEST, words.length - at); length >= 1; length -= 1) {
      const phrase = words.slice(at, at + length);
      const name = named(text, phrase);
      if (name === undefined) continue;
      if (counts(phrase[0]?.start ?? 0, phrase.at(-1)?.end ?? 0)) found.add(name);
      at += length - 1;
      break;
    }
  }
  return [...found];
}

function named(text: string, words: readonly Token[]): string | undefined {
  const phrase = words.map(({ lower }) => lower).join(" ");
  const spelling = BY_PHRASE.get(phrase);
  const [first] = words;
  if (!spelling?.frequent || first === undefined) return spelling?.name;
  if (phrase === "c" && first.text !== "C") return undefined;
  // "Go to the office", "the rest of": a capital inside a sentence, or an item of a list.
  const before = text.slice(Math.max(0, first.start - 4), first.start);
  const inList = LIST_BEFORE.test(before) && LIST_AFTER.test(text.slice(first.end, first.end + 4));
  return inList || (/^[A-Z]/.test(first.text) && !first.opens) ? spelling.name : undefined;
}

/** "React/Vue" is two names, "CI/CD" is one. */
function apart(token: Token): Token[] {
  if (!token.text.includes("/") || BY_PHRASE.has(token.lower)) return [token];
  let start = token.start;
  return token.text.split("/").map((text) => {
    const part = { ...token, text, lower: text.toLowerCase(), start, end: start + text.length };
    start += text.length + 1;
    return part;
  });
}
