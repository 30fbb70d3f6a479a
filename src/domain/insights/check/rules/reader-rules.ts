import type { SeenField } from "../../parser/parser-view.ts";
import type { CheckReading } from "../check-reading.ts";
import { type MisreadCause, type MisreadGroup, misreadGroups } from "../misread-groups.ts";
import type { Params, Problem, Rule } from "../rule.ts";

/** What many portals take at most. */
const MOST_MEGABYTES = 2.5;

/** A rule about what programs misread in the real file for one cause; `asks` tells which fields it is about. */
function ofCause(
  cause: MisreadCause,
  severity: Rule["severity"],
  asks: (field: SeenField, reading: CheckReading) => boolean,
): Rule {
  return {
    id: `read-${cause}`,
    group: "readers",
    severity,
    check: (reading) => {
      const fields = reading.document?.view.fields ?? [];
      const misread = misreadGroups(fields, reading).filter((group) => group.cause === cause);
      if (misread.length > 0) return misread.map(problemOf);
      return fields.some((field) => asks(field, reading)) ? [] : null;
    },
  };
}

/** One finding for all fields of a cause; it leads to the first that was misread. */
function problemOf({ fields }: MisreadGroup): Problem {
  const [first, ...others] = fields;
  return {
    pointer: first?.pointer ?? "",
    others: others.map(({ pointer }) => pointer),
    params: { fields: fields.length, ...whatWasRead(fields) },
  };
}

function whatWasRead(fields: readonly SeenField[]): Params {
  const failed = new Set(
    fields.flatMap(({ by }) => by.filter(({ status }) => status !== "read").map(({ reader }) => reader)),
  );
  const asked = new Set(fields.flatMap(({ by }) => by.map(({ reader }) => reader)));
  const [first] = fields;
  const seen = first?.by.find(({ status }) => status !== "read")?.seen ?? "";
  return { text: first?.written ?? "", seen, readers: failed.size, of: asked.size };
}

const isItem = ({ pointer }: SeenField): boolean => /^\/(?:experience|education|projects)\//.test(pointer);

export const readerRules: readonly Rule[] = [
  ofCause("contact", "high", ({ kind }) => kind === "contact"),
  ofCause("dates", "high", ({ kind }) => kind === "date"),
  ofCause("columns", "medium", (_, { template }) => template.layout.side.length > 0),
  ofCause("items", "medium", isItem),
  ofCause("others", "low", (field) => field.kind !== "contact" && !isItem(field)),
  {
    id: "file-size",
    group: "readers",
    severity: "medium",
    check: ({ document }) => {
      if (!document) return null;
      const megabytes = document.bytes / 1024 / 1024;
      return megabytes > MOST_MEGABYTES
        ? [{ pointer: "", params: { megabytes: megabytes.toFixed(1), limit: MOST_MEGABYTES } }]
        : [];
    },
  },
];
