import type { GivenApplication } from "../../contract/archive.ts";
import { isNamed } from "../../domain/application/application.ts";
import type { Issue } from "../../domain/issue.ts";
import { APPLICATIONS } from "../../domain/limits.ts";
import { findTemplate } from "../../templates/registry.ts";
import type { AdmittedRow } from "../resumes/gate-messages.ts";
import { boundTime } from "../resumes/resume-gate.ts";

const BEGINNINGS = { pdf: "%PDF-", docx: "PK\u0003\u0004" } as const;

/** An application of an archive and its files as rows, or what is wrong with them. Runs in the gate's worker. */
export function admitApplication(given: GivenApplication, now: Date, rows: AdmittedRow[]): Issue[] {
  const { files, createdAt, updatedAt, resume, ...fields } = given;
  const issues: Issue[] = [];
  if (!isNamed(fields))
    issues.push({ code: "missing", pointer: "/employer", message: "Name the employer or the role." });
  for (const [index, file] of files.entries())
    if (!isFile(file))
      issues.push({ code: "wrong-type", pointer: `/files/${index}/data`, message: "This is no such file." });
  if (issues.length > 0) return issues;
  rows.push({
    of: "application",
    ...{ fields, resume },
    createdAt: boundTime(createdAt, now),
    updatedAt: boundTime(updatedAt, now),
  });
  for (const { data, madeAt, template, ...head } of files)
    rows.push({
      ...{ of: "file", ...head, madeAt: boundTime(madeAt, now), text: data },
      // Reply rates are counted by it: a name that somebody made up would stand among ours.
      template: findTemplate(template) ? template : "",
    });
  return issues;
}

/** What is given out as a PDF or a Word file has to be one, at least from its beginning. */
export function isFile({
  data,
  format,
}: Pick<GivenApplication["files"][number], "data" | "format">): boolean {
  const bytes = Buffer.from(data, "base64");
  return (
    bytes.byteLength <= APPLICATIONS.fileBytes &&
    bytes.toString("base64") === data &&
    bytes.toString("latin1", 0, BEGINNINGS[format].length) === BEGINNINGS[format]
  );
}
