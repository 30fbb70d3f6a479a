import { AUDIT_ACTIONS, type AuditAction } from "../../../contract/audit-actions.ts";
import { listAudit, type ShownEntry } from "../../api/admin-audit.ts";
import { dayAndTime } from "../../dates.ts";
import { SelectField } from "../../ui/field.tsx";
import type { ListColumns } from "../../ui/list-table.tsx";
import type { AdminCopy } from "./admin-copy.ts";
import { ListScreen } from "./list-screen.tsx";
import { useAdminList } from "./use-admin-list.ts";

const DONE: Record<AuditAction, string> = {
  create: "Created an admin account",
  promote: "Made admin",
  demote: "Took admin rights away",
  suspend: "Suspended",
  unsuspend: "Lifted the suspension",
  verify: "Marked as verified",
  "reset-password": "Reset the password",
  "reset-factors": "Took the second factors away",
  delete: "Deleted the account",
  invite: "Made an invitation",
  "withdraw-invitation": "Withdrew an invitation",
  "promote-by-group": "Made admin by a provider's group",
  "demote-by-group": "Took admin rights away by a provider's group",
  "export-users": "Downloaded the list of users",
  "export-resumes": "Downloaded the list of resumes",
  "add-ai-endpoint": "Added an AI endpoint",
  "change-ai-endpoint": "Changed an AI endpoint",
  "delete-ai-endpoint": "Deleted an AI endpoint",
  "change-ai-settings": "Changed the AI settings",
  "evaluate-ai": "Started an evaluation of an AI endpoint",
};

const columns: ListColumns<ShownEntry> = [
  {
    header: "When",
    sort: "at",
    cell: ({ at }) => <span className="whitespace-nowrap">{dayAndTime(at) ?? at}</span>,
  },
  {
    header: "Who",
    wide: true,
    cell: ({ byCommand, actor, action }) => (
      <span className="block wrap-anywhere @min-[60rem]:min-w-40 @min-[60rem]:max-w-72">
        {byCommand ? originWords(action) : (actor ?? "An account that is gone")}
      </span>
    ),
  },
  { header: "What", wide: true, cell: ({ action }) => wordsFor(action) },
  {
    header: "Whom",
    wide: true,
    cell: ({ action, subject }) => (
      <span className="block wrap-anywhere @min-[60rem]:min-w-40 @min-[60rem]:max-w-72">
        {subject ?? nobodyWords(action)}
      </span>
    ),
  },
];

export function AuditScreen({ words }: { words: AdminCopy }) {
  const list = useAdminList(listAudit, { sort: "at", direction: "desc", filters: ["action"] });
  return (
    <ListScreen
      words={words}
      unit={["entry", "entries"]}
      list={list}
      columns={columns}
      searchLabel="Search by email"
      sorts={[["at", "When"]]}
      noneFound="No entry is found."
    >
      <SelectField
        label="Action"
        value={list.chosen("action")}
        options={[["", "All actions"], ...AUDIT_ACTIONS.map((name) => [name, DONE[name]] as const)]}
        onChange={(event) => list.choose({ action: event.target.value })}
      />
    </ListScreen>
  );
}

const originWords = (action: string) =>
  action.endsWith("-by-group") ? "The sign-in provider" : "On the server itself";

function nobodyWords(action: string): string {
  if (/^export-|-ai\b/.test(action)) return "–";
  return action.endsWith("invite") || action.endsWith("invitation")
    ? "Whoever has the link"
    : "An account that is gone";
}

function wordsFor(action: string): string {
  const known = AUDIT_ACTIONS.find((name) => name === action);
  return known ? DONE[known] : action;
}
