import type { ApplicationAnswer, ChangeApplicationRequest } from "../../../contract/applications.ts";
import type { StatusChange } from "../../../domain/application/history.ts";

/** What the form holds. */
export interface ApplicationEdits {
  employer: string;
  role: string;
  place: string;
  link: string;
  ad: string;
  letter: string;
  notes: string;
  nextStep: string;
  nextStepOn: string;
  resumeId: string;
  history: readonly StatusChange[];
}

export type EditedField = keyof ApplicationEdits;

export const FIELD_NAMES: Record<EditedField, string> = {
  employer: "Employer",
  role: "Role",
  place: "Place",
  link: "Link",
  nextStep: "Next step",
  nextStepOn: "Next step on",
  resumeId: "Resume",
  history: "Status",
  notes: "Notes",
  letter: "Letter",
  ad: "Ad",
};

const FIELDS = Object.keys(FIELD_NAMES) as EditedField[];

export function editsOf(stored: ApplicationAnswer): ApplicationEdits {
  const { employer, role, place, link, ad, letter, notes, nextStep, history } = stored;
  return {
    ...{ employer, role, place, link, ad, letter, notes, nextStep, history },
    nextStepOn: stored.nextStepOn ?? "",
    resumeId: stored.resume?.id ?? "",
  };
}

export function changedFields(base: ApplicationEdits, edits: ApplicationEdits): EditedField[] {
  return FIELDS.filter((field) => !isSame(base[field], edits[field]));
}

/** What both changed, each in another way. */
export function clashesOf(
  base: ApplicationEdits,
  edits: ApplicationEdits,
  current: ApplicationEdits,
): EditedField[] {
  return changedFields(base, edits).filter(
    (field) => !isSame(base[field], current[field]) && !isSame(edits[field], current[field]),
  );
}

/** With what is stored by now wherever the person changed nothing, and in the fields named here. */
export function takenOver(
  base: ApplicationEdits,
  edits: ApplicationEdits,
  current: ApplicationEdits,
  theirs: readonly EditedField[],
): ApplicationEdits {
  const mine = changedFields(base, edits).filter((field) => !theirs.includes(field));
  return { ...current, ...Object.fromEntries(mine.map((field) => [field, edits[field]])) };
}

/** The request that changes these fields alone. */
export function changeOf(
  edits: ApplicationEdits,
  fields: readonly EditedField[],
): Omit<ChangeApplicationRequest, "baseRevision" | "saveId"> {
  const { nextStepOn, resumeId, history, ...texts } = edits;
  const values = {
    ...texts,
    nextStepOn: nextStepOn === "" ? null : nextStepOn,
    resumeId: resumeId === "" ? null : resumeId,
    history: [...history],
  };
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
