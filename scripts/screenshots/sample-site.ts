import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { userRepository } from "../../src/server/account/user-repository.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { resumeRepository } from "../../src/server/resumes/resume-repository.ts";
import { hashPassword } from "../../src/server/security/password-hash.ts";
import { templates } from "../../src/templates/registry.ts";

const DAY = 86_400_000;
export const PASSWORD = "Only-For-Pictures-1!";
export const PEOPLE = { user: "maya@example.com", admin: "root@example.com" } as const;

const NAMES = [
  "Maya Lindqvist",
  "Tomás Rivera",
  "Aisha Bello",
  "Jonas Weber",
  "Mei Tanaka",
  "Priya Nair",
  "Luca Conti",
];
const TITLES = ["Data analyst", "Site manager", "Nurse, night shifts", "Teacher", "Backend engineer"];

export interface SampleSite {
  url: string;
  stop(): Promise<void>;
}

/** The real server with people, resumes and a month of statistics that are the same in each run. */
export async function openSampleSite(root: string): Promise<SampleSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "candor-pictures-"));
  await fill(dataDir);
  const server = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" },
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (line) => resolve(/:(\d+)\s*$/.exec(String(line))?.[1] ?? ""));
    server.once("exit", () => reject(new Error("the server did not start")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}

async function fill(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: null });
  await migrate(database, migrations);
  const passwordHash = await hashPassword(PASSWORD);
  const users = userRepository(database);
  const add = (name: string, email: string, nth: number, role: "user" | "admin" = "user") =>
    users.create({
      id: randomUUID(),
      name,
      email,
      passwordHash,
      role,
      plan: nth % 9 === 4 ? "pro" : "free",
      emailVerified: nth % 3 !== 2,
      createdAt: new Date(Date.now() - nth * 1.3 * DAY).toISOString(),
    });
  await add("Robin Root", PEOPLE.admin, 60, "admin");
  const maya = await add("Maya Lindqvist", PEOPLE.user, 30);
  for (let nth = 0; nth < 48; nth++) {
    const name = NAMES[nth % NAMES.length] ?? "";
    const added = await add(
      name,
      `${name.split(" ")[0]?.toLowerCase().normalize("NFKD").replace(/\W/g, "")}${nth}@example.com`,
      nth,
    );
    if (added) await keep(added.id, nth);
  }
  if (maya) for (let nth = 0; nth < 3; nth++) await keep(maya.id, nth);
  const days = Array.from({ length: 30 }, (_, back) => {
    const day = new Date(Date.now() - back * DAY).toISOString().slice(0, 10);
    const wave = (most: number, step: number) => Math.round(most * (0.55 + 0.45 * Math.sin(back * step)));
    return Object.entries({
      "sign-ups": back % 4 === 3 ? 2 : 1,
      resumes: wave(4, 0.6),
      active: wave(34, 0.9),
      exports: wave(21, 0.7),
      "ai-embedded": wave(16, 0.5),
      errors: back === 11 ? 3 : 0,
    }).map(([name, count]) => ({ day, name, count }));
  });
  await database.query.insertInto("daily_counts").values(days.flat()).execute();
  await database.close();

  async function keep(ownerId: string, nth: number): Promise<void> {
    const resumes = resumeRepository(database, () => new Date(Date.now() - nth * 0.7 * DAY));
    await resumes.create({
      id: randomUUID(),
      ownerId,
      title: TITLES[nth % TITLES.length] ?? "",
      template: templates[nth % templates.length]?.id ?? "google",
      theme: "signature",
      page: "a4",
      fit: false,
      style: {},
      resume: sampleResume,
    });
  }
}
