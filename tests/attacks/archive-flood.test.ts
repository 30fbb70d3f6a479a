import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { APPLICATIONS } from "../../src/domain/limits.ts";
import { fileRepository } from "../../src/server/applications/file-repository.ts";
import { type Database, openDatabase } from "../../src/server/db/database.ts";
import { resumeRepository } from "../../src/server/resumes/resume-repository.ts";
import { archiveWith, longResume } from "../support/archives.ts";
import { emptySqlite } from "../support/databases.ts";
import { type MeasuredProcess, startMeasured } from "../support/measured-process.ts";
import { PLAIN_DESIGN } from "../support/plain-design.ts";
import { ResumeOwner } from "../support/resume-owner.ts";

const PEOPLE = 4;
const RESUMES_EACH = 60;
const DOWNLOADS_EACH = 10;
const MEGABYTE = 1024 * 1024;
/** What the main thread may work without a pause, for one request or beside them. */
const STEP_MS = 50;

const place = emptySqlite();
let server: MeasuredProcess;
const owners: ResumeOwner[] = [];

/** Some people with archives of 14 MB each. */
beforeAll(async () => {
  const downloads = { stalledMs: 3_000, wholeMs: 120_000 };
  server = await startMeasured({ DATA_DIR: place.dataDir }, { downloads });
  const database = openDatabase(place);
  const resume = longResume(24);
  for (let nth = 0; nth < PEOPLE; nth++) {
    const owner = await ResumeOwner.arrive(server.url);
    owners.push(owner);
    const ownerId = (await owner.call("GET", "/api/auth/session")).body.user.id;
    await database.query.transaction().execute(async (query) => {
      const resumes = resumeRepository({ query });
      for (let each = 0; each < RESUMES_EACH; each++)
        await resumes.create({ id: `${nth} ${each}`, ownerId, title: `No ${each}`, ...PLAIN_DESIGN, resume });
    });
  }
  await keepFiles(database, owners[0] ?? expect.fail());
  await database.close();
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

/** One application with as many and as long files as it may have. */
async function keepFiles(database: Database, owner: ResumeOwner): Promise<void> {
  const { body } = await owner.call("POST", "/api/applications", { employer: "St. Olav" });
  const { user } = (await owner.call("GET", "/api/auth/session")).body;
  const head = {
    format: "pdf",
    part: "resume",
    template: "google",
    resumeTitle: "Mine",
    person: "Ada",
  } as const;
  const data = Buffer.concat([Buffer.from("%PDF-"), randomBytes(APPLICATIONS.fileBytes - 5)]);
  for (let nth = 0; nth < APPLICATIONS.files; nth++)
    await fileRepository(database).add(
      { id: body.id, ownerId: user.id },
      { ...head, data, madeAt: "2026-01-01T00:00:00.000Z" },
    );
}

/** Asks for the archive, reads how the answer begins, and then nothing more. */
function unread({ cookie = "" }: ResumeOwner): Promise<{ head: string; socket: Socket }> {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /api/account/archive HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("data", (chunk) => {
      socket.pause();
      resolve({ head: chunk.toString("latin1").split("\r\n\r\n")[0] ?? "", socket });
    });
  });
}

/** The archive of somebody whose earlier download may not be over yet: the server ends it by itself, then there is a place again. */
async function archiveOf({ cookie = "" }: ResumeOwner): Promise<string> {
  const ask = () => fetch(`${server.url}/api/account/archive`, { headers: { cookie } });
  let answer = await ask();
  const isFree = async () => {
    if (answer.status === 429) answer = await ask();
    return answer.status;
  };
  await expect.poll(isFree, { interval: 500, timeout: 40_000 }).toBe(200);
  return answer.text();
}

test("forty downloads that nobody reads hold up nobody, take little memory, and are ended", async () => {
  const { mostBytes: before } = await server.watchDuring(async () => {});
  const answers: Awaited<ReturnType<typeof unread>>[] = [];
  const { longestStep, mostBytes } = await server.watchDuring(async () => {
    const asked = owners.flatMap((owner) => Array.from({ length: DOWNLOADS_EACH }, () => unread(owner)));
    answers.push(...(await Promise.all(asked)));
    for (let nth = 0; nth < 20; nth++) expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });
  const statusOf = ({ head }: { head: string }) => head.split(" ")[1];
  expect(answers.filter((answer) => statusOf(answer) === "200")).toHaveLength(PEOPLE);
  const refused = answers.filter((answer) => statusOf(answer) === "429");
  expect(refused).toHaveLength(PEOPLE * (DOWNLOADS_EACH - 1));
  for (const { head } of refused) expect(head.toLowerCase()).toMatch(/retry-after: \d+/);
  expect(longestStep).toBeLessThan(STEP_MS);
  expect(mostBytes - before).toBeLessThan(250 * MEGABYTE);
  expect(await archiveOf(owners[0] ?? expect.fail())).toMatch(/^\{/);
  for (const { socket } of answers) socket.destroy();
});

test("a download that is read, and an upload of as much, take the main thread a little at a time", async () => {
  const [owner = expect.fail()] = owners;
  let text = "";
  const download = await server.watchDuring(async () => {
    text = await archiveOf(owner);
  });
  expect(text.length).toBeGreaterThan(21 * MEGABYTE);
  const other = await ResumeOwner.arrive(server.url);
  let answer: unknown;
  const upload = await server.watchDuring(async () => {
    const headers = { "content-type": "application/json", cookie: other.cookie ?? "" };
    const sent = await fetch(`${server.url}/api/account/archive`, { method: "POST", headers, body: text });
    answer = await sent.json();
  });
  expect(answer).toEqual({ added: RESUMES_EACH, alreadyThere: 0, applicationsAdded: 1 });
  expect(download.longestStep).toBeLessThan(STEP_MS);
  expect(upload.longestStep).toBeLessThan(STEP_MS);
});

test("more uploads at once than there are places for are refused before they are read", async () => {
  const [owner] = owners;
  const body = JSON.stringify(archiveWith([{ title: "Once" }]));
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      fetch(`${server.url}/api/account/archive`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: owner?.cookie ?? "" },
        body,
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  for (const { headers } of refused) expect(headers.get("retry-after")).toMatch(/^\d+$/);
});
