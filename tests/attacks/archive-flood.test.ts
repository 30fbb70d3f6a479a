import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database.ts";
import { resumeRepository } from "../../src/server/resumes/resume-repository.ts";
import { archiveWith, longResume } from "../support/archives.ts";
import { type Child, runChild } from "../support/child-process.ts";
import { emptySqlite } from "../support/databases.ts";
import { PLAIN_DESIGN } from "../support/plain-design.ts";
import { ResumeOwner } from "../support/resume-owner.ts";

const PEOPLE = 4;
const RESUMES_EACH = 60;
const DOWNLOADS_EACH = 10;
const MEGABYTE = 1024 * 1024;
/** What the main thread may work without a pause. */
const STEP_MS = 50;

const place = emptySqlite();
let child: Child;
let url: string;
const owners: ResumeOwner[] = [];

/** Some people with archives of 14 MB each. */
beforeAll(async () => {
  child = runChild("tests/support/serve-measured.ts", {
    DATA_DIR: place.dataDir,
  });
  url = await child.line((line) => line.startsWith("http://"));
  const database = openDatabase(place);
  const resume = longResume(24);
  for (let nth = 0; nth < PEOPLE; nth++) {
    const owner = await ResumeOwner.arrive(url);
    owners.push(owner);
    const ownerId = (await owner.call("GET", "/api/auth/session")).body.user.id;
    await database.query.transaction().execute(async (query) => {
      const resumes = resumeRepository({ query });
      for (let each = 0; each < RESUMES_EACH; each++)
        await resumes.create({ id: `${nth} ${each}`, ownerId, title: `No ${each}`, ...PLAIN_DESIGN, resume });
    });
  }
  await database.close();
});
afterAll(async () => {
  child.process.kill("SIGKILL");
  await child.exit;
  await place.remove();
});

/** Asks for the archive, reads how the answer begins, and then nothing more. */
function unread({ cookie = "" }: ResumeOwner): Promise<{ head: string; socket: Socket }> {
  const { port, hostname } = new URL(url);
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

const measured = async () => (await fetch(`${url}/measured`)).json();

test("forty downloads that nobody reads hold up nobody, take little memory, and are ended", async () => {
  const before = (await measured()).mostBytes;
  await measured();
  const asked = owners.flatMap((owner) => Array.from({ length: DOWNLOADS_EACH }, () => unread(owner)));
  const answers = await Promise.all(asked);
  const statusOf = ({ head }: { head: string }) => head.split(" ")[1];
  expect(answers.filter((answer) => statusOf(answer) === "200")).toHaveLength(PEOPLE);
  const refused = answers.filter((answer) => statusOf(answer) === "429");
  expect(refused).toHaveLength(PEOPLE * (DOWNLOADS_EACH - 1));
  for (const { head } of refused) expect(head.toLowerCase()).toMatch(/retry-after: \d+/);
  for (let nth = 0; nth < 20; nth++) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const { longestStepMs, mostBytes } = await measured();
  expect(longestStepMs).toBeLessThan(STEP_MS);
  expect(mostBytes - before).toBeLessThan(250 * MEGABYTE);

  // The server ends them by itself; then there is a place again.
  const again = () => owners[0]?.call("GET", "/api/account/archive");
  await expect.poll(async () => (await again())?.status, { interval: 1000, timeout: 40_000 }).toBe(200);
  for (const { socket } of answers) socket.destroy();
});

test("a download that is read, and an upload of as much, take the main thread a little at a time", async () => {
  const [owner] = owners;
  await measured();
  const response = await fetch(`${url}/api/account/archive`, { headers: { cookie: owner?.cookie ?? "" } });
  const text = await response.text();
  expect(text.length).toBeGreaterThan(13 * MEGABYTE);
  const download = await measured();
  const other = await ResumeOwner.arrive(url);
  await measured();
  const answer = await fetch(`${url}/api/account/archive`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: other.cookie ?? "" },
    body: text,
  });
  expect(await answer.json()).toEqual({ added: RESUMES_EACH, alreadyThere: 0 });
  const upload = await measured();
  expect(download.longestStepMs).toBeLessThan(STEP_MS);
  expect(upload.longestStepMs).toBeLessThan(STEP_MS);
});

test("more uploads at once than there are places for are refused before they are read", async () => {
  const [owner] = owners;
  const body = JSON.stringify(archiveWith([{ title: "Once" }]));
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      fetch(`${url}/api/account/archive`, {
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
