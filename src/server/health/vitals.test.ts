import Fastify from "fastify";
import { expect, test } from "vitest";
import { openVitals, watchVitals } from "./vitals.ts";

/** A server whose files come out as a test wants it. */
function openServer() {
  let present = Date.UTC(2026, 0, 1);
  let status = 200;
  const vitals = openVitals(() => new Date(present));
  const app = Fastify();
  watchVitals(app, vitals);
  app.post("/api/render", (_request, reply) => reply.code(status).send());
  return {
    async answer(next: number) {
      status = next;
      await app.inject({ method: "POST", url: "/api/render" });
      return vitals.isFailing("files");
    },
    async after(minutes: number) {
      present += minutes * 60_000;
      return vitals.isFailing("files");
    },
  };
}

test("a renderer that is busy says nothing about whether files can be made", async () => {
  const server = openServer();
  expect(await server.answer(503)).toBe(false);
  expect(await server.answer(500)).toBe(true);
  expect(await server.answer(503)).toBe(true);
  expect(await server.answer(400)).toBe(true);
  expect(await server.answer(200)).toBe(false);
});

test("a part that nothing is heard of is not called failing for ever", async () => {
  const server = openServer();
  await server.answer(500);
  expect(await server.after(9)).toBe(true);
  expect(await server.after(1)).toBe(false);
});
