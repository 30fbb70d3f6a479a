import { z } from "zod";
import { isJsonObject } from "../json/json-value.ts";
import { LIMITS } from "../limits.ts";
import { cleanMarks } from "../marks/clean-marks.ts";
import { type Mark, marks } from "../marks/mark.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { wellFormed } from "../text/well-formed.ts";

/** Fields of one bound have one schema: a hundred of them, each built anew, took a tenth of the time in which the editor starts. */
function perLimit<Schema>(build: (limit: number) => Schema): (limit: number) => Schema {
  const built = new Map<number, Schema>();
  return (limit) => {
    const schema = built.get(limit) ?? build(limit);
    built.set(limit, schema);
    return schema;
  };
}

/** A text of one line. The bound holds for the cleaned text, which is what is stored. */
export const entry = perLimit((limit) => z.string().overwrite(unlessHuge(cleanLine, limit)).max(limit));

/** A field of one line, empty when missing. */
export const oneLine = perLimit((limit) => entry(limit).default(""));

/**
 * What names an item or a line, within its resume and for as long as it lasts. It is not looked at again here: whoever checks a
 * resume has given a new one to whatever had none that holds.
 */
export const id = z
  .string()
  .describe("1 to 32 letters, digits, _ or -; may be left out when a resume is given")
  .meta({ pattern: "^[\\w-]{1,32}$" });

/** One line of a list. */
const line = perLimit((limit) => z.strictObject({ id, text: entry(limit) }));

/** A line in which parts can be bold, italic or a link. */
export const markedLine = perLimit((limit) =>
  z.strictObject({ id, text: entry(limit), marks }).overwrite(withCleanMarks),
);

function withCleanMarks<Value extends { text: string; marks?: Mark[] | undefined }>(value: Value): Value {
  // A text that is refused for its length is not worth a look at each of its letters.
  if (value.marks === undefined || value.text.length > LIMITS.summary) return value;
  const { marks: given, ...rest } = value;
  const clean = cleanMarks(value.text, given);
  return (clean.length > 0 ? { ...value, marks: clean } : rest) as Value;
}

/** Something that a person turned on; what is off is not there. */
export const flag = z.boolean().optional();

const optionalLine = perLimit((limit) => entry(limit).optional());

/** A further field of one line. */
export function moreLine(limit: number = LIMITS.line) {
  return optionalLine(limit);
}

/** A further list of short entries. */
export function moreEntries() {
  return z.array(line(LIMITS.line)).max(LIMITS.keywords).optional();
}

/**
 * What came with a JSON Resume and no field of ours holds, for its way back. It is data, not words: nothing shows, prints or
 * judges it, so it is only made well formed. How deep and how much it may be is up to the guard of shapes and the size of a resume.
 */
export const foreign = z
  .unknown()
  .refine(isJsonObject)
  .overwrite(wellFormed)
  .meta({ type: "object" })
  .optional();

/** What every item can have. */
export const EVERY_ITEM = { hidden: flag, startsPage: flag, foreign };

/**
 * An item. What the first format had is always there; everything else only where it says something, so that an item without it is
 * what it was before.
 */
export function item<Always extends z.ZodRawShape, More extends z.ZodRawShape>(always: Always, more: More) {
  const further = { ...more, ...EVERY_ITEM };
  return z.strictObject({ id, ...always, ...further }).overwrite(without(Object.keys(further)));
}

/** Takes away those of the named fields that say nothing. */
export function without(keys: readonly string[]) {
  return <Value extends object>(value: Value): Value => {
    const empty = keys.filter((key) => key in value && saysNothing(Reflect.get(value, key)));
    if (empty.length === 0) return value;
    const rest = { ...value };
    for (const key of empty) Reflect.deleteProperty(rest, key);
    return rest;
  };
}

function saysNothing(value: unknown): boolean {
  if (value === undefined || value === false || value === "") return true;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** A field of several lines, empty when missing. */
export const text = perLimit((limit) =>
  z.string().overwrite(unlessHuge(cleanText, limit)).max(limit).default(""),
);

/** A list, empty when missing. */
export function list<Item extends z.ZodType>(item: Item, limit: number) {
  return z
    .array(item)
    .max(limit)
    .default(() => []);
}

/**
 * What a person confirmed about an item when they were asked. It supports later suggestions and is no part of any document;
 * a resume without it is what it was before there were any.
 */
export const statements = z.array(entry(LIMITS.bullet)).max(LIMITS.statements).optional();

/**
 * The same of an item whose lines are improved one by one: a statement about one of them names it by its id, and goes on naming it
 * once it is removed, so that it is about nothing else. A text alone is about the whole item.
 */
export const lineStatements = z
  .array(
    z.union([
      entry(LIMITS.bullet),
      z.strictObject({ text: entry(LIMITS.bullet), line: z.string().regex(/^[\w-]{1,32}$/) }),
    ]),
  )
  .max(LIMITS.statements)
  .optional();

/** Accents apart from their letters, invisible characters and line breaks that cleaning takes away have this much room. */
const ROOM = 10;

/** What cannot fit once it is clean is refused as it is: to clean megabytes first would freeze the server and the page. */
function unlessHuge(clean: (text: string) => string, limit: number) {
  return (text: string) => (text.length > ROOM * limit ? text : clean(text));
}
