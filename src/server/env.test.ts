import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./env.ts";

test("nothing set gives the documented defaults", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "::",
    dataDir: path.resolve("data"),
    databaseUrl: null,
    publicUrl: null,
    trustProxy: false,
    sessionSecret: null,
    smtpUrl: null,
    firstAdmin: null,
    ai: null,
    logLevel: "info",
  });
});

test("an AI endpoint needs an address and a model; a key only where the endpoint asks for one", () => {
  const both = { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "small" };
  expect(readConfig(both).ai).toEqual({ baseUrl: both.AI_BASE_URL, apiKey: null, model: "small" });
  expect(readConfig({ ...both, AI_API_KEY: "key" }).ai?.apiKey).toBe("key");
  expect(() => readConfig({ AI_MODEL: "small" })).toThrow("AI_BASE_URL and AI_MODEL belong together");
  expect(() => readConfig({ ...both, AI_BASE_URL: "ftp://x" })).toThrow("AI_BASE_URL must be");
});

test("an empty variable counts as absent", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " ", PUBLIC_URL: "" })).toEqual(readConfig({}));
});

test("several faults are named at once", () => {
  expect(() => readConfig({ PORT: "x", LOG_LEVEL: "loud" })).toThrow(/PORT .*; LOG_LEVEL /);
});

test("TRUST_PROXY takes true, networks, or a number of hops", () => {
  expect(readConfig({ TRUST_PROXY: "true" }).trustProxy).toBe(true);
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8" }).trustProxy).toBe("10.0.0.0/8");
  const { trustProxy } = readConfig({ TRUST_PROXY: "1" });
  if (typeof trustProxy !== "function") throw new Error("a number of hops judges each hop");
  expect([trustProxy("203.0.113.1", 0), trustProxy("203.0.113.1", 1)]).toEqual([true, false]);
});
