import { parseStyleText, styleText } from "../../domain/document/style/custom-style.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme } from "../../templates/registry.ts";
import { boundTime, checkStoredContent } from "../resumes/resume-gate.ts";
import { storedStyleName, storedTitle, storedVersionName } from "../resumes/stored-values.ts";
import type { BackupRow } from "./backup-file.ts";

export type StorableRow = Record<string, string | number | null>;

export type CheckedRow = { ok: true; row: StorableRow } | { ok: false; reason: string };

type Mend = (value: string, latest: Date) => string;

const mendTemplate: Mend = (id) => (findTemplate(id) ? id : DEFAULT_TEMPLATE.id);
const mendTheme: Mend = (id) => (findTheme(id) ? id : "signature");
const mendPage: Mend = (page) => (page === "letter" ? page : "a4");
const mendStyle: Mend = (text) => styleText(parseStyleText(text));

/** Columns that are put right by themselves: what a person wrote is not lost over a title or a date. */
const MENDED: Record<string, Record<string, Mend>> = {
  resumes: {
    title: storedTitle,
    template: mendTemplate,
    theme: mendTheme,
    page: mendPage,
    style: mendStyle,
    created_at: boundTime,
    updated_at: boundTime,
    deleted_at: boundTime,
  },
  named_styles: {
    name: storedStyleName,
    template: mendTemplate,
    theme: mendTheme,
    style: mendStyle,
    updated_at: boundTime,
  },
  applications: { created_at: boundTime, updated_at: boundTime },
  application_files: { made_at: boundTime },
  resume_versions: {
    name: storedVersionName,
    template: mendTemplate,
    theme: mendTheme,
    page: mendPage,
    style: mendStyle,
    saved_at: boundTime,
    kept_at: boundTime,
  },
};

/**
 * A row of a backup as it may be stored, or why it may not. The numbers of resumes and versions are not looked at: who has
 * more than are allowed today keeps them, and is refused the next one. Only columns that the row has are looked at, since
 * a backup may be older than some of them. No time is later than `latest`.
 */
export function checkRow([table, row]: BackupRow, latest: Date): CheckedRow {
  const checked: StorableRow = {};
  for (const [column, value] of Object.entries(row)) {
    if (value === null || typeof value === "number") checked[column] = value;
    else if (typeof value === "string") {
      const mend = MENDED[table]?.[column];
      // PostgreSQL stores no NUL, and nobody ever typed one.
      const text = value.replaceAll("\0", "");
      checked[column] = mend ? mend(text, latest) : text;
    } else return { ok: false, reason: `${column} is neither text nor a number` };
  }
  const { content } = checked;
  if (table in MENDED && content !== undefined) {
    const read = checkStoredContent(String(content));
    if (!read.ok) return { ok: false, reason: `its content cannot be read (${read.issues[0]?.code})` };
  }
  return { ok: true, row: checked };
}
