const UNIT = /^([£$€]?\d[\d.,]*)(ms|km|kg|kw|mw|mm|cm|ml|gb|tb|mb|min|mins|hrs?|yrs?|lbs?|mph|sqm|m2|ha)$/i;
/** Their size is told by nothing but the case of their letters (mW and MW, Mb and MB): they stay as they were written. */
const BY_CASE = /^(?:mw|mb|ml|mm|ms)$/i;
const CASED: ReadonlyMap<string, string> = new Map(
  "kw:kW gb:GB tb:TB min:minutes mins:minutes hr:hours hrs:hours yr:years yrs:years lb:lb lbs:lb m2:m²"
    .split(" ")
    .map((pair): [string, string] => {
      const [given = "", instead = ""] = pair.split(":");
      return [given, instead];
    }),
);

/** What is so many hours or minutes long: "12hr shifts" are 12-hour shifts. */
const LASTING =
  /^(?:shifts?|sessions?|lessons?|talks?|slots?|days?|weeks?|nights?|contracts?|courses?|appointments?|calls?|walks?|drives?|tours?)$/;

/** "800ms" → "800 ms", "12mins" → "12 minutes", "96,5" stays; figures themselves never change. `next`: the word behind it. */
export function saidFigure(text: string, next = ""): string {
  const [, figure = "", unit = ""] = UNIT.exec(text) ?? [];
  if (figure === "") return text.replace(/^(\d[\d.,]*)(?:percent|pct)$/i, "$1%");
  const small = unit.toLowerCase();
  if (BY_CASE.test(unit) || (/^[gt]b$/i.test(unit) && /[a-z]/.test(unit) && unit !== small))
    return `${figure} ${unit}`;
  const lasting = LASTING.test(next) ? CASED.get(small)?.match(/^(?:hour|minute|year)/)?.[0] : undefined;
  if (lasting !== undefined) return `${figure}-${lasting}`;
  const said = CASED.get(small) ?? small;
  return `${figure} ${figure === "1" ? said.replace(/(?<=^(?:hour|minute|year|lb))s$/, "") : said}`;
}
