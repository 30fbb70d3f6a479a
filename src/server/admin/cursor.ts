import { z } from "zod";
import { AppError } from "../../domain/errors.ts";

/** Where a page starts: behind the row with this value and id, or before it when going back. */
export interface Cursor {
  sort: string;
  value: string | number;
  id: string;
  back: boolean;
  /** That row is on the page, too. */
  inclusive: boolean;
}

const written = z.tuple([z.string(), z.union([z.string(), z.int32()]), z.string(), z.boolean(), z.boolean()]);

export function writeCursor({ sort, value, id, back, inclusive }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id, back, inclusive])).toString("base64url");
}

/** A cursor of another order would skip rows quietly; it is refused. */
export function readCursor(text: string | undefined, sort: string, kind: "string" | "number"): Cursor | null {
  if (text === undefined) return null;
  const [ofSort, value, id, back, inclusive] = parse(text);
  if (ofSort !== sort || typeof value !== kind || `${value}${id}`.includes("\0")) throw invalid();
  return { sort, value, id, back, inclusive };
}

function parse(text: string): z.infer<typeof written> {
  try {
    return written.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
  } catch {
    throw invalid();
  }
}

function invalid(): AppError {
  const issue = { code: "wrong-type", pointer: "/cursor", message: "is of no page in this order" } as const;
  return new AppError("invalid_input", { issues: [issue] });
}
