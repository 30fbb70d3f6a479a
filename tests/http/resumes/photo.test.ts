import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS, PHOTO_LETTERS } from "../../../src/domain/limits.ts";
import { toBase64 } from "../../../src/domain/resume/photo/base64.ts";
import { sampleResume } from "../../../src/domain/resume/sample-resume.ts";
import { bytesOf, PORTRAIT, phonePortrait, SECRETS } from "../../factories/photos.ts";
import { emptySqlite } from "../../support/databases.ts";
import { ResumeOwner } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

let server: RunningServer;
let owner: ResumeOwner;
beforeAll(async () => {
  server = await startServer({ place: emptySqlite() });
  owner = await ResumeOwner.arrive(server.url);
});
afterAll(() => server.stop());

const withPhoto = (data: string) => ({ ...sampleResume, photo: { data } });

/** Neither the place where a picture was taken nor its base64 in any of its three alignments. */
function expectNoSecrets(text: string) {
  for (const secret of SECRETS) {
    expect(text).not.toContain(secret);
    for (const before of ["", "x", "xx"])
      expect(text).not.toContain(
        Buffer.from(before + secret)
          .toString("base64")
          .slice(4, -4),
      );
  }
}

test("what a phone wrote into a photo comes back by no way: save, version, archive, import, export", async () => {
  expect(JSON.stringify(withPhoto(phonePortrait()))).toContain(
    Buffer.from(bytesOf(phonePortrait())).toString("base64").slice(0, 100),
  );
  expect(() => expectNoSecrets(phonePortrait())).toThrow();
  const id = await owner.keep({ resume: withPhoto(phonePortrait()) });
  const read = await owner.read(id);
  expect(read.body.resume.photo).toEqual({ data: PORTRAIT });
  await owner.call("POST", `/api/resumes/${id}/versions`, { name: "Sent" });
  expect(await owner.save(id, 1, { resume: withPhoto(phonePortrait()) })).toMatchObject({ status: 200 });
  const answers = [
    await owner.call("GET", "/api/account/archive"),
    await owner.call("POST", "/api/import", withPhoto(phonePortrait())),
    await owner.save(id, 1, { resume: { ...withPhoto(phonePortrait()), role: "Another" } }),
  ];
  for (const { body } of answers) {
    expect(JSON.stringify(body)).toContain(PORTRAIT);
    expectNoSecrets(JSON.stringify(body));
  }
});

test("lists and summaries have no photo", async () => {
  const created = await owner.create({ resume: withPhoto(PORTRAIT) });
  const id = created.body.id;
  const saved = await owner.save(id, 1, { resume: { ...withPhoto(PORTRAIT), role: "Another" } });
  for (const { status, body } of [
    created,
    saved,
    await owner.call("GET", "/api/resumes"),
    await owner.versions(id),
  ]) {
    expect(status).toBeLessThan(300);
    expect(JSON.stringify(body)).not.toContain(PORTRAIT.slice(0, 40));
  }
});

test.each([
  ["a PNG", toBase64(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))],
  ["a page", Buffer.from("<script>alert(1)</script>").toString("base64")],
  ["an address", "https://example.com/me.jpg"],
  ["too much", `${PORTRAIT}${"A".repeat(PHOTO_LETTERS)}`],
])("%s is refused where it stands, and is not said again", async (_name, data) => {
  const id = await owner.keep();
  const refused = await owner.save(id, 1, { resume: withPhoto(data) });
  expect(refused).toMatchObject({
    status: 400,
    body: { issues: [{ pointer: "/resume/photo/data", code: "wrong-type" }] },
  });
  expect(JSON.stringify(refused.body)).not.toContain(data.slice(0, 20));
  expect((await owner.read(id)).body).toMatchObject({ revision: 1 });
});

test("the largest photo fits beside the most words, in a save, an import and a file", async () => {
  const plain = bytesOf(PORTRAIT);
  const bytes = new Uint8Array(LIMITS.photoBytes).fill(0x55);
  bytes.set(plain.subarray(0, -2));
  bytes.set([0xff, 0xd9], bytes.length - 2);
  const bullets = Array.from({ length: 100 }, (_, at) => `${at} ${"\u0001é".repeat(380)}`.slice(0, 860));
  const experience = Array.from({ length: 2 }, () => ({ bullets }));
  const resume = { version: 1, name: "Ada", experience, photo: { data: toBase64(bytes) } };
  const id = await owner.keep({ resume });
  expect((await owner.read(id)).body.resume.photo.data).toHaveLength(PHOTO_LETTERS);
  expect(await owner.save(id, 1, { resume })).toMatchObject({ status: 200 });
  expect(await owner.call("POST", "/api/import", resume)).toMatchObject({ status: 200 });
  expect(await owner.call("POST", "/api/render", { resume, format: "txt" })).toMatchObject({ status: 200 });
});
