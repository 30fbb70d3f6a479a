import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { archiveWith } from "../support/archives.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

/** A body that is not whole after this must have brought eight kilobytes, and so on. */
const STRETCH_MS = 500;
/** What a new upload gets to show its pace before another may take its place. */
const SETTLED_MS = 2_100;

let server: RunningServer;
let sockets: Socket[];

beforeEach(async () => {
  server = await startServer();
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
});

/** Begins an upload of a megabyte from an address of this machine, and does not hang up by itself. */
function begin({ cookie = "" }: ResumeOwner, localAddress: string, bytes = 1_000_000): Socket {
  const port = Number(new URL(server.url).port);
  const socket = connect({ port, host: "127.0.0.1", localAddress, allowHalfOpen: true });
  socket.on("error", () => {});
  const head = ["POST /api/account/archive HTTP/1.1", "host: x", `cookie: ${cookie}`];
  socket.write(`${head.join("\r\n")}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`);
  sockets.push(socket);
  return socket;
}

async function drip(people: readonly ResumeOwner[], address: (nth: number) => string): Promise<Socket[]> {
  const begun = people.flatMap((person, nth) => [1, 2].map(() => begin(person, address(nth))));
  for (const socket of begun) socket.write("{");
  await sleep(300);
  return begun;
}

const answerOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (piece) => {
      text += piece;
    });
    socket.on("end", () => resolve(text));
  });

const arrive = () => ResumeOwner.arrive(server.url);
const upload = (person: ResumeOwner) =>
  person.call("POST", "/api/account/archive", archiveWith([{ title: "Mine" }]));

test("uploads that drip from many addresses make way for one that comes", async () => {
  const people = await Promise.all([1, 2, 3, 4].map(arrive));
  const honest = await arrive();
  const dripping = await drip(people, (nth) => `127.0.1.${nth + 1}`);
  const ended = Promise.race(dripping.map(answerOf));
  await sleep(SETTLED_MS);
  expect(await upload(honest)).toMatchObject({ status: 200, body: { added: 1 } });
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
});

test("uploads from one address leave places to others, whatever accounts they come from", async () => {
  const people = await Promise.all([1, 2, 3, 4].map(arrive));
  await drip(people, () => "127.0.2.1");
  expect(await upload(await arrive())).toMatchObject({ status: 200, body: { added: 1 } });
});

test("a body that drips is ended, also for who does not hang up; one that comes slowly and steadily is taken", async () => {
  await server.stop();
  server = await startServer({ limits: { requestTimeoutMs: STRETCH_MS } });
  const [person, other] = [await arrive(), await arrive()];
  const answers = await Promise.all([1, 2].map(() => answerOf(begin(person, "127.0.0.1"))));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(async () => (await upload(person)).status).toBe(200);

  const body = Buffer.from(JSON.stringify(archiveWith([{ title: "Mine" }])).padEnd(120_000));
  const socket = begin(other, "127.0.0.1", body.length);
  const answer = new Promise<string>((resolve) => socket.once("data", (text) => resolve(text.toString())));
  for (let at = 0; at < body.length; at += 6_000) {
    socket.write(body.subarray(at, at + 6_000));
    await sleep(100);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});
