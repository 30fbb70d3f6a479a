import type { FastifyReply } from "fastify";
import { EngineFailure } from "../../assist/engine-failure.ts";
import { AppError } from "../../domain/errors.ts";
import { onClose } from "../http/on-close.ts";
import { unavailableAfter } from "./thread-failure.ts";

/** What a thread answers about a resume and an ad, kept nowhere. Whoever hung up, or typed on, does not keep a thread busy that others wait for. */
export async function answerOfThread<Answer>(
  reply: FastifyReply,
  ask: (leaving: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const leaving = new AbortController();
  onClose(reply, () => leaving.abort());
  reply.header("cache-control", "no-store");
  try {
    return await ask(leaving.signal);
  } catch (error) {
    // Given up by who asked, or at the deadline.
    if (!(error instanceof EngineFailure)) throw unavailableAfter(error);
    throw new AppError(leaving.signal.aborted ? "bad_request" : "unavailable", { cause: error });
  }
}
