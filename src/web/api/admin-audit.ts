import { z } from "zod";
import { auditEntry, auditList } from "../../contract/admin.ts";
import { asUser } from "../session.ts";
import { callApi } from "./call-api.ts";
import { knownOf, parsedBy } from "./parse-answer.ts";

/** An entry whose action this page may have no words for. */
const shownEntry = auditEntry.extend({ action: z.string() });

const auditPage = auditList
  .extend({ entries: knownOf(shownEntry) })
  .transform(({ entries, ...paging }) => ({ rows: entries, ...paging }));

export type ShownEntry = z.infer<typeof shownEntry>;

export const listAudit = (query: string) =>
  asUser(() => callApi({ method: "GET", path: `/api/admin/audit?${query}`, read: parsedBy(auditPage) }));
