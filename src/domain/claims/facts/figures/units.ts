import type { Dimension } from "./figure.ts";

export interface Unit {
  readonly dimension: Dimension;
  readonly size: number;
  readonly of?: string;
}

const HOUR = 1 / 24;
export const YEAR = 365;
export const MONTH = YEAR / 12;

const TIMES: readonly [words: string, days: number][] = [
  ["ms milliseconds", HOUR / 3.6e6],
  ["seconds second sec secs s", HOUR / 3600],
  ["minute minutes min mins minuten", HOUR / 60],
  ["hour hours hr hrs h hourly", HOUR],
  ["day days weekdays daily night nights nightly", 1],
  ["week weeks wk wks weekly", 7],
  ["fortnight fortnights fortnightly", 14],
  ["month months mth mths mnth mnths mo mos monthly", MONTH],
  ["quarter quarters quarterly", YEAR / 4],
  ["semester semesters", YEAR / 2],
  ["year years yr yrs y yearly annual annually", YEAR],
  ["decade decades", 10 * YEAR],
  ["century centuries", 100 * YEAR],
];
const CURRENCIES: readonly [words: string, of: string][] = [
  ["£ gbp pound pounds quid sterling", "£"],
  ["€ eur euro euros", "€"],
  ["$ usd dollar dollars bucks", "$"],
  ["₹ inr rs rupee rupees", "₹"],
  ["¥ jpy yen", "¥"],
  ["chf francs sfr", "chf"],
  ["sek nok dkk kr kroner kronor", "kr"],
  ["pln zl zł zloty zlotys", "zł"],
  ["czk huf ron aed sar zar rand ngn naira kes", "other"],
];
const MEASURES: readonly [words: string, of: string, size: number][] = [
  ["µm micron microns", "m", 1e-6],
  ["mm millimetres millimeters", "m", 0.001],
  ["cm centimetres centimeters", "m", 0.01],
  ["m mtr mtrs metre metres meter meters", "m", 1],
  ["km kms kilometre kilometres kilometer kilometers", "m", 1000],
  ["mile miles mi", "m", 1609],
  ["ft feet foot footer footers", "m", 0.3048],
  ["mg milligram milligrams", "g", 0.001],
  ["g gram grams", "g", 1],
  ["kg kgs kilo kilos kilograms", "g", 1000],
  ["t ton tons tonne tonnes tonner tonners", "g", 1e6],
  ["lb lbs pound pounds", "g", 453.6],
  ["ml millilitre millilitres milliliter milliliters", "l", 0.001],
  ["l litre litres liter liters ltr", "l", 1],
  ["ha hectare hectares", "ha", 1],
  ["sqm qm", "ha", 1e-4],
  ["acre acres", "acre", 1],
  ["kb kilobyte kilobytes", "b", 1e3],
  ["mb megabyte megabytes", "b", 1e6],
  ["gb gigs gigabyte gigabytes", "b", 1e9],
  ["tb terabyte terabytes", "b", 1e12],
  ["w watt watts", "w", 1],
  ["kw kilowatt kilowatts", "w", 1e3],
  ["mw megawatt megawatts", "w", 1e6],
  ["kwh", "wh", 1e3],
  ["mwh", "wh", 1e6],
  ["v volt volts", "v", 1],
  ["kv", "v", 1e3],
];

const UNITS = new Map<string, Unit[]>();
function put(words: string, unit: Unit): void {
  for (const word of words.split(" ")) UNITS.set(word, [...(UNITS.get(word) ?? []), unit]);
}
for (const [words, size] of TIMES) put(words, { dimension: "duration", size });
for (const [words, of] of CURRENCIES) put(words, { dimension: "money", size: 1, of });
for (const [words, of, size] of MEASURES) put(words, { dimension: "measure", size, of });
put("% percent pct percentage", { dimension: "percent", size: 1 });
put("‰", { dimension: "percent", size: 0.1 });
put("bps", { dimension: "percent", size: 0.01 });
put("x × times fold", { dimension: "times", size: 1 });

/** What a word after a number may say that it measures; "pounds" are money or weight. */
export function unitsOf(word: string): readonly Unit[] {
  return UNITS.get(word) ?? [];
}

export function currencyOf(word: string): string | undefined {
  return UNITS.get(word)?.find(({ dimension }) => dimension === "money")?.of;
}
