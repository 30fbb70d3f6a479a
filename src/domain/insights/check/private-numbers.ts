/** Papers and accounts whose number tells who somebody is. All patterns here are for text in small letters. */
const PAPER = [
  "driv(?:er['’]?s?|ing) licen[cs]e",
  "licen[cs]e",
  "cdl|hgv|lgv|dvla|dqc|cpc|cscs|sia|dbs|npi|dea",
  "passport|visa|green card|residence card|work permit|permit",
  "(?:national|personal|military|student|employee|staff|tax) id|(?:identity|id|ni|national insurance|health|insurance|bank|credit|debit) card|badge",
  "nmc|gmc|hcpc|gphc|gdc|nursing council|medical council|registration|registered|registrant|membership",
  "social security|national insurance|nino|ssn|sin|tin|itin|tax(?:payer)?|pan|aadhaar|cpf|nhs",
  "bank account|account|insurance|policy",
  "pin|bar(?= (?:no|number|id|#))",
].join("|");
/** Whoever hires looks a person up by it, and everybody can: registers of nurses, doctors, teachers and other professions are open. */
const OPEN_REGISTER =
  /(?<![\p{L}\p{N}])(?:nmbi|nmc|gmc|hcpc|gphc|gdc|coru|ahpra|npi|bar|(?:nursing|medical|dental|teaching|pharma\p{L}+|health)(?: and \p{L}+)? (?:council|board)|board of nursing|registered (?:\p{L}+ )?(?:nurse|midwife))(?![\p{L}\p{N}])/u;
const WORD_ENDS = "(?![\\p{L}\\p{N}])";
const WORD_BEGINS = "(?<![\\p{L}\\p{N}])";
const NAMED_PAPER = new RegExp(`${WORD_BEGINS}(?:${PAPER})${WORD_ENDS}`, "gu");
/** A paper that a number follows at once. */
const PAPER_BEFORE = new RegExp(
  `${WORD_BEGINS}(?:${PAPER})${WORD_ENDS}(?:\\s?(?:[,:#(–-]|holder|card|certificate|licen[cs]e|registration|class [a-z]\\d?)){0,3}\\s?$`,
  "u",
);
const SIGN = /#|№|(?<!\p{L})(?:no|nr|num|number|id|pin)(?!\p{L})/u;
const SIGN_BEFORE = new RegExp(
  `${WORD_BEGINS}(?:no\\.?|nr\\.?|num(?:ber)?\\.?|№|#|id|pin)\\s?[:.]?\\s?$`,
  "u",
);
/** "k512334", "12a3456e", "123-456-789", "1234 5678 9012". */
const NUMBER = new RegExp(
  `${WORD_BEGINS}(?:[a-z]{0,4}-?\\d[\\da-z-]{3,20}|\\d{2,4}(?: \\d{2,4}){2,4})${WORD_ENDS}`,
  "gu",
);
/** How far before its number a paper is named: "CDL Class A with Hazmat and Tanker endorsements, no. …". */
const FARTHEST = 60;
const MOST_NUMBERS = 6;
/** Numbers that are what they look like, whatever stands beside them: US social security, UK national insurance, IBAN, bank cards. */
const KNOWN_FORM =
  /(?<![\p{L}\d-])(?:\d{3}-\d{2}-\d{4}|[a-z]{2} ?\d\d ?\d\d ?\d\d ?[a-d]|[a-z]{2}\d\d(?: ?[a-z\d]{4}){3,7}|(?:\d{4}[ -]){3}\d{4})(?![\p{L}\d-])/u;
/** A label that announces a number, though the number itself may have any form. */
const ANNOUNCED =
  /\b(?:(?:social security|national insurance|passport|national id|identity card|driv(?:er['’]?s|ing) licen[cs]e|tax id|pan card|aadhaar)\s?(?:no\.?|number|#|:)\s?[:#]?\s?[a-z]{0,3}\d|ssn\s?:|cpf\s?:)/;
const DATE = /^(?:(?:19|20)\d\d(?:-(?:19|20)?\d\d)?|\d{1,2}-\d{1,2}-\d{2,4}|\d{1,2}-(?:19|20)\d\d)$/;
/** Beside "no." a short number is one; without it, only a long one is no year, no level and no count. */
const LEAST_DIGITS = { signed: 4, beside: 5, ofAnything: 7 };
/** What has a number that tells nothing of a person. */
const THING =
  /(?:^|[^\p{L}])(?:phone|tele?|telephone|mobile|cell|fax|contact|patent|order|invoice|part|model|flight|case|grant|isbn|issn|doi|issue|ticket|article|project|contract|job|award|publication|serial|version|company|charity|vat)$/u;

interface Place {
  readonly index: number;
  readonly length: number;
}

/** Where a text in small letters gives the number of a paper or an account. */
export function findPrivateNumber(lower: string): Place | null {
  if (!/\d/.test(lower)) return null;
  const known = KNOWN_FORM.exec(lower);
  if (known) return { index: known.index, length: known[0].length };
  if (SIGN.test(lower) || lower.search(NAMED_PAPER) >= 0) {
    let looked = 0;
    for (const { 0: number, index } of lower.matchAll(NUMBER)) {
      const start = paperBefore(lower, number, index);
      if (start !== null) return { index: start, length: index + number.length - start };
      looked += 1;
      if (looked === MOST_NUMBERS) break;
    }
  }
  const announced = ANNOUNCED.exec(lower);
  return announced && { index: announced.index, length: announced[0].length };
}

/** Where the paper is named that a number belongs to; null where it is a date, a count or the number of something else. */
function paperBefore(lower: string, number: string, index: number): number | null {
  const digits = number.replace(/\D/g, "").length;
  if (digits < LEAST_DIGITS.signed || DATE.test(number)) return null;
  // "insurance 12000 claims": what is counted has its name behind it.
  const after = index + number.length;
  if (/^\d+$/.test(number) && /^ \p{L}{3,}s(?!\p{L})/u.test(lower.slice(after, after + 30))) return null;
  const from = Math.max(0, index - FARTHEST);
  const before = lower.slice(from, index);
  if (OPEN_REGISTER.test(before)) return null;
  const sign = SIGN_BEFORE.exec(before);
  const named = sign
    ? [...before.matchAll(NAMED_PAPER)].findLast(({ index: at }) => at < sign.index)
    : undefined;
  if (sign && !named && digits >= LEAST_DIGITS.ofAnything) return startOfSigned(before, sign.index, from);
  const beside = named ?? (digits >= LEAST_DIGITS.beside ? PAPER_BEFORE.exec(before) : null);
  return beside ? from + beside.index : null;
}

/** "union card no. 01234567": so long a number behind "no." is a person's, unless it is known to be of a thing. */
function startOfSigned(before: string, sign: number, from: number): number | null {
  const words = before.slice(0, sign).trim();
  if (THING.test(words)) return null;
  return from + Math.max(0, words.lastIndexOf(" ") + 1);
}
