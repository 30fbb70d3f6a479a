import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type DatabasePlace, emptySqlite } from "../support/databases.ts";
import { CAN_READ_MEMORY, memoryOfTree, mostMemoryDuring } from "../support/process-memory.ts";
import { type ServedPlace, servePlace } from "../support/served-place.ts";
import { JOURNEY_WALKED, walkJourney } from "../support/walk-journey.ts";

const MEGABYTE = 1024 ** 2;

let place: DatabasePlace;
let server: ServedPlace;
afterEach(async () => {
  await server.kill("SIGKILL");
  await place.remove();
});

async function serve(env: Record<string, string>): Promise<number> {
  place = emptySqlite();
  server = await servePlace(place, env);
  return server.child.process.pid ?? expect.fail("the server has no process");
}

test.runIf(CAN_READ_MEMORY)("a server that nobody uses takes less than 250 MB", async () => {
  const pid = await serve({});
  // By then it has started what it starts by itself.
  await sleep(4000);
  expect(memoryOfTree(pid) / MEGABYTE).toBeLessThan(220);
  expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: "ok" });
});

test.runIf(CAN_READ_MEMORY)("a first day fits into the 512 MB of a small machine", async () => {
  const pid = await serve({ SMALL_MACHINE: "on" });
  const most = await mostMemoryDuring(pid, async () => {
    expect(await walkJourney(server.url)).toEqual(JOURNEY_WALKED);
  });
  expect(most / MEGABYTE).toBeLessThan(512);
});
