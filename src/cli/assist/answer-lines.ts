import type { Readable } from "node:stream";
import type { z } from "zod";
import { formatPointer } from "../../domain/json/json-pointer.ts";
import { CliFailure, EXIT, type FailureReport, reportOf } from "../failure.ts";
import { linesOf, type StreamLine, TOO_LONG } from "../lines-of.ts";
import { inputStream, unreadable } from "../render/input.ts";

type LineFailure = FailureReport & { line: number };

/** Lines that are begun before the first of them is answered: those who judge need not wait for the next one to be read. */
const AHEAD = 16;

/** Answers each line of JSON as it comes, one line for one line and in order; what is wrong with a line is its answer. */
export async function* answerLines<Line, Answer extends object>(
  input: string,
  stdin: Readable,
  folder: string,
  schema: z.ZodType<Line>,
  answer: (line: Line) => Answer | Promise<Answer>,
): AsyncGenerator<Answer | LineFailure> {
  const stream = inputStream(input, stdin, folder);
  const lines = linesOf(stream);
  const begun: Promise<Answer | LineFailure>[] = [];
  let failure: unknown = null;
  let line = 0;
  const nextLine = () =>
    lines.next().catch((error: unknown) => {
      failure = unreadable(input, error);
      return { done: true, value: "" };
    });
  let reading: ReturnType<typeof nextLine> | null = nextLine();
  while (reading || begun.length > 0) {
    // Whoever writes the next line only after the answer to this one must not be waited for.
    const [first] = begun;
    const read = begun.length < AHEAD ? reading : null;
    const came = await Promise.race([
      ...(first ? [first.then((done) => ({ answer: done }))] : []),
      ...(read ? [read.then((text) => ({ text }))] : []),
    ]);
    if ("answer" in came) {
      begun.shift();
      yield came.answer;
    } else if (came.text.done) reading = null;
    else {
      line += 1;
      if (came.text.value?.trim() !== "") begun.push(answered(came.text.value, line, schema, answer));
      reading = nextLine();
    }
  }
  if (failure) throw failure;
}

async function answered<Line, Answer extends object>(
  text: StreamLine,
  line: number,
  schema: z.ZodType<Line>,
  answer: (line: Line) => Answer | Promise<Answer>,
): Promise<Answer | LineFailure> {
  try {
    if (text === null) throw new CliFailure(EXIT.badInput, TOO_LONG);
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
