import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicationAnswer, applicationList, replyRatesAnswer } from "../../src/contract/applications.ts";
import { APPLICATIONS } from "../../src/domain/limits.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import type { RenderQueue } from "../../src/renderers/file/render-queue.ts";
import { applicationRepository } from "../../src/server/applications/application-repository.ts";
import { openRenderQueue } from "../../src/server/exports/open-render-queue.ts";
import { withOwnerLock } from "../../src/server/resumes/owner-lock.ts";
import { ENGINES } from "../support/databases.ts";
import { PATIENT_QUEUE } from "../support/patient-renderer.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { type Answer, STRONG_PASSWORD } from "../support/visitor.ts";

const GIVEN = {
  employer: "St. Olav",
  role: "Nurse, nights",
  place: "Bergen",
  link: "https://example.org/jobs/1?from=list",
  ad: "We look for a nurse.\n- Nights",
  notes: "Anna knows the ward",
  nextStep: "Call Anna",
  nextStepOn: "2026-11-20",
};

const { ad: _ad, notes: _notes, ...GIVEN_HEAD } = GIVEN;

class Applicant extends ResumeOwner {
  static override async arrive(url: string): Promise<Applicant> {
    const { cookie } = await ResumeOwner.arrive(url);
    return new Applicant(url, cookie);
  }

  apply(change: object = {}): Promise<Answer> {
    return this.call("POST", "/api/applications", { ...GIVEN, ...change });
  }

  change(id: string, baseRevision: number, change: object): Promise<Answer> {
    return this.call("PATCH", `/api/applications/${id}`, { baseRevision, ...change });
  }

  freeze(id: string, baseRevision: number, change: object = {}): Promise<Answer> {
    return this.call("POST", `/api/applications/${id}/files`, { formats: ["docx"], baseRevision, ...change });
  }

  async employers(query = ""): Promise<string[]> {
    const { body } = await this.call("GET", `/api/applications${query}`);
    return applicationList.parse(body).applications.map(({ employer }) => employer);
  }

  async file(id: string, fileId: string): Promise<{ bytes: Buffer; headers: Headers; status: number }> {
    const answer = await fetch(`${this.url}/api/applications/${id}/files/${fileId}`, {
      headers: { cookie: this.cookie ?? "" },
    });
    return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers, status: answer.status };
  }

  bringIn(csv: string): Promise<Answer> {
    return this.call("POST", "/api/applications/import", { csv });
  }

  async table(): Promise<string> {
    const answer = await fetch(`${this.url}/api/applications.csv`, {
      headers: { cookie: this.cookie ?? "" },
    });
    return answer.text();
  }
}

const queue = openRenderQueue(PATIENT_QUEUE);
afterAll(() => queue.close());
let filesMade = 0;
const sharedRenderQueue: RenderQueue = {
  ...queue,
  render(...order) {
    filesMade += 1;
    return queue.render(...order);
  },
};

for (const { engine, create } of ENGINES) {
  describe(`applications on ${engine}`, () => {
    let server: RunningServer;

    beforeAll(async () => {
      server = await startServer({
        place: await create(),
        limits: { requestsPerMinute: 100_000, rendersPerMinute: 1000 },
        sharedRenderQueue,
      });
    });
    afterAll(() => server.stop());

    const arrive = () => Applicant.arrive(server.url);

    test("are kept, read, changed field by field, found by words and status, archived and deleted", async () => {
      const ada = await arrive();
      const { status, body, headers } = await ada.apply();
      expect([status, headers.get("cache-control")]).toEqual([201, "no-store"]);
      expect(applicationAnswer.strict().parse(body)).toMatchObject({
        ...GIVEN,
        status: "saved",
        revision: 1,
        files: [],
      });
      await ada.apply({ employer: "Ullevål", place: "Oslo", nextStepOn: null });
      const moved = await ada.change(body.id, 1, {
        move: { status: "interview", on: "2026-11-01" },
        notes: "",
      });
      expect(moved.body).toMatchObject({
        ...GIVEN,
        notes: "",
        status: "interview",
        statusOn: "2026-11-01",
        revision: 2,
      });
      expect(moved.body.history).toHaveLength(2);
      const back = moved.body.history.with(1, { status: "interview", on: "2026-10-01" });
      expect((await ada.change(body.id, 2, { history: back })).body).toMatchObject({
        appliedOn: "2026-10-01",
        statusOn: "2026-10-01",
      });
      expect(await ada.employers()).toEqual(["St. Olav", "Ullevål"]);
      expect(await ada.employers("?search=BERGEN%20nurse")).toEqual(["St. Olav"]);
      expect(await ada.employers("?status=saved")).toEqual(["Ullevål"]);
      await ada.change(body.id, 3, { archived: true });
      expect([await ada.employers("?archived=true"), await ada.employers("?archived=false")]).toEqual([
        ["St. Olav"],
        ["Ullevål"],
      ]);
      expect((await ada.call("DELETE", `/api/applications/${body.id}`)).status).toBe(204);
      expect((await ada.call("GET", `/api/applications/${body.id}`)).status).toBe(404);
    });

    test("a change that comes too late writes nothing and answers what is stored; a retry makes nothing new", async () => {
      const ada = await arrive();
      const first = await ada.apply({ saveId: "first-save" });
      expect((await ada.apply({ saveId: "first-save" })).body).toMatchObject({
        id: first.body.id,
        revision: 1,
      });
      const { id } = first.body;
      const save = () => ada.change(id, 1, { notes: "Mine", saveId: "second-save" });
      expect([(await save()).body.revision, (await save()).body.revision]).toEqual([2, 2]);
      const late = await ada.change(id, 1, { notes: "Theirs" });
      expect(late).toMatchObject({
        status: 409,
        body: { code: "application_changed", current: { notes: "Mine", revision: 2 } },
      });
      applicationAnswer.strict().parse(late.body.current);
      expect((await ada.change(id, 1, { notes: "Mine" })).status).toBe(200);
      expect((await ada.call("GET", `/api/applications/${id}`)).body).toMatchObject({
        notes: "Mine",
        revision: 2,
      });
    });

    test("are refused with what none may have, each for its own place", async () => {
      const ada = await arrive();
      const wrong: [place: string, change: object][] = [
        ["/employer", { employer: " \u200b", role: "" }],
        ["/link", { link: "javascript:alert(1)" }],
        ["/link", { link: "mailto:a@example.org" }],
        ["/nextStepOn", { nextStepOn: "2026-02-30" }],
        ["/history/0/status", { history: [{ status: "hired", on: "2026-01-01" }] }],
        ["/history", { history: [] }],
        ["/ad", { ad: "x".repeat(APPLICATIONS.ad + 1) }],
        ["/resumeId", { resumeId: "none" }],
      ];
      for (const [place, change] of wrong) {
        const { status, body } = await ada.apply(change);
        expect([status, body.issues?.[0]?.pointer]).toEqual([400, place]);
      }
      expect(await ada.employers()).toEqual([]);
    });

    test("nobody sends the resume of somebody else, nor reads a file of theirs under an application of their own", async () => {
      const [ada, eve] = [await arrive(), await arrive()];
      const resumeId = await ada.keep();
      expect((await eve.apply({ resumeId })).status).toBe(400);
      const { body } = await ada.apply({ resumeId });
      const { files } = (await ada.freeze(body.id, 1)).body;
      const own = (await eve.apply()).body.id;
      expect((await eve.file(own, files[0].id)).status).toBe(404);
      expect((await eve.file(body.id, files[0].id)).status).toBe(404);
      expect((await eve.call("DELETE", `/api/applications/${own}/files/${files[0].id}`)).status).toBe(404);
    });

    test("a frozen file is the same to the byte after its resume was changed, renamed and deleted for good", async () => {
      const ada = await arrive();
      const resume = { ...sampleResume, coverLetter: "Dear reader of Bergen" };
      const resumeId = await ada.keep({ title: "For Bergen", resume });
      const { id } = (await ada.apply({ resumeId })).body;
      const frozen = await ada.freeze(id, 1, { formats: ["pdf", "docx"], appliedOn: "2026-11-02" });
      expect(frozen).toMatchObject({
        status: 201,
        body: {
          status: "applied",
          appliedOn: "2026-11-02",
          letter: "Dear reader of Bergen",
          template: "google",
          fileCount: 4,
          revision: 2,
        },
      });
      const other = (await ada.apply({ resumeId, employer: "Elsewhere" })).body.id;
      const without = await ada.freeze(other, 1, { letter: false, appliedOn: "2026-11-03" });
      expect(without.body).toMatchObject({ letter: "", files: [{ part: "resume" }] });
      const { files } = frozen.body;
      const read = () => Promise.all(files.map((file: { id: string }) => ada.file(id, file.id)));
      const before = await read();
      for (const [nth, { bytes, headers }] of before.entries()) {
        const { format, bytes: length, name } = files[nth];
        expect(bytes.subarray(0, 4).toString("latin1")).toBe(format === "pdf" ? "%PDF" : "PK\u0003\u0004");
        expect(bytes).toHaveLength(length);
        expect(headers.get("content-disposition")).toContain(`attachment; filename="${name}"`);
        expect(headers.get("x-content-type-options")).toBe("nosniff");
      }
      await ada.save(resumeId, 1, {
        resume: { ...sampleResume, name: "Somebody Else" },
        template: "meta",
        title: "Other",
      });
      await ada.call("DELETE", `/api/resumes/${resumeId}?forever=true`);
      const after = await read();
      expect(after.map(({ bytes }) => bytes.toString("base64"))).toEqual(
        before.map(({ bytes }) => bytes.toString("base64")),
      );
      const { body } = await ada.call("GET", `/api/applications/${id}`);
      expect(body.resume).toEqual({ id: null, title: "For Bergen" });
      expect((await ada.freeze(id, 2)).body.code).toBe("no_resume_to_send");
      expect((await ada.change(id, 2, { notes: "Still here" })).body.resume.title).toBe("For Bergen");
      expect((await ada.call("DELETE", `/api/applications/${id}/files/${files[0].id}`)).status).toBe(204);
      expect((await ada.file(id, files[0].id)).status).toBe(404);
      const { query } = server.database;
      await query
        .updateTable("application_files")
        .set("data", "JVBERi0x")
        .where("id", "=", files[1].id)
        .execute();
      expect((await ada.file(id, files[1].id)).status).toBe(422);
    });

    test("freezing is one step: late it keeps nothing, sent again it keeps nothing twice, and its number is bounded", async () => {
      const ada = await arrive();
      const resumeId = await ada.keep();
      const { id } = (await ada.apply({ resumeId })).body;
      await ada.change(id, 1, { notes: "Newer" });
      const before = filesMade;
      expect(await ada.freeze(id, 1)).toMatchObject({ status: 409, body: { current: { fileCount: 0 } } });
      const once = () => ada.freeze(id, 2, { saveId: "freeze-once" });
      for (const _ of [1, 2]) expect((await once()).body).toMatchObject({ fileCount: 1, revision: 3 });
      for (let revision = 3; revision < 2 + APPLICATIONS.files; revision += 1)
        expect((await ada.freeze(id, revision)).status).toBe(201);
      const { body } = await ada.freeze(id, 2 + APPLICATIONS.files);
      expect(body.code).toBe("too_many_frozen_files");
      expect((await ada.call("GET", `/api/applications/${id}`)).body).toMatchObject({
        fileCount: APPLICATIONS.files,
        revision: 2 + APPLICATIONS.files,
      });
      // A retry is answered also where there is nothing to make a file of any more.
      await ada.call("DELETE", `/api/resumes/${resumeId}`);
      expect(await once()).toMatchObject({ status: 201, body: { revision: 3 } });
      // What is refused or known was not even made.
      expect(filesMade - before).toBe(APPLICATIONS.files);
      // The letter that is kept is the one that the record says was sent.
      const plain = await ada.keep({ resume: { ...sampleResume, coverLetter: "" } });
      const withLetter = (await ada.apply({ resumeId: plain, letter: "Dear Anna" })).body;
      const sent = (await ada.freeze(withLetter.id, 1, { appliedOn: "2026-11-18" })).body;
      expect(sent.files.map(({ part }: { part: string }) => part)).toContain("cover-letter");
      expect(sent.letter).toBe("Dear Anna");
    });

    // PostgreSQL alone can hold up one table, and so the reading of a file, while sessions are read.
    test.runIf(engine === "postgres")("so many files of one person are on their way at a time", async () => {
      const ada = await arrive();
      const { id } = (await ada.apply({ resumeId: await ada.keep() })).body;
      const [file] = (await ada.freeze(id, 1)).body.files;
      const most = APPLICATIONS.files;
      const statuses: number[] = [];
      const asked: Promise<void>[] = [];
      const ask = async () => void statuses.push((await ada.file(id, file.id)).status);
      await server.database.query.transaction().execute(async (query) => {
        await sql`lock table application_files in access exclusive mode`.execute(query);
        for (let nth = 0; nth < most + 2; nth += 1) asked.push(ask());
        await expect.poll(() => statuses).toEqual([429, 429]);
      });
      await Promise.all(asked);
      expect(statuses).toEqual([429, 429, ...Array<number>(most).fill(200)]);
      expect((await ada.file(id, file.id)).status).toBe(200);
    });

    test("a deletion waits for what its owner does at the same time", async () => {
      const ada = await arrive();
      const { id } = (await ada.apply()).body;
      const ownerId = (await ada.call("GET", "/api/auth/session")).body.user.id;
      let deletion: Promise<Answer> | undefined;
      await withOwnerLock(server.database, ownerId, async (query) => {
        deletion = ada.call("DELETE", `/api/applications/${id}`);
        await new Promise((resolve) => setTimeout(resolve, 150));
        expect(await applicationRepository({ query }).find({ id, ownerId })).not.toBeNull();
      });
      expect((await deletion)?.status).toBe(204);
    });

    test("number and length are bounded, also against requests at once", async () => {
      const ada = await arrive();
      const table = `Employer,Role\n${Array.from({ length: APPLICATIONS.csvRows }, (_, nth) => `Firm,Role ${nth}`).join("\n")}`;
      await ada.bringIn(table);
      await ada.bringIn(table.replaceAll("Firm", "Other"));
      expect(await ada.employers()).toHaveLength(APPLICATIONS.count);
      expect((await ada.apply()).body.code).toBe("too_many_applications");

      const eve = await arrive();
      const long = {
        ad: "雨".repeat(APPLICATIONS.ad),
        letter: "雨".repeat(APPLICATIONS.letter),
        notes: "雨".repeat(10_000),
      };
      const answers: Answer[] = [];
      // So many at once that none is told to wait for the others first.
      for (const _ of [1, 2])
        answers.push(...(await Promise.all(Array.from({ length: 23 }, () => eve.apply(long)))));
      const bytes = 3 * (APPLICATIONS.ad + APPLICATIONS.letter + APPLICATIONS.notes);
      const kept = answers.filter(({ status }) => status === 201);
      expect(kept).toHaveLength(Math.floor(APPLICATIONS.textBytes / (bytes + 200)));
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe("too_much_application_text");
      expect((await eve.change(kept[0]?.body.id, 1, { notes: "" })).status).toBe(200);
    });

    test("a table goes out and comes in to the letter, once; no cell of it is a formula", async () => {
      const ada = await arrive();
      await ada.apply({ employer: '=HYPERLINK("x")', notes: "-1\r\n+2; =3", role: 'a, "b"' });
      await ada.apply({
        history: [
          { status: "applied", on: "2026-10-01" },
          { status: "no-answer", on: "2026-11-01" },
        ],
      });
      const table = await ada.table();
      expect(table).toMatch(/^"Employer","Role"/);
      expect(table).toContain(`"'=HYPERLINK`);
      expect((await ada.bringIn(table)).body).toEqual({ added: 0, alreadyThere: 2, problems: [] });
      const eve = await arrive();
      expect((await eve.bringIn(table)).body).toEqual({ added: 2, alreadyThere: 0, problems: [] });
      const lines = (text: string) => text.trim().split('\r\n"').toSorted();
      expect(lines(await eve.table())).toEqual(lines(table));
    });

    test("a hostile table adds nothing that could not be typed, and each fault is named by its row", async () => {
      const ada = await arrive();
      const { body } = await ada.bringIn(
        [
          "Employer,Link,Status,Status since,Notes",
          "Good,https://example.org,Applied,2026-10-01,fine",
          "Runs,javascript:alert(1),,,",
          `Long,,,,${"x".repeat(APPLICATIONS.notes + 1)}`,
          "When,,Offer,tomorrow,",
          "\u202eevil\u0000,,,,",
          '"Open,,,,',
        ].join("\n"),
      );
      expect(body.problems.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
        [3, "Link"],
        [4, "Notes"],
        [5, "Status since"],
      ]);
      expect((await ada.employers()).toSorted()).toEqual(["Good", "Open,,,,", "When", "evil"]);
      expect((await ada.bringIn("")).body.problems).toHaveLength(1);
      expect((await ada.bringIn("x".repeat(APPLICATIONS.csvCharacters + 1))).status).toBe(400);
    });

    test("how many were answered is counted by resume and template, with how little it says", async () => {
      const ada = await arrive();
      const resumeId = await ada.keep({ title: "Nurse" });
      const sent = (status: string) => ({
        resumeId,
        history: [
          { status: "applied", on: "2026-01-01" },
          { status, on: "2026-02-01" },
        ],
      });
      const { body } = await ada.apply(sent("rejected"));
      await ada.freeze(body.id, 1);
      for (const status of ["interview", "no-answer", "no-answer", "no-answer"])
        await ada.apply(sent(status));
      const rates = replyRatesAnswer.parse((await ada.call("GET", "/api/applications/rates")).body);
      const five = { sent: 5, answered: 2, invited: 1, waiting: 0, low: 12, high: 77 };
      expect(rates).toMatchObject({
        all: five,
        byResume: [{ name: "Nurse", ...five }],
        byTemplate: [{ name: "google", sent: 1, answered: 1 }],
      });
    });

    test("go along with the archive, with their resume and their very files, and are there once however often it is read", async () => {
      const ada = await arrive();
      const resumeId = await ada.keep({ title: "For Bergen" });
      const { id } = (await ada.apply({ resumeId })).body;
      const { files } = (await ada.freeze(id, 1, { appliedOn: "2026-11-02" })).body;
      await ada.apply({ employer: "Ullevål", archived: true });
      const { body: archive } = await ada.call("GET", "/api/account/archive");
      expect(archive.applications).toMatchObject([
        {
          ...GIVEN,
          resume: { id: resumeId, title: "For Bergen" },
          files: [{ format: "docx", template: "google" }],
        },
        { employer: "Ullevål", archived: true, files: [] },
      ]);
      const eve = await arrive();
      expect((await eve.call("POST", "/api/account/archive", archive)).body).toMatchObject({
        applicationsAdded: 2,
      });
      expect((await eve.call("POST", "/api/account/archive", archive)).body).toEqual({
        added: 0,
        alreadyThere: 1,
      });
      const { applications } = (await eve.call("GET", "/api/applications?status=applied")).body;
      const [resume] = (await eve.call("GET", "/api/resumes")).body.resumes;
      expect(applications).toMatchObject([
        {
          ...GIVEN_HEAD,
          appliedOn: "2026-11-02",
          resume: { id: resume.id, title: "For Bergen" },
          fileCount: 1,
        },
      ]);
      const copy = (await eve.call("GET", `/api/applications/${applications[0].id}`)).body;
      expect(copy).toMatchObject({ ad: GIVEN.ad, notes: GIVEN.notes });
      expect(copy.files[0]).toEqual({ ...files[0], id: copy.files[0].id });
      const [sent, kept] = [await ada.file(id, files[0].id), await eve.file(copy.id, copy.files[0].id)];
      expect(kept.bytes.equals(sent.bytes)).toBe(true);
    });

    const AT = "2026-11-02T10:00:00.000Z";
    const FILE = { format: "pdf", part: "resume", madeAt: AT, data: "JVBERi0x" };
    const SENT = { person: "A", template: "google", resumeTitle: "A", ...FILE };

    /** What somebody brings whose archive has the one application as it is changed here, once for each change. */
    async function bringChanged(by: Applicant, changes: object[]): Promise<Answer> {
      const ada = await arrive();
      await ada.apply();
      const { body: archive } = await ada.call("GET", "/api/account/archive");
      const applications = changes.map((change) => ({ ...archive.applications[0], ...change }));
      return by.call("POST", "/api/account/archive", { ...archive, applications });
    }

    test.each([
      [
        { files: [{ ...SENT, data: "bm9uZQ==" }] },
        { files: [SENT, { ...SENT, data: "JVBERi0x!" }] },
        { employer: "", role: "" },
      ],
      [{ link: "javascript:alert(1)" }, { nextStepOn: "2026-02-30" }],
    ])(
      "an archive with what no application has is refused by its place, and nothing is kept",
      async (...changes) => {
        const eve = await arrive();
        const { status, body } = await bringChanged(eve, changes);
        const places = body.issues.map(({ pointer }: { pointer: string }) => pointer.split("/")[2]);
        expect([status, [...new Set(places)]]).toEqual([400, changes.map((_, nth) => `${nth}`)]);
        expect(await eve.employers()).toEqual([]);
      },
    );

    test("an archive brings no hidden signs, and no template that there is not", async () => {
      const eve = await arrive();
      const file = { ...FILE, person: "A\0b", template: "../made-up", resumeTitle: "\u202eC\ud800" };
      const { body } = await bringChanged(eve, [
        { resume: { id: null, title: "D\0\u202ee" }, files: [file] },
      ]);
      expect(body).toMatchObject({ applicationsAdded: 1 });
      const [{ id, resume }] = (await eve.call("GET", "/api/applications")).body.applications;
      const [kept] = (await eve.call("GET", `/api/applications/${id}`)).body.files;
      expect(resume.title).toBe("De");
      expect(kept).toMatchObject({ name: "Ab-resume.pdf", template: "", resumeTitle: "C\ufffd" });
    });

    test("go with the account, files too", async () => {
      const ada = await arrive();
      const { id } = (await ada.apply({ resumeId: await ada.keep() })).body;
      await ada.freeze(id, 1);
      const left = async () => [
        await server.database.query.selectFrom("applications").select("id").where("id", "=", id).execute(),
        await server.database.query
          .selectFrom("application_files")
          .select("id")
          .where("application_id", "=", id)
          .execute(),
      ];
      expect((await left()).map(({ length }) => length)).toEqual([1, 1]);
      expect((await ada.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).status).toBe(204);
      expect(await left()).toEqual([[], []]);
    });
  });
}
