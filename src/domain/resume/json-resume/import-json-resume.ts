import { type Issue, type Refusal, refuse } from "../../issue.ts";
import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { refuseUnsafeShape } from "../../json/shape-guard.ts";
import { LIMITS } from "../../limits.ts";
import { header } from "../../sections/header.ts";
import { ForeignObject } from "../../sections/json-resume/foreign-object.ts";
import { omit } from "../../sections/json-resume/own-keys.ts";
import { checkResume } from "../check-resume.ts";
import { RESUME_VERSION, type Resume } from "../resume.ts";
import { basics, PROFILES } from "./document-parts.ts";
import { foreignRoot } from "./foreign-root.ts";
import { readNotes } from "./own-notes.ts";
import { pointToOrigin } from "./point-to-origin.ts";
import { readLists } from "./read-lists.ts";

/**
 * Unknown fields are kept, so each value and key of a file takes its time. A resume as large as it may be has a third of these
 * values, and no object of anybody has so many keys. Twice the letters of a resume make none, however they are cleaned.
 */
const BOUNDS = { maxKeys: 2_000, maxValues: 30_000, maxLetters: 2 * LIMITS.documentBytes };

export type ImportedResume = { readonly ok: true; readonly resume: Resume } | Refusal;

/** Reads a JSON Resume. Nothing is left behind: what has no field here is kept as it came, and goes back to its place when it is exported. */
export function importJsonResume(document: unknown): ImportedResume {
  const unsafe = refuseUnsafeShape(document, BOUNDS);
  if (unsafe) return unsafe;
  if (!isJsonObject(document)) return refuse("wrong-type", "", "A JSON Resume is a JSON object.");
  const issues: Issue[] = [];
  const read = readDocument(new ForeignObject(document, [], issues));
  if (issues.length > 0) return { ok: false, issues };
  const checked = checkResume(read);
  if (!checked.ok) return { ok: false, issues: checked.issues.map(pointToOrigin) };
  // What is kept stands one level deeper here: a resume that could not be saved must not be made.
  return refuseUnsafeShape(checked.resume) ?? checked;
}

function readDocument(root: ForeignObject): JsonObject {
  const { fields, custom } = readNotes(root.value.meta);
  const { foreign, ...head } = readBasics(root.object("basics"));
  return {
    version: RESUME_VERSION,
    ...head,
    ...readLists(root, custom),
    ...fields,
    foreign: foreignRoot(root.value, isJsonObject(foreign) ? foreign : {}),
  };
}

function readBasics(source: ForeignObject): JsonObject {
  const profiles = source.welcomeObjects(PROFILES);
  const read = basics.read(source);
  if (profiles.length === 0) return read;
  return {
    ...read,
    links: profiles.map((profile) => header.jsonResumeLink.read(profile)),
    foreign: omit(isJsonObject(read.foreign) ? read.foreign : {}, [PROFILES]),
  };
}
