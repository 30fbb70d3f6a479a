import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./env.ts";

test("nothing set gives the documented defaults", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "::",
    dataDir: path.resolve("data"),
    databaseUrl: null,
    upgradeBackup: true,
    publicUrl: null,
    trustProxy: false,
    sessionSecret: null,
    smtpUrl: null,
    firstAdmin: null,
    adminSecondFactor: false,
    ai: null,
    metricsToken: null,
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

test.each([
  ["PORT", "eighty", "PORT must be a number from 0 to 65535"],
  ["PORT", "70000", "PORT must be a number from 0 to 65535"],
  ["TRUST_PROXY", "banana", "TRUST_PROXY must be true, false"],
  ["TRUST_PROXY", "1.5", "TRUST_PROXY must be true, false"],
  ["DATABASE_URL", "mysql://x", "DATABASE_URL must start with postgres://"],
  ["PUBLIC_URL", "resumes.example.org", "PUBLIC_URL must be an http or https address"],
  ["PUBLIC_URL", "javascript:alert(1)", "PUBLIC_URL must be an http or https address"],
  ["SESSION_SECRET", "changeme", "SESSION_SECRET must have at least 32 characters"],
  ["SESSION_SECRET", "a".repeat(40), "SESSION_SECRET is too easy to guess"],
  ["ADMIN_EMAIL", "root@example.com", "ADMIN_EMAIL and ADMIN_PASSWORD belong together"],
  ["ADMIN_PASSWORD", "weak", "ADMIN_PASSWORD is not usable: Password must be at least 8 characters long"],
  ["METRICS_TOKEN", "short", "METRICS_TOKEN must have at least 16 characters"],
  ["SMTP_URL", "mail.example.org", "SMTP_URL must start with smtp://"],
  ["SMTP_URL", "smtp://mail.example.org", "SMTP_URL needs PUBLIC_URL"],
])("%s=%s is refused with the reason", (name, value, reason) => {
  expect(() => readConfig({ [name]: value })).toThrow(reason);
});

test("TRUST_PROXY takes true, networks, or a number of hops", () => {
  expect(readConfig({ TRUST_PROXY: "true" }).trustProxy).toBe(true);
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8" }).trustProxy).toBe("10.0.0.0/8");
  const { trustProxy } = readConfig({ TRUST_PROXY: "1" });
  if (typeof trustProxy !== "function") throw new Error("a number of hops judges each hop");
  expect([trustProxy("203.0.113.1", 0), trustProxy("203.0.113.1", 1)]).toEqual([true, false]);
});
