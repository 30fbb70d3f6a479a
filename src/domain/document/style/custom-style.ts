import { z } from "zod";
import { isJsonObject } from "../../json/json-value.ts";
import { LIMITS } from "../../limits.ts";
import { SECTION_KEYS } from "../../sections/registry.ts";
import { FONT_PAIRING_IDS } from "./font-pairings.ts";

/** What a slider goes through, ends included. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** Text in points, from what is legible on paper to what is large for a resume, by half pixels: between them engines break other lines. */
export const BODY_SIZES: Range = { least: 9, most: 12, step: 0.375 };
/** From line to line, in hundredths of the size. Lines that are further apart are no paragraph to readers of PDFs. */
export const LINE_SPACINGS: Range = { least: 115, most: 150, step: 5 };
/** In millimetres: printers leave less than the least of them white, and more than the most would leave no room for a column. */
export const MARGINS: Range = { least: 8, most: 25, step: 1 };

export const DATE_STYLES = ["long", "short", "numeric"] as const;
export const COLUMNS = ["main", "side"] as const;
export type ColumnName = (typeof COLUMNS)[number];

const SECTION_NAME = new RegExp(`^(?:${SECTION_KEYS.join("|")}|custom:[\\w-]{1,32})$`);
const MOST_SECTIONS = SECTION_KEYS.length + LIMITS.customSections;

const within = ({ least, most, step }: Range) => z.number().min(least).max(most).multipleOf(step);

const fields = {
  bodySize: within(BODY_SIZES).describe("Size of the text in points, 9 to 12 by steps of 0.375"),
  lineSpacing: within(LINE_SPACINGS).describe(
    "From line to line in hundredths of the size, 115 to 150 by fives",
  ),
  marginX: within(MARGINS).describe("White at both sides in millimetres, 8 to 25"),
  marginY: within(MARGINS).describe("White at top and bottom in millimetres, 8 to 25"),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .overwrite((color) => color.toLowerCase())
    .describe("A colour as #rrggbb; where it would not be legible, a darker or lighter shade of it is drawn"),
  fonts: z.enum(FONT_PAIRING_IDS).describe("A pairing of typefaces for headings and text"),
  columns: z
    .record(z.string().regex(SECTION_NAME), z.enum(COLUMNS))
    .refine((columns) => Object.keys(columns).length <= MOST_SECTIONS, {
      message: `At most ${MOST_SECTIONS} sections have a place.`,
    })
    .describe("Sections that stand in another column than the template's, in layouts of two columns"),
  dates: z.enum(DATE_STYLES).describe("All dates in one style on the page; what was written stays as it is"),
  pageNumbers: z.literal(true).describe("A number at the foot of each page"),
} as const;

/**
 * How a resume departs from its template and theme. What it does not name is the template's. Small closed ranges, ids and one
 * kind of colour: nothing else of it reaches a style sheet, a Word file or the PDF engine.
 */
export const customStyle = z
  .strictObject({
    bodySize: fields.bodySize.optional(),
    lineSpacing: fields.lineSpacing.optional(),
    marginX: fields.marginX.optional(),
    marginY: fields.marginY.optional(),
    accent: fields.accent.optional(),
    fonts: fields.fonts.optional(),
    columns: fields.columns.optional(),
    dates: fields.dates.optional(),
    pageNumbers: fields.pageNumbers.optional(),
  })
  .meta({ id: "CustomStyle" });

export type CustomStyle = z.infer<typeof customStyle>;
export type StyleField = keyof CustomStyle;

export const STYLE_FIELDS: readonly StyleField[] = z.keyof(customStyle).options;

export const NO_STYLE: CustomStyle = {};

/** What a database, a device or a file kept, field by field: one that does not fit is the template's again. */
export function readStyle(saved: unknown): CustomStyle {
  if (!isJsonObject(saved)) return NO_STYLE;
  const kept = STYLE_FIELDS.flatMap((field) => {
    // Most styles name nothing: to have the schema refuse each field that is not there takes longer than to read the rest of a row.
    if (saved[field] === undefined) return [];
    const read = fields[field].safeParse(saved[field]);
    return read.success ? [[field, read.data] as const] : [];
  });
  return withoutEmpty(Object.fromEntries(kept));
}

/** The style without what says nothing, in one order of its fields: the same style is the same text. */
function withoutEmpty(style: CustomStyle): CustomStyle {
  const { columns = {}, ...rest } = style;
  const places = Object.entries(columns).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const whole: CustomStyle = places.length > 0 ? { ...rest, columns: Object.fromEntries(places) } : rest;
  return Object.fromEntries(
    STYLE_FIELDS.flatMap((field) => (whole[field] === undefined ? [] : [[field, whole[field]]])),
  );
}

/** One field set, or given back to the template. */
export function withField<Field extends StyleField>(
  style: CustomStyle,
  field: Field,
  value: CustomStyle[Field] | undefined,
): CustomStyle {
  return withoutEmpty({ ...style, [field]: value });
}

export function styleText(style: CustomStyle): string {
  return JSON.stringify(withoutEmpty(style));
}

/** What is kept as text; anything that cannot be read is no style. */
export function parseStyleText(text: unknown): CustomStyle {
  if (typeof text !== "string") return NO_STYLE;
  try {
    return readStyle(JSON.parse(text));
  } catch {
    return NO_STYLE;
  }
}
