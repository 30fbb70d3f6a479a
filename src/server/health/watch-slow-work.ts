import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { statusOf } from "../http/request-log.ts";
import type { SlowWork } from "./slow-work.ts";

const RESOLUTION_MS = 20;
const LOOK_EVERY_MS = 2000;

/** Tells of requests, statements and moments of the event loop that took too long. */
export function watchSlowWork(
  app: FastifyInstance,
  slow: SlowWork,
  database: Pick<Database, "onStatement">,
): void {
  slow.logTo(app.log);
  watchRequests(app, slow);
  watchEventLoop(app, slow);
  database.onStatement((statement, ms) => slow.took("statement", ms, { statement }));
}

/**
 * From the last byte that came to the first that goes: how long a person takes to send a body, or to read a file or the drafts of a
 * stream, is no work of the server.
 */
function watchRequests(app: FastifyInstance, slow: SlowWork): void {
  const begun = new WeakMap<FastifyRequest, number>();
  app.addHook("onRequest", (request, _reply, done) => {
    begun.set(request, performance.now());
    done();
  });
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.body !== undefined) begun.set(request, performance.now());
    done();
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    const since = begun.get(request);
    begun.delete(request);
    if (since !== undefined) {
      const { method, routeOptions } = request;
      const fields = { method, route: routeOptions.url ?? "(none)", status: statusOf(request, reply) };
      slow.took("request", performance.now() - since, fields, request.log);
    }
    done();
  });
}

function watchEventLoop(app: FastifyInstance, slow: SlowWork): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  // What is loaded before the server listens keeps nobody waiting.
  app.addHook("onListen", async () => void delay.enable());
  const timer = setInterval(() => {
    slow.took("event-loop", delay.max / 1e6 - RESOLUTION_MS);
    delay.reset();
  }, LOOK_EVERY_MS);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });
}
