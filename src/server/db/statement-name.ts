/** "UPDATE resumes": what a statement does to which table first. Nothing else of it, since a value may stand in it. */
export function nameStatement(text: string): string {
  // Of several in one, the one that changes something; not the "update" of "for no key update".
  const [, changes = "", changed = ""] =
    /^\s*with\b[\s\S]*?(?<!\bkey )\b(update|insert into|delete from)\s+"?([a-z_]{1,40})/i.exec(text) ?? [];
  if (changed) return `${changes.split(" ")[0]?.toLowerCase()} ${changed}`;
  const [verb = ""] = /^\s*[a-z]{1,20}/i.exec(text) ?? [];
  const [, table = ""] = /\b(?:from|into|update|table)\s+"?([a-z_]{1,40})/i.exec(text.slice(0, 4000)) ?? [];
  return `${verb.trim().toLowerCase()} ${table}`.trim();
}
