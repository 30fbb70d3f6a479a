import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { isModestJson } from "../../domain/json/modest-json.ts";
import { createImmediateQueue } from "./immediate-queue.ts";

/** A body has room for one value in so many of its bytes, and for one key: a resume of nothing but short lines has fewer. */
const BYTES_PER_VALUE = 32;
const BYTES_PER_KEY = 256;
/** Longer ones take some milliseconds each to parse and to check. */
const QUICK_BYTES = 16 * 1024;

/** A key that reaches a prototype is spelled with one of these; the careful parser looks for it with patterns, which takes as long as to parse. */
const SUSPECT = ["__proto__", "constructor", "\\u"];

/** Undefined where only the careful parser can say what is wrong. */
function parsePlain(text: string): unknown {
  if (SUSPECT.some((part) => text.includes(part))) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Takes JSON, and looks at its bytes before it is parsed: a megabyte of brackets takes the parser a quarter of a second, and
 * whatever walks the values afterwards longer still.
 */
export function takeJsonBodies(app: FastifyInstance, defaultBytes: number): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  const inTurn = createImmediateQueue();
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = request.routeOptions.bodyLimit ?? defaultBytes;
    const most = { values: bytes / BYTES_PER_VALUE, keys: bytes / BYTES_PER_KEY };
    function parseWhole(): void {
      const text = body.toString("utf8");
      const value = parsePlain(text);
      if (value === undefined) parse(request, text, done);
      else done(null, value);
    }
    const take = () => (isModestJson(body, most) ? parseWhole() : done(tooMuch(), undefined));
    if (body.length > QUICK_BYTES) inTurn(take);
    else take();
  });
}

function tooMuch(): AppError {
  const message = "This is nested too deep, or holds too many values.";
  return new AppError("invalid_input", { issues: [{ code: "unsafe-shape", pointer: "", message }] });
}
