import { cellsOf, type StyledLine } from "./styled-line.ts";

/** What a file calls a field itself: "Designation: Welder". A title is a role or a degree, an organisation an employer or a school. */
export type FieldLabel = "title" | "organisation" | "place" | "period" | "grade" | "text" | "any";

/** A line whose labels are taken off; the cells of its text have the fields that the labels named. */
export interface LabelledLine {
  readonly line: StyledLine;
  readonly fields?: readonly (FieldLabel | undefined)[] | undefined;
}

const LABELS: Readonly<Record<FieldLabel, string>> = {
  title:
    "designation|position|positions|position held|position title|role|roles|role title|job role|job title|title|job position|post|post held|occupation|occupation or position held|capacity|rank|degree|degree title|qualification|qualifications|qualification obtained|qualification awarded|title of qualification|title of qualification awarded|course|course of study|course title|programme|program|standard passed|highest standard passed|highest grade passed|highest grade|highest qualification|examination|exam|exam passed|certificate|award|poste|puesto|cargo|stanowisko|funktion|position bezeichnung",
  organisation:
    "company|company name|name of company|employer|employer name|name of employer|name and address of employer|organisation|organization|name of organisation|name of organization|organisation name|organization name|firm|business|institution|name of institution|name of school|institute|school|school name|school attended|last school attended|high school|school college|school university|school or college|institute school|university|university board|board university|board|college|college university|college or university|institution attended|training provider|provider|awarding body|entreprise|empresa|firma|arbeitgeber|vessel|ship",
  place:
    "address|location|place|city|town|country|city country|place of work|employer address|company address|based at|lieu|ort|lugar",
  period:
    "date|dates|period|duration|year|years|dates of employment|dates attended|employment dates|employment period|period of employment|period of service|tenure|time|time period|from to|year of passing|passing year|year of completion|year completed|year of graduation|year graduated|year obtained|date completed|date of completion|when|dauer|zeitraum|periodo|período|inclusive dates",
  grade:
    "grade|grades|gpa|cgpa|percentage|percent|marks|marks obtained|class|result|results|score|division|cgpa percentage|percentage cgpa",
  text: "duties|main duties|key duties|duties performed|responsibilities|duties and responsibilities|roles and responsibilities|role and responsibilities|key responsibilities|main responsibilities|main activities|main activities and responsibilities|activities|job description|description|description of duties|job duties|job responsibilities|key tasks|tasks|work done|achievements|key achievements|accomplishments|my role",
  any: "level|tertiary|secondary|primary|elementary|vocational|tertiary education|secondary education|primary education|post graduate|graduate school|s no|sl no|sr no|sno|no|nr",
};
const FIELD_OF: ReadonlyMap<string, FieldLabel> = new Map(
  Object.entries(LABELS).flatMap(([field, words]) =>
    words.split("|").map((word) => [word, field as FieldLabel] as const),
  ),
);
const LONGEST_LABEL = 44;
const LABELLED = /^(\p{L}[\p{L}\s/&().-]{1,43}?)\s*:-?\s*(\S.*)$/u;

function fieldOf(label: string): FieldLabel | undefined {
  if (label.length > LONGEST_LABEL) return undefined;
  const plain = label
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/\(s\)/g, "s")
    .replace(/\([^()]*\)/g, " ")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  const [, noun = ""] =
    /^name(?: and (?:address|type|location))? of (?:the )?([\p{L} ]{4,30})$/u.exec(plain) ?? [];
  return FIELD_OF.get(plain) ?? FIELD_OF.get(noun);
}

export function isFieldLabel(text: string): boolean {
  return fieldOf(text) !== undefined;
}

/** Takes the labels off the lines of a section; a row of a table's names labels the cells below it. */
export function labelledLines(lines: readonly StyledLine[]): LabelledLine[] {
  let columns: readonly FieldLabel[] | null = null;
  return lines.flatMap((line): LabelledLine[] => {
    const cells = cellsOf(line.text);
    const named = cells.map(fieldOf);
    if (cells.length > 1 && named.every((field) => field !== undefined)) {
      columns = named;
      return [];
    }
    if (columns !== null && cells.length === columns.length && !line.bullet)
      return [{ line, fields: columns }];
    // Text between two rows ends no table.
    if (cells.length > 1) columns = null;
    return labelledLine(line, cells);
  });
}

function labelledLine(line: StyledLine, cells: readonly string[]): LabelledLine[] {
  const [first = "", second] = cells;
  const bare = fieldOf(first.replace(/\s*:\s*-?$/, ""));
  // "Position held" in a cell, and what it was in the next.
  if (cells.length === 2 && bare !== undefined && bare !== "any" && second !== undefined)
    return [{ line: { ...line, text: second, lead: undefined }, fields: [bare] }];
  if (cells.length === 1 && bare !== undefined && /:\s*-?$/.test(first))
    return bare === "text" ? [] : [{ line }];
  const found = cells.map(labelledCell);
  if (line.bullet && !found.every(({ field }) => field !== undefined)) return [{ line }];
  if (found.every(({ field }) => field === undefined)) return [{ line }];
  return [
    {
      line: { ...line, text: found.map(({ text }) => text).join("\t"), bullet: false, lead: undefined },
      fields: found.map(({ field }) => field),
    },
  ];
}

function labelledCell(cell: string): { text: string; field?: FieldLabel | undefined } {
  const [, label = "", value = ""] = LABELLED.exec(cell) ?? [];
  const field = value === "" ? undefined : fieldOf(label);
  return field === undefined ? { text: cell } : { text: value, field };
}
