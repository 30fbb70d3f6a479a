export interface WordStyle {
  /** Of a heading; 0 for the title of the document. */
  readonly level: number | undefined;
  readonly bold: boolean;
  readonly isList: boolean;
  readonly size: number;
  readonly spaceBefore: number;
}

export interface WordStyles {
  readonly usualSize: number;
  get(id: string): WordStyle | undefined;
}

const MOST_STYLES = 500;

/** The styles of a Word document by their ids: what they are called in English, whatever language Word speaks. */
export function wordStyles(xml: string): WordStyles {
  const styles = new Map<string, WordStyle>();
  const [, usual = "22"] = /<w:sz w:val="(\d{1,4})"/.exec(defaultsIn(xml)) ?? [];
  for (const part of xml.split(/<w:style(?=\s)/).slice(1, MOST_STYLES)) {
    const text = part.slice(0, 4000);
    const [, id] = /w:styleId="([^"<>]{1,100})"/.exec(text) ?? [];
    const [, name = ""] = /<w:name w:val="([^"<>]{1,100})"/.exec(text) ?? [];
    const [, size = "0"] = /<w:sz w:val="(\d{1,4})"/.exec(text) ?? [];
    const [, before = "0"] = /<w:spacing\b[^<>]*w:before="(\d{1,5})"/.exec(text) ?? [];
    if (id === undefined || styles.has(id)) continue;
    styles.set(id, {
      level: levelOf(name, text),
      bold: /<w:b\s*\/>|<w:b w:val="(?:1|true)"\/>/.test(text),
      isList: /^list (?:bullet|paragraph|number)/i.test(name) && !/paragraph/i.test(name),
      size: Number(size) / 2,
      spaceBefore: Number(before),
    });
  }
  return { usualSize: Number(usual) / 2, get: (id) => styles.get(id) ?? byId(id) };
}

/** Without a size in it, that of the first style behind it, often the title's, must not be taken for it. */
function defaultsIn(xml: string): string {
  const start = xml.indexOf("<w:docDefaults>");
  const end = start < 0 ? -1 : xml.indexOf("</w:docDefaults>", start);
  return end < 0 ? "" : xml.slice(start, Math.min(end, start + 20_000));
}

function levelOf(name: string, text: string): number | undefined {
  if (/^title$/i.test(name)) return 0;
  const [, number] = /^heading (\d)$/i.exec(name) ?? [];
  if (number !== undefined) return Number(number);
  const [, outline] = /<w:outlineLvl w:val="([0-5])"/.exec(text) ?? [];
  return outline === undefined ? undefined : Number(outline) + 1;
}

/** A file without a list of its styles: their ids say the usual ones. */
function byId(id: string): WordStyle | undefined {
  const [, number] = /^Heading(\d)$/i.exec(id) ?? [];
  const level = /^Title$/i.test(id) ? 0 : number === undefined ? undefined : Number(number);
  const isList = /^List(?:Bullet|Number)/i.test(id);
  if (level === undefined && !isList) return undefined;
  return { level, bold: level !== undefined, isList, size: 0, spaceBefore: 0 };
}
