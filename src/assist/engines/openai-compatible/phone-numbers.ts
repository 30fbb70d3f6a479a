const CANDIDATE =
  /(?<![\p{L}\d$€£#]|\d[.,/])(?:\+ ?)?\(?\d[\d \u00A0()./–-]{5,24}\d(?!\d|[.,]\d|[ \u00A0]?%|\p{L})/gu;
const CUE =
  /\b(?:tel|telephone|phone|mobile|mob|cell|fax|whatsapp|call(?:ed)?|text)\b[.:]?(?: (?:me|on|at))*\s*$/i;

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where a text gives a telephone number. Dates, years, large numbers and ranges, of which resumes are full, are none. */
export function phoneNumbers(text: string): Stretch[] {
  return [...text.matchAll(CANDIDATE)]
    .map((match) => {
      // "(21 00 00 00)": the bracket is not the number's.
      const lead = match[0].startsWith("(") && !match[0].includes(")") ? 1 : 0;
      return { number: match[0].slice(lead), start: match.index + lead };
    })
    .filter(({ number, start }) => isPhone(number, CUE.test(text.slice(0, start))))
    .map(({ number, start }) => ({ start, end: start + number.length }));
}

function isPhone(number: string, announced: boolean): boolean {
  const groups = number.match(/\d+/g) ?? [];
  const digits = groups.join("").length;
  if (digits < 7 || digits > 15) return false;
  if (number.startsWith("+")) return digits >= 8;
  if (isDate(groups)) return false;
  if (announced) return true;
  if (groups.length === 1) return digits >= 9 && !/0{4,}$/.test(number);
  if (isLargeNumber(number, groups) || isAddress(number, groups)) return false;
  if (groups.length > 2 || number.includes("(")) return true;
  const [first = "", second = ""] = groups;
  if (/^\d{3}[-.]\d{4}$/.test(number)) return !second.endsWith("00");
  return digits >= 9 || first.startsWith("0") || /^\d{4} \d{4}$/.test(number);
}

const YEAR = /^(?:19|20)\d\d$/;

/** "2021-03-15", "03/2019 - 04/2021", "2019 2020 2021". */
function isDate(groups: readonly string[]): boolean {
  const years = groups.filter((group) => YEAR.test(group)).length;
  return years > 0 && groups.every((group) => YEAR.test(group) || (group.length <= 2 && Number(group) <= 31));
}

/** "12 500 000" and "1.200.000". */
function isLargeNumber(number: string, groups: readonly string[]): boolean {
  const [first = "", ...rest] = groups;
  const thousands = /^\d{1,3}(?:[ \u00A0.]\d{3})+$/.test(number) && !first.startsWith("0");
  return thousands && (first.length < 3 || rest.at(-1) === "000");
}

/** "192.168.10.10" and "10-20-30-40". */
function isAddress(number: string, groups: readonly string[]): boolean {
  return /^[\d.]+$/.test(number) && groups.length === 4 && groups.every((group) => Number(group) < 256);
}
