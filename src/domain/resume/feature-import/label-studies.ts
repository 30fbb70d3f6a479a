import type { Entry } from "./split-entries.ts";
import { hasDegree, hasSchool, placeScore } from "./vocabulary.ts";

export interface LabelledStudy {
  degree: string;
  school: string;
  place: string;
  grade: string;
  period: string;
  courses: string[];
}

const GRADE =
  /^(?:(?:final |overall )?(?:grade|gpa|cgpa|result|percentage|note|average|score|marks?)\b.*|(?:first|second|upper second|lower second|third)[- ]class.*|[12][.:][12](?: hons| honou?rs)?|(?:with )?(?:distinction|merit|honou?rs|high honou?rs)|\d{1,2}(?:\.\d+)?\s*%|\d(?:\.\d+)?\s*\/\s*\d.*|(?:magna |summa )?cum laude|pass)$/i;

/** Which words are the degree and which the school. */
export function labelStudies(entries: readonly Entry[]): LabelledStudy[] {
  return entries.map(labelStudy);
}

function labelStudy({ heads, period, body }: Entry): LabelledStudy {
  const study: LabelledStudy = { degree: "", school: "", place: "", grade: "", period, courses: [] };
  const parts = heads.flatMap(({ text }) => divided(text));
  const unknown: string[] = [];
  for (const part of parts) {
    const [isDegree, isSchool] = [hasDegree(part), hasSchool(part)];
    if (GRADE.test(part)) study.grade = joined(study.grade, part);
    else if (isSchool && !isDegree && study.school === "") takeSchool(study, part);
    else if (isDegree && (study.degree === "" || !isSchool)) study.degree = joined(study.degree, part);
    else if (isSchool && study.school === "") takeSchool(study, part);
    else if (isSchool && study.degree === "") {
      // "Technical school, logistics" is what was done at the school that is named below it.
      study.degree = [study.school, ...unknown.splice(0)].join(", ");
      takeSchool(study, part);
    } else if (placeScore(part) >= 2) study.place = joined(study.place, part);
    else unknown.push(part);
  }
  for (const part of unknown) {
    if (study.degree === "") study.degree = part;
    else if (study.school === "") takeSchool(study, part);
    else if (study.place === "" && part.length <= 30 && !/\d/.test(part)) study.place = part;
    else study.courses.push(part);
  }
  const comma = study.degree.lastIndexOf(", ");
  if (study.school === "" && comma > 0 && hasDegree(study.degree.slice(0, comma))) {
    study.school = study.degree.slice(comma + 2);
    study.degree = study.degree.slice(0, comma);
  }
  if (study.school === "" && hasSchool(study.degree) && heads.length === 1) {
    study.school = study.degree;
    study.degree = "";
  }
  for (const line of body) {
    if (GRADE.test(line) && study.grade === "") study.grade = line;
    else study.courses.push(line);
  }
  return study;
}

function joined(before: string, part: string): string {
  return before === "" ? part : `${before}, ${part}`;
}

/** "BSc Nursing, University of Galway, Galway": in one text, divided where the school begins and where it ends. */
function divided(text: string): string[] {
  const [, left, right] = /^(.{4,}?),?\s+(?:at|from)\s+(?=(?:the\s+)?\p{Lu})(.+)$/u.exec(text) ?? [];
  if (left !== undefined && right !== undefined && hasDegree(left) && hasSchool(right))
    return [left, ...divided(right)];
  if (!hasSchool(text) && !hasDegree(text))
    return placeScore(text) >= 2 ? [text] : text.split(/,\s+(?=(?:grade|gpa)\b)/i);
  const pieces = text.split(/,\s+/);
  const groups: string[] = [];
  let kind = "";
  for (const piece of pieces) {
    const isSchool =
      hasSchool(piece) && !/^(?:high|secondary|primary) school (?:diploma|certificate)/i.test(piece);
    const is = GRADE.test(piece)
      ? "grade"
      : isSchool
        ? "school"
        : hasDegree(piece)
          ? "degree"
          : placeScore(piece) >= 2
            ? "place"
            : "";
    // Words that say nothing belong to what stands before them; after a school they are where it is.
    const goesOn = groups.length > 0 && (is === "" ? kind !== "school" : is === kind && is !== "school");
    if (goesOn) groups[groups.length - 1] += `, ${piece}`;
    else {
      groups.push(piece);
      kind = is === "" && kind === "school" ? "place" : is;
    }
  }
  return groups;
}

function takeSchool(study: LabelledStudy, part: string): void {
  const pieces = part.split(/,\s+/);
  const at = pieces.findIndex((piece, index) => index > 0 && placeScore(piece) >= 2);
  study.school = at > 0 ? pieces.slice(0, at).join(", ") : part;
  if (at > 0) study.place = joined(study.place, pieces.slice(at).join(", "));
}
