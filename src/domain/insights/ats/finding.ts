import type { Template } from "../../document/design.ts";
import type { CustomStyle } from "../../document/style/custom-style.ts";

export const ATS_CODES = [
  /** params: field */
  "missing-contact",
  /** params: text */
  "malformed-contact",
  /** params: text */
  "unreadable-date",
  "missing-date",
  /** params: words, limit */
  "long-bullet",
  /** params: item, bullets */
  "no-numbers",
  /** params: word */
  "first-person",
  /** params: verb, times */
  "repeated-verb",
  /** params: word */
  "buzzword",
  /** params: section, before */
  "uncommon-order",
  /** params: section */
  "missing-section",
  /** params: pages */
  "many-pages",
  "no-bullets",
] as const;

export type AtsCode = (typeof ATS_CODES)[number];
export type Severity = "high" | "medium" | "low";

/** Something in a resume that costs it readers, machines or people, and the field that it leads to. */
export interface AtsFinding {
  readonly code: AtsCode;
  /** An RFC 6901 pointer into the resume; "" for the resume as a whole. */
  readonly pointer: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
}

export interface AtsOptions {
  readonly template: Template;
  /** Which sections stand in another column than the template's. */
  readonly columns?: CustomStyle["columns"] | undefined;
  /** Pages of the real document, where they are known. */
  readonly pageCount?: number | undefined;
}

export function finding(
  code: AtsCode,
  severity: Severity,
  pointer: string,
  params: AtsFinding["params"] = {},
): AtsFinding {
  return { code, pointer, params, severity };
}
