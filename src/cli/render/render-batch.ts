import { availableParallelism } from "node:os";
import type { Readable } from "node:stream";
import { z } from "zod";
import { renderRequest } from "../../contract/render.ts";
import { DOCUMENT_PARTS } from "../../domain/files/file-format.ts";
import { formatPointer } from "../../domain/json/json-pointer.ts";
import { CliFailure, EXIT, type FailureReport, reportOf } from "../failure.ts";
import { linesOf, type StreamLine, TOO_LONG } from "../lines-of.ts";
import { inputStream, unreadable } from "./input.ts";
import { type Made, makeFile } from "./make-file.ts";
import { formatOf, type RenderOptions } from "./options.ts";
import { pdfOnDemand } from "./pdf-on-demand.ts";

const batchLine = renderRequest.omit({ format: true, page: true, fit: true, part: true, data: true }).extend({
  out: z.string().min(1),
  page: z.enum(["a4", "letter"]).optional(),
  fit: z.boolean().optional(),
  part: z.enum(DOCUMENT_PARTS).optional(),
  data: z.boolean().optional(),
});

type LineResult = Made | (FailureReport & { line: number; out?: string });

/** One result for each order, in the order of the input; several are under way at once. */
export async function* renderBatch(
  options: RenderOptions,
  stdin: Readable,
  folder: string,
): AsyncGenerator<LineResult> {
  const workers = Math.min(4, availableParallelism());
  const pdf = pdfOnDemand(workers);
  const underWay: Promise<LineResult>[] = [];
  let number = 0;
  try {
    for await (const text of ordersIn(options.input, stdin, folder)) {
      number += 1;
      if (text?.trim() === "") continue;
      underWay.push(resultOf(text, number, options, folder, pdf.get));
      const oldest = underWay.length > workers * 2 ? underWay.shift() : undefined;
      if (oldest) yield await oldest;
    }
    for (const result of underWay) yield await result;
  } finally {
    await Promise.allSettled(underWay);
    await pdf.close();
  }
}

async function* ordersIn(input: string, stdin: Readable, folder: string): AsyncGenerator<StreamLine> {
  const stream = inputStream(input, stdin, folder);
  try {
    yield* linesOf(stream);
  } catch (error) {
    throw unreadable(input, error);
  }
}

async function resultOf(
  text: StreamLine,
  line: number,
  options: RenderOptions,
  folder: string,
  pdf: ReturnType<typeof pdfOnDemand>["get"],
): Promise<LineResult> {
  let out: string | undefined;
  try {
    if (text === null) throw new CliFailure(EXIT.badInput, TOO_LONG);
    const order = readLine(text);
    out = order.out;
    const { template, theme, page, fit, style, part, format: json, "no-data": noData } = options;
    const given = {
      resume: order.resume,
      template: order.template ?? template,
      theme: order.theme ?? theme,
      page: order.page ?? page,
      fit: order.fit ?? fit,
      style: order.style ?? style,
      part: order.part ?? part,
      data: !noData && (order.data ?? true),
      format: formatOf(order.out),
    };
    return await makeFile(given, { out: order.out, folder, json }, pdf);
  } catch (failure) {
    return { line, ...(out === undefined ? {} : { out }), ...reportOf(failure) };
  }
}

function readLine(text: string): z.infer<typeof batchLine> {
  const parsed = batchLine.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    code: "wrong-type" as const,
    pointer: formatPointer(path),
    message,
  }));
  throw new CliFailure(EXIT.badInput, "The line is not an order.", issues);
}
