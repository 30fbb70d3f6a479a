import type { ErrorAnswer } from "../../contract/error.ts";
import { propertyOf } from "../user-info.ts";
import { takeEarlyAnswer } from "./early-answers.ts";

const GENERIC_MESSAGE = "Something went wrong. Please try again.";

/** Browsers refuse to keep more than 64 KB alive; a character takes at most three bytes. */
const MOST_KEPT_ALIVE = 20_000;

type Issue = Pick<NonNullable<ErrorAnswer["issues"]>[number], "pointer" | "message">;

export interface Failure {
  /** Null when no answer came. */
  status: number | null;
  /** What the user reads. */
  message: string;
  issues: readonly Issue[];
  /** The stable name of the failure, where the server gave one. */
  code: string | null;
  /** The whole answer, for a failure that brings more than words. */
  answer: unknown;
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** How a request goes out. */
export interface Manner {
  /** The request is finished even if the page is left meanwhile, as far as its length allows that. */
  keepalive?: boolean;
  /** Ends the call when the person gives up; the server sees the connection close. */
  signal?: AbortSignal;
}

export interface Call<Value> extends Manner {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  body?: unknown;
  /** What the answer means; null when it is of another shape. */
  read: (answer: unknown) => Value | null;
}

/** Calls our server. Never throws, sets no deadline; an answer with status 200 to 299 is a success. */
export async function callApi<Value>(call: Call<Value>): Promise<Outcome<Value>> {
  const response = await sendCall(call);
  return response ? readWhole(response, call) : failed(null, null);
}

/** Null when no answer came. */
export function sendCall<Value>(
  { method, path, keepalive = false, signal, ...call }: Call<Value>,
  accept: Record<"accept", string> | null = null,
): Promise<Response | null> {
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const send = () =>
    fetch(path, {
      method,
      keepalive: keepalive && (body?.length ?? 0) <= MOST_KEPT_ALIVE,
      ...(signal && { signal }),
      ...(body !== null && { headers: { "content-type": "application/json", ...accept }, body }),
    }).catch(() => null);
  const early = method === "GET" ? takeEarlyAnswer(path) : null;
  return early ? early.then((answer) => answer ?? send()) : send();
}

/** What an answer in one piece comes to. */
export async function readWhole<Value>(
  response: Response,
  { read }: Pick<Call<Value>, "read">,
): Promise<Outcome<Value>> {
  const answer: unknown = await response.json().catch(() => null);
  return response.ok ? readAnswer(response.status, answer, read) : failed(response.status, answer);
}

export function readAnswer<Value>(
  status: number,
  answer: unknown,
  read: Call<Value>["read"],
): Outcome<Value> {
  const value = read(answer);
  return value === null ? failed(status, null) : { ok: true, value };
}

/** For calls whose success says everything. */
export const done = (): true => true;

export function failed(status: number | null, answer: unknown): { ok: false; failure: Failure } {
  const message = propertyOf(answer, "message");
  const issues = propertyOf(answer, "issues");
  const code = propertyOf(answer, "code");
  return {
    ok: false,
    failure: {
      status,
      message: typeof message === "string" && message !== "" ? message : GENERIC_MESSAGE,
      issues: Array.isArray(issues) ? issues.flatMap(readIssue) : [],
      code: typeof code === "string" ? code : null,
      answer,
    },
  };
}

function readIssue(issue: unknown): Issue[] {
  const pointer = propertyOf(issue, "pointer");
  const message = propertyOf(issue, "message");
  return typeof pointer === "string" && typeof message === "string" ? [{ pointer, message }] : [];
}
