import { fork } from "node:child_process";
import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import type { ThreadOptions } from "./open-thread.ts";
import type { FromHost, ToHost } from "./process-messages.ts";

/** What a queue needs of a worker, be it a thread of this process or of one of its own. */
export type WorkerHandle = Pick<Worker, "postMessage" | "terminate" | "unref"> & {
  on(event: "message", hear: (message: never) => void): unknown;
  on(event: "error", hear: (error: unknown) => void): unknown;
  on(event: "exit", hear: (code: number) => void): unknown;
};

export type OpenWorker = (script: URL, options?: ThreadOptions) => WorkerHandle;

const HOST = new URL("./process-host.ts", import.meta.url);

/**
 * What a process of its own is told of the environment; nothing of it is secret. Without the names of certificates an AI endpoint of a
 * company's own authority would pass every trial, which the server makes, and fail every request, which an engine makes.
 */
const PASSED_ON = [
  "NODE_COMPILE_CACHE",
  "NODE_EXTRA_CA_CERTS",
  "NODE_USE_SYSTEM_CA",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
];

function passedOn(): NodeJS.ProcessEnv {
  const { env } = process;
  return Object.fromEntries(PASSED_ON.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/**
 * A thread in a process of its own. What a thread of this process has used stays with the process when it ends (300 MB after two PDF
 * engines): only the end of a process gives it back. The thread itself knows nothing of the environment.
 */
export const openProcess: OpenWorker = (script, options = {}) => {
  const events = new EventEmitter();
  const child = fork(HOST, {
    // Of two cores each thread would else keep pieces of memory that no other uses.
    env: { MALLOC_ARENA_MAX: "2", ...passedOn() },
    execArgv: ["--max-semi-space-size=4"],
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<number>((resolve) => {
    child.on("exit", (code) => resolve(code ?? 1));
    // Without it a process that could not be started would end this one.
    child.on("error", (error) => {
      events.emit("failed", error);
      if (child.pid === undefined) resolve(1);
    });
  });
  void ended.then((code) => events.emit("exit", code));
  child.on("message", (answer: FromHost) => {
    if (answer.kind === "message") events.emit("message", answer.message);
    else events.emit("failed", answer.error);
  });

  function send(order: ToHost): void {
    // Who asks one that is ending hears of it by its exit.
    if (child.connected) child.send(order, () => {});
  }
  send({ kind: "open", script: script.href, options });

  return {
    postMessage: (message: unknown) => send({ kind: "message", message }),
    on(event: string, hear: (value: never) => void) {
      // An "error" nobody listens to would be thrown.
      events.on(event === "error" ? "failed" : event, (value) => hear(value as never));
    },
    async terminate() {
      // Whoever waits for its end must hear of it, also where nothing else is left to do.
      child.ref();
      child.kill("SIGKILL");
      return ended;
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
  };
};
