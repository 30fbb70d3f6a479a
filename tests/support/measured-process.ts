import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import path from "node:path";
import type { Limits } from "../../src/server/app.ts";
import { bareEnvironment } from "./bare-environment.ts";
import { projectRoot } from "./running-server.ts";

export interface Sent {
  method: string;
  path: string;
  body?: string | undefined;
  headers?: Record<string, string>;
}

export interface Measured {
  status: number;
  body: string;
  /** What the server's thread for all requests has spent since the last answer, in milliseconds of the processor. */
  spent: number;
}

/** Of the server's thread for all requests while it was watched, in milliseconds of the processor; memory of the whole process. */
export interface Watched {
  /** The longest turn of the event loop, whatever came together in it. */
  longestTurn: number;
  /** The longest that was done without a pause for one request, or beside requests. */
  longestStep: number;
  mostBytes: number;
}

/** What the process can be asked beside its requests. */
export type Question = "spent" | "watch" | "endWatch" | "promoteAll";

export interface MeasuredProcess {
  url: string;
  send(sent: Sent): Promise<Measured>;
  watchDuring(work: () => Promise<unknown>): Promise<Watched>;
  /** Makes everybody who has an account an administrator. */
  promoteAll(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The application in a process of its own, with its thread for all requests measured. */
export async function startMeasured(
  env: Record<string, string>,
  limits: Partial<Limits> = {},
): Promise<MeasuredProcess> {
  const child = fork(path.join(projectRoot, "tests/support/measured-server.ts"), [JSON.stringify(limits)], {
    cwd: projectRoot,
    env: { ...bareEnvironment(), ...env },
  });
  const ended = new AbortController();
  child.once("exit", () => ended.abort(new Error("The measured server has ended.")));
  const answered = async () => (await once(child, "message", { signal: ended.signal }))[0].answer;
  const url: string = await answered();
  const ask = <Answer>(question: Question): Promise<Answer> => {
    child.send(question);
    return answered();
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    url,
    async send(sent) {
      const answer = await exchange(url, agent, sent);
      return { ...answer, spent: await ask<number>("spent") };
    },
    async watchDuring(work) {
      await ask("watch");
      await work();
      return ask("endWatch");
    },
    promoteAll: () => ask("promoteAll"),
    async stop(signal) {
      agent.destroy();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

function exchange(url: string, agent: Agent, sent: Sent): Promise<{ status: number; body: string }> {
  const { port } = new URL(url);
  const { method, body, headers } = sent;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port,
        agent,
        method,
        path: sent.path,
        headers: {
          ...(body !== undefined && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
          }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
        response.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
