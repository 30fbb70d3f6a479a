import { type Issue, type Refusal, refuse } from "../../issue.ts";
import { parsePointer } from "../../json/json-pointer.ts";
import { isJsonObject } from "../../json/json-value.ts";
import { refuseUnsafeShape } from "../../json/shape-guard.ts";
import { header } from "../../sections/header.ts";
import { ForeignObject } from "../../sections/json-resume/foreign-object.ts";
import { sections } from "../../sections/registry.ts";
import { checkResume } from "../check-resume.ts";
import { RESUME_VERSION, type Resume, resumeSchema } from "../resume.ts";

export type ImportedResume =
  | {
      readonly ok: true;
      readonly resume: Resume;
      /** Pointers into the JSON Resume to content that has no home in ours. */
      readonly notImported: readonly string[];
    }
  | Refusal;

/** About the file, not about the person. */
const FILE_KEYS = new Set(["$schema", "meta"]);

export function importJsonResume(document: unknown): ImportedResume {
  const unsafe = refuseUnsafeShape(document);
  if (unsafe) return unsafe;
  if (!isJsonObject(document)) return refuse("wrong-type", "", "A JSON Resume is a JSON object.");
  const issues: Issue[] = [];
  const content = Object.fromEntries(Object.entries(document).filter(([key]) => !FILE_KEYS.has(key)));
  const root = new ForeignObject(content, [], issues);
  const read = readSections(root);
  if (issues.length > 0) return { ok: false, issues };
  const checked = checkResume({ ...read, ...ownMark(document.meta) });
  if (!checked.ok) return { ok: false, issues: checked.issues.map(pointToOrigin) };
  return { ok: true, resume: checked.resume, notImported: root.unread() };
}

/** Our own mark on the file; one that somebody else wrote there says nothing to us. */
function ownMark(meta: unknown): Pick<Resume, "sectionOrder" | "coverLetter"> {
  const mark = isJsonObject(meta) ? meta["x-candor"] : null;
  if (!isJsonObject(mark)) return {};
  const order = resumeSchema.shape.sectionOrder.safeParse(mark.sectionOrder);
  const letter = resumeSchema.shape.coverLetter.safeParse(mark.coverLetter);
  return {
    ...(order.data && { sectionOrder: order.data }),
    ...(letter.data !== undefined && { coverLetter: letter.data }),
  };
}

function readSections(root: ForeignObject): object {
  return Object.assign(
    { version: RESUME_VERSION },
    header.jsonResume.read(root),
    ...sections.map((section) => ({ [section.key]: section.jsonResume.read(root) })),
  );
}

/** The reader has the JSON Resume before them, not our form of it. */
function pointToOrigin(issue: Issue): Issue {
  const [key, ...rest] = parsePointer(issue.pointer) ?? [];
  if (key === undefined) return issue;
  const section = sections.find((candidate) => candidate.key === key);
  const pointer = section ? section.jsonResume.origin(rest) : header.jsonResume.origin([key]);
  return { ...issue, pointer };
}
