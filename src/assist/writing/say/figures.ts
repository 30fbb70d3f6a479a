const UNIT = /^([£$€]?\d[\d.,]*)(ms|km|kg|kw|mw|mm|cm|ml|gb|tb|mb|min|mins|hrs?|yrs?|lbs?|mph|sqm|m2|ha)$/i;
const CASED: ReadonlyMap<string, string> = new Map(
  "kw:kW mw:MW gb:GB tb:TB mb:MB min:minutes mins:minutes hr:hours hrs:hours yr:years yrs:years lb:lb lbs:lb m2:m²"
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
  const lasting = LASTING.test(next) ? CASED.get(small)?.match(/^(?:hour|minute|year)/)?.[0] : undefined;
  if (lasting !== undefined) return `${figure}-${lasting}`;
  return `${figure} ${CASED.get(small) ?? small}`;
}
