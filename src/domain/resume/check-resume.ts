import type { z } from "zod";
import { type Issue, MOST_ISSUES, type Refusal, refuse } from "../issue.ts";
import { formatPointer } from "../json/json-pointer.ts";
import { jsonBytes } from "../json/json-value.ts";
import { LIMITS } from "../limits.ts";
import { type Resume, resumeSchema } from "./resume.ts";

export type CheckedResume = { readonly ok: true; readonly resume: Resume } | Refusal;

const EXPECTED: Readonly<Record<string, string>> = {
  string: "This must be text.",
  array: "This must be a list.",
  object: "This must be an object.",
};

/** Cleans a document of the present version and holds it to every bound. */
export function checkResume(document: unknown): CheckedResume {
  const parsed = resumeSchema.safeParse(document);
  if (!parsed.success) {
    return { ok: false, issues: parsed.error.issues.flatMap(toIssues).slice(0, MOST_ISSUES) };
  }
  const bytes = jsonBytes(parsed.data);
  if (bytes <= LIMITS.documentBytes) return { ok: true, resume: parsed.data };
  const [size, limit] = [bytes, LIMITS.documentBytes].map((count) => Math.ceil(count / 1024));
  return refuse("over-limit", "", `A resume may take ${limit} KB; this one takes ${size} KB.`);
}

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  const pointer = formatPointer(issue.path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.slice(0, MOST_ISSUES).map((key) => ({
      code: "unknown-field",
      pointer: pointer + formatPointer([key]),
      message: `A resume has no field “${key}” here.`,
    }));
  }
  if (issue.code === "too_big") {
    const unit = issue.origin === "string" ? "characters" : "entries";
    return [{ code: "over-limit", pointer, message: `At most ${issue.maximum} ${unit} fit here.` }];
  }
  const message = issue.code === "invalid_type" ? EXPECTED[issue.expected] : undefined;
  return [{ code: "wrong-type", pointer, message: message ?? "This value does not fit here." }];
}
