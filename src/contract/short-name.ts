import { z } from "zod";
import { cleanLine } from "../domain/text/clean-text.ts";

/** A name that a person gives: of a resume, a version or a style. */
export function shortName(limit: number) {
  return (
    z
      .string()
      // Measured as it came, and no further looked at: cleaning a megabyte takes its time.
      .max(10 * limit, { abort: true })
      .overwrite((text) => cleanLine(text).trim())
      .min(1)
      .max(limit)
  );
}
