import { afterAll, beforeAll, expect, test } from "vitest";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { type DatabasePlace, emptySqlite } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { type MeasuredProcess, startMeasured } from "../support/measured-process.ts";
import { ResumeOwner } from "../support/resume-owner.ts";

/** What the thread for all requests may work in a turn, beyond what as many requests for a plain resume take, in milliseconds of the processor. */
const MOST_MS = 50;
const AT_ONCE = 40;
const CHAIN = 5;
const VARIANTS = effort(8, 99);
/** Of the time that a deletion takes, what a stranger may wait for a single answer during it, beyond what they wait without one. */
const MOST_OF_DELETION = 0.25;

let place: DatabasePlace;
let server: MeasuredProcess;
let owner: ResumeOwner;
let stranger: ResumeOwner;

beforeAll(async () => {
  place = emptySqlite();
  server = await startMeasured({ DATA_DIR: place.dataDir });
  owner = await ResumeOwner.arrive(server.url);
  stranger = await ResumeOwner.arrive(server.url);
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

function resumeOf(positions: number, lines: number, characters: number) {
  const bullets = (position: number) =>
    Array.from({ length: lines }, (_, line) => ({
      text: `line ${position}-${line} `.padEnd(characters, "abc "),
    }));
  const experience = Array.from({ length: positions }, (_, at) => ({
    ...{ title: `Title ${at}`, company: `Company ${at}`, bullets: bullets(at) },
  }));
  return { version: 2, name: "Ada", experience };
}

/** Every line with other words, and in another order where asked. */
function reworded(resume: Resume, letter: string, isReversed = true): Resume {
  const order = <Entry>(list: readonly Entry[]) => (isReversed ? list.toReversed() : [...list]);
  const experience = order(resume.experience).map((position) => ({
    ...position,
    bullets: order(position.bullets).map((line) => ({ ...line, text: letter + line.text.slice(1) })),
  }));
  return { ...resume, experience };
}

/** A variant of a resume that says everything in other words. */
async function variantOf(source: string, resume: Resume, letter: string): Promise<string> {
  const { status, body } = await owner.call("POST", `/api/resumes/${source}/variants`, { title: letter });
  expect(status).toBe(201);
  expect((await owner.save(body.id, body.revision, { resume: reworded(resume, letter) })).status).toBe(200);
  return body.id;
}

async function saveSource(source: string): Promise<void> {
  const { body } = await owner.read(source);
  const change = { resume: reworded(body.resume, "s", false) };
  expect((await owner.save(source, body.revision, change)).status).toBe(200);
}

/** How long a stranger waited for each answer while something was done, in milliseconds. */
async function waitsDuring(work: Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const waits: number[] = [];
  while (!isDone) {
    const asked = performance.now();
    expect((await stranger.call("GET", "/api/resumes")).status).toBe(200);
    waits.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await done;
  return waits;
}

for (const choice of ["detach", "delete"] as const) {
  test(`nobody else waits while a source is deleted with many long variants: ${choice}`, {
    timeout: effort(120_000, 1_200_000),
  }, async () => {
    const source = await owner.keep({ resume: resumeOf(100, 9, 180) });
    const { resume } = (await owner.read(source)).body;
    const variants: string[] = [];
    for (let nth = 0; nth < VARIANTS; nth++) variants.push(await variantOf(source, resume, "v"));
    await saveSource(source);
    const floor = Math.max(...(await waitsDuring(new Promise((resolve) => setTimeout(resolve, 2000)))));
    const began = performance.now();
    let waits: number[] = [];
    let status = 0;
    const { longestTurn } = await server.watchDuring(async () => {
      const deletion = owner.call("DELETE", `/api/resumes/${source}?variants=${choice}`);
      waits = await waitsDuring(deletion);
      status = (await deletion).status;
    });
    const [took, longest] = [performance.now() - began, Math.max(...waits)];
    const [all, wait, turn, alone] = [took, longest, longestTurn, floor].map((ms) => `${ms.toFixed(0)} ms`);
    process.stdout.write(
      `${choice} of ${VARIANTS}: ${all}; a stranger waits ${wait}, else ${alone}; longest turn ${turn}\n`,
    );
    expect(status).toBe(204);
    expect(longestTurn).toBeLessThan(MOST_MS);
    expect(longest - floor).toBeLessThan(MOST_OF_DELETION * took);
    for (const variant of variants) {
      const { body } = await owner.read(variant);
      if (choice === "delete") expect(body).toMatchObject({ code: "resume_deleted" });
      else expect(body).toMatchObject({ sourceId: null, clashes: [], revision: 5 });
      await owner.call("DELETE", `/api/resumes/${variant}?forever=true`);
    }
  });
}

test("forty questions at once about a chain of short resumes leave the thread for all requests free", {
  timeout: 120_000,
}, async () => {
  const root = await owner.keep({ resume: resumeOf(90, 2, 8) });
  const { resume } = (await owner.read(root)).body;
  let leaf = root;
  for (const letter of "efgh".slice(0, CHAIN - 1)) leaf = await variantOf(leaf, resume, letter);
  await saveSource(root);
  const atOnce = (path: string) => () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => expect((await owner.call("GET", path)).status).toBe(200)),
    );
  // The first answer also reads code.
  await owner.call("GET", `/api/resumes/${leaf}/differences`);
  await owner.read(leaf);
  const floor = await server.watchDuring(atOnce(`/api/resumes/${root}`));
  const differences = await server.watchDuring(atOnce(`/api/resumes/${leaf}/differences`));
  const reads = await server.watchDuring(atOnce(`/api/resumes/${leaf}`));
  const turns = [floor, differences, reads].map(({ longestTurn }) => longestTurn.toFixed(0));
  process.stdout.write(`longest turns: plain ${turns[0]} ms, differences ${turns[1]}, reads ${turns[2]}\n`);
  expect(differences.longestTurn - floor.longestTurn).toBeLessThan(MOST_MS);
  expect(reads.longestTurn - floor.longestTurn).toBeLessThan(MOST_MS);
});
