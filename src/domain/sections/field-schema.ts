import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";

/** One line of a list. The bound holds for the cleaned text, which is what is stored. */
export function entry(limit: number) {
  return z.string().overwrite(unlessHuge(cleanLine)).max(limit);
}

/** A field of one line, empty when missing. */
export function line(limit: number) {
  return entry(limit).default("");
}

/** A field of several lines, empty when missing. */
export function text(limit: number) {
  return z.string().overwrite(unlessHuge(cleanText)).max(limit).default("");
}

/** A list, empty when missing. */
export function list<Item extends z.ZodType>(item: Item, limit: number) {
  return z
    .array(item)
    .max(limit)
    .default(() => []);
}

/** A text that no resume can hold is refused as it is: cleaning megabytes of it would freeze the page. */
function unlessHuge(clean: (text: string) => string) {
  return (text: string) => (text.length > LIMITS.documentBytes ? text : clean(text));
}
