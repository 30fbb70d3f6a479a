import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { openImportPlaces } from "../../src/server/account/import-places.ts";
import { endSlowBodies } from "../../src/server/http/slow-bodies.ts";
import { startServer } from "../support/running-server.ts";

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(): Promise<string> {
  return app.listen({ port: 0, host: "127.0.0.1" });
}

test("a body is let go with its request, not at the next look at its pace", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  app = fastify({ bodyLimit: 10_000_000 });
  endSlowBodies(app, 60_000);
  const bodies: WeakRef<object>[] = [];
  app.post("/", async ({ body }) => {
    if (typeof body === "object" && body !== null) bodies.push(new WeakRef(body));
    return "taken";
  });
  const url = await listen();
  const body = JSON.stringify({ text: "x".repeat(5_000_000) });
  for (let nth = 0; nth < 3; nth++)
    await (
      await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body })
    ).arrayBuffer();
  const held = () => {
    collect();
    return bodies.filter((ref) => ref.deref() !== undefined).length;
  };
  expect(bodies).toHaveLength(3);
  // The last one may still be in the hands of its connection.
  await expect.poll(held).toBeLessThanOrEqual(1);
});

test("who hangs up while waiting for a worker leaves the queue at once", async () => {
  const alone = async (_name: string, run: () => Promise<void>) => {
    await run();
    return true;
  };
  const places = openImportPlaces({ hold: alone });
  const work = Promise.withResolvers<void>();
  const ended: string[] = [];
  app = fastify();
  app.get<{ Querystring: { who: string } }>("/", async ({ query: { who } }, reply) => {
    try {
      await places.inTurn(reply, who, () => work.promise);
    } finally {
      ended.push(who);
    }
    return who;
  });
  const { port } = new URL(await listen());
  const ask = (who: string) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`GET /?who=${who} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return socket;
  };
  const busy = [ask("first"), ask("second")];
  await sleep(100);
  const impatient = ask("third");
  await sleep(100);
  impatient.destroy();
  await expect.poll(() => ended, { timeout: 2_000 }).toEqual(["third"]);
  work.resolve();
  await expect.poll(() => ended.length).toBe(3);
  for (const socket of busy) socket.destroy();
});

test("a request whose address cannot be decoded does not keep its connection with a body that never comes", async () => {
  app = fastify();
  const server = await startServer();
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.resume();
  const closed = once(socket, "close");
  socket.write("POST /api/%ff HTTP/1.1\r\nhost: x\r\ncontent-length: 15000\r\n\r\n{");
  const outcome = await Promise.race([closed.then(() => "closed"), sleep(5_000, "open")]);
  socket.destroy();
  await server.stop();
  expect(outcome).toBe("closed");
});
