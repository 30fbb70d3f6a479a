import { findPairing } from "../../domain/document/style/font-pairings.ts";
import type { Path } from "../../domain/resume/merging/merge.ts";
import { findSection } from "../../domain/sections/registry.ts";

const LABELS: Readonly<Record<string, string>> = {
  bodySize: "Text size",
  lineSpacing: "Line spacing",
  marginX: "Side margins",
  marginY: "Top and bottom margins",
  accent: "Accent colour",
  fonts: "Typefaces",
  columns: "Columns of the sections",
  dates: "Style of the dates",
  pageNumbers: "Page numbers",
};

const DATES: Readonly<Record<string, string>> = {
  long: "Long, as in March 2019",
  short: "Short, as in Mar 2019",
  numeric: "In numbers, as in 03/2019",
};

type SectionTitle = (key: string) => string | undefined;

/** Of a place inside the style: "Text size", or "Column of Skills". */
export function styleLabel([field, section]: Path): string {
  const label = LABELS[String(field)] ?? String(field);
  return section === undefined ? label : `Column of ${findSection(String(section))?.label ?? "a section"}`;
}

export function styleMessage([field]: Path, value: unknown, titleOf: SectionTitle): string {
  if (value === undefined) return "The template’s";
  if (field === undefined) return wholeWords(value, titleOf);
  switch (field) {
    case "bodySize":
      return `${Math.round(Number(value) * 10) / 10} pt`;
    case "lineSpacing":
      return (Number(value) / 100).toFixed(2);
    case "marginX":
    case "marginY":
      return `${value} mm`;
    case "fonts":
      return findPairing(String(value))?.name ?? String(value);
    case "dates":
      return DATES[String(value)] ?? String(value);
    case "pageNumbers":
      return "Shown";
    case "columns":
      return typeof value === "string" ? columnWords(value) : placesWords(value, titleOf);
    default:
      return String(value);
  }
}

function wholeWords(style: unknown, titleOf: SectionTitle): string {
  const parts = Object.entries(Object(style)).map(
    ([field, value]) => `${styleLabel([field])}: ${styleMessage([field], value, titleOf)}`,
  );
  return parts.length > 0 ? parts.join("\n") : "The template’s";
}

function placesWords(columns: unknown, titleOf: SectionTitle): string {
  return Object.entries(Object(columns))
    .map(
      ([key, column]) =>
        `${findSection(key)?.label ?? titleOf(key) ?? "A section that is gone"}: ${columnWords(column)}`,
    )
    .join("\n");
}

function columnWords(column: unknown): string {
  return column === "side" ? "Narrow column" : "Wide column";
}
