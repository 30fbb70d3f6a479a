import { countryOf } from "../../sections/json-resume/contact-fields.ts";
import { countryName } from "../../text/countries.ts";

/** How a photo is taken where somebody applies. */
type Custom = "left out" | "a choice" | "common";

/** ISO 3166-1 codes. A country that is in none of these is one about which nothing is said. */
const COUNTRIES: Readonly<Record<Custom, string>> = {
  "left out": "US CA GB IE AU NZ",
  "a choice": "NL SE NO FI DK IS BE LU BR IN SG HK ZA IL",
  common: `DE AT CH LI FR ES IT PT GR PL CZ SK HU RO BG HR SI RS TR JP KR CN TW TH VN ID
    AE SA QA KW BH OM JO LB EG MX GT SV HN NI CR PA DO CO VE EC PE BO PY UY AR CL`,
};

const CUSTOMS = new Map<string, Custom>(
  (["left out", "a choice", "common"] as const).flatMap((custom) =>
    COUNTRIES[custom].split(/\s+/).map((code) => [code, custom] as const),
  ),
);

const WITH_ARTICLE = new Set(["US", "GB", "NL", "AE", "DO"]);

const WORDS: Readonly<Record<Custom, (country: string) => string>> = {
  "left out": (country) =>
    `In ${country}, resumes usually have no photo, and some employers set aside those that do.`,
  "a choice": (country) => `In ${country}, a photo is your choice: many resumes have none.`,
  common: (country) => `In ${country}, a photo is common. You can still leave it out.`,
};

const ANYWHERE =
  "It depends on the country: common in Germany, France or Japan, better left out in the US, the UK or Canada.";

/** What is usual where the resume says that somebody lives; undefined where it names no country that is known. */
export function photoCustom(location: string): Custom | undefined {
  const code = countryIn(location);
  return code === undefined ? undefined : CUSTOMS.get(code);
}

function countryIn(location: string): string | undefined {
  return countryOf(location.trim().split(/\s*,\s*/));
}

/** Whether a photo is a good idea, judged from the place that the resume names. Nothing definite where it names no country. */
export function photoAdvice(location: string): string {
  const code = countryIn(location);
  const custom = photoCustom(location);
  const name = code === undefined ? undefined : countryName(code);
  if (code === undefined || custom === undefined || name === undefined) return ANYWHERE;
  return WORDS[custom](WITH_ARTICLE.has(code) ? `the ${name}` : name);
}
