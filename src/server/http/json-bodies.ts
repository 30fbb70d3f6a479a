import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { isModestJson } from "../../domain/json/modest-json.ts";
import { createImmediateQueue } from "./immediate-queue.ts";

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
      isModestJson(body, most) ? parse(request, body.toString("utf8"), done) : done(tooMuch(), undefined);
    if (body.length > QUICK_BYTES) inTurn(take);
    else take();
  });
}

function tooMuch(): AppError {
  const message = "This is nested too deep, or holds too many values.";
  return new AppError("invalid_input", { issues: [{ code: "unsafe-shape", pointer: "", message }] });
}
