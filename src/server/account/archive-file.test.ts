import { afterAll, beforeAll, expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { emptySqlite } from "../../../tests/support/databases.ts";
import { addPerson } from "../../../tests/support/people.ts";
import { PLAIN_DESIGN } from "../../../tests/support/plain-design.ts";
import { archive } from "../../contract/archive.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { applicationRepository } from "../applications/application-repository.ts";
import { fileRepository } from "../applications/file-repository.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { checkStoredContent } from "../resumes/resume-gate.ts";
import { resumeRepository } from "../resumes/resume-repository.ts";
import { versionRepository } from "../resumes/version-repository.ts";
import { archiveFile } from "./archive-file.ts";

const place = emptySqlite();
const AT = "2026-01-01T00:00:00.000Z";
const resume = resumeOf({ ...sampleResume, skills: Array<string>(200).fill("k".repeat(500)) });
let database: Database;

/** Two resumes of 100 KB with ten versions each, and five deleted ones. */
beforeAll(async () => {
  database = openDatabase(place);
  await migrate(database, migrations);
  await addPerson(database, "ada");
  const draft = { ownerId: "ada", title: "Mine", ...PLAIN_DESIGN, resume };
  for (const id of ["r1", "r2"]) {
    await resumeRepository(database).create({ id, ...draft });
    for (let number = 0; number < 10; number++) {
      const [kind, name] = number === 9 ? (["named", "Sent"] as const) : (["automatic", null] as const);
      const version = { id: `${id} ${number}`, revision: 1, savedAt: AT, keptAt: AT };
      await versionRepository(database).add(id, { ...version, kind, name, ...PLAIN_DESIGN, resume });
    }
  }
  for (let number = 0; number < 5; number++)
    await resumeRepository(database).create({ id: `d${number}`, ...draft, deletedAt: AT });
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

async function packed(mostBytes?: number, ownerId = "ada") {
  const at = { registrationDate: AT, lastSeenAt: AT };
  const account = { name: "Ada", email: "ada@example.com", role: "user", plan: "free", emailVerified: false };
  const gate = {
    async check(text: string) {
      const read = checkStoredContent(text);
      return read.ok ? read.content.text : null;
    },
  };
  const parts = { database, gate, ...(mostBytes !== undefined && { mostBytes }) };
  const file = archiveFile(parts, ownerId, { account: { ...account, ...at }, sessions: [] });
  let text = "";
  for await (const piece of file) text += piece;
  return { ...archive.parse(JSON.parse(text)), bytes: Buffer.byteLength(text) };
}

test("everything is packed where it fits", async () => {
  const { resumes, deleted, leftOut } = await packed();
  expect(resumes.map(({ versions }) => versions.length)).toEqual([10, 10]);
  expect(deleted).toHaveLength(5);
  expect(leftOut).toEqual({ deleted: 0, versions: 0, files: 0, damaged: [] });
});

test("where it does not, resumes come first, then deleted ones, then versions, those with a name before others", async () => {
  const most = 1024 * 1024;
  const { resumes, deleted, leftOut, bytes } = await packed(most);
  expect([resumes.length, deleted.length]).toEqual([2, 5]);
  const versions = resumes.flatMap((entry) => entry.versions);
  expect(versions.filter(({ kind }) => kind === "named")).toHaveLength(2);
  expect(leftOut).toEqual({ deleted: 0, versions: 20 - versions.length, files: 0, damaged: [] });
  expect(leftOut.versions).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(most);
});

test("not even a deleted one is packed where only the resumes fit, and the resumes always are", async () => {
  const { resumes, deleted, leftOut } = await packed(100 * 1024);
  expect([resumes.length, deleted.length]).toEqual([2, 0]);
  expect(leftOut).toEqual({ deleted: 5, versions: 20, files: 0, damaged: [] });
});

const QUOTES = '"\n'.repeat(10_000);
const GOOD = {
  ...{ employer: "St. Olav", role: "", place: "", link: "", ad: QUOTES, letter: "", notes: "", nextStep: "" },
  ...{ nextStepOn: null, history: [{ status: "saved" as const, on: "2026-01-01" }], archived: false },
  ...{ resumeId: null, resumeTitle: "" },
};

/** Applications with one file each, in the order of their ids. */
async function apply(ownerId: string, bytes: number, drafts: object[]): Promise<void> {
  await addPerson(database, ownerId);
  for (const [nth, draft] of drafts.entries()) {
    const key = { id: `${ownerId} ${nth}`, ownerId };
    const given = { ...key, draft: { ...GOOD, ...draft }, createdBy: null, createdAt: AT, updatedAt: AT };
    await applicationRepository(database).create([given]);
    const head = {
      format: "pdf",
      part: "resume",
      template: "google",
      resumeTitle: "",
      person: "Jo",
    } as const;
    const data = Buffer.from("%PDF-".padEnd(bytes));
    await fileRepository(database).add(key, { ...head, madeAt: AT, data });
  }
}

test("texts that are longer as JSON leave room for so many files that the archive can be imported", async () => {
  await apply("bea", 50_000, Array(20).fill({}));
  const most = 2 * 1024 * 1024;
  const { applications, leftOut, bytes } = await packed(most, "bea");
  expect(applications).toHaveLength(20);
  const packedFiles = applications.flatMap(({ files }) => files).length;
  expect([packedFiles > 0, packedFiles + leftOut.files]).toEqual([true, 20]);
  expect(bytes).toBeLessThan(most);
});

test("applications and files that an import would refuse are left out and named, the others are whole", async () => {
  const spoilt = [{ employer: "" }, { ad: "x".repeat(20_001) }, { link: "http://localhost/x" }];
  await apply("cid", 100, [...spoilt, { role: "Cook" }, { role: "Chef" }]);
  const other = Buffer.from("%PDF-other").toString("base64");
  await database.query
    .updateTable("application_files")
    .set({ data: other })
    .where("application_id", "=", "cid 4")
    .execute();
  const { applications, leftOut } = await packed(undefined, "cid");
  expect(applications.map(({ role, files }) => [role, files.length])).toEqual([
    ["Cook", 1],
    ["Chef", 0],
  ]);
  expect(leftOut.damaged.map(({ what, title }) => `${what} ${title}`)).toEqual([
    "application ",
    "application St. Olav",
    "application St. Olav",
    "file Jo-resume.pdf",
  ]);
});
