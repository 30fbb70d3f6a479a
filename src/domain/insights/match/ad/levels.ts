import type { RequirementLevel } from "../job-match.ts";

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly level: RequirementLevel;
  /** Whether it speaks of what stands before it or after it. */
  readonly of: "before" | "after";
}

const NICE_AHEAD =
  /\b(?:nice[- ]to[- ]haves?:?|bonus(?: points)?(?: if| for|:)|extra (?:credit|points)(?: if| for|:)?|ideally|preferably|good to have:?|we(?:['’]d| would) love(?: it)? if|it (?:really )?helps if|even better(?: if)?|it(?:['’]s| is| would be) (?:great|nice|good|a plus|a bonus|an advantage|helpful) if|plus points(?: for)?|(?:^|(?<=[.;]\s))if you(?:['’]ve)? (?:also )?(?:know|have|speak|can|bring|are|touched|worked)|(?:big |huge )?plus(?:es)?:|would be (?:nice|great|good):)/gi;
const NICE_BEHIND =
  /(?:\b(?:a|an) (?:big |huge |definite |strong |real |distinct |nice |great |major |added |nice )?(?:plus|bonus|advantage|asset|extra)\b|\b(?:strongly |highly |much )?(?:preferred|desired|desirable|advantageous|beneficial|helpful|appreciated|welcomed?|optional|encouraged|handy|useful)\b|\bnice[- ]to[- ]haves?\b|\bwould (?:help|be (?:nice|great|good|ideal))\b|\bwill help\b|\bpluses\b|[=–-] ?plus\b|\beven better\b)/gi;
const MUST_AHEAD =
  /\b(?:must(?: have| hold| be| know| possess| also)?|you(?:['’]ll| will)? need|requires?:?|required:|we need|you should (?:have|know)|we expect|needs to)\b/gi;
const MUST_BEHIND =
  /\b(?<!not )(?<!n['’]t )(?:required|mandatory|essential|a must|necessary|expected|compulsory)\b/gi;
const LIKEWISE = /\b(?:as (?:is|are)|(?:and )?so (?:is|are))\b/gi;
const PARTS = /;\s|\bbut\b|\bthough\b|\s[–—]\s/gi;

/** Tells, for a sentence, how strongly it asks for what stands at a place in it. */
export function levelsIn(
  text: string,
  usual: RequirementLevel,
): (start: number, end: number) => RequirementLevel {
  const cues = cuesIn(text);
  if (cues.length === 0) return () => usual;
  const brackets = [...text.matchAll(/\([^()]*\)/g)].map(({ 0: inside, index }) => ({
    from: index,
    to: index + inside.length,
  }));
  return (start, end) => {
    const own = brackets.find(({ from, to }) => start > from && end < to);
    const [from, to] = own ? [own.from, own.to] : partAround(text, start, end);
    const within = cues.filter((cue) => cue.start >= from && cue.end <= to);
    const told = own
      ? within
      : within.filter(
          (cue) =>
            !brackets.some(
              (pair) => cue.start > pair.from && cue.end < pair.to && !isAlone(text, cue, pair, end),
            ),
        );
    const inBrackets =
      told.length === 0 && own ? cues.filter((cue) => cue.of === "before" && cue.start >= own.to) : told;
    return governing(text, inBrackets, start, end) ?? usual;
  };
}

function cuesIn(text: string): Cue[] {
  const found: Cue[] = [];
  const add = (pattern: RegExp, level: RequirementLevel, of: Cue["of"]): void => {
    for (const { 0: said, index } of text.matchAll(pattern))
      if (!found.some((cue) => index < cue.end && index + said.length > cue.start))
        found.push({ start: index, end: index + said.length, level, of: opens(text, index, said, of) });
  };
  add(NICE_AHEAD, "nice", "after");
  add(NICE_BEHIND, "nice", "before");
  add(MUST_AHEAD, "must", "after");
  add(MUST_BEHIND, "must", "before");
  found.sort((one, other) => one.start - other.start);
  for (const { 0: said, index } of text.matchAll(LIKEWISE)) {
    const before = found.findLast((cue) => cue.end <= index);
    if (before) found.push({ start: index, end: index + said.length, level: before.level, of: "after" });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** "Preferred: BLS" speaks of what comes, "BLS preferred" of what came, "Nice to have" at the end of what came too. */
function opens(text: string, at: number, said: string, of: Cue["of"]): Cue["of"] {
  if (of === "before")
    return /^\W*$/.test(text.slice(0, at)) && text.slice(at + said.length).trim().length > 1
      ? "after"
      : "before";
  return /^\W*$/.test(text.slice(at + said.length)) ? "before" : "after";
}

/** The stretch between semicolons and turns such as "but". */
function partAround(text: string, start: number, end: number): [from: number, to: number] {
  let from = 0;
  let to = text.length;
  for (const { 0: said, index } of text.matchAll(PARTS)) {
    if (index + said.length <= start) from = index + said.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  return [from, to];
}

/** "Docker (a plus)": nothing but the cue stands in the brackets, and they follow at once. */
function isAlone(text: string, cue: Cue, { from, to }: { from: number; to: number }, end: number): boolean {
  const inside = text.slice(from + 1, to - 1);
  return (
    inside.trim().length <= cue.end - cue.start + 4 && from >= end && !/[,;]/.test(text.slice(end, from))
  );
}

function governing(text: string, cues: readonly Cue[], start: number, end: number): RequirementLevel | null {
  const next = cues.find((cue) => cue.start >= end);
  if (next?.of === "before" && reaches(text, end, next)) return next.level;
  return cues.findLast((cue) => cue.end <= start && cue.of === "after")?.level ?? null;
}

/** In "Python, Docker a plus" the plus is Docker alone; in "Python, Go or Rust a plus" it is all of them. */
function reaches(text: string, end: number, cue: Cue): boolean {
  const between = text.slice(end, cue.start);
  if (!between.includes(",")) return true;
  if (/\b(?:is|are|would|be|as|=)\s*$/i.test(between))
    return !/,\s+(?:and\s+)?(?:you|we|it|he|she|they|experience|knowledge|familiarity|an?)\b/i.test(between);
  return /\b(?:and|or)\b|&/.test(between.slice(between.lastIndexOf(",")));
}
