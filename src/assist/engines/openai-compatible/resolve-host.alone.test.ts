import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NameServer, startNameServer } from "../../../../tests/support/name-server.ts";
import { ownLookup, resolveHost } from "./resolve-host.ts";

const folder = mkdtempSync(path.join(tmpdir(), "candor-hosts-"));
const files = { hosts: path.join(folder, "hosts"), resolver: path.join(folder, "resolv.conf") };
let names: NameServer;
beforeAll(async () => {
  names = await startNameServer({
    "model.test": ["192.0.2.7"],
    "model.home.test": ["192.0.2.8"],
    "nas.home.test": ["192.0.2.9"],
    "dead.test": null,
  });
  writeFileSync(
    files.hosts,
    "127.0.0.1 localhost\n# 192.0.2.1 ollama\n192.0.2.2\tOllama gpu.lan # ours\n2001:db8::2 ollama\nnonsense ollama\n",
  );
  writeFileSync(files.resolver, "nameserver 192.0.2.53\nsearch cluster.test home.test\n");
});
afterAll(() => {
  names.close();
  rmSync(folder, { recursive: true });
});

const resolved = (name: string, signal = AbortSignal.timeout(20_000)) =>
  resolveHost(name, { signal, servers: [names.address], files });
const addresses = async (name: string) => (await resolved(name)).map(({ address }) => address);

test.each([
  ["model.test", ["192.0.2.7"]],
  ["MODEL.test.", ["192.0.2.7"]],
  // Of the machine's own domains.
  ["nas", ["192.0.2.9"]],
  ["model", ["192.0.2.8"]],
  // Of the machine's own list.
  ["ollama", ["192.0.2.2", "2001:db8::2"]],
  ["gpu.lan", ["192.0.2.2"]],
  ["localhost", ["127.0.0.1", "::1"]],
  ["me.localhost", ["127.0.0.1", "::1"]],
])("%s is found as the machine finds it", async (name, expected) => {
  expect(await addresses(name)).toEqual(expected);
});

test("a name with fewer dots than the machine asks for is sought in its domains first", async () => {
  const resolver = path.join(folder, "cluster.conf");
  writeFileSync(resolver, "search home.test\noptions timeout:1 ndots:5\n");
  const before = names.asked.length;
  const options = { signal: AbortSignal.timeout(20_000), servers: [names.address] };
  const found = await resolveHost("model.test", { ...options, files: { ...files, resolver } });
  expect(found).toEqual([{ address: "192.0.2.7", family: 4 }]);
  expect(names.asked.slice(before)).toEqual(["model.test.home.test", "model.test"]);
});

test("a connection gets one or all, and why there is none", async () => {
  const lookup = ownLookup({ signal: AbortSignal.timeout(20_000), servers: [names.address], files });
  const told = (name: string, all: boolean) =>
    new Promise((resolve) => lookup(name, { all }, (...answer) => resolve(answer)));
  expect(await told("model.test", true)).toEqual([null, [{ address: "192.0.2.7", family: 4 }]]);
  expect(await told("model.test", false)).toEqual([null, "192.0.2.7", 4]);
  expect(await told("nobody.test", true)).toMatchObject([{ code: "ENOTFOUND" }, []]);
});

test("a name that no server answers for is given up in seconds", async () => {
  const began = performance.now();
  await expect(resolved("dead.test")).rejects.toMatchObject({ code: "EAI_AGAIN" });
  expect(performance.now() - began).toBeLessThan(6_000);
});

test("names whose asker has left make way at once, however many there were", async () => {
  const before = names.asked.length;
  const leaving = new AbortController();
  const left = Promise.allSettled(Array.from({ length: 50 }, () => resolved("dead.test", leaving.signal)));
  await expect.poll(() => names.asked.length - before).toBe(8);
  const waiting = addresses("model.test");
  const began = performance.now();
  leaving.abort(new Error("left"));
  expect(await waiting).toEqual(["192.0.2.7"]);
  expect((await left).every(({ status }) => status === "rejected")).toBe(true);
  expect(performance.now() - began).toBeLessThan(1_500);
});

test("a few names are asked for at once, the others wait", async () => {
  const before = names.asked.length;
  const leaving = new AbortController();
  const asked = Promise.allSettled(Array.from({ length: 20 }, () => resolved("dead.test", leaving.signal)));
  await expect.poll(() => names.asked.length - before).toBe(8);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(names.asked.length - before).toBe(8);
  leaving.abort(new Error("left"));
  await asked;
});
