import Fastify from "fastify";
import { expect, test } from "vitest";
import { onClose } from "./on-close.ts";

test("who hung up before anybody listened is heard of all the same", async () => {
  const app = Fastify();
  const closed = Promise.withResolvers<string>();
  app.get("/", async (_request, reply) => {
    reply.raw.destroy();
    await new Promise((resolve) => setTimeout(resolve, 20));
    onClose(reply, () => closed.resolve("told"));
    return reply.hijack();
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  await fetch(url).catch(() => {});
  const late = new Promise((resolve) => setTimeout(() => resolve("not told"), 500));
  expect(await Promise.race([closed.promise, late])).toBe("told");
  await app.close();
});
