import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { plainOf } from "../factories/given-resume.ts";
import { ENGINES } from "../support/databases.ts";
import { PATIENT_QUEUE } from "../support/patient-renderer.ts";
import { ResumeOwner, resumeNamed } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { FAULTS } from "../support/unwritable-faults.ts";

/** Longer than the pages that a database of this size has free. */
const LONG = { ...resumeNamed("Long"), summary: "s".repeat(4000), skills: Array(200).fill("k".repeat(500)) };

describe.each(FAULTS)("$name on $engine", ({ engine, begin, end }) => {
  let server: RunningServer;
  let ada: ResumeOwner;
  let clock: Date;

  beforeEach(async () => {
    clock = new Date("2026-03-01T08:00:00.000Z");
    const create = ENGINES.find((entry) => entry.engine === engine)?.create;
    if (!create) throw new Error("no such engine");
    server = await startServer({ place: await create(), renderQueue: PATIENT_QUEUE, now: () => clock });
    ada = await ResumeOwner.arrive(server.url);
  });
  afterEach(() => server.stop());

  test("a save is told as not saved with the reason; reading and export go on; then the same save succeeds", async () => {
    const id = await ada.keep();
    await begin(server);
    // Two hours later the session would be marked as used: that it cannot be must not end it.
    clock = new Date(clock.getTime() + 2 * 3_600_000);
    const change = { resume: LONG, saveId: "the-same-save" };
    for (const answer of [await ada.save(id, 1, change), await ada.create({ resume: LONG })]) {
      expect(answer).toMatchObject({ status: 507, body: { code: "not_saved" } });
      expect(answer.body.message).toMatch(/^Not saved: /);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await ada.read(id)).body).toMatchObject({ revision: 1, resume: { name: "Nora Whitfield" } });
    expect((await ada.call("GET", "/api/resumes")).body.resumes).toHaveLength(1);
    const headers = { cookie: ada.cookie ?? "" };
    const exported = await fetch(`${server.url}/api/resumes/${id}/export?format=pdf`, { headers });
    expect(exported.status).toBe(200);
    expect((await exported.text()).startsWith("%PDF-")).toBe(true);

    await end(server);
    expect(await ada.save(id, 1, change)).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(plainOf((await ada.read(id)).body.resume)).toEqual(plainOf(LONG));
  });
});
