import { AppError } from "../../domain/errors.ts";

/** A thread ended with a job in it. What became of the job is not known; a text may have reached an endpoint. */
export class ThreadFailure extends Error {
  override readonly name = "ThreadFailure";
}

/** Seconds in which a thread has started anew. */
const THREAD_START = 5;

/** A thread that ended is there again at once: it is no error of who asked, nor one that stays. */
export function unavailableAfter(error: unknown): unknown {
  if (!(error instanceof ThreadFailure)) return error;
  return new AppError("unavailable", { cause: error, retryAfter: THREAD_START });
}
