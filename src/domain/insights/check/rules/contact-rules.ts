import { setField } from "../../../resume/edits.ts";
import type { CheckReading } from "../check-reading.ts";
import type { Problem, Rule, Severity } from "../rule.ts";

const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]{2,}$/;
const LEAST_DIGITS = 7;
const MOST_DIGITS = 15;
const LINK = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/u;
/** What a stranger would smile at, in the part before the @. */
const TONE =
  /sexy|hottie|hotstuff|hot(?:girl|boy|mama)|cutie|princess|babe|baby(?!sit)|party|420|(?<!\d)69(?!\d)|xoxo|x{3,}|badass|drunk|stoner|swag|thug|juicy|beer|gangst|sweet(?:ie|heart)|love[rs]?4/i;
const STREET =
  /\b\d{1,5}[a-z]?,?\s+(?:[\p{L}.'’-]{1,30}\s+){0,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|boulevard|blvd|way|close|crescent|terrace|place|square|gardens|mews)\b\.?|\b[\p{L}-]{3,30}(?:straße|strasse|str\.|gata|gatan|vej|straat)\s*\d|\b(?:rue|calle|via|ulica|ul\.|rua|avenida)\s+[\p{L}\s.'’-]{2,40}\d|\bp\.?\s?o\.?\s?box\s*\d|\b(?:apt|apartment|flat|unit|suite)\.?\s*#?\d/iu;

type HeadField = "name" | "email" | "phone" | "location" | "role";

function isThere(id: Rule["id"], field: HeadField, severity: Severity): Rule {
  const check = ({ resume }: CheckReading): Problem[] =>
    resume[field].trim() === "" ? [{ pointer: `/${field}` }] : [];
  return { id, group: "contact", severity, check };
}

/** A rule about the form of a field that is not empty. */
function ofForm(
  id: Rule["id"],
  field: HeadField,
  severity: Severity,
  problemIn: (text: string) => Omit<Problem, "pointer"> | null,
): Rule {
  return {
    id,
    group: "contact",
    severity,
    check: ({ resume }) => {
      const text = resume[field].trim();
      if (text === "") return null;
      const problem = problemIn(text);
      return problem ? [{ pointer: `/${field}`, ...problem }] : [];
    },
  };
}

export const contactRules: readonly Rule[] = [
  isThere("name", "name", "high"),
  isThere("email", "email", "high"),
  ofForm("email-form", "email", "high", (text) => {
    if (EMAIL.test(text)) return null;
    const closed = text.replace(/\s+/g, "");
    return { params: { text }, ...(EMAIL.test(closed) && { fix: [setField("/email", closed)] }) };
  }),
  ofForm("email-tone", "email", "low", (text) =>
    TONE.test(text.slice(0, text.indexOf("@"))) ? { params: { text } } : null,
  ),
  isThere("phone", "phone", "medium"),
  ofForm("phone-form", "phone", "medium", (text) => {
    const digits = text.replace(/\D/g, "").length;
    return digits < LEAST_DIGITS || digits > MOST_DIGITS ? { params: { text } } : null;
  }),
  isThere("place", "location", "low"),
  isThere("headline", "role", "low"),
  {
    id: "link-form",
    group: "contact",
    severity: "medium",
    check: ({ resume: { website, links = [] } }) => {
      const all = [
        { pointer: "/website", text: website },
        ...links.map(({ url }, at) => ({ pointer: `/links/${at}/url`, text: url })),
      ].filter(({ text }) => text.trim() !== "");
      return all.length === 0 ? null : all.flatMap(linkProblem);
    },
  },
  ofForm("street", "location", "low", (text) => {
    if (!STREET.test(text)) return null;
    const town = withoutStreet(text);
    return { params: { text }, ...(town !== "" && { fix: [setField("/location", town)] }) };
  }),
];

function linkProblem({ pointer, text }: { pointer: string; text: string }): Problem[] {
  if (LINK.test(text.trim())) return [];
  const closed = text.replace(/\s+/g, "");
  return [{ pointer, params: { text }, ...(LINK.test(closed) && { fix: [setField(pointer, closed)] }) }];
}

/** Town and country: the parts of an address that no house or postcode stands in. */
function withoutStreet(text: string): string {
  const parts = text.split(/,\s*/).filter((part) => !/\d/.test(part) && !STREET.test(part));
  return parts.length < text.split(/,\s*/).length ? parts.join(", ") : "";
}
