import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backup, restore } from "../../src/cli/backup/backup.ts";
import { KEEPING } from "../../src/domain/limits.ts";
import { parseResume } from "../../src/domain/resume/parse-resume.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { anyFormatOne, knownFormatOne } from "../factories/format-one.ts";
import { plainOf } from "../factories/given-resume.ts";
import { archiveWith, versionWith } from "../support/archives.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { PLAIN_DESIGN } from "../support/plain-design.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const AT = "2026-01-01T00:00:00.000Z";
const DOCUMENTS: readonly object[] = [
  ...knownFormatOne(),
  ...fc.sample(anyFormatOne, { numRuns: effort(60, 500), seed: 20 }),
];

/** Everything is read by one person, one request after the other. */
const MANY_READS = { requestsPerMinute: 100_000 };

interface Kept {
  id: string;
  versionId: string;
  document: object;
}

/** What every device makes of a document. */
function readOf(document: object): Resume {
  const parsed = parseResume(structuredClone(document));
  return parsed.ok ? parsed.resume : expect.fail(JSON.stringify(parsed.issues));
}

/** Everything that was written; statements are held to the line they speak of by other tests. */
function termsOf(document: object): object {
  const { experience, ...rest } = Object(document);
  const positions = experience.map(({ statements: _, ...position }: { statements?: unknown }) => position);
  return { ...rest, version: 2, experience: positions };
}

for (const [index, { engine, create, createBare }] of ENGINES.entries()) {
  const other = ENGINES[1 - index];

  describe(`resumes of format 1 on ${engine}`, () => {
    let place: DatabasePlace;
    let server: RunningServer;
    let owner: ResumeOwner;
    let folder: string;
    const places: DatabasePlace[] = [];
    const made = async (by: typeof create) => {
      const fresh = await by();
      places.push(fresh);
      return { ...fresh, remove: async () => {} };
    };

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "candor-format-one-"));
      place = await made(create);
      server = await startServer({ place, limits: MANY_READS });
      owner = await ResumeOwner.arrive(server.url);
    });
    afterEach(async () => {
      await server.stop();
      for (const used of places.splice(0)) await used.remove();
      await rm(folder, { recursive: true });
    });

    /** As the release that knew no ids left them: in the tables, unread by this one. */
    async function leave(): Promise<Kept[]> {
      const { body } = await owner.call("GET", "/api/auth/session");
      const kept = DOCUMENTS.map((document) => ({ id: randomUUID(), versionId: randomUUID(), document }));
      const { query } = server.database;
      for (const { id, versionId, document } of kept) {
        const content = JSON.stringify(document);
        const { template, theme, page } = PLAIN_DESIGN;
        const design = { template, theme, page, fit: 0, content, revision: 1 };
        await query
          .insertInto("resumes")
          .values({
            ...design,
            ...{ id, owner_id: body.user.id, title: "Older", created_by: null },
            ...{ created_at: AT, updated_at: AT, deleted_at: null },
          })
          .execute();
        await query
          .insertInto("resume_versions")
          .values({
            ...design,
            ...{ id: versionId, resume_id: id, kind: "named", name: "Older", created_by: null },
            ...{ saved_at: AT, kept_at: AT },
          })
          .execute();
      }
      return kept;
    }

    async function expectAllThere(kept: readonly Kept[]): Promise<void> {
      for (const { id, versionId, document } of kept) {
        const { body } = await owner.read(id);
        expect(body.resume).toEqual(readOf(document));
        expect(plainOf(body.resume)).toMatchObject(termsOf(document));
        const version = await owner.call("GET", `/api/resumes/${id}/versions/${versionId}`);
        // The same ids as in the resume: a version can be compared with it line by line.
        expect(version.body.resume).toEqual(body.resume);
      }
    }

    test("are read with every word and the ids that every device gives them, versions too, and saved on", async () => {
      const kept = await leave();
      await expectAllThere(kept);
      const [first = expect.fail(), second = expect.fail()] = kept;
      const resume = readOf(first.document);
      const saved = await owner.save(first.id, 1, { resume: { ...resume, name: "Typed here" } });
      expect(saved).toMatchObject({ status: 200, body: { revision: 2 } });
      expect((await owner.read(first.id)).body.resume).toEqual({ ...resume, name: "Typed here" });
      const back = await owner.call(
        "POST",
        `/api/resumes/${second.id}/versions/${second.versionId}/restore`,
        {
          baseRevision: 1,
        },
      );
      expect(back.status).toBe(200);
      expect((await owner.read(second.id)).body.resume).toEqual(readOf(second.document));
    });

    test("come back from a backup on the other engine as they were", async () => {
      const kept = await leave();
      const file = path.join(folder, "older.backup");
      await backup({ file }, environmentOf(place));
      await server.stop();
      const there = await made(other?.createBare ?? createBare);
      await restore({ file, replace: false }, environmentOf(there));
      server = await startServer({ place: there, limits: MANY_READS });
      owner = new ResumeOwner(server.url, owner.cookie);
      await expectAllThere(kept);
    });

    test("come from an archive of the older release with their versions, and nothing is left out", async () => {
      for (let from = 0; from < DOCUMENTS.length; from += KEEPING.resumes) {
        const documents = DOCUMENTS.slice(from, from + KEEPING.resumes);
        const entries = documents.map((resume, nth) => ({
          title: `No ${nth}`,
          resume,
          versions: [versionWith({ kind: "named", name: "Older", resume })],
        }));
        const person = await ResumeOwner.arrive(server.url);
        const answer = await person.call("POST", "/api/account/archive", archiveWith(entries));
        expect(answer).toMatchObject({ status: 200, body: { added: documents.length } });
        const { body } = await person.call("GET", "/api/resumes");
        for (const { id, title } of body.resumes) {
          const document = documents[Number(title.slice(3))] ?? expect.fail(title);
          const { resume } = (await person.read(id)).body;
          expect(resume).toEqual(readOf(document));
          expect(plainOf(resume)).toMatchObject(termsOf(document));
          const { versions } = (await person.versions(id)).body;
          const version = await person.call("GET", `/api/resumes/${id}/versions/${versions[0].id}`);
          expect(version.body.resume).toEqual(resume);
        }
      }
    });
  });
}

function environmentOf({ dataDir, databaseUrl }: DatabasePlace): Record<string, string> {
  return databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
}
