import { z } from "zod";
import { websiteHref } from "../document/links.ts";
import { APPLICATIONS } from "../limits.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { isDay } from "./history.ts";
import { APPLICATION_STATUSES } from "./status.ts";

// Measured as it came before it is cleaned, so that cleaning a megabyte is never begun.
const line = (most: number) =>
  z
    .string()
    .max(4 * most, { abort: true })
    .overwrite((text) => cleanLine(text).trim())
    .max(most);
const text = (most: number) =>
  z
    .string()
    .max(2 * most, { abort: true })
    .overwrite(cleanText)
    .max(most);

const day = z.iso.date().refine(isDay, "This is no day between 1970 and 2199.").describe("A day: 2026-03-09");

// Measured with its scheme: an address that grew beyond the bound could never be saved or imported again.
const link = z
  .string()
  .max(4 * APPLICATIONS.link, { abort: true })
  .overwrite((given) => withScheme(cleanLine(given).trim()))
  .max(APPLICATIONS.link)
  .refine(isJobLink, "This must be an address of the web that begins with http or https.")
  .describe("http or https, or empty");

export const statusChange = z.object({ status: z.enum(APPLICATION_STATUSES), on: day });

/** What a person keeps of an application in their own words. */
export const applicationFields = {
  employer: line(APPLICATIONS.line),
  role: line(APPLICATIONS.line),
  place: line(APPLICATIONS.line),
  link,
  ad: text(APPLICATIONS.ad).describe("The ad as it was read"),
  letter: text(APPLICATIONS.letter).describe("The letter as it was sent"),
  notes: text(APPLICATIONS.notes),
  nextStep: line(APPLICATIONS.line),
  nextStepOn: day.nullable(),
  history: z
    .array(statusChange)
    .min(1)
    .max(APPLICATIONS.changes)
    .describe("What became of it, in the order in which it was said; the last one is the status"),
  archived: z.boolean(),
};

const application = z.object(applicationFields);
export type Application = z.infer<typeof application>;

/** The texts, whose lengths are counted. */
export const TEXT_FIELDS = [
  "employer",
  "role",
  "place",
  "link",
  "ad",
  "letter",
  "notes",
  "nextStep",
] as const satisfies readonly (keyof Application)[];

/** One without an employer and without a role could not be found again. */
export function isNamed({ employer, role }: Pick<Application, "employer" | "role">): boolean {
  return employer !== "" || role !== "";
}

/** "example.org/jobs" as people write it is https; anything with a scheme of its own stays, to be judged. */
function withScheme(written: string): string {
  return written === "" || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`;
}

function isJobLink(address: string): boolean {
  return address === "" || (/^https?:\/\//i.test(address) && websiteHref(address) !== undefined);
}
