import { type Application, TEXT_FIELDS } from "../../domain/application/application.ts";
import { isDay, latestChange, readHistory, sentOn } from "../../domain/application/history.ts";
import type { ApplicationStatus } from "../../domain/application/status.ts";
import { fileNameOf } from "../../domain/files/file-name.ts";
import { APPLICATIONS } from "../../domain/limits.ts";
import type { ApplicationFileRow, ApplicationRow } from "../db/schema.ts";
import { storedNumber, storedText, storedTime } from "../resumes/stored-values.ts";

export interface ApplicationKey {
  id: string;
  ownerId: string;
}

/** A file as it was sent, without its bytes. */
export interface FrozenFile {
  id: string;
  name: string;
  format: "pdf" | "docx";
  part: "resume" | "cover-letter";
  template: string;
  resumeTitle: string;
  madeAt: string;
  bytes: number;
  sha256: string;
}

export interface StoredApplication extends Application {
  id: string;
  status: ApplicationStatus;
  statusOn: string;
  appliedOn: string | null;
  resume: { id: string | null; title: string } | null;
  /** Also of a resume that is deleted, and may come back. */
  resumeId: string | null;
  /** Of the resume that was frozen last. */
  template: string | null;
  files: FrozenFile[];
  fileCount: number;
  revision: number;
  createdAt: string;
  updatedAt: string;
}

export type ApplicationSummary = Omit<StoredApplication, "ad" | "letter" | "notes" | "files">;

/** What is written: the person's words, and the resume by id and title. */
export interface ApplicationDraft extends Application {
  resumeId: string | null;
  resumeTitle: string;
}

export type FilesInBrief = Pick<StoredApplication, "fileCount" | "template">;

/** What goes beside the row into an answer. */
export interface Beside extends FilesInBrief {
  files: FrozenFile[];
  /** Whether the resume is there. */
  isPresent(resumeId: string): boolean;
}

/** A row that somebody damaged is shown by what is left of it: it must not take a whole list with it. */
export function toApplication(row: ApplicationRow, { isPresent, ...files }: Beside): StoredApplication {
  const history = readHistory(row.history, storedTime(row.created_at).slice(0, 10));
  const { status, on } = latestChange(history);
  const id = row.resume_id !== null && isPresent(row.resume_id) ? row.resume_id : null;
  const title = line(row.resume_title);
  return {
    id: row.id,
    employer: line(row.employer),
    role: line(row.role),
    place: line(row.place),
    // It passed the gate on its way in; what was written by hand must at least not run.
    link: /^https?:\/\//i.test(storedText(row.link)) ? row.link : "",
    ad: storedText(row.ad),
    letter: storedText(row.letter),
    notes: storedText(row.notes),
    nextStep: line(row.next_step),
    nextStepOn: isDay(row.next_step_on) ? row.next_step_on : null,
    history,
    archived: row.archived === 1,
    ...{ status, statusOn: on, appliedOn: sentOn(history) },
    resume: row.resume_id === null && title === "" ? null : { id, title: title || "Untitled" },
    resumeId: row.resume_id,
    ...files,
    revision: storedNumber(row.revision),
    createdAt: storedTime(row.created_at),
    updatedAt: storedTime(row.updated_at),
  };
}

/** What a list says of files that are at hand. */
export function inBrief(files: readonly FrozenFile[]): FilesInBrief {
  const ofResume = files.filter(({ part }) => part === "resume");
  const [latest] = ofResume.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
  return { fileCount: files.length, template: latest?.template ?? null };
}

function line(value: unknown): string {
  return storedText(value).slice(0, APPLICATIONS.line).toWellFormed();
}

export type FileHeadRow = Omit<ApplicationFileRow, "data">;

export function toFile(row: FileHeadRow): FrozenFile {
  const format = row.format === "docx" ? "docx" : "pdf";
  const part = row.part === "cover-letter" ? "cover-letter" : "resume";
  return {
    id: row.id,
    name: fileNameOf(line(row.person), format, part),
    ...{ format, part },
    template: storedText(row.template),
    resumeTitle: line(row.resume_title),
    madeAt: storedTime(row.made_at),
    bytes: storedNumber(row.bytes),
    sha256: storedText(row.sha256),
  };
}

export function draftOf(stored: StoredApplication): ApplicationDraft {
  const { employer, role, place, link, ad, letter, notes, nextStep, nextStepOn, history, archived } = stored;
  return {
    ...{ employer, role, place, link, ad, letter, notes, nextStep, nextStepOn, history, archived },
    resumeId: stored.resumeId,
    resumeTitle: stored.resume?.title ?? "",
  };
}

export function columnsOf(draft: ApplicationDraft) {
  const { employer, role, place, link, ad, letter, notes, nextStep, nextStepOn, history, archived } = draft;
  return {
    ...{ employer, role, place, link, ad, letter, notes },
    next_step: nextStep,
    next_step_on: nextStepOn,
    history: JSON.stringify(history),
    archived: archived ? 1 : 0,
    resume_id: draft.resumeId,
    resume_title: draft.resumeTitle,
    text_bytes: textBytes(draft),
  };
}

export function textBytes(draft: Application): number {
  return TEXT_FIELDS.reduce((sum, field) => sum + Buffer.byteLength(draft[field]), 0);
}
