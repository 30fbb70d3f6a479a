import type { AuditEntry } from "../../contract/admin.ts";
import type { AuditAction } from "../../contract/audit-actions.ts";
import { asUser } from "../session.ts";
import { callApi } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";
import { type ListPage, readPaging } from "./read-paging.ts";

/** An entry whose action this page may have no words for. */
export type ShownEntry = Omit<AuditEntry, "action"> & { action: AuditAction | (string & {}) };

export const listAudit = (query: string) =>
  asUser(() => callApi({ method: "GET", path: `/api/admin/audit?${query}`, read: readAudit }));

function readAudit(answer: unknown): ListPage<ShownEntry> | null {
  const rows = fieldsOf(answer).list("entries", readEntry);
  return rows && { rows, ...readPaging(answer) };
}

function readEntry(entry: unknown): ShownEntry[] {
  const { text, textOrNull, flag } = fieldsOf(entry);
  if (text("id") === "") return [];
  return [
    {
      id: text("id"),
      at: text("at"),
      byCommand: flag("byCommand"),
      actor: textOrNull("actor"),
      action: text("action"),
      subject: textOrNull("subject"),
    },
  ];
}
