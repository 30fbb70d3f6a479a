import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSecret, readOrMakeSecret } from "./secret.ts";

const written = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const writeFileSync: typeof fs.writeFileSync = (file, ...rest) => {
    written.to.push(String(file));
    fs.writeFileSync(file, ...rest);
  };
  return { ...fs, writeFileSync };
});

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "candor-secret-"));
  file = path.join(dataDir, "session-secret");
  written.to = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = () => readOrMakeSecret({ sessionSecret: null, dataDir });

test("a secret is made once, for its owner alone, and nothing else is left behind", () => {
  const secret = read();
  expect(secret).toHaveLength(64);
  expect(read()).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(["session-secret"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("nothing is ever written to the file itself: nobody finds it empty", () => {
  read();
  expect(written.to).toHaveLength(1);
  expect(written.to).not.toContain(file);
});

test.each(["", "short", " ".repeat(60)])("a file that holds %j is refused and left alone", (content) => {
  writeFileSync(file, content);
  expect(read).toThrow(`the secret in ${file} has fewer than 32 characters`);
  expect(readFileSync(file, "utf8")).toBe(content);
});

test("a configured secret needs no file", () => {
  const sessionSecret = "a-configured-secret-of-some-length-0123";
  expect(readOrMakeSecret({ sessionSecret, dataDir })).toBe(sessionSecret);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("what is sealed opens for its purpose and its secret alone, and not once it was changed", () => {
  const secret = openSecret("a-configured-secret-of-some-length-0123");
  const sealed = secret.seal("authenticator:ada", "the key");
  expect(secret.open("authenticator:ada", sealed)).toBe("the key");
  expect(secret.seal("authenticator:ada", "the key")).not.toBe(sealed);
  expect(secret.open("authenticator:bob", sealed)).toBeNull();
  expect(openSecret("another-secret-of-the-same-length-45678").open("authenticator:ada", sealed)).toBeNull();
  const bytes = Buffer.from(sealed, "base64url");
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    expect(secret.open("authenticator:ada", changed.toString("base64url"))).toBeNull();
  }
  for (const cut of ["", "x", sealed.slice(0, -4), "%%%"])
    expect(secret.open("authenticator:ada", cut)).toBeNull();
});
