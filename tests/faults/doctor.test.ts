import { once } from "node:events";
import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { sql } from "kysely";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { diagnoseClock, type KnownTimes } from "../../src/cli/doctor/diagnose-clock.ts";
import { unknownNames } from "../../src/cli/doctor/diagnose-configuration.ts";
import { doctor } from "../../src/cli/doctor/doctor.ts";
import type { CheckName, Finding } from "../../src/cli/doctor/finding.ts";
import { ofSite, sealedKeys } from "../../src/server/assist/endpoints/sealed-keys.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { makeDataFolder } from "../../src/server/db/private-files.ts";
import { openSecret } from "../../src/server/security/secret.ts";
import { enterServers } from "../../src/server/security/server-presence.ts";
import { runChild } from "../support/child-process.ts";
import { type DatabasePlace, ENGINES, emptySqlite } from "../support/databases.ts";
import { openMailbox } from "../support/mailbox.ts";
import { createOlder } from "../support/older-release/older-database.ts";
import { scriptedProvider } from "../support/scripted-provider.ts";

const SECRET = "a-secret-for-tests-of-some-length-0123456789";

/** An address at which nobody listens. */
async function nowhere(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return `127.0.0.1:${port}`;
}

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const modelsAt = (...ids: string[]) =>
  listen((request, response) => {
    response.statusCode = request.url === "/v1/models" ? 200 : 404;
    response.end(JSON.stringify({ object: "list", data: ids.map((id) => ({ id, object: "model" })) }));
  });

function sqlitePlace(): DatabasePlace {
  const place = emptySqlite();
  onTestFinished(() => place.remove());
  return place;
}

async function migrated(place: DatabasePlace): Promise<void> {
  const database = openDatabase(place);
  await migrate(database, migrations);
  await database.close();
}

const examine = (env: Record<string, string>) => doctor({ SESSION_SECRET: SECRET, ...env }, new Date());

function of(findings: readonly Finding[], check: CheckName): Finding[] {
  return findings.filter((finding) => finding.check === check);
}

async function candor(env: Record<string, string>) {
  const child = runChild("src/cli/main.ts", env, ["doctor"]);
  const { code } = await child.exit;
  return {
    code,
    report: JSON.parse(child.lines.join("\n")),
    complaints: child.errors.map((line) => JSON.parse(line)),
  };
}

test("a healthy installation: each part is looked at, none complains, no mail is sent, and the code is 0", async () => {
  const mailbox = await openMailbox();
  onTestFinished(() => mailbox.stop());
  const place = sqlitePlace();
  await migrated(place);
  const provider = await scriptedProvider();
  onTestFinished(() => provider.stop());
  const { code, report, complaints } = await candor({
    DATA_DIR: place.dataDir,
    SESSION_SECRET: SECRET,
    PUBLIC_URL: "http://localhost:3000",
    SMTP_URL: mailbox.smtpUrl,
    AI_BASE_URL: `${await modelsAt("other", "small:latest")}/v1`,
    AI_MODEL: "small",
    OIDC_PROVIDERS: "work",
    OIDC_WORK_ISSUER: provider.issuer,
    OIDC_WORK_CLIENT_ID: "candor",
  });
  expect([code, report.healthy, complaints]).toEqual([0, true, []]);
  const parts = ["configuration", "disk", "database", "mail", "providers", "ai", "clock"];
  expect([...new Set(report.findings.map(({ check }: Finding) => check))]).toEqual(parts);
  for (const { status } of report.findings) expect(status).toBe("ok");
  expect(mailbox.mails()).toEqual([]);
});

test("what fails is told with what to do, and no password, key or secret stands in it", async () => {
  const place = sqlitePlace();
  writeFileSync(path.join(place.dataDir, "candor.db"), "no database at all".repeat(300), { mode: 0o644 });
  writeFileSync(path.join(place.dataDir, "session-secret"), "short");
  chmodSync(path.join(place.dataDir, "session-secret"), 0o644);
  const closed = await nowhere();
  const { code, report, complaints } = await candor({
    DATA_DIR: place.dataDir,
    PUBLIC_URL: "https://resumes.example.org/path",
    SMTP_URL: `smtp://somebody:hunter2@${closed}`,
    AI_BASE_URL: `http://${closed}/v1`,
    AI_MODEL: "small",
    AI_API_KEY: "hunter2",
    SMTP_PASSWORD: "hunter2",
    OIDC_PROVIDERS: "work",
    OIDC_WORK_ISSUER: `http://${closed}`,
    OIDC_WORK_CLIENT_ID: "candor",
    OIDC_WORK_CLIENT_SECRET: "hunter2",
  });
  expect([code, report.healthy]).toEqual([9, false]);
  expect(complaints).toEqual(
    report.findings.filter(({ advice }: { advice?: string }) => advice !== undefined),
  );
  expect(JSON.stringify([report, complaints])).not.toContain("hunter2");
  const failed = complaints
    .filter(({ status }) => status === "failed")
    .map(({ check, message }) => [check, message]);
  expect(failed).toEqual([
    ["disk", expect.stringMatching(/others on this machine may read .*session-secret/)],
    ["disk", expect.stringMatching(/others on this machine may read .*candor\.db/)],
    ["disk", expect.stringContaining("session-secret is too short")],
    ["database", expect.stringContaining("is damaged")],
    ["mail", `${closed} takes no mail: nobody listens there`],
    ["providers", "work cannot be used: the provider cannot be reached: ECONNREFUSED"],
    ["ai", `${closed} does not answer: nobody listens there`],
  ]);
  const warned = complaints.filter(({ status }) => status === "warning").map(({ message }) => message);
  expect(warned).toEqual([
    "SMTP_PASSWORD is set, and nothing reads it",
    "PUBLIC_URL has a path, which is not used",
    expect.stringContaining("TRUST_PROXY is not set"),
  ]);
});

test("a wrong value ends it with the value's own reason, and still names what nothing reads", async () => {
  const { healthy, findings } = await examine({ PORT: "eighty", PUBLIC_ULR: "https://x.example" });
  expect(healthy).toBe(false);
  expect(findings).toMatchObject([
    { check: "configuration", status: "failed", message: expect.stringContaining("PORT must be a number") },
    { status: "warning", advice: "Is PUBLIC_URL meant? Rename it." },
  ]);
});

test("variables of other programs are none of ours", () => {
  const others = [
    "HOME",
    "HOSTNAME",
    "PATH",
    "PWD",
    "SESSION_MANAGER",
    "LOGNAME",
    "NODE_ENV",
    "DATADIR_X",
    "TZ",
  ];
  const own = ["PORT", "DATA_DIR", "SMTP_URL", "AI_API_KEY_FILE", "UPGRADE_BACKUP"];
  expect(unknownNames(Object.fromEntries([...others, ...own].map((name) => [name, "x"])))).toEqual([]);
  const slips = [
    "SIGNUP",
    "WORKER",
    "DATABSE_URL",
    "SMPT_URL",
    "CANDOR_PORT",
    "ADMIN_MAIL",
    "SESSION_SECRETS",
  ];
  expect(unknownNames(Object.fromEntries(slips.map((name) => [name, "x"])))).toHaveLength(slips.length);
});

test("a secret that others may read is told, and stays as it is: a look changes nothing", async () => {
  const place = sqlitePlace();
  await migrated(place);
  const file = path.join(place.dataDir, "session-secret");
  writeFileSync(file, SECRET);
  chmodSync(file, 0o644);
  const { findings } = await doctor({ DATA_DIR: place.dataDir }, new Date());
  expect(of(findings, "disk")).toContainEqual(
    expect.objectContaining({
      message: expect.stringMatching(/others on this machine may read .*session-secret/),
    }),
  );
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

test("a folder that no folder can be made in ends the look, and the start, with its reason", async () => {
  const { findings } = await examine({ DATA_DIR: "/proc/candor/data" });
  expect(of(findings, "disk")).toMatchObject([
    { status: "failed", message: expect.stringContaining("/proc") },
  ]);
  expect(() => makeDataFolder("/proc/candor/data")).toThrow(/\/proc\/candor/);
});

test("a folder that cannot be written is named", async () => {
  const place = sqlitePlace();
  const file = path.join(place.dataDir, "file");
  writeFileSync(file, "");
  const { healthy, findings } = await examine({ DATA_DIR: path.join(file, "below") });
  expect(healthy).toBe(false);
  expect(of(findings, "disk")).toMatchObject([{ status: "failed", message: expect.stringContaining(file) }]);
  const open = path.join(place.dataDir, "open");
  mkdirSync(open);
  chmodSync(open, 0o777);
  expect(of((await examine({ DATA_DIR: open })).findings, "disk")).toContainEqual({
    check: "disk",
    status: "failed",
    message: `everybody on this machine may write to ${open}`,
    advice: `chmod 700 ${open}`,
  });
  // As the image's: anybody may put a file there, and nobody takes away another's.
  chmodSync(open, 0o1777);
  expect(of((await examine({ DATA_DIR: open })).findings, "disk")).not.toContainEqual(
    expect.objectContaining({ status: "failed" }),
  );
});

describe("a mail server", () => {
  async function examineMail(options: SMTPServerOptions, query = "", who = ""): Promise<Finding | undefined> {
    const server = new SMTPServer({ authOptional: true, logger: false, ...options });
    server.on("error", () => {});
    const listening = server.listen(0, "127.0.0.1");
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    await new Promise((resolve) => listening.once("listening", resolve));
    const { port } = listening.address() as AddressInfo;
    const SMTP_URL = `smtp://${who}127.0.0.1:${port}${query}`;
    const env = { DATA_DIR: sqlitePlace().dataDir, PUBLIC_URL: "http://localhost", SMTP_URL };
    return of((await examine(env)).findings, "mail")[0];
  }
  const refuses: SMTPServerOptions["onAuth"] = (_auth, _session, done) => done(new Error("wrong"));

  test("that encrypts is told as that; one with a certificate of its own making is refused, as mails would be", async () => {
    expect(await examineMail({}, "?tls.rejectUnauthorized=false")).toMatchObject({
      status: "ok",
      message: expect.stringContaining("and encrypts; no mail was sent"),
    });
    expect(await examineMail({})).toMatchObject({
      status: "failed",
      message: expect.stringContaining("certificate"),
      advice: expect.stringContaining("certificate"),
    });
  });

  test("that does not encrypt is refused where encryption is asked for, and that refuses the password is told as that", async () => {
    const plain = { disabledCommands: ["STARTTLS"] };
    expect(await examineMail(plain)).toMatchObject({
      status: "ok",
      message: expect.stringContaining("does not encrypt"),
    });
    expect(await examineMail(plain, "?requireTLS=true")).toMatchObject({ status: "failed" });
    const signIn = { ...plain, onAuth: refuses, allowInsecureAuth: true };
    expect(await examineMail(signIn, "", "ada:hunter2@")).toMatchObject({
      status: "failed",
      advice: expect.stringContaining("Look at name and password in SMTP_URL"),
    });
  });
});

test.each<[string, RequestListener, Finding["status"], string]>([
  [
    "has other models",
    (_, response) => response.end('{"data":[{"id":"large"}]}'),
    "failed",
    "that it has: large",
  ],
  ["refuses the key", (_, response) => response.writeHead(401).end(), "failed", "AI_API_KEY"],
  ["fails", (_, response) => response.writeHead(500).end(), "failed", "own log"],
  ["lists nothing", (_, response) => response.writeHead(404).end(), "warning", "most end in /v1"],
  ["answers a page", (_, response) => response.end("<!doctype html>"), "warning", "most end in /v1"],
  [
    "leads elsewhere",
    (_, response) => response.writeHead(302, { location: "/" }).end(),
    "failed",
    "AI_BASE_URL",
  ],
])("an AI endpoint that %s is told as that", async (_name, answer, status, advice) => {
  const { findings } = await examine({
    DATA_DIR: sqlitePlace().dataDir,
    AI_BASE_URL: await listen(answer),
    AI_MODEL: "small",
  });
  expect(of(findings, "ai")).toMatchObject([{ status, advice: expect.stringContaining(advice) }]);
});

for (const { engine, createBare } of ENGINES) {
  const settings = (place: DatabasePlace) => ({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  });

  test(`a database of an older or a newer release on ${engine} is told as that, and left as it is`, async () => {
    const older = await createOlder(engine);
    onTestFinished(() => older.remove());
    expect(of((await examine(settings(older))).findings, "database")).toMatchObject([
      { status: "ok", message: expect.stringMatching(/^(SQLite|PostgreSQL) \d+/) },
      {
        status: "warning",
        message: expect.stringMatching(new RegExp(`^${migrations.length - 7} migrations .*0008-locks`)),
      },
    ]);
    const place = await createBare();
    onTestFinished(() => place.remove());
    await migrated(place);
    expect(of((await examine(settings(place))).findings, "database").map(({ status }) => status)).toEqual([
      "ok",
      "ok",
    ]);
    const database = openDatabase(place);
    await sql`insert into migrations (name, applied_at) values ('9999-of-tomorrow', '2099')`.execute(
      database.query,
    );
    await database.close();
    const { healthy, findings } = await examine(settings(place));
    expect(healthy).toBe(false);
    expect(of(findings, "database").at(-1)).toMatchObject({
      status: "failed",
      message: expect.stringContaining("9999-of-tomorrow"),
      advice: expect.stringContaining("candor rollback"),
    });
  });
}

test("a database that others can read is told as that, and its mode is left to whoever asked", async () => {
  const place = sqlitePlace();
  await migrated(place);
  const file = path.join(place.dataDir, "candor.db");
  chmodSync(file, 0o644);
  const { healthy, findings } = await examine({ DATA_DIR: place.dataDir });
  expect(healthy).toBe(false);
  expect(of(findings, "disk")).toContainEqual(expect.objectContaining({ advice: `chmod 600 ${file}` }));
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

test("a PostgreSQL that does not answer is named without its password", async () => {
  const closed = await nowhere();
  const { healthy, findings } = await examine({
    DATA_DIR: sqlitePlace().dataDir,
    DATABASE_URL: `postgres://candor:hunter2@${closed}/candor`,
  });
  expect(healthy).toBe(false);
  expect(JSON.stringify(findings)).not.toContain("hunter2");
  expect(of(findings, "database")).toMatchObject([
    { status: "failed", message: expect.stringContaining(closed) },
  ]);
});

test("the clock is held against what is stored, PostgreSQL and the AI endpoint", () => {
  const now = new Date("2027-03-01T12:00:00.000Z");
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const statuses = (known: Partial<KnownTimes>, at = now) =>
    diagnoseClock(at, { latest: null, ofServer: null, ofAi: null, ...known }).map(({ status }) => status);
  expect(statuses({})).toEqual(["ok"]);
  expect(statuses({ latest: minutes(-5000), ofServer: minutes(1), ofAi: minutes(-1) })).toEqual(["ok"]);
  expect(statuses({ latest: minutes(5) })).toEqual(["failed"]);
  expect(statuses({ ofServer: minutes(5), ofAi: minutes(-5) })).toEqual(["warning", "warning"]);
  expect(statuses({}, new Date(0))).toEqual(["failed"]);
});

describe("the AI endpoint that administrators chose", () => {
  /** As the admin page keeps it. */
  async function chosen(place: DatabasePlace, baseUrl: string, secret: string): Promise<void> {
    await migrated(place);
    const database = openDatabase(place);
    const at = "2026-01-01T00:00:00.000Z";
    const kept = sealedKeys(secret).seal({ owner: ofSite("ours"), baseUrl }, "sk-planted-0123456789");
    await database.query
      .insertInto("ai_endpoints")
      .values({
        id: "ours",
        name: "Ours",
        base_url: baseUrl,
        model: "small",
        created_at: at,
        updated_at: at,
        ...kept,
      })
      .execute();
    await database.query
      .insertInto("ai_settings")
      .values({ id: 1, in_use: "ours", own_allowed: 0, private_allowed: 0, updated_at: at })
      .execute();
    await database.close();
  }

  test("is asked with its key instead of the environment's, and what to mend is named by its page", async () => {
    const place = sqlitePlace();
    const keys: (string | undefined)[] = [];
    const url = await listen(({ headers }, response) => {
      keys.push(headers.authorization);
      response.end(JSON.stringify({ data: [{ id: "other" }] }));
    });
    await chosen(place, `${url}/v1`, SECRET);
    const env = { DATA_DIR: place.dataDir, AI_BASE_URL: "http://127.0.0.1:9/v1", AI_MODEL: "env" };
    const { findings } = await examine(env);
    expect(of(findings, "ai")).toMatchObject([
      { status: "failed", advice: "Set its model on the admin page AI to one that it has: other." },
    ]);
    expect(keys).toEqual(["Bearer sk-planted-0123456789"]);
  });

  test("under another secret is said to be unreadable", async () => {
    const place = sqlitePlace();
    await chosen(place, "https://ai.example/v1", `${SECRET}-of-before`);
    const { findings } = await examine({ DATA_DIR: place.dataDir });
    expect(of(findings, "ai")).toMatchObject([
      { status: "failed", advice: expect.stringContaining("Enter the key again") },
    ]);
  });
});

test("another secret than that of the servers at work is a failure, than that of the last one a warning, and too many workers are named", async () => {
  const place = sqlitePlace();
  await migrated(place);
  const database = openDatabase(place);
  const presence = await enterServers(database, openSecret("another-secret-of-some-length-9876543210"));
  const env = { DATA_DIR: place.dataDir, WORKERS: "64" };
  const about = async () => {
    const { findings } = await examine(env);
    return findings
      .filter(({ message }) => /secret|WORKERS/i.test(message))
      .map(({ check, status }) => [check, status]);
  };
  expect(presence.isNewSecret).toBe(false);
  expect(await about()).toEqual([
    ["configuration", "warning"],
    ["database", "failed"],
  ]);
  await database.query.deleteFrom("servers").where("id", "!=", "last").execute();
  expect(await about()).toEqual([
    ["configuration", "warning"],
    ["database", "warning"],
  ]);
  await database.close();
});
