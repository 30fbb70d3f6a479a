import { refuseUnsafeShape } from "../json/shape-guard.ts";
import { type CheckedResume, checkResume, type WriteResume } from "./check-resume.ts";
import { migrate } from "./migrations.ts";

/**
 * Reads a resume in our own format, of any version. An unknown field is refused, not dropped: dropping would
 * lose what somebody wrote under a misspelt name.
 */
export function parseResume(document: unknown, write?: WriteResume): CheckedResume {
  const unsafe = refuseUnsafeShape(document);
  if (unsafe) return unsafe;
  const migrated = migrate(document);
  return migrated.ok ? checkResume(migrated.document, write) : migrated;
}
