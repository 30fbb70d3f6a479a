import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { openProcess, type WorkerHandle } from "./open-process.ts";

const open: WorkerHandle[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((worker) => worker.terminate()))));

function script(source: string): URL {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "candor-process-")), "worker.mjs");
  writeFileSync(file, `import { parentPort, workerData } from "node:worker_threads";\n${source}`);
  return pathToFileURL(file);
}

function opened(source: string, workerData?: unknown): WorkerHandle {
  const worker = openProcess(script(source), { workerData });
  open.push(worker);
  return worker;
}

const first = (worker: WorkerHandle, event: "message" | "error" | "exit") =>
  new Promise<unknown>((resolve) => Reflect.apply(worker.on, worker, [event, resolve]));

test("it is asked and answers as a thread does, bytes and dates included", async () => {
  const worker = opened(
    "parentPort.on('message', (asked) => parentPort.postMessage({ asked, workerData }));",
    {
      a: 1,
    },
  );
  const answer = first(worker, "message");
  const asked = { bytes: Uint8Array.of(1, 2, 3), at: new Date(0), nested: [{ text: "é" }] };
  worker.postMessage(asked);
  expect(await answer).toEqual({ asked, workerData: { a: 1 } });
});

test("what it dies of is heard before its end", async () => {
  const worker = opened("throw new RangeError('too much');");
  const error = first(worker, "error");
  expect(await first(worker, "exit")).toBe(1);
  expect(await error).toMatchObject({ name: "RangeError", message: "too much" });
});

test("it knows nothing of the environment", async () => {
  const worker = opened("parentPort.postMessage(Object.keys(process.env));");
  expect(process.env).toHaveProperty("PATH");
  expect(await first(worker, "message")).not.toContain("PATH");
});

test("it goes on when a terminal or a service manager ends everything, and ends with its server", async () => {
  const worker = script("setInterval(() => {}, 1000); parentPort.postMessage(process.pid);");
  const server = path.join(mkdtempSync(path.join(tmpdir(), "candor-process-")), "server.mjs");
  writeFileSync(
    server,
    `import { openProcess } from ${JSON.stringify(new URL("./open-process.ts", import.meta.url).href)};
     openProcess(new URL(${JSON.stringify(worker.href)})).on("message", (pid) => console.log(pid));`,
  );
  const running = spawn(process.execPath, [server], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(running.stdout, "data");
  const engine = Number(line);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.kill(engine, signal);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isThere(engine)).toBe(true);
  running.kill("SIGKILL");
  await expect.poll(() => isThere(engine), { timeout: 5000 }).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
