const UNIT = /^([£$€]?\d[\d.,]*)(ms|km|kg|kw|mw|mm|cm|ml|gb|tb|mb|min|mins|hrs?|yrs?|lbs?|mph|sqm|m2|ha)$/i;
const CASED: ReadonlyMap<string, string> = new Map(
  "kw:kW mw:MW gb:GB tb:TB mb:MB min:minutes mins:minutes hr:hours hrs:hours yr:years yrs:years lb:lb lbs:lb m2:m²"
    .split(" ")
    .map((pair): [string, string] => {
      const [given = "", instead = ""] = pair.split(":");
      return [given, instead];
    }),
);

/** "800ms" → "800 ms", "12mins" → "12 minutes", "96,5" stays; figures themselves never change. */
export function saidFigure(text: string): string {
  const [, figure = "", unit = ""] = UNIT.exec(text) ?? [];
  if (figure === "") return text.replace(/^(\d[\d.,]*)(?:percent|pct)$/i, "$1%");
  const small = unit.toLowerCase();
  return `${figure} ${CASED.get(small) ?? small}`;
}
