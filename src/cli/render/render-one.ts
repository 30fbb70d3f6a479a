import type { Readable } from "node:stream";
import { CliFailure, EXIT } from "../failure.ts";
import { inputText } from "./input.ts";
import { type Made, makeFile } from "./make-file.ts";
import { formatOf, type RenderOptions } from "./options.ts";
import { pdfOnDemand } from "./pdf-on-demand.ts";

/** Pointers go into the file that was named: there is no order around the resume. */
export async function renderOne(
  options: RenderOptions & { out: string },
  stdin: Readable,
  folder: string,
): Promise<Made> {
  const { input, out, template, theme, page, fit, style, part, format: json, "no-data": noData } = options;
  const format = formatOf(out);
  const resume = parseJson(await inputText(input, stdin, folder), input);
  const pdf = pdfOnDemand(1);
  try {
    return await makeFile(
      { resume, template, theme, page, fit, style, part, data: !noData, format },
      { out, folder, json },
      pdf.get,
    );
  } catch (failure) {
    if (!(failure instanceof CliFailure)) throw failure;
    throw failureInFile(failure);
  } finally {
    await pdf.close();
  }
}

function failureInFile({ exit, message, issues }: CliFailure): CliFailure {
  const flag = issues.find(({ pointer }) => !pointer.startsWith("/resume"));
  if (flag) return new CliFailure(EXIT.wrongUse, `--${flag.pointer.slice(1)}: ${flag.message}`);
  return new CliFailure(
    exit,
    message,
    issues.map((issue) => ({ ...issue, pointer: inFile(issue.pointer) })),
  );
}

function inFile(pointer: string): string {
  return pointer.slice("/resume".length);
}

function parseJson(text: string, input: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const name = input === "-" ? "Standard input" : input;
    throw new CliFailure(
      EXIT.badInput,
      `${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
