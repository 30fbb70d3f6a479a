import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "./env.ts";

test("nothing set gives the documented defaults", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "::",
    workers: 1,
    dataDir: path.resolve("data"),
    databaseUrl: null,
    upgradeBackup: true,
    publicUrl: null,
    trustProxy: false,
    sessionSecret: null,
    smtpUrl: null,
    mailFrom: null,
    firstAdmin: null,
    adminSecondFactor: false,
    signups: "open",
    providers: [],
    passwordSignIn: true,
    ai: null,
    metricsToken: null,
    logLevel: "info",
    smallMachine: "auto",
  });
});

test("an AI endpoint needs an address and a model; a key only where the endpoint asks for one", () => {
  const both = { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "small" };
  expect(readConfig(both).ai).toEqual({ baseUrl: both.AI_BASE_URL, apiKey: null, model: "small" });
  expect(readConfig({ ...both, AI_API_KEY: "key" }).ai?.apiKey).toBe("key");
  expect(() => readConfig({ AI_MODEL: "small" })).toThrow("AI_BASE_URL and AI_MODEL belong together");
  expect(() => readConfig({ ...both, AI_BASE_URL: "ftp://x" })).toThrow("AI_BASE_URL must be");
});

test("the number of workers is one to sixty-four, or follows the cores", () => {
  expect(readConfig({ WORKERS: "4" }).workers).toBe(4);
  expect(readConfig({ WORKERS: "auto" }).workers).toBe(Math.min(8, availableParallelism()));
  for (const WORKERS of ["0", "65", "-1", "1.5", "all"])
    expect(() => readConfig({ WORKERS })).toThrow("WORKERS must be auto or a number from 1 to 64");
});

test("providers are described by their names, with a secret in a file where one is wanted", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "candor-env-")), "secret");
  writeFileSync(file, "from-a-file\n");
  onTestFinished(() => rmSync(path.dirname(file), { recursive: true }));
  const both = {
    PUBLIC_URL: "https://resumes.example.org",
    OIDC_PROVIDERS: "work, my-google",
    OIDC_WORK_ISSUER: "https://id.example.org/realms/work",
    OIDC_WORK_CLIENT_ID: "candor",
    OIDC_WORK_CLIENT_SECRET_FILE: file,
    OIDC_WORK_ADMIN_GROUP: "admins",
    OIDC_MY_GOOGLE_ISSUER: "https://accounts.google.com",
    OIDC_MY_GOOGLE_CLIENT_ID: "id",
    OIDC_MY_GOOGLE_LABEL: "Google",
  };
  expect(readConfig({ ...both, PASSWORD_SIGN_IN: "off" })).toMatchObject({
    passwordSignIn: false,
    providers: [
      {
        name: "work",
        label: "Work",
        clientSecret: "from-a-file",
        groupsClaim: "groups",
        adminGroup: "admins",
      },
      {
        name: "my-google",
        label: "Google",
        clientSecret: null,
        scopes: "openid email profile",
        adminGroup: null,
      },
    ],
  });
  expect(() => readConfig({ ...both, PUBLIC_URL: "" })).toThrow("OIDC_PROVIDERS needs PUBLIC_URL");
  expect(() => readConfig({ PASSWORD_SIGN_IN: "off" })).toThrow("PASSWORD_SIGN_IN=off needs OIDC_PROVIDERS");
  const faulty = { ...both, OIDC_PROVIDERS: "work,Work", OIDC_WORK_ISSUER: "http://id.example.org" };
  expect(() => readConfig(faulty)).toThrow(
    /OIDC_WORK_ISSUER must be the https address.*; OIDC_PROVIDERS: Work is no name/,
  );
  expect(() => readConfig({ ...both, OIDC_WORK_CLIENT_ID: "", OIDC_WORK_SCOPES: "email" })).toThrow(
    "OIDC_WORK_CLIENT_ID is missing; OIDC_WORK_SCOPES must name openid",
  );
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
  ["SIGNUPS", "maybe", "SIGNUPS must be open, invite or closed"],
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

describe("a secret as a file", () => {
  function fileOf(text: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), "candor-secret-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, "secret");
    writeFileSync(file, text);
    return file;
  }

  test("is taken for each of them, without the line's end", () => {
    const secret = "0123456789abcdef0123456789abcdef";
    const config = readConfig({
      SESSION_SECRET_FILE: fileOf(`${secret}\n`),
      DATABASE_URL_FILE: fileOf("postgres://db/candor\n"),
      METRICS_TOKEN_FILE: fileOf(secret),
      PUBLIC_URL: "https://resumes.example.org",
      SMTP_URL_FILE: fileOf("smtps://mail.example.org"),
      ADMIN_EMAIL: "root@example.org",
      ADMIN_PASSWORD_FILE: fileOf("Correct-Horse-7!"),
      AI_BASE_URL: "http://localhost:11434/v1",
      AI_MODEL: "small",
      AI_API_KEY_FILE: fileOf("key\r\n"),
    });
    expect(config).toMatchObject({
      sessionSecret: secret,
      databaseUrl: "postgres://db/candor",
      metricsToken: secret,
      smtpUrl: "smtps://mail.example.org",
      firstAdmin: { email: "root@example.org", password: "Correct-Horse-7!" },
      ai: { apiKey: "key" },
    });
  });

  test("is held to the same rules", () => {
    expect(() => readConfig({ SESSION_SECRET_FILE: fileOf("changeme") })).toThrow(
      "SESSION_SECRET must have at least 32 characters",
    );
  });

  test("is refused beside the variable itself, where it is missing, empty or a folder, all at once", () => {
    const missing = path.join(tmpdir(), "candor-secret-that-is-not-there");
    const empty = fileOf(" \n");
    const faults = [
      `AI_API_KEY_FILE names ${tmpdir()}, which is a folder`,
      `DATABASE_URL_FILE names ${missing}, which does not exist`,
      `METRICS_TOKEN_FILE names ${empty}, which is empty`,
      "SESSION_SECRET and SESSION_SECRET_FILE are both set: keep one",
    ];
    const set = {
      AI_API_KEY_FILE: tmpdir(),
      DATABASE_URL_FILE: missing,
      METRICS_TOKEN_FILE: empty,
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      SESSION_SECRET_FILE: missing,
    };
    expect(() => readConfig(set)).toThrow(faults.join("; "));
  });

  test("counts as absent where its name is empty, and exists for secrets alone", () => {
    expect(readConfig({ SESSION_SECRET_FILE: "", PORT_FILE: "/nowhere" })).toEqual(readConfig({}));
  });
});
