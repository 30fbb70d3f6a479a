import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longResume } from "../../../tests/support/archives.ts";
import { emptySqlite } from "../../../tests/support/databases.ts";
import { addPerson } from "../../../tests/support/people.ts";
import { PLAIN_DESIGN } from "../../../tests/support/plain-design.ts";
import { AppError } from "../../domain/errors.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { boundTime } from "./resume-gate.ts";
import { resumeRepository } from "./resume-repository.ts";
import { versionRepository } from "./version-repository.ts";

const place = emptySqlite();
const key = { id: "r1", ownerId: "ada" };
const good = { title: "First", ...PLAIN_DESIGN, resume: sampleResume };
let database: Database;

beforeAll(async () => {
  database = openDatabase(place);
  await migrate(database, migrations);
  await addPerson(database, "ada");
  await resumeRepository(database).create({ ...key, ...good });
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

test.each([
  ["/resume", { resume: longResume(38) }],
  ["/template", { template: "../../etc" }],
  ["/theme", { theme: "none" }],
  ["/title", { title: "\0\u202e" }],
])("no repository writes what is wrong at %s, whoever asks for it", async (pointer, change) => {
  const issues = async (work: Promise<unknown>) => {
    const error = await work.catch((thrown: unknown) => thrown);
    return error instanceof AppError ? error.issues.map((issue) => issue.pointer) : error;
  };
  const draft = { ...good, ...change };
  const resumes = resumeRepository(database);
  expect(await issues(resumes.create({ id: "r2", ownerId: "ada", ...draft }))).toEqual([pointer]);
  expect(await issues(resumes.update(key, 1, draft))).toEqual([pointer]);
  const at = new Date().toISOString();
  const version = { id: "v", kind: "automatic" as const, name: null, revision: 1, savedAt: at, keptAt: at };
  const { title: _, ...content } = draft;
  const added = versionRepository(database).add(key.id, { ...version, ...content });
  if (pointer === "/title") await added;
  else expect(await issues(added)).toEqual([pointer]);
});

test("a title is cleaned on its way in", async () => {
  expect(await resumeRepository(database).rename(key, " A\0\u202eB\n")).toMatchObject({ title: "AB" });
});

test("nothing but the repositories and a restore writes resumes and versions", () => {
  const root = path.resolve(import.meta.dirname, "../..");
  const writers = globSync("**/*.ts", { cwd: root })
    .filter((file) => !/\.test\.ts$|migrations\//.test(file))
    .filter((file) =>
      /(insertInto|updateTable)\(\s*"resume(s|_versions)"|insert into (?!security_events)|update resume/.test(
        readFileSync(path.join(root, file), "utf8"),
      ),
    )
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.startsWith("server/") || file.startsWith("cli/"));
  expect(writers.sort()).toEqual([
    "server/backup/insert-rows.ts",
    "server/resumes/resume-repository.ts",
    "server/resumes/save-together.ts",
    "server/resumes/version-repository.ts",
  ]);
});

test("times are held between the first and the present one, in one spelling", () => {
  const now = new Date("2026-06-01T12:00:00.000Z");
  expect(boundTime("2026-01-01T00:00:00Z", now)).toBe("2026-01-01T00:00:00.000Z");
  expect(boundTime("2999-01-01T00:00:00.000Z", now)).toBe(now.toISOString());
  expect(boundTime("0001-01-01T00:00:00Z", now)).toBe("2020-01-01T00:00:00.000Z");
  expect(boundTime("never", now)).toBe(now.toISOString());
});
