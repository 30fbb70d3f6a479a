import { z } from "zod";
import { MOST_ISSUES } from "../issue.ts";
import { putAt, valueAt } from "../json/json-pointer.ts";
import { jsonBytes } from "../json/json-value.ts";
import { LIMITS } from "../limits.ts";
import { contentShape } from "../sections/registry.ts";
import { type CheckedResume, toIssues, writtenBytes } from "./check-resume.ts";
import { isResume, type Resume, resumeSchema, tidyRoot } from "./resume.ts";
import { reuse } from "./reuse.ts";

/**
 * Checks a resume in which one value was changed, of which the rest was checked before: only the item or the field around the
 * value is looked at. Null where the whole has to be, as for everything that may bring an id.
 */
export function checkPart(before: Resume, edited: unknown, path: readonly string[]): CheckedResume | null {
  const part = partAround(before, path);
  if (!part || !isResume(edited)) return null;
  const own = valueAt(edited, part.path);
  const parsed = part.schema.safeParse(own);
  if (!parsed.success)
    return {
      ok: false,
      issues: parsed.error.issues
        .flatMap((issue) => toIssues(issue, part.path.map(asKey)))
        .slice(0, MOST_ISSUES),
    };
  const checked = putAt(edited, part.path, reuse(own, parsed.data));
  if (!isResume(checked)) return null;
  const resume = tidyRoot(checked);
  reuse(checked, resume);
  const bytes = bytesOf(before) + bytesAt(resume, part.path) - bytesAt(before, part.path) + ROOM;
  // Where it comes near the bound, the whole is counted to the byte.
  if (bytes > LIMITS.documentBytes) return null;
  sizes.set(resume, bytes);
  return { ok: true, resume };
}

/** For the name of a field of the root that was not there, and marks of the summary that moved with it. */
const ROOM = 64;

/** How large a resume is at most: counted once, then by what each change adds to it. */
const sizes = new WeakMap<Resume, number>();

function bytesOf(resume: Resume): number {
  const bytes = sizes.get(resume) ?? writtenBytes(resume);
  sizes.set(resume, bytes);
  return bytes;
}

function bytesAt(resume: Resume, path: readonly string[]): number {
  const value = valueAt(resume, path);
  return value === undefined ? 0 : jsonBytes(value);
}

/** The number of an entry is one, as in the issues of a whole resume. */
function asKey(segment: string): PropertyKey {
  return /^\d+$/.test(segment) ? Number(segment) : segment;
}

interface Part {
  readonly path: readonly string[];
  readonly schema: z.ZodType;
}

const ROOT: Readonly<Record<string, z.ZodType>> = resumeSchema.shape;

function partAround(resume: Resume, path: readonly string[]): Part | null {
  const [key = "", at = "", field, index] = path;
  const schema = ROOT[key];
  if (!schema) return null;
  if (path.length === 1) return { path, schema };
  if (key !== "custom") return itemPart(schema, path, 2);
  const kind = resume.custom?.[Number(at)]?.kind;
  if (kind === undefined || field !== "content") return null;
  return index === undefined ? { path, schema: contentShape[kind] } : itemPart(contentShape[kind], path, 4);
}

/** The item on a path into a list; null for the list's own entries, which an edit may bring. */
function itemPart(list: z.ZodType, path: readonly string[], depth: number): Part | null {
  let schema: unknown = list;
  while (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) schema = schema.unwrap();
  const element: unknown = schema instanceof z.ZodArray ? schema.element : null;
  return path.length > depth && element instanceof z.ZodType
    ? { path: path.slice(0, depth), schema: element }
    : null;
}
