import { isCredential, isVoluntary } from "./block-features.ts";
import { findPeriod, standsApart } from "./find-period.ts";
import { headingWords, type SectionKind } from "./section-words.ts";
import { isSentence, type StyledLine } from "./styled-line.ts";
import {
  hasDegree,
  hasSchool,
  isAddress,
  isLanguageName,
  keysOf,
  organisationScore,
  placeScore,
  roleScore,
} from "./vocabulary.ts";

/** Lines that follow each other and are of one kind; "head" is who the resume is about. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly lines: StyledLine[];
}

type SegmentKind =
  | Exclude<SectionKind, "contact" | "other" | "projects" | "awards" | "publications">
  | "head";

const KINDS: readonly SegmentKind[] = [
  "head",
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
  "volunteering",
  "interests",
  "references",
];
const CONTACT = /@|\+?\d[\d\s().-]{7,}\d|https?:|www\./;
/** What it costs to go over to another kind, with room above the line and without. */
const CHANGE = { atGap: 1, within: 2.2, atBullet: 3.5 } as const;

/** The kinds of lines without headings, decided together: the sequence that fits all lines best with the fewest changes. */
export function segmentLines(lines: readonly StyledLine[], first: SectionKind = "contact"): Segment[] {
  const start = Math.max(0, KINDS.indexOf(first === "contact" ? "head" : (first as SegmentKind)));
  const best: { score: number; from: number }[][] = [];
  for (const [index, line] of lines.entries()) {
    const own = lineScores(line, index, lines);
    const above = best[index - 1];
    const change = changeAt(line, lines[index - 1]);
    let most = 0;
    if (above)
      for (const [kind, { score }] of above.entries()) if (score > (above[most]?.score ?? 0)) most = kind;
    best.push(
      own.map((score, kind) => {
        if (!above) return { score: kind === start ? score : Number.NEGATIVE_INFINITY, from: start };
        const stay = above[kind]?.score ?? 0;
        // Nobody goes back to who they are.
        const move = kind === 0 ? Number.NEGATIVE_INFINITY : (above[most]?.score ?? 0) - change;
        return stay >= move ? { score: stay + score, from: kind } : { score: move + score, from: most };
      }),
    );
  }
  return segmentsOf(lines, kindsBack(best));
}

function kindsBack(best: readonly { score: number; from: number }[][]): number[] {
  const kinds: number[] = [];
  let at = 0;
  for (const [kind, { score }] of (best.at(-1) ?? []).entries())
    if (score > (best.at(-1)?.[at]?.score ?? 0)) at = kind;
  for (let index = best.length - 1; index >= 0; index--) {
    kinds[index] = at;
    at = best[index]?.[at]?.from ?? 0;
  }
  return kinds;
}

function segmentsOf(lines: readonly StyledLine[], kinds: readonly number[]): Segment[] {
  const segments: Segment[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = KINDS[kinds[index] ?? 0] ?? "head";
    const last = segments.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else segments.push({ kind, lines: [line] });
  }
  return segments;
}

function changeAt(line: StyledLine, above: StyledLine | undefined): number {
  if (line.gapBefore || line.startsColumn) return CHANGE.atGap;
  if (line.bullet) return above?.bullet ? CHANGE.atBullet : CHANGE.atBullet - 1;
  return above?.bullet ? CHANGE.atGap : CHANGE.within;
}

/** How well a line fits each kind, in the order of KINDS. */
function lineScores(line: StyledLine, index: number, lines: readonly StyledLine[]): number[] {
  const { text, bullet } = line;
  const found = findPeriod(text);
  const isDated = found !== null && text.length <= 160 && standsApart(text, found);
  const isRange = isDated && /\d\D+(?:\d{2}|[a-z]{3,})/i.test(found.text);
  const sentence = isSentence(text) && !isDated;
  const first = text.split(/\t|,\s|\s[|–—-]\s/)[0] ?? "";
  const isRole = !sentence && !bullet && roleScore(first) >= 2;
  const study = !sentence && (hasDegree(text) || hasSchool(text)) && !(isRole && !hasDegree(text));
  const credential = isCredential(text) && !isRange && !(hasDegree(text) && hasSchool(text));
  const listed = text.split(/\s*[,;|·•\t]\s*/u).filter((entry) => /\p{L}/u.test(entry));
  const isList =
    !sentence && !isDated && listed.length >= 3 && listed.every((entry) => keysOf(entry).length <= 4);
  const isOrganisation = !sentence && organisationScore(text) >= 2;
  const label = labelKind(text);
  const contact = CONTACT.test(text) && !isDated;
  const isPlace = placeScore(text) >= 2 || isAddress(text);
  const labelled = (kind: SectionKind) => (label === kind ? 6 : 0);
  const isOpened = lines[index - 1] !== undefined && !lines[index - 1]?.bullet;
  return [
    (index === 0 ? 4 : 0) +
      (contact ? 2.5 : 0) +
      (isPlace && index < 8 ? 1 : 0) +
      (index < 4 && !bullet ? 0.6 : -0.3) +
      (isDated ? -2 : 0),
    labelled("summary") + (sentence && !bullet && !isDated ? 1.2 : -0.8),
    labelled("experience") +
      (bullet ? 1.2 : 0) +
      (isRole ? 1.4 : !sentence && !bullet && index > 1 && roleScore(first) >= 0.9 ? 0.5 : 0) +
      (isRange ? 0.9 : 0) +
      (isOrganisation && !study ? 0.6 : 0) +
      (sentence && !isOpened ? 0.3 : 0) -
      (study ? 1 : 0) -
      (contact ? 2 : 0),
    labelled("education") +
      (study ? 2.2 : 0) +
      (isDated ? 0.4 : 0) -
      (bullet ? 0.8 : 0) -
      (sentence ? 1 : 0) -
      (isRole ? 0.8 : 0) -
      (credential ? 0.6 : 0) -
      (contact ? 2 : 0),
    labelled("skills") +
      (isList ? 1.6 : -0.4) -
      (isDated ? 1.5 : 0) -
      (contact ? 2 : 0) -
      (isPlace ? 1.5 : 0),
    labelled("languages") + (isLanguageName(/^\p{L}+/u.exec(text)?.[0] ?? "") ? 3 : -1),
    labelled("certifications") +
      (credential ? 2.2 : 0) -
      (sentence ? 1 : 0) -
      (isRange ? 1 : 0) -
      (isRole && isRange ? 1 : 0) -
      (contact ? 2 : 0) -
      (bullet && !credential ? 0.3 : 0),
    labelled("volunteering") + (isVoluntary(text) ? 2.2 : -0.2) + (isDated ? 0.3 : 0) - (contact ? 2 : 0),
    labelled("interests") - 0.5,
    labelled("references") +
      (/\b(?:on|upon) request\b/i.test(text) ? 5 : 0) +
      (contact && index > 8 ? 2 : -0.5),
  ];
}

/** "Skills: welding": a line that names itself what it is; also a heading alone. */
function labelKind(text: string): SectionKind | null {
  const [, label = text] = /^([\p{L} ]{3,40}):\s/u.exec(text) ?? [];
  const words = label.length <= 48 ? headingWords(label.replace(/\s*:$/, "")) : null;
  return words?.sure ? words.kind : null;
}
