import type { Application } from "../../domain/application/application.ts";
import type { ErrorCode } from "../../domain/errors.ts";
import type { Issue } from "../../domain/issue.ts";
import type { ResumeDesign } from "./stored-resume.ts";
import type { Family, VariantOutcome, VariantTask } from "./variants/variant-job.ts";
import type { VersionSummary } from "./version-repository.ts";

/** What is asked of the gate's worker. Each question has one answer, in the order of the questions. */
export type GateQuestion =
  /** Content as it is stored. */
  | { kind: "content"; text: string }
  /** What is to be found out about a variant that is long. */
  | { kind: "variant"; family: Family; task: VariantTask }
  /** The bytes of an archive that somebody uploaded, and what time it is. */
  | { kind: "archive"; bytes: Uint8Array; now: Date }
  /** The next rows of that archive. */
  | { kind: "rows" };

export type GateAnswer =
  /** The content in its present form, or null where it is damaged. */
  | { kind: "content"; text: string | null }
  | { kind: "variant"; outcome: VariantOutcome }
  | { kind: "refused"; code: ErrorCode; issues: readonly Issue[] }
  /** Rows that passed; none where the archive is at its end. */
  | { kind: "rows"; rows: readonly AdmittedRow[] };

export interface AdmittedResume extends ResumeDesign {
  of: "resume";
  title: string;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  text: string;
  /** See wording.ts; made here, since it takes a while for many. */
  wording: string;
  /** How variants of the same archive name it. */
  id: string | null;
  variantOf: { source: string; differences: string } | null;
}

/** Belongs to the resume before it. */
export interface AdmittedVersion extends ResumeDesign {
  of: "version";
  kind: VersionSummary["kind"];
  name: string | null;
  savedAt: string;
  text: string;
}

/** Belongs to nobody's resume. */
export interface AdmittedStyle extends Pick<ResumeDesign, "template" | "theme" | "style"> {
  of: "style";
  name: string;
  updatedAt: string;
  /** The style as it is stored. */
  text: string;
}

export interface AdmittedApplication {
  of: "application";
  fields: Application;
  /** By the id that it has in the archive. */
  resume: { id: string | null; title: string } | null;
  createdAt: string;
  updatedAt: string;
}

/** Belongs to the application before it. */
export interface AdmittedFile {
  of: "file";
  person: string;
  format: "pdf" | "docx";
  part: "resume" | "cover-letter";
  template: string;
  resumeTitle: string;
  madeAt: string;
  /** In base64. */
  text: string;
}

export type AdmittedRow =
  | AdmittedResume
  | AdmittedVersion
  | AdmittedStyle
  | AdmittedApplication
  | AdmittedFile;
