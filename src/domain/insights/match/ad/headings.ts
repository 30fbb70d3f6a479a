import { HEADING_FILLERS, HEADING_WORDS } from "./heading-words.ts";

/** What a part of an ad is for. Before the first heading it is `open`. */
export type AdSection = "open" | "must" | "nice" | "duties" | "other";

export interface Heading {
  readonly section: Exclude<AdSection, "open">;
  /** What stands after the heading in its line. */
  readonly rest: string;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const WORDS = {
  nice: setOf(HEADING_WORDS.nice),
  other: setOf(HEADING_WORDS.other),
  duties: setOf(HEADING_WORDS.duties),
  must: setOf(HEADING_WORDS.must),
};
const FILLERS = setOf(HEADING_FILLERS);

/** Whole phrases that their words alone would put elsewhere. */
const FIXED: readonly (readonly [pattern: RegExp, section: Heading["section"]])[] = [
  [/\b(?:better|bonus|extra|plus|points|helps?|nice|great|ideal|advantage|love it)\b.*\bif\b/, "nice"],
  [/\b(?:ideal|successful|right) (?:candidate|person|applicant)\b/, "must"],
  [/^the (?:good stuff|perks)$/, "other"],
  [/\bif you\b|^the (?:person|candidate)$/, "must"],
  [/\btypical day\b|\bday (?:in the life|look)|^your day\b/, "duties"],
  [/^who we are$|^what we (?:offer|do|pay)\b|^why\b|in it for you/, "other"],
  [/^about (?:you|yourself)$|^(?:who )?you are$|^your (?:profile|background|skills|experience)/, "must"],
  [
    /^about (?:the |this )?(?:role|job|position|opportunity|work)$|^your (?:mission|role|job|tasks?|day)/,
    "duties",
  ],
  [
    /^(?:the |your |this )?opportunity$|\b(?:duties|responsibilities|functions|tasks|accountabilities)\b/,
    "duties",
  ],
  [/^about\b/, "other"],
  [/\b(?:we(?:'re| are)? look(?:ing)? for|we (?:need|want|expect|seek))$/, "must"],
  [/^(?:preferred|desired|desirable|bonus|additional|optional)\b/, "nice"],
  [/^(?:work|previous|prior|relevant) experience$/, "must"],
];
const LONGEST = 60;
const MOST_WORDS = 8;
const MOST_WORDS_INLINE = 6;

/** The section that a line or sentence opens, also where it goes on after a colon; null for any other. */
export function readHeading(line: string): Heading | null {
  const colon = line.slice(0, LONGEST + 1).search(/^(?:wh|how).*?\?|:(?!\d)/i) < 0 ? -1 : markOf(line);
  const head = colon > 0 ? line.slice(0, colon) : line;
  if (head.length > LONGEST || (colon <= 0 && /[.!?,;]$/.test(line))) return null;
  const rest = colon > 0 ? line.slice(colon + 1).trim() : "";
  const words = plainWords(head);
  const most = rest === "" ? MOST_WORDS : MOST_WORDS_INLINE;
  if (words.length === 0 || words.length > most) return null;
  const phrase = words.join(" ");
  const fixed = FIXED.find(([pattern]) => pattern.test(phrase))?.[1];
  const section = fixed ?? sectionOf(words);
  if (section === null) return null;
  const endsInColon = colon > 0 && rest === "";
  const about = /^about\b/.test(phrase) && rest === "";
  return endsInColon || about || words.every(isHeadingWord) ? { section, rest } : null;
}

/** Where a heading ends: at its colon, or at the question mark of "What will you do?". */
function markOf(line: string): number {
  const asked = /^(?:wh|how)[^:?]*\?/i.exec(line.slice(0, LONGEST + 1));
  return asked ? asked[0].length - 1 : line.search(/:(?!\d)/);
}

function plainWords(head: string): string[] {
  return head
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\b(nice|must)[ -](?:to[ -])?(haves?)\b/g, (_, first: string) =>
      first === "nice" ? "nice-to-have" : "must-have",
    )
    .replace(/[^\p{L}' -]/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "-");
}

function sectionOf(words: readonly string[]): Heading["section"] | null {
  for (const section of ["nice", "other", "must", "duties"] as const)
    if (words.some((word) => WORDS[section].has(word))) return section;
  return null;
}

function isHeadingWord(word: string): boolean {
  return FILLERS.has(word) || Object.values(WORDS).some((words) => words.has(word));
}
