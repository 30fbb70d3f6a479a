import type { FastifyInstance } from "fastify";

export const DRAIN_MS = 10_000;
/** Of a worker whose place another has taken: nobody waits for its end, and the longest answer of an AI endpoint takes 75 seconds. */
export const RETIRE_MS = 90_000;

/** Takes no new request, finishes those under way, and gives up after ten seconds. */
export function drain(app: FastifyInstance, { withinMs = DRAIN_MS, last = async () => {} } = {}): void {
  const deadline = setTimeout(() => process.exit(1), withinMs);
  deadline.unref();
  app
    .close()
    .then(last)
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
}
