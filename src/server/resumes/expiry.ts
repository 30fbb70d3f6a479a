import { AppError } from "../../domain/errors.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { ResumeSummary } from "./stored-resume.ts";

const DAY = 86_400_000;

/** What was deleted at this time or before cannot be restored any more. */
export function deletionsExpiredAt(now: Date): string {
  return new Date(now.getTime() - KEEPING.daysToRestore * DAY).toISOString();
}

const YEARS_BACK = 1000;

/** No deletion is older; a resume that says it was deleted before is one that is on its way in. */
export const FIRST_DELETION = "1970-01-01T00:00:00.000Z";

/**
 * What a resume that is on its way in has for its date of deletion: the time when it set out, a thousand years back. For every reader
 * it is long gone, whatever the clock says, and the purge removes it where its import was cut off.
 */
export function arrivingSince(now: Date): string {
  const back = new Date(now);
  back.setUTCFullYear(now.getUTCFullYear() - YEARS_BACK);
  return back.toISOString();
}

/** Found, deleted or not; what has expired and only waits for the next purge is gone already. */
export function kept<Found extends Pick<ResumeSummary, "deletedAt">>(found: Found | null, now: Date): Found {
  if (!found || (found.deletedAt !== null && found.deletedAt <= deletionsExpiredAt(now)))
    throw new AppError("not_found");
  return found;
}

/** Found and not deleted. */
export function present<Found extends Pick<ResumeSummary, "deletedAt">>(
  found: Found | null,
  now: Date,
): Found {
  const still = kept(found, now);
  if (still.deletedAt !== null) throw new AppError("resume_deleted");
  return still;
}
