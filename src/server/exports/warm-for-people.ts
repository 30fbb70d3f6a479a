import type { FastifyInstance } from "fastify";
import { isPrivateScreen } from "../../contract/private-screens.ts";
import type { RenderQueue } from "../../renderers/file/render-queue.ts";
import { decodedPath } from "../http/asked-path.ts";

// Starting the engine takes every core of a small machine for seconds: the page and what it asks for go first.
const WARM_UP_AFTER_MS = 1_000;

/**
 * Starts the engine for files when somebody opens a screen on which files are made, or works on a resume, so that it is there when
 * they want one. Visitors of public pages, robots and watchdogs start nothing.
 */
export function warmForPeople(app: FastifyInstance, renderQueue: Pick<RenderQueue, "warm">): void {
  let timer: NodeJS.Timeout | undefined;
  function warmSoon(): void {
    timer = setTimeout(() => {
      timer = undefined;
      renderQueue.warm();
    }, WARM_UP_AFTER_MS);
    timer.unref();
  }
  app.addHook("onResponse", (request, reply, done) => {
    if (!timer && reply.statusCode < 400 && isAtWork(request.routeOptions.url, request.url)) warmSoon();
    done();
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}

function isAtWork(route: string | undefined, url: string): boolean {
  if (route?.startsWith("/api/resumes")) return true;
  return route === "/*" && isPrivateScreen(decodedPath(url) ?? "");
}
