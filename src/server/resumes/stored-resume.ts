import type { PageFormat } from "../../domain/document/design.ts";
import { type CustomStyle, parseStyleText, styleText } from "../../domain/document/style/custom-style.ts";
import { AppError } from "../../domain/errors.ts";
import { isJsonObject, type JsonObject } from "../../domain/json/json-value.ts";
import { RESUME_VERSION, type Resume } from "../../domain/resume/resume.ts";
import type { Clash } from "../../domain/resume/variant/inherit.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme } from "../../templates/registry.ts";
import type { ResumeRow, VersionRow } from "../db/schema.ts";
import { checkStoredContent } from "./resume-gate.ts";
import { storedNumber, storedTime, storedTitle } from "./stored-values.ts";

/** How a resume is drawn. */
export interface ResumeDesign {
  template: string;
  theme: string;
  page: PageFormat;
  fit: boolean;
  style: CustomStyle;
}

export interface ResumeKey {
  id: string;
  ownerId: string;
}

export interface StoredResume extends ResumeKey, ResumeDesign {
  title: string;
  resume: Resume;
  /** Of a variant, the sum along its chain: it rises with every save of it and of what it inherits from. */
  revision: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  /** The resume that this one is a variant of. */
  sourceId: string | null;
  /** The same with its title; null where it is none, or the source is not there. */
  source: { id: string; title: string } | null;
  /** Where the variant and its source both changed something. */
  clashes: Clash[];
}

export type ResumeSummary = Omit<StoredResume, "resume" | "source" | "clashes">;

export type ResumeDraft = Pick<StoredResume, "title" | "resume"> & ResumeDesign;

/** A row that somebody damaged is shown by what is left of it: it must not take a whole list with it. */
export function toSummary(
  row: Omit<ResumeRow, "content" | "created_by" | "size" | "title_key" | "source_revision" | "differences">,
  /** What its sources add to its revision. */
  above: number,
): ResumeSummary {
  return {
    id: row.id,
    ownerId: row.owner_id,
    title: storedTitle(row.title),
    ...toDesign(row),
    revision: storedNumber(row.revision) + above,
    createdAt: storedTime(row.created_at),
    updatedAt: storedTime(row.updated_at),
    deletedAt: row.deleted_at === null ? null : storedTime(row.deleted_at),
    sourceId: row.source_id,
  };
}

export type DesignColumns = Pick<ResumeRow & VersionRow, keyof ResumeDesign>;

/** A design that this release does not know gives way to the usual one. */
export function toDesign({ template, theme, page, fit, style }: DesignColumns): ResumeDesign {
  return {
    template: findTemplate(template) ? template : DEFAULT_TEMPLATE.id,
    theme: findTheme(theme) ? theme : "signature",
    page: page === "letter" ? "letter" : "a4",
    fit: fit === 1,
    style: parseStyleText(style),
  };
}

export function designColumns({ template, theme, page, fit, style }: ResumeDesign): DesignColumns {
  return { template, theme, page, fit: fit ? 1 : 0, style: styleText(style) };
}

/** The design alone of what has one. */
export function designOf({ template, theme, page, fit, style }: ResumeDesign): ResumeDesign {
  return { template, theme, page, fit, style };
}

/** What was stored by an older version is brought up to the present one; what is damaged is told as that. */
export function readContent(content: string): Resume {
  const read = checkStoredContent(content);
  if (!read.ok) throw new AppError("resume_damaged");
  return read.resume;
}

/**
 * What a stored resume says and how its lines are named, unchecked: enough to compare with, at half the cost. What cannot be read
 * names nothing.
 */
export function readWording(content: string): JsonObject {
  try {
    const document: unknown = JSON.parse(content);
    return isJsonObject(document) && document.version === RESUME_VERSION ? document : readContent(content);
  } catch {
    return {};
  }
}
