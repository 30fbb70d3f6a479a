import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { createImmediateQueue } from "./immediate-queue.ts";

/** A resume in an archive has nine levels. */
const MOST_LEVELS = 64;
/** A body has room for one value in so many of its bytes, and for one key: a resume of nothing but short lines has fewer. */
const BYTES_PER_VALUE = 32;
const BYTES_PER_KEY = 256;
/** Longer ones take some milliseconds each to parse and to check. */
const QUICK_BYTES = 16 * 1024;

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
    const take = () =>
      isModest(body, most) ? parse(request, body.toString("utf8"), done) : done(tooMuch(), undefined);
    if (body.length > QUICK_BYTES) inTurn(take);
    else take();
  });
}

function tooMuch(): AppError {
  const message = "This is nested too deep, or holds too many values.";
  return new AppError("invalid_input", { issues: [{ code: "unsafe-shape", pointer: "", message }] });
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPENS_LIST, CLOSES_LIST, OPENS_OBJECT, CLOSES_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether JSON text has few levels, values and keys. A text that is no JSON may pass: the parser will tell. */
function isModest(text: Buffer, most: { values: number; keys: number }): boolean {
  let levels = 0;
  let values = 1;
  let keys = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === QUOTE) {
      at += 1;
      while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
    } else if (sign === OPENS_LIST || sign === OPENS_OBJECT) {
      levels += 1;
      values += 1;
    } else if (sign === CLOSES_LIST || sign === CLOSES_OBJECT) {
      levels -= 1;
    } else if (sign === COMMA) {
      values += 1;
    } else if (sign === COLON) {
      keys += 1;
    }
    if (levels > MOST_LEVELS || values > most.values || keys > most.keys) return false;
  }
  return true;
}
