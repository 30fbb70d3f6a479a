/** A number, a word or a sign of a text; words in lower case. */
export interface Token {
  readonly kind: "number" | "word" | "sign";
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether nothing stands between this and what comes before. */
  readonly glued: boolean;
  readonly capital: boolean;
  /** What a number may be worth: 1200 or 1.2 for "1.200". */
  readonly values: readonly number[];
}

const TOKEN =
  /(\d{1,3}(?:[  ]\d{3})+(?![\d.,]*\d)|\d+(?:[.,'’]\d+)*|(?<![\d.])\.\d+)|(\p{L}+(?:['’]\p{L}+)?)|(\S|\n)/gu;
const LONGEST_NUMBER = 15;

export function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let last = 0;
  for (const match of narrowed(text).matchAll(TOKEN)) {
    const [whole, number, word] = match;
    const start = match.index;
    const base = { start, end: start + whole.length, glued: start === last && start > 0 };
    last = base.end;
    if (number === undefined)
      found.push({
        ...base,
        kind: word === undefined ? "sign" : "word",
        text: whole.toLowerCase().replace("’", "'"),
        capital: /^\p{Lu}/u.test(whole),
        values: [],
      });
    else found.push(...numbersOf(number, base));
  }
  return found;
}

/** Digits as wide as their letters, which some keyboards write, are digits. Every place stays where it is. */
function narrowed(text: string): string {
  return text.replaceAll(/[０-９]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** "6,7,8" are three numbers, "1,200" is one. */
function numbersOf(number: string, base: { start: number; end: number; glued: boolean }): Token[] {
  const values = valuesOf(number);
  const token = { kind: "number" as const, capital: false };
  if (values.length > 0) return [{ ...token, ...base, text: number, values }];
  let start = base.start;
  return number.split(/([.,'’])/).map((text, index) => {
    const part = { start, end: start + text.length, glued: index > 0 || base.glued };
    start = part.end;
    return index % 2 === 1
      ? { ...part, kind: "sign" as const, capital: false, text, values: [] }
      : { ...token, ...part, text, values: text.length > LONGEST_NUMBER ? [] : [Number(text)] };
  });
}

function valuesOf(number: string): number[] {
  if (number.length > LONGEST_NUMBER) return [];
  if (/^\d*$/.test(number)) return [Number(number)];
  if (/^\d{1,3}(?:(?:,\d{2})*,\d{3}|(?:['’  ]\d{3})+|(?:,\d{3})+)(?:\.\d+)?$/.test(number))
    return [Number(number.replaceAll(/[,'’  ]/g, ""))];
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(number)) return [Number(number), Number(number.replace(".", ""))];
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(number))
    return [Number(number.replaceAll(".", "").replace(",", "."))];
  return /^\d*[.,]\d+$/.test(number) ? [Number(number.replace(",", "."))] : [];
}
