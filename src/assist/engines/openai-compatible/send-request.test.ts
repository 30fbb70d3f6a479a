import { once } from "node:events";
import { type AddressInfo, createServer, type LookupFunction, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createHostedEngine } from "./hosted-engine.ts";
import { sendRequest } from "./send-request.ts";
import { tryEndpoint } from "./try-endpoint.ts";

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

/** An endpoint that does with the connection whatever it likes. */
async function endpointThat(behaves: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.once("data", () => behaves(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const SWITCHES = "HTTP/1.1 101 X\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n";

function floodOf(status: number) {
  return (socket: Socket): void => {
    const part = `HTTP/1.1 ${status} E\r\n\r\n`.repeat(2_000);
    const write = (): void => {
      while (!socket.destroyed && socket.write(part));
    };
    socket.on("drain", write);
    write();
  };
}

const attempt = (baseUrl: string, timeoutMs: number) =>
  tryEndpoint({ baseUrl, apiKey: null, model: "some-model", reach: "any" }, timeoutMs);

describe("a request ends, whatever the endpoint does:", () => {
  test.each<[string, (socket: Socket) => void, object]>([
    ["it switches protocols", (socket) => socket.write(SWITCHES), { problem: "other-form", status: 101 }],
    [
      "it switches protocols and hangs up",
      (socket) => socket.end(SWITCHES),
      { problem: "other-form", status: 101 },
    ],
    ["it hangs up without a word", (socket) => socket.end(), { problem: "connection-cut" }],
    ["it resets the connection", (socket) => socket.resetAndDestroy(), { problem: "connection-cut" }],
    ["it sends early hints without end", floodOf(103), { problem: "too-large" }],
    ["it says to go on without end", floodOf(100), { problem: "too-large" }],
  ])("%s", async (_, behaves, expected) => {
    const baseUrl = await endpointThat(behaves);
    expect(await attempt(baseUrl, 4_000)).toMatchObject({ works: false, ...expected });
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  });

  test("and the AI help hears of it as a failure", async () => {
    const baseUrl = await endpointThat((socket) => socket.write(SWITCHES));
    const engine = createHostedEngine({ baseUrl, apiKey: null, model: "some-model", deadline: 4_000 });
    const request = {
      task: "experience",
      text: "served guests",
      tone: "friendly",
      seniority: "mid",
    } as const;
    const failure = await engine.propose(request).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: "status", status: 101, answered: false });
  });

  test("it says nothing, and who asked gives up", async () => {
    const url = await endpointThat(() => {});
    const giveUp = new AbortController();
    const options = { method: "GET", headers: {}, signal: giveUp.signal, reach: "any" } as const;
    const sent = sendRequest(url, options).catch((error: unknown) => error);
    await expect.poll(() => sockets.length).toBe(1);
    giveUp.abort(new Error("given up"));
    expect(await sent).toBeInstanceOf(Error);
    expect(await sendRequest(url, options).catch((error: unknown) => error)).toBeInstanceOf(Error);
    expect(sockets).toHaveLength(1);
  });
});

test("who hung up before a connection stood is told apart from who did not wait for an answer", async () => {
  const baseUrl = await endpointThat(() => {});
  const hungUp = async (url: string, lookup: LookupFunction, isDue: () => boolean) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const sent = sendRequest(url, { method: "GET", headers: {}, signal, reach: "private", lookup });
    const failure = sent.catch((error: unknown) => error);
    await expect.poll(isDue).toBe(true);
    leaving.abort();
    return failure;
  };
  let asked = 0;
  const never: LookupFunction = () => {
    asked += 1;
  };
  expect(await hungUp("http://dead.test/v1", never, () => asked === 1)).toMatchObject({
    kind: "cancelled",
    connected: false,
  });
  expect(await hungUp(baseUrl, never, () => sockets.some(({ bytesRead }) => bytesRead > 0))).toMatchObject({
    kind: "cancelled",
    connected: true,
  });
});

test("a few words before the answer are no flood", async () => {
  const body = JSON.stringify({ choices: [{ message: { content: "Served guests" } }] });
  const baseUrl = await endpointThat((socket) =>
    socket.end(
      `${"HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n".repeat(3)}HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    ),
  );
  expect(await attempt(baseUrl, 4_000)).toMatchObject({ works: true, answer: "Served guests" });
});

describe("where private addresses are allowed to people", () => {
  const answers = (socket: Socket) => socket.end("HTTP/1.1 404 No\r\ncontent-length: 0\r\n\r\n");
  const tried = (baseUrl: string, ownPort: number | null, address?: string) =>
    tryEndpoint(
      {
        baseUrl,
        apiKey: null,
        model: "some-model",
        reach: "private",
        ownPort,
        ...(address && {
          lookup: (_name, { all }, answer) =>
            all ? answer(null, [{ address, family: 4 }]) : answer(null, address, 4),
        }),
      },
      2_000,
    );

  test("this server and clouds' own services stay closed, by number and by name", async () => {
    const baseUrl = await endpointThat(answers);
    const port = Number(new URL(baseUrl).port);
    expect(await tried(baseUrl, port)).toMatchObject({ problem: "private-address" });
    expect(await tried(`http://own.example:${port}/v1`, port, "127.0.0.1")).toMatchObject({
      problem: "private-address",
    });
    expect(await tried("http://169.254.169.254/v1", port)).toMatchObject({ problem: "private-address" });
    expect(await tried("http://meta.example/v1", port, "169.254.169.254")).toMatchObject({
      problem: "private-address",
    });
    expect(sockets).toEqual([]);
    expect(await tried(baseUrl, port + 1)).toMatchObject({ problem: "path-not-found" });
  });
});
