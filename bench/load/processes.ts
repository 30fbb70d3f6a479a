import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { SERVER_FLAGS } from "../../scripts/hand-over.mjs";
import type { DatabaseLocation } from "../../src/server/db/database.ts";
import type { LoadJob, LoadResult } from "./generator.ts";

const root = path.resolve(import.meta.dirname, "../..");

export interface Served {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** A server in a process of its own: the real program, or the one without limits for one address. */
export async function serve(script: string, place: DatabaseLocation): Promise<Served> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, script], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      LOG_LEVEL: "error",
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
    },
  });
  const line = await firstLine(child);
  return {
    url: /http:\S+/.exec(line)?.[0] ?? "",
    pid: child.pid ?? 0,
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await gone;
    },
  };
}

export async function generate(job: LoadJob): Promise<LoadResult> {
  const child = spawn(process.execPath, ["bench/load/generator.ts", JSON.stringify(job)], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(await firstLine(child));
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk) => {
      text += chunk;
      if (text.includes("\n")) resolve(text.slice(0, text.indexOf("\n")));
    });
    child.once("exit", (code) => reject(new Error(`a process of the bench ended with ${code}`)));
  });
}
