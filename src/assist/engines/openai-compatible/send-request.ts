import { type LookupAddress, lookup as lookUp } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { EngineFailure } from "../../engine-failure.ts";
import { isOpenToPeople, isPublicAddress } from "./public-addresses.ts";
import { ownLookup } from "./resolve-host.ts";

/** Where a request may go: anywhere, also inside a network but not to clouds' own services or this server, or to the internet alone and encrypted. */
export type Reach = "any" | "private" | "public";

/** Refused before anything was sent. */
class RefusedAddress extends Error {
  override readonly name = "RefusedAddress";
  readonly code: "PRIVATE_ADDRESS" | "HTTPS_NEEDED" | "CREDENTIALS_IN_ADDRESS";

  constructor(code: RefusedAddress["code"]) {
    super(`The address was refused: ${code}`);
    this.code = code;
  }
}

export interface EndpointRequest {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
  readonly reach: Reach;
  /** The port of this server, closed to reach "private" on this machine. */
  readonly ownPort?: number | null | undefined;
  /** How names become addresses; tests ask a server of their own. */
  readonly lookup?: LookupFunction | undefined;
}

export interface EndpointResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly isRedirect: boolean;
  header(name: string): string;
  readonly body: AsyncIterable<Uint8Array>;
  /** Gives up the rest. */
  discard(): void;
}

/** "Early hints" and the like that may come before an answer: sent without end they cost a core until the time is over. */
const MOST_EARLY_ANSWERS = 10;

/**
 * Sends one request on a connection of its own. A redirect is answered as such: followed, it would carry key and text elsewhere. It ends
 * whatever the endpoint does: a promise that stayed open would hold a place of the queue for ever.
 */
export async function sendRequest(url: string, request: EndpointRequest): Promise<EndpointResponse> {
  const address = new URL(url);
  refuse(address, request);
  request.signal.throwIfAborted();
  const { body, method, signal } = request;
  const size = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const isEncrypted = address.protocol === "https:";
  const client = isEncrypted ? https : http;
  return new Promise((resolve, reject) => {
    const sent = client.request(address, {
      method,
      headers: { ...request.headers, ...size },
      signal,
      lookup: lookupFor(address, request),
      // A connection that is kept and shared would have been checked for somebody else's reach.
      agent: false,
    });
    const giveUp = (error: Error) => {
      reject(error);
      sent.destroy(error);
    };
    let connected = false;
    sent.on("socket", (socket) =>
      socket.once(isEncrypted ? "secureConnect" : "connect", () => {
        connected = true;
      }),
    );
    const onAbort = () => giveUp(new EngineFailure("cancelled", { connected }));
    let earlyAnswers = 0;
    sent.on("error", reject);
    sent.on("response", (incoming) => resolve(responseOf(incoming)));
    sent.on("information", () => {
      earlyAnswers += 1;
      if (earlyAnswers > MOST_EARLY_ANSWERS) giveUp(new EngineFailure("too-large"));
    });
    // Node itself ends the connection without an error where nobody listens for this.
    sent.on("upgrade", ({ statusCode = null }, socket) => {
      socket.destroy();
      giveUp(new EngineFailure("status", { status: statusCode }));
    });
    sent.on("close", () => {
      signal.removeEventListener("abort", onAbort);
      // Does nothing after an answer or an error; without either nothing else would end the wait.
      reject(new EngineFailure("unreachable", { shape: "ECONNRESET" }));
    });
    signal.addEventListener("abort", onAbort, { once: true });
    sent.end(body);
  });
}

type Rule = Pick<EndpointRequest, "reach" | "ownPort">;

function isAllowed(found: string, { port, protocol }: URL, { reach, ownPort = null }: Rule): boolean {
  if (reach === "public") return isPublicAddress(found);
  return (
    reach === "any" || isOpenToPeople(found, Number(port) || (protocol === "https:" ? 443 : 80), ownPort)
  );
}

function refuse(address: URL, rule: Rule): void {
  const { reach } = rule;
  if (address.username || address.password) throw new RefusedAddress("CREDENTIALS_IN_ADDRESS");
  if (reach === "any") return;
  if (reach === "public" && address.protocol !== "https:") throw new RefusedAddress("HTTPS_NEEDED");
  // An address in numbers is connected to without a lookup.
  const host = address.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) > 0 && !isAllowed(host, address, rule)) throw new RefusedAddress("PRIVATE_ADDRESS");
}

/** The host's own endpoints are found as all else that it connects to; people's on sockets that end with the request. */
function lookupFor(address: URL, request: EndpointRequest): LookupFunction {
  const { reach, signal, lookup } = request;
  if (reach === "any") return lookup ?? lookUp;
  return checkedLookup(lookup ?? ownLookup({ signal }), (found) => isAllowed(found, address, request));
}

/** The addresses that are checked are those that are connected to: a name that changes its mind in between does not pass. */
function checkedLookup(lookup: LookupFunction, mayConnect: (address: string) => boolean): LookupFunction {
  return (hostname, options, answer) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses: readonly LookupAddress[] =
        typeof found === "string" ? [{ address: found, family: family ?? 0 }] : found;
      // One is enough: the next connection might take it.
      const isRefused = !error && !addresses.every(({ address }) => mayConnect(address));
      answer(isRefused ? new RefusedAddress("PRIVATE_ADDRESS") : error, found, family);
    });
}

function responseOf(incoming: http.IncomingMessage): EndpointResponse {
  const status = incoming.statusCode ?? 0;
  return {
    status,
    ok: status >= 200 && status < 300,
    isRedirect: status >= 300 && status < 400,
    header: (name) => {
      const value = incoming.headers[name];
      return typeof value === "string" ? value : "";
    },
    body: incoming,
    discard: () => void incoming.destroy(),
  };
}
