import type { Worker } from "node:worker_threads";
import { openThread } from "./open-thread.ts";
import type { FromHost, ToHost } from "./process-messages.ts";

// A terminal and a service manager signal every process of a service: this one ends when its server does, after it has drained.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
// A server that was killed must not leave its engines behind.
process.on("disconnect", () => process.exit(0));

let thread: Worker | null = null;

function answer(message: FromHost, then: () => void = () => {}): void {
  if (process.connected) process.send?.(message, undefined, undefined, then);
}

/** What a thread dies of comes as an object that only looks like an error, and would go on as an empty one. */
function asNative(given: unknown): unknown {
  if (!(given instanceof Error)) return given;
  const error = new Error(given.message);
  error.name = given.name;
  if (given.stack) error.stack = given.stack;
  return error;
}

function open({ script, options }: Extract<ToHost, { kind: "open" }>): Worker {
  const opened = openThread(new URL(script), options);
  opened.on("message", (message: unknown) => answer({ kind: "message", message }));
  let hasFailed = false;
  opened.on("error", (error) => {
    hasFailed = true;
    answer({ kind: "error", error: asNative(error) }, () => process.exit(1));
  });
  opened.on("exit", (code) => {
    // Before it was sent, the error that it ended with would be lost.
    if (!hasFailed) process.exit(code);
  });
  return opened;
}

process.on("message", (order: ToHost) => {
  if (order.kind === "open") thread = open(order);
  else thread?.postMessage(order.message);
});
