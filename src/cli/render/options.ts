import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { customStyle } from "../../domain/document/style/custom-style.ts";
import { DOCUMENT_PARTS, FILE_FORMATS, type FileFormat } from "../../domain/files/file-format.ts";
import { CliFailure, EXIT } from "../failure.ts";

const JSON_FORMATS = ["json-resume", "candor"] as const;

export type JsonFormat = (typeof JSON_FORMATS)[number];

const options = z.object({
  input: z.string(),
  out: z.string().optional(),
  template: z.string().optional(),
  theme: z.string().optional(),
  page: z.enum(["a4", "letter"]).default("a4"),
  fit: z.boolean().default(false),
  style: customStyle.optional(),
  part: z.enum(DOCUMENT_PARTS).default("resume"),
  format: z.enum(JSON_FORMATS).default("json-resume"),
  batch: z.boolean().default(false),
  "no-data": z.boolean().default(false),
});

export type RenderOptions = z.infer<typeof options>;

export function readOptions(args: string[]): RenderOptions {
  const { values, positionals } = parsed(args);
  if (positionals.length > 1) throw wrongUse("Name one file, or none to read standard input.");
  const checked = options.safeParse({
    ...values,
    ...(values.style !== undefined && { style: parsedStyle(values.style) }),
    input: positionals[0] ?? "-",
  });
  if (!checked.success) {
    const { path: [name] = [], message } = checked.error.issues[0] ?? { message: "not understood" };
    throw wrongUse(`--${String(name)}: ${message}`);
  }
  if (checked.data.batch === (checked.data.out !== undefined)) {
    throw wrongUse("Say where to write with --out, or give --batch, whose lines say it themselves.");
  }
  return checked.data;
}

/** The kind of file that a name's ending asks for. */
export function formatOf(out: string): FileFormat {
  const ending = path.extname(out).slice(1).toLowerCase();
  const format = FILE_FORMATS.find((known) => known === ending);
  if (format) return format;
  throw wrongUse(`The file's name must end in one of ${FILE_FORMATS.map((known) => `.${known}`).join(" ")}.`);
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: "string", short: "o" },
        template: { type: "string" },
        theme: { type: "string" },
        page: { type: "string" },
        fit: { type: "boolean" },
        style: { type: "string" },
        part: { type: "string" },
        format: { type: "string" },
        batch: { type: "boolean" },
        "no-data": { type: "boolean" },
      },
    });
  } catch (error) {
    throw wrongUse(error instanceof Error ? error.message : String(error));
  }
}

function parsedStyle(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrongUse(`--style: give it as JSON, such as '{"accent":"#7a1f3d","bodySize":10.5}'.`);
  }
}

function wrongUse(message: string): CliFailure {
  return new CliFailure(EXIT.wrongUse, `${message} See candor --help.`);
}
