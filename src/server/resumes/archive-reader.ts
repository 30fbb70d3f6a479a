import {
  archiveUpload,
  type GivenApplication,
  type GivenEntry,
  type GivenStyle,
} from "../../contract/archive.ts";
import { styleName } from "../../contract/styles.ts";
import { styleText } from "../../domain/document/style/custom-style.ts";
import type { ErrorCode } from "../../domain/errors.ts";
import type { Issue } from "../../domain/issue.ts";
import { formatPointer } from "../../domain/json/json-pointer.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { differencesOf, withoutDifferences } from "../../domain/resume/variant/difference.ts";
import { designIssues } from "../../templates/design-issues.ts";
import { admitApplication } from "../applications/admit-application.ts";
import type { AdmittedResume, AdmittedRow } from "./gate-messages.ts";
import { isTooWide } from "./json-width.ts";
import { VERSIONS_KEPT } from "./keeping-limits.ts";
import { boundTime, checkContent, checkTitle, checkVersionName, under } from "./resume-gate.ts";
import { designOf } from "./stored-resume.ts";
import { readMade } from "./variants/read-made.ts";
import { wordingOf } from "./wording.ts";

const MOST_ISSUES = 100;

export class ArchiveRefusal extends Error {
  override name = "ArchiveRefusal";
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];

  constructor(code: ErrorCode, issues: readonly Issue[] = []) {
    super(code);
    this.code = code;
    this.issues = issues;
  }
}

/**
 * The rows of an uploaded archive, each as it passed the gate, resumes before deleted ones, each before its versions. Refuses
 * the whole archive before the first row where anything in it is not fit to be kept. Runs in the gate's worker: reading 32 MB takes seconds.
 */
export function readArchive(bytes: Uint8Array, now: Date): Iterator<AdmittedRow> {
  if (isTooWide(bytes))
    throw new ArchiveRefusal("invalid_input", [
      { code: "unsafe-shape", pointer: "", message: "This archive holds more than any archive of ours." },
    ]);
  const { styles, applications, resumes, deleted } = outlineOf(bytes);
  const lists: [pointer: string, entries: GivenEntry[]][] = [
    ["/resumes", resumes],
    ["/deleted", deleted],
  ];
  const rows: AdmittedRow[] = [];
  const issues: Issue[] = [];
  for (const [index, style] of styles.entries())
    issues.push(...under(`/styles/${index}`, admitStyle(style, now, rows)));
  for (const [index, application] of applications.entries()) {
    if (issues.length >= MOST_ISSUES) break;
    issues.push(...under(`/applications/${index}`, admitApplication(application, now, rows)));
  }
  for (const [pointer, entries] of lists)
    for (const [index, entry] of entries.entries()) {
      if (issues.length >= MOST_ISSUES) break;
      issues.push(...under(`${pointer}/${index}`, admitEntry(entry, now, rows)));
    }
  if (issues.length > 0) throw new ArchiveRefusal("invalid_input", issues.slice(0, MOST_ISSUES));
  return rows.values();
}

function outlineOf(bytes: Uint8Array): {
  styles: GivenStyle[];
  applications: GivenApplication[];
  resumes: GivenEntry[];
  deleted: GivenEntry[];
} {
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ArchiveRefusal("invalid_json");
  }
  const read = archiveUpload.safeParse(document);
  if (read.success) return read.data;
  const issues = read.error.issues.slice(0, MOST_ISSUES).map(({ path, message }) => ({
    code: "wrong-type" as const,
    pointer: formatPointer(path),
    message,
  }));
  throw new ArchiveRefusal("invalid_input", issues);
}

function admitStyle(
  { name, template, theme, style, updatedAt }: GivenStyle,
  now: Date,
  rows: AdmittedRow[],
): Issue[] {
  const named = styleName.safeParse(name);
  const issues = designIssues({ template, theme });
  if (!named.success)
    issues.push({ code: "wrong-type", pointer: "/name", message: "This is no name of a style." });
  if (named.success && issues.length === 0)
    rows.push({
      of: "style",
      name: named.data,
      ...{ template, theme, style },
      updatedAt: boundTime(updatedAt, now),
      text: styleText(style),
    });
  return issues;
}

function admitEntry({ versions, ...entry }: GivenEntry, now: Date, rows: AdmittedRow[]): Issue[] {
  const { createdAt, updatedAt, deletedAt } = entry;
  const title = checkTitle(entry.title);
  const content = checkContent(entry.resume);
  const issues = designIssues(entry);
  if (!title.ok) issues.push(...title.issues);
  if (!content.ok) issues.push(...under("/resume", content.issues));
  if (title.ok && content.ok && issues.length === 0) {
    const head = { title: title.text, ...designOf(entry) };
    const { text } = content.content;
    rows.push({
      of: "resume",
      ...head,
      createdAt: boundTime(createdAt, now),
      updatedAt: boundTime(updatedAt, now),
      deletedAt: deletedAt === undefined ? null : boundTime(deletedAt, now),
      text,
      wording: wordingOf(head, text),
      id: entry.id ?? null,
      variantOf: admitVariant(entry, content.resume),
    });
  }
  for (const [index, version] of versions.entries())
    issues.push(...under(`/versions/${index}`, admitVersion(version, now, rows)));
  return [...issues, ...tooManyVersions(versions)];
}

/**
 * What a variant departs from is a resume like any other, and its differences are made anew of that: whatever else stands in a file, what is
 * stored costs no more to undo than two resumes have places. Where they lead to no resume, it comes in by itself.
 */
function admitVariant(
  { variantOf, ...entry }: Omit<GivenEntry, "versions">,
  resume: Resume,
): AdmittedResume["variantOf"] {
  if (!variantOf) return null;
  const content = { ...designOf(entry), resume };
  const base = readMade(withoutDifferences(content, variantOf.differences));
  return base && { source: variantOf.source, differences: JSON.stringify(differencesOf(base, content)) };
}

function admitVersion(version: GivenEntry["versions"][number], now: Date, rows: AdmittedRow[]): Issue[] {
  const { kind, savedAt } = version;
  const name = kind === "named" ? checkVersionName(version.name) : { ok: true as const, text: null };
  const content = checkContent(version.resume);
  const issues = designIssues(version);
  if (!name.ok) issues.push(...name.issues);
  if (!content.ok) issues.push(...under("/resume", content.issues));
  if (name.ok && content.ok && issues.length === 0)
    rows.push({
      of: "version",
      kind,
      name: name.text,
      ...designOf(version),
      savedAt: boundTime(savedAt, now),
      text: content.content.text,
    });
  return issues;
}

function tooManyVersions(versions: GivenEntry["versions"]): Issue[] {
  return Object.entries(VERSIONS_KEPT).flatMap(([kind, most]) => {
    if (versions.filter((version) => version.kind === kind).length <= most) return [];
    return [
      {
        code: "over-limit" as const,
        pointer: "/versions",
        message: `A resume holds ${most} ${kind} versions.`,
      },
    ];
  });
}
