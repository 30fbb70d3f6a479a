import { identify } from "../../src/domain/resume/identity/identify.ts";
import { withoutIds } from "../../src/domain/resume/identity/wording.ts";
import { RESUME_VERSION, type Resume } from "../../src/domain/resume/resume.ts";
import type { Line } from "../../src/domain/sections/line.ts";

/** As a person writes it: a line may be its text alone, and ids may be left out. */
type Given<Value> = Value extends readonly (infer Entry)[]
  ? readonly Given<Entry>[]
  : Value extends { id: string }
    ? WithoutId<Value> | (Value extends Line ? string : never)
    : Value;

type WithoutId<Value> = { readonly [Key in keyof Omit<Value, "id">]: Given<Value[Key]> } & {
  readonly id?: string;
};

export type GivenResume = { readonly [Key in keyof Omit<Resume, "version">]?: Given<Resume[Key]> } & {
  readonly version?: number;
};

const EMPTY = {
  version: RESUME_VERSION,
  ...{ name: "", role: "", location: "", email: "", phone: "", website: "", summary: "" },
  ...{ experience: [], education: [], skills: [], projects: [], certifications: [], languages: [] },
};

/** A resume with ids. Its texts stay as they are given: a test may want them unclean. */
export function resumeOf(given: GivenResume): Resume {
  const resume: unknown = identify({ ...EMPTY, ...given, version: RESUME_VERSION });
  if (!isResume(resume)) throw new Error("no resume");
  return resume;
}

/** The same without ids, as format 1 had it. */
export function plainOf(resume: object): unknown {
  return withoutIds(resume);
}

function isResume(value: unknown): value is Resume {
  return typeof value === "object" && value !== null && "experience" in value;
}
