import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One call as it arrived. */
export interface AiCall {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly temperature: number;
    readonly max_tokens: number;
    readonly stream?: boolean;
  };
}

export type AiBehaviour = (call: AiCall, response: ServerResponse) => void;

/** Answers a request for models by its path. */
export type ListBehaviour = (path: string, response: ServerResponse) => void;

export interface AiEndpoint {
  /** What goes into AI_BASE_URL. */
  readonly url: string;
  readonly calls: readonly AiCall[];
  /** Addresses that were asked for without a body. */
  readonly lookups: readonly string[];
  /** How such are answered; without it there is nothing at any address. */
  list(behaviour: ListBehaviour): void;
  /** How the next calls are answered; several are taken in turn, the last one stays. */
  behave(...behaviours: AiBehaviour[]): void;
  close(): Promise<void>;
}

/** The user's text of a call, without the lines after it. */
export function textOf(call: AiCall): string {
  return userOf(call).replace(/(?:\nContext: .*)?(?:\nConfirmed: .*)*\nTone: \w+\nSeniority: \w+$/, "");
}

/** The texts of a call about several lines; none of one about a single text. */
export function linesOf(call: AiCall): string[] {
  const user = userOf(call);
  if (!user.startsWith("{")) return [];
  return JSON.parse(user).lines.map(({ text }: { text: string }) => text);
}

function userOf({ body }: AiCall): string {
  return body.messages.find(({ role }) => role === "user")?.content ?? "";
}

function send(response: ServerResponse, content: string): void {
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({ id: "chat-1", choices: [{ index: 0, message: { role: "assistant", content } }] }),
  );
}

const MEGABYTE = 1024 * 1024;

/** Everything an endpoint may do to us. */
export const AI = {
  answers:
    (answer: string | ((text: string, call: AiCall) => string)): AiBehaviour =>
    (call, response) =>
      send(response, typeof answer === "string" ? answer : answer(textOf(call), call)),
  /** Each line of a call about several by itself; null leaves one out. A single text is answered like a line. */
  answersLines:
    (answer: (text: string) => string | null): AiBehaviour =>
    (call, response) => {
      const texts = linesOf(call);
      if (texts.length === 0) return send(response, answer(textOf(call)) ?? "");
      const lines = texts.map((text, at) => ({ line: at + 1, text: answer(text) }));
      return send(response, JSON.stringify({ lines: lines.filter(({ text }) => text !== null) }));
    },
  chats: (): AiBehaviour => (call, response) =>
    send(
      response,
      `Sure! Here is an improved version:\n\n**${textOf(call)}**\n\nLet me know if you would like changes!`,
    ),
  fabricates:
    (claim: string): AiBehaviour =>
    (call, response) =>
      send(response, `${textOf(call).replace(/[.\s]+$/, "")}, ${claim}`),
  injects: (): AiBehaviour => (_call, response) =>
    send(
      response,
      `<img src="https://evil.example/x.png" onerror="alert(1)"> ![x](https://evil.example/y.png) <script>alert(1)</script>`,
    ),
  exceedsLimits: (): AiBehaviour => (call, response) =>
    send(response, Array.from({ length: 12 }, () => textOf(call)).join(" and ")),
  hangs: (): AiBehaviour => () => {},
  drips:
    (milliseconds: number): AiBehaviour =>
    (_call, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), milliseconds);
      response.on("close", () => clearInterval(timer));
    },
  breaksJson: (): AiBehaviour => (_call, response) => response.end('{"choices": [{"message": '),
  hasNoChoices: (): AiBehaviour => (_call, response) =>
    response.end(JSON.stringify({ id: "chat-1", choices: [] })),
  status:
    (status: number, headers: Record<string, string> = {}): AiBehaviour =>
    (_call, response) => {
      response.writeHead(status, headers);
      response.end(JSON.stringify({ error: { message: "a message of the endpoint" } }));
    },
  floods: (): AiBehaviour => (_call, response) => {
    response.on("error", () => {});
    for (let sent = 0; sent < 10; sent += 1) response.write("x".repeat(MEGABYTE));
    response.end();
  },
  cutsHalfWay: (): AiBehaviour => (_call, response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write('{"choices": [');
    setImmediate(() => response.destroy());
  },
  redirects:
    (to: string): AiBehaviour =>
    (_call, response) => {
      response.writeHead(307, { location: to });
      response.end();
    },
} as const;

/** A real server on this machine that speaks the protocol and misbehaves on demand. */
export async function startAiEndpoint(...first: AiBehaviour[]): Promise<AiEndpoint> {
  const calls: AiCall[] = [];
  const lookups: string[] = [];
  let list: ListBehaviour = (_path, response) => response.writeHead(404).end("404 page not found");
  let behaviours: AiBehaviour[] = first.length > 0 ? first : [AI.answers((text) => text)];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.method === "GET") {
        lookups.push(request.url ?? "");
        list(request.url ?? "", response);
        return;
      }
      const call: AiCall = {
        path: request.url ?? "",
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString("utf8")),
      };
      calls.push(call);
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      behaviour?.(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    lookups,
    list(next) {
      list = next;
    },
    behave(...next) {
      behaviours = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
