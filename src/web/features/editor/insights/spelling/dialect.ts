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
const CANADIAN_PLACE = /,\s*(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|YT)$/;
/** "WA" is a state of both: there, the towns tell. */
const AUSTRALIAN_PLACE =
  /,\s*(?:NSW|VIC|QLD|TAS|ACT|NT|SA)(?:\s+\d{4})?$|^(?:Perth|Fremantle|Bunbury|Broome|Joondalup|Mandurah|Rockingham|Geraldton|Kalgoorlie)\b.*,\s*WA(?:\s+\d{4})?$/;
const AMERICAN_PLACE =
  /,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|PR)(?:\s+\d{5}(?:-\d{4})?)?$|,\s*U\.?S\.?A?\.?$/;
/** Only words that the two spell apart: "our", "enterprise" and "enter" are everybody's. */
const IZE =
  "apolog|author|capital|categor|central|character|commercial|computer|container|critic|custom|digit|emphas|final|formal|general|global|harmon|initial|item|legal|local|material|maxim|memor|minim|mobil|modern|monet|neutral|normal|optim|organ|personal|popular|priorit|privat|random|rational|real|recogn|reorgan|serial|social|special|stabil|standard|steril|subsid|summar|symbol|synchron|synthes|util|virtual|visual";
const OUR = "col|hon|lab|fav|behavi|neighb|flav|hum|harb|vap|endeav|rig|vig|arm|glam|sav";
const ELL = "travel|label|model|cancel|counsel|fuel|level|signal|channel|total|tunnel|marvel|dial";
const spelling = (...words: string[]) => new RegExp(String.raw`\b(?:${words.join("|")})\b`, "gi");
const BRITISH_SPELLING = spelling(
  `(?:${IZE})is(?:es?|ed|ing|ers?|ations?|ational)`,
  String.raw`(?:${OUR})our\w*`,
  `(?:${ELL})l(?:ed|ing|ers?)`,
  "(?:analy|cataly|paraly)s(?:es?|ed|ing|ers?)",
  "centres?|centred|theatres?|fibres?|litres?|catalogues?|programmes?|licences?|defence|cheques?|grey",
);
const AMERICAN_SPELLING = spelling(
  `(?:${IZE})iz(?:es?|ed|ing|ers?|ations?|ational)`,
  String.raw`(?:${OUR})or(?!at|i[ao])\w*`,
  `(?:${ELL})(?:ed|ing|ers?)`,
  "(?:analy|cataly|paraly)z(?:es?|ed|ing|ers?)",
  "centers?|centered|theaters?|fibers?|liters?|catalogs?|defense|gray",
);

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
  if (AUSTRALIAN_PLACE.test(place)) return "Australian";
  if (/^(?:England|Scotland|Wales|Northern Ireland|UK)$/.test(country)) return "British";
  if (AMERICAN_PLACE.test(place)) return "American";
  const count = (spelling: RegExp) => text.match(spelling)?.length ?? 0;
  return count(BRITISH_SPELLING) > count(AMERICAN_SPELLING) ? "British" : "American";
}
