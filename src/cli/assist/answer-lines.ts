import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { z } from "zod";
import { formatPointer } from "../../domain/json/json-pointer.ts";
import { CliFailure, EXIT, type FailureReport, reportOf } from "../failure.ts";
import { inputStream, unreadable } from "../render/input.ts";

type LineFailure = FailureReport & { line: number };

/** Answers each line of JSON as it comes, one line for one line; what is wrong with a line is its answer. */
export async function* answerLines<Line, Answer extends object>(
  input: string,
  stdin: Readable,
  folder: string,
  schema: z.ZodType<Line>,
  answer: (line: Line) => Answer | Promise<Answer>,
): AsyncGenerator<Answer | LineFailure> {
  let line = 0;
  const stream = inputStream(input, stdin, folder);
  try {
    for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      line += 1;
      if (text.trim() !== "") yield await answered(text, line, schema, answer);
    }
  } catch (error) {
    throw unreadable(input, error);
  }
}

async function answered<Line, Answer extends object>(
  text: string,
  line: number,
  schema: z.ZodType<Line>,
  answer: (line: Line) => Answer | Promise<Answer>,
): Promise<Answer | LineFailure> {
  try {
    const parsed = schema.safeParse(JSON.parse(text.replace(/^\uFEFF/, "")));
    if (parsed.success) return await answer(parsed.data);
    const issues = parsed.error.issues.map(({ path, message }) => ({
      code: "wrong-type" as const,
      pointer: formatPointer(path),
      message,
    }));
    throw new CliFailure(EXIT.badInput, "The line is not what this command reads.", issues);
  } catch (failure) {
    return { line, ...reportOf(failure) };
  }
}
