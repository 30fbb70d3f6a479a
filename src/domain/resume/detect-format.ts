import { type Refusal, refuse } from "../issue.ts";
import { isJsonObject, type JsonObject } from "../json/json-value.ts";
import { importJsonResume } from "./json-resume/import-json-resume.ts";
import { parseResume } from "./parse-resume.ts";
import { type Resume, resumeSchema } from "./resume.ts";

type ResumeFormat = "candor" | "json-resume";

export type ReadResume =
  | {
      readonly ok: true;
      readonly format: ResumeFormat;
      readonly resume: Resume;
    }
  | Refusal;

const JSON_RESUME_KEYS = new Set([
  "$schema",
  "basics",
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
  "meta",
]);

/** Reads a resume in either format. */
export function readResume(document: unknown): ReadResume {
  const [likely, possible] = isJsonObject(document) ? formatsOf(document) : [];
  if (likely === undefined) {
    return refuse("unknown-format", "", "This is neither a Candor resume nor a JSON Resume.");
  }
  const read = readAs(likely, document);
  if (read.ok || possible === undefined) return read;
  const reread = readAs(possible, document);
  return reread.ok ? reread : read;
}

/** The formats that the document can be, the likelier first. Some root keys belong to both. */
function formatsOf(document: JsonObject): ResumeFormat[] {
  const keys = Object.keys(document);
  const isOurs = (key: string) => Object.hasOwn(resumeSchema.shape, key);
  const isTheirs = (key: string) => JSON_RESUME_KEYS.has(key);
  if (typeof document.version === "number") return ["candor"];
  if (keys.some((key) => isTheirs(key) && !isOurs(key))) return ["json-resume"];
  if (keys.some((key) => isOurs(key) && !isTheirs(key))) return ["candor"];
  return keys.some(isOurs) ? ["candor", "json-resume"] : [];
}

function readAs(format: ResumeFormat, document: unknown): ReadResume {
  if (format === "json-resume") {
    const imported = importJsonResume(document);
    return imported.ok ? { ...imported, format } : imported;
  }
  const parsed = parseResume(document);
  return parsed.ok ? { ...parsed, format } : parsed;
}
