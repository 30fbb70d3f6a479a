import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, expect, test } from "vitest";
import { commonPasswordProblem } from "../../../src/server/security/common-passwords/refuse-common-password.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { Visitor } from "../../support/visitor.ts";

const { readFileSync } = fs;
let server: RunningServer;
afterEach(async () => {
  fs.readFileSync = readFileSync;
  syncBuiltinESMExports();
  await server.stop();
});

// Alone in its file: each file has the modules to itself, and a look-up before this one would have read the list.
test("the first person who chooses a password keeps nobody waiting: the list was read before the server listened", async () => {
  server = await startServer();
  const read: string[] = [];
  fs.readFileSync = ((...given: Parameters<typeof readFileSync>) => {
    read.push(String(given[0]));
    return readFileSync(...given);
  }) as typeof readFileSync;
  syncBuiltinESMExports();
  const before = process.threadCpuUsage();
  expect(commonPasswordProblem("Correct-Horse-7!", { name: "Ada", email: "ada@example.com" })).toBeNull();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5);
  expect((await new Visitor(server.url).register("ada@example.com")).status).toBe(201);
  expect(read.filter((file) => file.includes("common-passwords"))).toEqual([]);
});
