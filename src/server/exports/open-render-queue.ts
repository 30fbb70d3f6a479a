import { availableParallelism } from "node:os";
import {
  createRenderQueue,
  type RenderQueue,
  type RenderQueueOptions,
} from "../../renderers/file/render-queue.ts";

/** Every order is answered within five seconds, made or refused; nothing starts before the first order. */
export function openRenderQueue(options: Partial<RenderQueueOptions> = {}): RenderQueue {
  return createRenderQueue({
    // Two at least, so that one document at its deadline does not hold up all the others.
    pdf: { workers: Math.min(4, Math.max(2, availableParallelism() - 1)), deadline: 3600, queueLimit: 24 },
    deadline: 4300,
    orderLimit: 32,
    ...options,
  });
}
