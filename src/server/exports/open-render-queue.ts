import {
  createRenderQueue,
  type RenderQueue,
  type RenderQueueOptions,
} from "../../renderers/file/render-queue.ts";
import { openProcess } from "../../threads/open-process.ts";
import { coreShare } from "../workers/core-share.ts";

/** Every order is answered within five seconds, made or refused; nothing starts before the first order. */
export function openRenderQueue(
  options: Partial<RenderQueueOptions> = {},
  pdfWorkers = coreShare(1).pdfWorkers,
): RenderQueue {
  return createRenderQueue({
    // A usual document takes a tenth of that: the second engine, of some 85 MB, is there where one document is slow or many come at once.
    pdf: { workers: pdfWorkers, moreAfter: 400, deadline: 3600, queueLimit: 24 },
    deadline: 4300,
    orderLimit: 32,
    open: openProcess,
    idle: 2 * 60_000,
    ...options,
  });
}
