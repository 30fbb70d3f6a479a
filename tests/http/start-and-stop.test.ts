import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Child, runChild } from "../support/child-process.ts";
import { projectRoot } from "../support/running-server.ts";

const MAIN = "src/server/main.ts";
let folder: string;
const children: Child[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "candor-start-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill("SIGKILL");
    await child.exit;
  }
  rmSync(folder, { recursive: true, force: true });
});

function launch(env: Record<string, string> = {}): Child {
  const child = runChild(MAIN, { PORT: "0", DATA_DIR: path.join(folder, "data"), ...env });
  children.push(child);
  return child;
}

async function address(child: Child): Promise<string> {
  const line = await child.line((text) => / http:\/\/localhost:\d+$/.test(text));
  return line.slice(line.lastIndexOf(" ") + 1);
}

test("it prints one line that ends in its address, and answers there", async () => {
  const child = launch();
  const url = await address(child);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(child.lines).toHaveLength(1);
});

test("two processes started at once on one database both serve", async () => {
  const urls = await Promise.all([launch(), launch()].map(address));
  for (const url of urls)
    expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ status: "ok" });
});

test("SIGTERM finishes the request under way, takes no new one, and ends well", async () => {
  const child = launch();
  const { port } = new URL(await address(child));
  const body = JSON.stringify({ version: 1, name: "Slow Writer" });
  const socket = connect(Number(port), "localhost");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /api/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 10));
  await sleep(200);
  child.process.kill("SIGTERM");
  child.process.kill("SIGINT");
  await sleep(200);
  await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
  socket.write(body.slice(10));
  expect(await child.exit).toEqual({ code: 0, signal: null });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain("Slow Writer");
});

test("SIGTERM does not wait for connections on which nobody has asked for anything yet", async () => {
  const child = launch();
  const { port } = new URL(await address(child));
  const idle = ["", "GET /api/health HTTP/1.1\r\nhost"].map((beginning) => {
    const socket = connect(Number(port), "localhost");
    socket.on("error", () => {});
    socket.write(beginning);
    return socket;
  });
  await Promise.all(idle.map((socket) => once(socket, "connect")));
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);
  child.process.kill("SIGTERM");
  expect(await child.exit).toEqual({ code: 0, signal: null });
});

test("SIGTERM does not wait for ever: a request that never ends is cut off within ten seconds", async () => {
  const [child, idle] = [launch(), launch({ DATA_DIR: path.join(folder, "idle") })];
  const { port } = new URL(await address(child));
  await address(idle);
  const socket = connect(Number(port), "localhost");
  socket.on("error", () => {});
  socket.write(
    "POST /api/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
  );
  await sleep(200);
  const timeToEnd = async ({ process, exit }: Child) => {
    const asked = Date.now();
    process.kill("SIGTERM");
    await exit;
    return Date.now() - asked;
  };
  // What ending takes at the same moment where nothing is waited for: a busy machine needs seconds for that.
  const [cutOff, ending] = await Promise.all([timeToEnd(child), sleep(10_000).then(() => timeToEnd(idle))]);
  expect(cutOff).toBeLessThan(11_000 + 3 * ending);
});

test("SIGTERM to npm start ends the server too", async () => {
  const npm = spawn("npm", ["start"], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: "0", DATA_DIR: path.join(folder, "data") },
  });
  const address = await new Promise<string>((resolve) => {
    npm.stdout.on("data", (chunk) => {
      const [, url] = / (http:\/\/localhost:\d+)$/m.exec(String(chunk)) ?? [];
      if (url) resolve(url);
    });
  });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  npm.kill("SIGTERM");
  const gone = () =>
    fetch(`${address}/api/health`).then(
      () => false,
      () => true,
    );
  const deadline = Date.now() + 10_000;
  while (!(await gone()) && Date.now() < deadline) await sleep(100);
  expect(await gone()).toBe(true);
});

async function complaint(env: Record<string, string>): Promise<string> {
  const child = launch(env);
  expect(await child.exit).toEqual({ code: 1, signal: null });
  expect(child.errors).toHaveLength(1);
  return child.errors[0] ?? "";
}

test("a taken port is named in one line", async () => {
  const other = createServer().listen(0);
  const { port } = other.address() as AddressInfo;
  expect(await complaint({ PORT: String(port) })).toBe(
    `candor: port ${port} is taken: set PORT to a free one`,
  );
  // Several workers fail as one process does: with one line, once.
  expect(await complaint({ PORT: String(port), WORKERS: "2" })).toBe(
    `candor: port ${port} is taken: set PORT to a free one`,
  );
  other.close();
});

test("a data folder that cannot be written is named in one line", async () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  expect(await complaint({ DATA_DIR: path.join(file, "data") })).toContain(
    `the data folder ${path.join(file, "data")} cannot be written`,
  );
});

test("a data folder that holds something else than our database is refused and left alone", async () => {
  const theirs = "not a database, but somebody's file of some length".repeat(50);
  writeFileSync(path.join(folder, "candor.db"), theirs);
  expect(await complaint({ DATA_DIR: folder })).toContain("candor: ");
  expect(readFileSync(path.join(folder, "candor.db"), "utf8")).toBe(theirs);
});

test("a secret's file that is too short is named in one line", async () => {
  const file = path.join(folder, "session-secret");
  writeFileSync(file, "short");
  expect(await complaint({ DATA_DIR: folder })).toMatch(
    /^candor: the secret in .* has fewer than 32 characters/,
  );
  expect(readFileSync(file, "utf8")).toBe("short");
});

test("a database that does not answer is named without its password", async () => {
  const line = await complaint({ DATABASE_URL: "postgres://candor:hunter2@127.0.0.1:1/candor" });
  expect(line).toContain("the database at DATABASE_URL (127.0.0.1:1) does not answer");
  expect(line).not.toContain("hunter2");
});

test.each([
  ["PORT", "eighty", "PORT must be a number from 0 to 65535"],
  ["HOST", "999.1.1.1", "this machine has no address 999.1.1.1"],
])("%s=%s is refused with the reason", async (name, value, reason) => {
  expect(await complaint({ [name]: value })).toContain(reason);
});
