import { valueAt } from "../../domain/json/json-pointer.ts";
import { type FormPlace, fieldsOf, formPlace } from "../../domain/resume/form-place.ts";
import type { Path, Question } from "../../domain/resume/merging/merge.ts";
import { header } from "../../domain/sections/header.ts";
import { textOfLine } from "../../domain/sections/line.ts";
import type { DraftContent } from "../drafts/draft-content.ts";
import { BESIDE_FIELDS, type Difference, differencesOf } from "./differences.ts";

/** A difference by where it stands: under the heading of its section, and named by what an entry is known by. */
export interface ComparedPlace extends Difference {
  readonly section: string;
  /** "Nurse, Mercy Hospital · line 2"; empty where the section is all there is to say. */
  readonly name: string;
  readonly question: Question;
}

const DESIGN = "Design";

export function comparedPlaces(
  questions: readonly Question[],
  mine: DraftContent,
  theirs: DraftContent,
): ComparedPlace[] {
  const byKey = new Map(questions.map((question) => [question.key, question]));
  return differencesOf(questions, mine, theirs).flatMap((difference) => {
    const question = byKey.get(difference.key);
    if (!question) return [];
    return [{ ...difference, question, ...whereOf(question, difference.label, { mine, theirs }) }];
  });
}

type Where = Pick<ComparedPlace, "section" | "name">;

interface Sides {
  readonly mine: DraftContent;
  readonly theirs: DraftContent;
}

function whereOf({ path, kind, mine }: Question, label: string, sides: Sides): Where {
  const [root, ...inside] = path;
  if (root !== "resume") return { section: DESIGN, name: label };
  // Numbers of entries that only the other side has are those of its list; the lists around them are this side's.
  const isTheirs = mine === undefined && inside.length <= entryDepth(inside);
  const { resume } = isTheirs ? sides.theirs : sides.mine;
  const place = formPlace(resume, inside);
  if (!place) return { section: label, name: "" };
  if (place.list === null) return { section: header.label, name: label };
  const parts = [
    entryName(place, inside, resume),
    fieldName(place),
    ...(inside.at(-1) === "marks" ? ["bold, italic and links"] : []),
  ].filter((part) => part !== "");
  const name = parts.join(" · ");
  const ordered = parts.length > 0 ? `${name} · order` : "Order of the entries";
  return { section: place.list, name: kind === "order" ? ordered : name };
}

/** An item lies in its section, or in the content of a custom one. */
function entryDepth([key]: Path): number {
  return key === "custom" ? 4 : 2;
}

/** What an item is known by: the first lines of its form, as a title and an employer. */
function entryName(
  { form, item, field, other }: FormPlace,
  path: Path,
  resume: DraftContent["resume"],
): string {
  if (item === null || !form) return "";
  const entry = valueAt(resume, path.slice(0, entryDepth(path)).map(String));
  // What an entry says itself is shown below; what is in it needs the group that it is of.
  const group = field || other ? (textOfLine(entry)?.trim() ?? "") : "";
  if (form.kind === "field") return form.field.kind === "lines" ? `line ${item + 1}` : group;
  const heads = fieldsOf(form)
    .filter(({ kind, holds, isFurther }) => kind === "line" && holds !== "date" && !isFurther)
    .map(({ key }) => textOfLine(Reflect.get(Object(entry), key))?.trim() ?? "")
    .filter((text) => text !== "");
  return heads.slice(0, 2).join(", ") || `${form.itemName} ${item + 1}`;
}

function fieldName({ field, other, entry }: FormPlace): string {
  if (other === "marks") return "";
  if (other !== null) return BESIDE_FIELDS[other] ?? other;
  if (!field) return "";
  if (entry === null) return field.label;
  return field.kind === "chips" ? `${field.label}, entry ${entry + 1}` : `line ${entry + 1}`;
}
