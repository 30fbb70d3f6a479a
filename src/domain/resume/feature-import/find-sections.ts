import { bestKind, isCredential, kindScores } from "./block-features.ts";
import { findPeriod, standsApart } from "./find-period.ts";
import { headingWords, type SectionKind } from "./section-words.ts";
import { segmentLines } from "./segment-lines.ts";
import { isCapitals, isSentence, lookOf, type StyledLine } from "./styled-line.ts";
import {
  hasDegree,
  hasSchool,
  isLanguageName,
  organisationScore,
  placeScore,
  roleScore,
} from "./vocabulary.ts";

export interface FoundSection {
  readonly kind: SectionKind;
  /** As the file has it; none where the lines alone tell what they are. */
  readonly heading: string | null;
  readonly lines: StyledLine[];
}

export interface FoundSections {
  /** What stands above the first heading, and at the top of further columns. */
  readonly head: StyledLine[];
  readonly sections: FoundSection[];
}

const ENOUGH = 2.6;
/** What a heading that says nothing needs of its lines, to be more than one of its own. */
const CLEAR = 1.3;

/** Sections by what they are: a heading by its looks and its words, its kind by its words and by what follows it. */
export function findSections(lines: readonly StyledLine[]): FoundSections {
  const headings = headingsOf(lines);
  if (headings.size < 2) return withoutHeadings(lines);
  const found: FoundSections = { head: [], sections: [] };
  let open: { heading: string; lines: StyledLine[] } | null = null;
  let wasInline = false;
  const close = () => {
    // Nothing came below a section in a line: what stood above it is not opened again.
    const isAgain =
      open?.lines.length === 0 && found.sections.some(({ heading }) => heading === open?.heading);
    if (open && !isAgain) found.sections.push(...sectionsOf(open.heading, open.lines, found.sections));
    open = null;
  };
  for (const [index, line] of lines.entries()) {
    if (headings.has(index)) {
      close();
      open = { heading: line.text.replace(/\s*:$/, ""), lines: [] };
      continue;
    }
    const inline = inlineHeading(line, open?.heading, wasInline);
    wasInline = inline !== null;
    if (inline) {
      const above: { heading: string } | null = open;
      close();
      open = inline;
      close();
      if (above) open = { heading: above.heading, lines: [] };
      continue;
    }
    // What stands at the top of a column and has no heading goes on with what was open, unless it says how to reach the person.
    if (line.startsColumn && !goesOnInColumn(lines, headings, index)) close();
    (open?.lines ?? found.head).push(line);
  }
  close();
  return found;
}

/** "Languages: Polish, English" below something else is a section in a line. */
function inlineHeading(
  line: StyledLine,
  above: string | undefined,
  wasInline: boolean,
): { heading: string; lines: StyledLine[] } | null {
  const [, label = "", value = ""] = /^([\p{L} ]{3,30})[:\t]\s*(\S.*)$/u.exec(line.text) ?? [];
  if (label === "" || line.bullet) return null;
  const words = headingWords(label);
  if (!words?.sure || !(LISTS.has(words.kind) || words.kind === "references")) return null;
  const kind = above === undefined ? undefined : headingWords(above)?.kind;
  if (kind === "languages" || kind === words.kind) return null;
  const isOfLanguages = words.kind === "languages" && isLanguageName(/^\p{L}+/u.exec(value)?.[0] ?? "");
  // Below skills, "Tools: …" is a group of them; interests and referees are none.
  const isOwn = kind !== "skills" || words.kind === "interests" || words.kind === "references";
  const isApart = (line.gapBefore || wasInline) && words.kind !== "languages" && isOwn;
  return isOfLanguages || isApart
    ? { heading: label, lines: [{ ...line, text: value, lead: undefined }] }
    : null;
}

const REACH = /@|\+?\d[\d\s().-]{7,}\d|https?:|www\./;
const MOST_AT_TOP = 12;

function goesOnInColumn(lines: readonly StyledLine[], headings: ReadonlySet<number>, start: number): boolean {
  const isLarge = (line: StyledLine | undefined) => (line?.size ?? 1) >= 1.25;
  if (start === 0 || isLarge(lines[start]) || !lines.slice(0, 4).some(isLarge)) return false;
  for (
    let index = start;
    index < Math.min(lines.length, start + MOST_AT_TOP) && !headings.has(index);
    index++
  )
    if (REACH.test(lines[index]?.text ?? "")) return false;
  return true;
}

/** What stands below one heading: of one kind, or of the two that the heading names. */
function sectionsOf(
  heading: string,
  lines: readonly StyledLine[],
  before: readonly FoundSection[],
): FoundSection[] {
  const { kind, also } = headingWords(heading) ?? {};
  const listed = kind && also ? byLine([kind, also], lines) : null;
  if (kind && also && listed) {
    const [own, other] = listed;
    return [
      { kind, heading, lines: own },
      { kind: also, heading: own.length > 0 ? null : heading, lines: other },
    ].filter((section) => section.lines.length > 0);
  }
  const own = kindOf(heading, lines, before);
  return ENTRIES_ELSEWHERE.has(own)
    ? withEntriesApart(own, heading, lines)
    : [{ kind: own, heading, lines: [...lines] }];
}

const ENTRIES_ELSEWHERE: ReadonlySet<SectionKind> = new Set(["summary", "skills", "languages", "interests"]);

/** Below a summary whose jobs have no heading of their own, the lines tell where the jobs begin. */
function withEntriesApart(kind: SectionKind, heading: string, lines: readonly StyledLine[]): FoundSection[] {
  const whole = [{ kind, heading, lines: [...lines] }];
  if (lines.length < 4) return whole;
  const [first, ...others] = segmentLines(lines, kind);
  if (!first || !others.some((segment) => segment.kind === "experience" && isWithDates(segment.lines)))
    return whole;
  return [
    { kind, heading, lines: first.lines },
    ...others.map((segment) => ({
      kind: segment.kind === "head" ? ("other" as const) : segment.kind,
      heading: null,
      lines: segment.lines,
    })),
  ];
}

function isWithDates(lines: readonly StyledLine[]): boolean {
  return lines.some(({ text }) => {
    const period = findPeriod(text);
    return period !== null && /\d.*\P{L}(?:\d|\p{L})/u.test(period.text) && standsApart(text, period);
  });
}

/** Lines of lists under a heading that names two kinds, each with its own; null where the lines cannot tell. */
function byLine(
  kinds: readonly [SectionKind, SectionKind],
  lines: readonly StyledLine[],
): [StyledLine[], StyledLine[]] | null {
  const test = LINE_TESTS.find(([kind]) => kinds.includes(kind));
  // "Education & Courses": what has neither school nor degree is a course.
  const isStudies = kinds.includes("education");
  if (!test || !kinds.every((kind) => LISTS.has(kind) || kind === "education")) return null;
  const [kind, is] = test;
  const areWhole = isStudies && lines.every(({ text }) => is(text) || findPeriod(text) !== null);
  const hits = lines.filter(({ text }) => (is(text) || areWhole) && !(isStudies && isStudy(text)));
  if (hits.length === 0) return null;
  // Where most lines are of one kind, a word that nobody knows makes no line another.
  const fitting =
    kind === "certifications" && !isStudies && hits.length * 2 >= lines.length ? [...lines] : hits;
  const others = lines.filter((line) => !fitting.includes(line));
  return kinds[0] === kind ? [fitting, others] : [others, fitting];
}

/** A licence to drive is no "licence" of a French university. */
function isStudy(text: string): boolean {
  return hasSchool(text) || hasDegree(text.replace(/licen[cs]e(?! (?:in|en|ès)\b)/gi, ""));
}

const LISTS: ReadonlySet<SectionKind> = new Set(["skills", "languages", "certifications", "interests"]);
const LINE_TESTS: readonly (readonly [SectionKind, (text: string) => boolean])[] = [
  [
    "languages",
    (text) => /^(?:spoken )?languages?\s*:/i.test(text) || isLanguageName(/^\p{L}+/u.exec(text)?.[0] ?? ""),
  ],
  ["certifications", isCredential],
  ["interests", (text) => /^(?:interests?|hobbies)\s*:/i.test(text)],
];

function kindOf(heading: string, lines: readonly StyledLine[], before: readonly FoundSection[]): SectionKind {
  const words = headingWords(heading);
  const scores = kindScores(lines);
  if (isOfCharacter(heading, lines)) return "other";
  // "Career summary" above a table of jobs.
  const isOfJobs =
    words?.kind === "summary" && (scores.get("experience") ?? 0) >= 2.5 && isMostlyDated(lines);
  // "What I do" above a few sentences.
  const isAboutThePerson =
    words?.kind === "experience" &&
    before.every(({ kind }) => kind === "contact") &&
    lines.length <= 4 &&
    lines.length > 0 &&
    lines.every(({ text, bullet }) => !bullet && isSentence(text) && findPeriod(text) === null);
  if (isAboutThePerson) return "summary";
  // "Projects and positions": of the two that it names, what its lines are.
  if (isOfJobs || (words?.also === "experience" && (scores.get("experience") ?? 0) >= 2.5))
    return "experience";
  if (words?.sure && !isWide(words.kind, heading)) return words.kind;
  if (words) scores.set(words.kind, (scores.get(words.kind) ?? 0) + (words.likely || words.sure ? 2.8 : 1.5));
  // Short words in a row are of the list that the heading names, and skills only where it names none.
  if (words && LISTS.has(words.kind) && words.kind !== "skills")
    scores.set(words.kind, (scores.get(words.kind) ?? 0) + (scores.get("skills") ?? 0));
  if (words?.also) scores.set(words.also, (scores.get(words.also) ?? 0) + 1.8);
  // A summary stands before all else, and there is one.
  if (before.some(({ kind }) => kind !== "contact"))
    scores.set("summary", words?.kind === "summary" ? 1.5 : 0);
  const { kind, score } = bestKind(scores);
  return score >= CLEAR ? kind : (words?.kind ?? "other");
}

function isMostlyDated(lines: readonly StyledLine[]): boolean {
  return (
    lines.filter(({ text }) => findPeriod(text) !== null && !isSentence(text)).length * 3 >= lines.length
  );
}

/** "Strengths: punctual and a good team player": what somebody says of themselves, and no skill. */
function isOfCharacter(heading: string, lines: readonly StyledLine[]): boolean {
  return (
    /^(?:(?:my|key|personal) )*(?:strengths?|qualities|attributes|traits|personality)$/i.test(heading) &&
    lines.some(({ text }) => !/[,;|\t]/.test(text) && text.split(/\s+/).length >= 5)
  );
}

/** Headings that stand above one thing here and another there: "Qualifications", "Training", "Achievements". */
function isWide(kind: SectionKind, heading: string): boolean {
  return (
    /^(?:professional )?(?:qualifications?|training|trainings|background|courses|credentials|activities|extra ?-?curricular.*|works?)$/i.test(
      heading,
    ) && kind !== "other"
  );
}

interface Candidate {
  readonly index: number;
  readonly line: StyledLine;
  readonly words: ReturnType<typeof headingWords>;
  readonly look: string;
}

/** The lines that open a section. */
function headingsOf(lines: readonly StyledLine[]): ReadonlySet<number> {
  const candidates: Candidate[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === lines.length - 1 || !canBeHeading(line)) continue;
    candidates.push({
      index,
      line,
      words: headingWords(line.text.replace(/\s*:$/, "")),
      look: shapeOf(line),
    });
  }
  const capitals = lines.filter(({ text }) => isCapitals(text)).length / Math.max(1, lines.length);
  const usual = usualLook(lines);
  const family = familyOf(candidates, lines, usual);
  const isShared = sharesLook(candidates, lines);
  const levels = candidates.flatMap(({ line: { level = 0 } }) => (level > 0 ? [level] : []));
  const [top = 0] = levels.filter((level, at) => levels.indexOf(level) !== at).sort((a, b) => a - b);
  const found = new Set<number>();
  for (const candidate of candidates) {
    const score = headingScore(candidate, {
      family,
      isShared,
      capitals,
      usual,
      isFirst: candidate.index === 0,
      top,
    });
    // Two headings never follow each other: the second is what the first is about.
    const isBelow = found.has(candidate.index - 1) && !candidate.words?.sure;
    if (score >= ENOUGH && !isBelow) found.add(candidate.index);
  }
  return found;
}

/** How a line looks, and whether room stands above it: in a text nothing else sets a heading apart. */
function shapeOf(line: StyledLine): string {
  return `${lookOf(line)} ${line.gapBefore ? "apart" : "close"}`;
}

function canBeHeading({ text, bullet }: StyledLine): boolean {
  return (
    !bullet &&
    text.length <= 48 &&
    !text.includes("\t") &&
    text.split(/\s+/).length <= (/^(?:\p{L}\s){3}/u.test(text) ? 30 : 7) &&
    /\p{L}{2}|^(?:\p{L} ){3}/u.test(text) &&
    !/[@\d]|[.,;]$|:\s+\S|,.*,/.test(text) &&
    !isSentence(text)
  );
}

interface Surroundings {
  readonly family: ReadonlySet<string>;
  /** Whether titles of entries look as headings do. */
  readonly isShared: boolean;
  readonly capitals: number;
  readonly usual: string;
  readonly isFirst: boolean;
  /** The level of the highest headings, where the file has several of it; 0 where it has none. */
  readonly top: number;
}

function headingScore(
  { line, words, look }: Candidate,
  { family, isShared, capitals, usual, isFirst, top }: Surroundings,
): number {
  const { size, strong, level, gapBefore, text } = line;
  let score = words?.sure ? 3 : words?.likely ? 1.8 : words ? 1.2 : 0;
  if (size >= 1.25) score += 1.5;
  else if (size >= 1.06) score += 1.2;
  if (strong) score += 0.8;
  // The file says that it is a heading, and none is above it.
  const isTop = level !== undefined && level === top;
  if (level !== undefined && level > 0) score += isTop ? 1.6 : 0.8;
  if (capitals < 0.5 && isCapitals(text)) score += 0.8;
  if (gapBefore) score += 0.5;
  if (text.endsWith(":")) score += 0.4;
  if (family.size > 0) {
    if (family.has(look)) score += isShared && !words ? 0.3 : isSetApart(line) && !isShared ? 2 : 1.5;
    else score += words?.sure && look !== usual ? -0.3 : -1.2;
  }
  if (
    !words?.sure &&
    !isTop &&
    (roleScore(text) >= 2 || organisationScore(text) >= 2 || placeScore(text) >= 2)
  )
    score -= words ? 0.6 : 1.5;
  if (isFirst && !words?.sure) score -= 4;
  return score;
}

function sharesLook(candidates: readonly Candidate[], lines: readonly StyledLine[]): boolean {
  return candidates.some(({ words, index, look, line }) => {
    const next = lines[index + 1];
    return (
      words?.sure === true &&
      next !== undefined &&
      (shapeOf(next) === look || (isSetApart(next) && lookOf(next) === lookOf(line))) &&
      !headingWords(next.text)?.sure
    );
  });
}

/** Set otherwise than most lines are, by more than the room above it. */
function isSetApart({ size, strong, level, text }: StyledLine): boolean {
  return strong || size >= 1.06 || level !== undefined || isCapitals(text);
}

function usualLook(lines: readonly StyledLine[]): string {
  const letters = new Map<string, number>();
  for (const line of lines) {
    const look = shapeOf(line);
    letters.set(look, (letters.get(look) ?? 0) + line.text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

/** How headings look here: as those whose words are sure do; without such, as the lines that stand out most, again and again. */
function familyOf(
  candidates: readonly Candidate[],
  lines: readonly StyledLine[],
  usual: string,
): ReadonlySet<string> {
  const sure = new Map<string, number>();
  for (const { words, look } of candidates)
    if (words?.sure && look !== usual) sure.set(look, (sure.get(look) ?? 0) + 1);
  const total = [...sure.values()].reduce((sum, count) => sum + count, 0);
  if (total > 0) return new Set([...sure].filter(([, count]) => count * 4 >= total).map(([look]) => look));
  const byLook = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    if (candidate.look !== usual && candidate.index > 0)
      byLook.set(candidate.look, [...(byLook.get(candidate.look) ?? []), candidate]);
  const others = new Set<string>();
  for (const line of lines) if (!canBeHeading(line) || findPeriod(line.text)) others.add(shapeOf(line));
  const repeated = [...byLook].filter(
    ([look, [first, ...more]]) =>
      first !== undefined &&
      more.length > 0 &&
      !others.has(look) &&
      more.every(({ index }, at) => index - (more[at - 1] ?? first).index > 1),
  );
  const [most] = repeated.sort((a, b) => (b[1][0]?.line.size ?? 0) - (a[1][0]?.line.size ?? 0));
  return new Set(most ? [most[0]] : []);
}

/** A file without headings: what each line is decides, all lines together. */
function withoutHeadings(lines: readonly StyledLine[]): FoundSections {
  const found: FoundSections = { head: [], sections: [] };
  for (const { kind, lines: own } of segmentLines(lines)) {
    const [first, ...rest] = own;
    const words =
      first && rest.length > 0 && canBeHeading(first) ? headingWords(first.text.replace(/\s*:$/, "")) : null;
    if (kind === "head") found.head.push(...own);
    else if (words?.sure && words.kind === kind)
      found.sections.push({ kind, heading: first?.text ?? null, lines: rest });
    else found.sections.push({ kind, heading: null, lines: own });
  }
  return found;
}
