import type { Issue, Refusal } from "../../domain/issue.ts";
import { readResume } from "../../domain/resume/detect-format.ts";
import { designIssues } from "../../templates/design-issues.ts";
import { DEFAULT_DESIGN, type RenderOrder } from "./render-file.ts";

export type GivenOrder = Pick<RenderOrder, "page" | "fit" | "style" | "format"> & {
  part?: RenderOrder["part"] | undefined;
  data?: boolean | undefined;
  resume?: unknown;
  template?: string | undefined;
  theme?: string | undefined;
};

export type ReadOrder = { readonly ok: true; readonly order: RenderOrder } | Refusal;

const NO_LETTER: Issue = {
  code: "missing",
  pointer: "/resume/coverLetter",
  message: "This resume has no cover letter yet. Write one first.",
};

/** An order as somebody gave it, with a resume in either format, or every fault with its place in the order. */
export function readOrder(given: GivenOrder): ReadOrder {
  const { template = DEFAULT_DESIGN.template, theme = DEFAULT_DESIGN.theme, page, fit, format } = given;
  const { part = "resume", data = true, style } = given;
  const issues = designIssues({ template, theme });
  const read = readResume(given.resume);
  if (read.ok && part === "cover-letter" && !read.resume.coverLetter?.trim()) issues.push(NO_LETTER);
  if (read.ok && issues.length === 0) {
    const order = { resume: read.resume, template, theme, page, fit, style, part, data, format };
    return { ok: true, order };
  }
  const faults = read.ok ? [] : read.issues;
  return {
    ok: false,
    issues: [...issues, ...faults.map((fault) => ({ ...fault, pointer: inResume(fault.pointer) }))],
  };
}

function inResume(pointer: string): string {
  return `/resume${pointer}`;
}
