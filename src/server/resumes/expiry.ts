import { AppError } from "../../domain/errors.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { ResumeSummary } from "./stored-resume.ts";

const DAY = 86_400_000;

/** What was deleted at this time or before cannot be restored any more. */
export function deletionsExpiredAt(now: Date): string {
  return new Date(now.getTime() - KEEPING.daysToRestore * DAY).toISOString();
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
