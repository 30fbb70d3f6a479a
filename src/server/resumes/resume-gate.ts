import { title as titleRule, versionName } from "../../contract/resumes.ts";
import { AppError } from "../../domain/errors.ts";
import { type Issue, type Refusal, refuse } from "../../domain/issue.ts";
import type { JsonObject } from "../../domain/json/json-value.ts";
import { withIdsOf } from "../../domain/resume/identity/keep-ids.ts";
import { parseResume } from "../../domain/resume/parse-resume.ts";
import { isResume, type Resume } from "../../domain/resume/resume.ts";
import { designIssues } from "../../templates/design-issues.ts";

/*
 * The one gate before what is kept. The repositories write nothing that did not pass it, so a save, a copy, a version that is
 * brought back and an archive meet the same rules; a restore asks it row by row (backup/row-gate.ts). The rules of the
 * content itself are parseResume's, which /api/import and the command line ask as well.
 */

/** Content as it is stored. Made by this gate alone, here or in its worker. */
export class CheckedContent {
  #text: string | (() => string);

  constructor(text: string | (() => string)) {
    this.#text = text;
  }

  /** Written when it is asked for: whoever only reads a resume does not wait for it. */
  get text(): string {
    if (typeof this.#text === "function") this.#text = this.#text();
    return this.#text;
  }
}

export type CheckedResumeContent =
  | { readonly ok: true; readonly resume: Resume; readonly content: CheckedContent }
  | Refusal;

/** What a request was admitted with is not checked again when it is written. */
const admitted = new WeakMap<Resume, CheckedContent>();

export function checkContent(document: unknown): CheckedResumeContent {
  let text: string | undefined;
  const read = parseResume(document, (resume) => {
    text = JSON.stringify(resume);
    return text;
  });
  return read.ok ? { ...read, content: remember(read.resume, text) } : read;
}

/** With its text where that was written to be measured. */
function remember(resume: Resume, text?: string): CheckedContent {
  const content = new CheckedContent(text ?? (() => JSON.stringify(resume)));
  admitted.set(resume, content);
  return content;
}

/** An admitted resume with the ids of another one. Nothing but ids changes, so it is not checked a second time. */
export function withStoredIds(stored: JsonObject, resume: Resume): Resume {
  const named = withIdsOf(stored, resume);
  if (admitted.has(resume)) remember(named);
  return named;
}

/** Content that lies in the database or in a backup. */
export function checkStoredContent(text: string): CheckedResumeContent {
  try {
    return checkContent(JSON.parse(text));
  } catch {
    return refuse("unknown-format", "", "This is no JSON.");
  }
}

/** A resume of a text that has just passed this gate, here or in its worker. It is not checked a second time. */
export function readChecked(text: string): Resume {
  const resume: unknown = JSON.parse(text);
  if (!isResume(resume)) throw new Error("what passed the gate is a resume");
  admitted.set(resume, new CheckedContent(text));
  return resume;
}

type CheckedText = { readonly ok: true; readonly text: string } | Refusal;

export function checkTitle(title: unknown): CheckedText {
  return checkText(titleRule, title, "/title");
}

export function checkVersionName(name: unknown): CheckedText {
  return checkText(versionName, name, "/name");
}

function checkText(rule: typeof titleRule, given: unknown, pointer: string): CheckedText {
  const read = rule.safeParse(given);
  if (read.success) return { ok: true, text: read.data };
  return refuse("wrong-type", pointer, read.error.issues[0]?.message ?? "This value does not fit here.");
}

/** What a repository is about to write, or the reason why not. */
export function admit({
  title,
  resume,
  template,
  theme,
}: {
  title?: string;
  template: string;
  theme: string;
  resume: Resume | CheckedContent;
}): { title: string; content: string } {
  const content = contentOf(resume);
  const named = title === undefined ? { ok: true as const, text: "" } : checkTitle(title);
  const issues: Issue[] = [...designIssues({ template, theme })];
  if (!named.ok) issues.push(...named.issues);
  if (!content.ok) issues.push(...under("/resume", content.issues));
  if (!named.ok || !content.ok || issues.length > 0) throw new AppError("invalid_input", { issues });
  return { title: named.text, content: content.content.text };
}

/** The text of a resume that is about to be written beside the title and design that it has. */
export function admitResume(resume: Resume): string {
  const read = contentOf(resume);
  if (!read.ok) throw new AppError("invalid_input", { issues: under("/resume", read.issues) });
  return read.content.text;
}

function contentOf(resume: Resume | CheckedContent): { ok: true; content: CheckedContent } | Refusal {
  if (resume instanceof CheckedContent) return { ok: true, content: resume };
  const known = admitted.get(resume);
  return known ? { ok: true, content: known } : checkContent(resume);
}

/** Issues of a part, placed in the whole. */
export function under(pointer: string, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, pointer: pointer + issue.pointer }));
}

/** Nothing that is kept is older: a time before it is one of a clock that was never set. */
const EARLIEST = Date.parse("2020-01-01T00:00:00.000Z");

/**
 * A time that comes with what is kept, held between then and now, in the one spelling by which times are compared. It is
 * bounded and not refused: a clock that was ahead for a day must not make somebody's archive useless.
 */
export function boundTime(given: string, now: Date): string {
  const time = Date.parse(given);
  const bounded = Number.isNaN(time) ? now.getTime() : Math.min(Math.max(time, EARLIEST), now.getTime());
  return new Date(bounded).toISOString();
}
