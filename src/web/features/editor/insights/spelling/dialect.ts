import { countryCode } from "../../../../../domain/text/countries.ts";

export const DIALECTS = ["American", "British", "Australian", "Canadian", "Indian"] as const;
export type DialectName = (typeof DIALECTS)[number];

const BY_COUNTRY: Readonly<Record<string, DialectName>> = {
  US: "American",
  PH: "American",
  AU: "Australian",
  NZ: "Australian",
  CA: "Canadian",
  IN: "Indian",
};

/** Countries whose schools teach the English of the islands. */
const BRITISH = new Set("GB IE ZA SG HK MY KE NG GH UG TZ ZM ZW PK BD LK MT CY JM TT GI JE GG IM".split(" "));
const AMERICAN_PLACE = /,\s*(?:[A-Z]{2}(?:\s+\d{5})?|U\.?S\.?A?\.?)$/;
const CANADIAN_PLACE = /,\s*(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|YT)$/;
const BRITISH_SPELLING =
  /\b\w*(?:isation|ising|ised|ise|yse|ysed|our|oured|ouring|elled|elling|entre|ogue)s?\b/gi;
const AMERICAN_SPELLING =
  /\b\w*(?:ization|izing|ized|ize|yze|yzed|vior|vored|color|labor|eled|eling|enter|alog)s?\b/gi;

/** The English that a resume is written in: by the country in its head, else by its own spelling. */
export function dialectOf(location: string, text: string): DialectName {
  const place = location.trim();
  const country = place.split(",").at(-1)?.trim() ?? "";
  const code = countryCode(country);
  if (code) {
    const known = BY_COUNTRY[code] ?? (BRITISH.has(code) ? "British" : undefined);
    if (known) return known;
  }
  if (CANADIAN_PLACE.test(place)) return "Canadian";
  if (/^(?:England|Scotland|Wales|Northern Ireland|UK)$/.test(country)) return "British";
  if (AMERICAN_PLACE.test(place)) return "American";
  const count = (spelling: RegExp) => text.match(spelling)?.length ?? 0;
  return count(BRITISH_SPELLING) > count(AMERICAN_SPELLING) ? "British" : "American";
}
