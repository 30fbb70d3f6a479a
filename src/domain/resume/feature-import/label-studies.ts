import type { Entry } from "./split-entries.ts";
import { hasDegree, hasSchool, isAddress, placeScore } from "./vocabulary.ts";

export interface LabelledStudy {
  degree: string;
  school: string;
  place: string;
  grade: string;
  period: string;
  courses: string[];
}

const GRADE =
  /^(?:(?:final |overall )?(?:grade|gpa|cgpa|result|percentage|note|average|score|marks?)\b.*|(?:first|second|upper second|lower second|third)[- ]class.*|[12][.:][12](?: hons| honou?rs)?|(?:with )?(?:distinction|merit|honou?rs|high honou?rs)|\d{1,2}(?:\.\d+)?\s*%|\d(?:\.\d+)?\s*\/\s*\d.*|(?:magna |summa )?cum laude|\d{1,2}(?:\.\d+)?\s*c?gpa|pass)$/i;

/** Which words are the degree and which the school. */
export function labelStudies(entries: readonly Entry[]): LabelledStudy[] {
  return entries.map(labelStudy);
}

function labelStudy({ heads, period, body }: Entry): LabelledStudy {
  const study: LabelledStudy = { degree: "", school: "", place: "", grade: "", period, courses: [] };
  for (const { text, field } of heads) {
    if (field === "title") study.degree = joined(study.degree, text);
    else if (field === "organisation") study.school = joined(study.school, text);
    else if (field === "place") study.place = joined(study.place, text);
    else if (field === "grade") study.grade = joined(study.grade, text);
  }
  const parts = heads.flatMap(({ text, field }) => (field === undefined ? divided(text) : []));
  const isNamed = study.degree !== "" || parts.some(({ text }) => hasDegree(text) && !hasSchool(text));
  const unknown: string[] = [];
  for (const { text: part, isPlace } of parts) {
    const [isDegree, isSchool] = [hasDegree(part), hasSchool(part)];
    if (GRADE.test(part)) study.grade = joined(study.grade, part);
    else if (isSchool && !isDegree && study.school === "") takeSchool(study, part);
    else if (isDegree && (study.degree === "" || !isSchool)) study.degree = joined(study.degree, part);
    else if (isSchool && study.school === "") takeSchool(study, part);
    else if (isSchool && study.degree === "" && !isNamed) {
      // "Technical school, logistics" is what was done at the school that is named below it.
      study.degree = [study.school, ...unknown.splice(0)].join(", ");
      takeSchool(study, part);
    } else if (isPlace || placeScore(part) >= 2) study.place = joined(study.place, part);
    else unknown.push(part);
  }
  for (const part of unknown) {
    if (study.degree === "") study.degree = part;
    else if (study.school === "") takeSchool(study, part);
    else if (study.place === "" && part.length <= 30 && !/\d/.test(part)) study.place = part;
    else study.courses.push(part);
  }
  const [, bare = "", inBrackets = ""] = /^(.{3,}?)\s*\(([^()]{2,40})\)$/u.exec(study.degree) ?? [];
  if (study.grade === "" && GRADE.test(inBrackets)) {
    study.degree = bare;
    study.grade = inBrackets;
  }
  if (study.school === "") takeLastName(study);
  if (study.school === "" && hasSchool(study.degree) && heads.length === 1) {
    study.school = study.degree;
    study.degree = "";
  }
  // "GMIT Galway": a name that ends with a place is the school where no other is.
  if (study.school === "" && study.degree !== "" && study.place !== "") {
    study.school = study.place;
    study.place = "";
  }
  for (const line of body) {
    if (GRADE.test(line) && study.grade === "") study.grade = line;
    else study.courses.push(line);
  }
  return study;
}

/** "Leaving Certificate, Coláiste Muire, Tuam Road": where no school is known, the first name behind the degree is one. */
function takeLastName(study: LabelledStudy): void {
  const pieces = study.degree.split(/,\s+/);
  let end = pieces.length;
  while (end > 2 && (isAddress(pieces[end - 1] ?? "") || STREET_NAME.test(pieces[end - 1] ?? ""))) end -= 1;
  if (end < 2 || !hasDegree(pieces.slice(0, end - 1).join(", "))) return;
  study.degree = pieces.slice(0, end - 1).join(", ");
  study.school = pieces[end - 1] ?? "";
  if (end < pieces.length) study.place = joined(study.place, pieces.slice(end).join(", "));
}

const STREET_NAME = /\b(?:road|street|avenue|lane|square|park)$/i;

function joined(before: string, part: string): string {
  return before === "" ? part : `${before}, ${part}`;
}

interface StudyPart {
  text: string;
  /** By where it stands: behind a school. */
  isPlace: boolean;
}

const ofText = (text: string): StudyPart => ({ text, isPlace: false });

/** "BSc Nursing, University of Galway, Galway": in one text, divided where the school begins and where it ends. */
function divided(text: string): StudyPart[] {
  const [, left, right] = /^(.{4,}?),?\s+(?:at|from)\s+(?=(?:the\s+)?\p{Lu})(.+)$/u.exec(text) ?? [];
  if (left !== undefined && right !== undefined && hasDegree(left) && hasSchool(right))
    return [ofText(left), ...divided(right)];
  if (!hasSchool(text) && !hasDegree(text))
    return placeScore(text) >= 2 ? [ofText(text)] : text.split(/,\s+(?=(?:grade|gpa)\b)/i).map(ofText);
  const groups: StudyPart[] = [];
  let kind = "";
  // "Hotel-, Gaststätten- und Bäckereigewerbe" is one name.
  for (const piece of text.split(/(?<!-),\s+/)) {
    const is = kindOf(piece);
    // Words that say nothing belong to what stands before them; after a school they are where it is, if they look so.
    const isWhere = is === "" && (kind === "school" || kind === "place") && isName(piece);
    const goesOn =
      groups.length > 0 &&
      (is === ""
        ? kind === "place"
          ? isWhere
          : kind !== "school" || /^\p{Ll}/u.test(piece)
        : is === kind && is !== "school");
    const last = groups.at(-1);
    if (goesOn && last) last.text += `, ${piece}`;
    else {
      groups.push({ text: piece, isPlace: isWhere });
      kind = isWhere ? "place" : is;
    }
  }
  return groups;
}

function kindOf(piece: string): string {
  if (GRADE.test(piece)) return "grade";
  if (hasSchool(piece) && !/^(?:high|secondary|primary) school (?:diploma|certificate)/i.test(piece))
    return "school";
  if (hasDegree(piece)) return "degree";
  return placeScore(piece) >= 2 ? "place" : "";
}

/** Every word with a capital, as names of places have. */
function isName(piece: string): boolean {
  return (
    piece.length <= 40 && piece.split(/\s+/).every((word) => /^(?:\p{Lu}|de|la|upon|am|an|of)/u.test(word))
  );
}

function takeSchool(study: LabelledStudy, part: string): void {
  const pieces = part.split(/,\s+/);
  const at = pieces.findIndex((piece, index) => index > 0 && placeScore(piece) >= 2);
  study.school = at > 0 ? pieces.slice(0, at).join(", ") : part;
  if (at > 0) study.place = joined(study.place, pieces.slice(at).join(", "));
}
