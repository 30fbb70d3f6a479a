import type { z } from "zod";
import { type Issue, MOST_ISSUES, type Refusal, refuse } from "../issue.ts";
import { formatPointer } from "../json/json-pointer.ts";
import { isJsonObject, jsonBytes } from "../json/json-value.ts";
import { LIMITS } from "../limits.ts";
import { idBytes } from "./identity/id-bytes.ts";
import { identify } from "./identity/identify.ts";
import { type Resume, resumeSchema } from "./resume.ts";

export type CheckedResume = { readonly ok: true; readonly resume: Resume } | Refusal;

const EXPECTED: Readonly<Record<string, string>> = {
  string: "This must be text.",
  array: "This must be a list.",
  object: "This must be an object.",
};

/** How a resume is written to be measured. Who keeps the text hands in a function that does. */
export type WriteResume = (resume: Resume) => string;

/** Gives every item and line of a document of the present version its id, cleans it and holds it to every bound. */
export function checkResume(document: unknown, write: WriteResume = JSON.stringify): CheckedResume {
  const parsed = resumeSchema.safeParse(isJsonObject(document) ? identify(document) : document);
  if (!parsed.success) {
    return {
      ok: false,
      issues: parsed.error.issues.flatMap((issue) => toIssues(issue)).slice(0, MOST_ISSUES),
    };
  }
  if (isSmall(parsed.data, write)) return { ok: true, resume: parsed.data };
  const bytes = writtenBytes(parsed.data);
  if (bytes <= LIMITS.documentBytes) return { ok: true, resume: parsed.data };
  const [size, limit] = [bytes, LIMITS.documentBytes].map((count) => Math.ceil(count / 1024));
  return refuse("over-limit", "", `A resume may take ${limit} KB; this one takes ${size} KB.`);
}

/** No letter takes more bytes than three: most resumes need not be counted letter by letter. */
function isSmall(resume: Resume, write: WriteResume): boolean {
  return resume.photo === undefined && 3 * write(resume).length <= LIMITS.documentBytes;
}

/** What a person wrote is measured: a resume that fitted before its lines had ids, or before it had a photo, fits with them. */
export function writtenBytes(resume: Resume): number {
  const { photo: _photo, ...written } = resume;
  return jsonBytes(written) - idBytes(resume);
}

/** The issues of a value that stands at the given place. */
export function toIssues(issue: z.core.$ZodIssue, at: readonly PropertyKey[] = []): Issue[] {
  const pointer = formatPointer(placeOf([...at, ...issue.path]));
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
  if (issue.code === "custom") return [{ code: "wrong-type", pointer, message: issue.message }];
  const message = issue.code === "invalid_type" ? EXPECTED[issue.expected] : undefined;
  return [{ code: "wrong-type", pointer, message: message ?? "This value does not fit here." }];
}

/** A line is one place, whether it was given with an id or as its text alone. */
function placeOf(path: readonly PropertyKey[]): readonly PropertyKey[] {
  return path.at(-1) === "text" && typeof path.at(-2) === "number" ? path.slice(0, -1) : path;
}
