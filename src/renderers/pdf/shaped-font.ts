import { type PdfObjects, streamObject, streamText } from "./pdf-objects.ts";

/** A font of the file whose glyphs get new codes: one code for each pair of a glyph and what it stands for. */
export type ShapedFont = {
  /** What the engine says that a glyph stands for: its whole group of letters. */
  groupText(glyph: number): string;
  isWide(glyph: number): boolean;
  /** The code of the glyph where it stands for this text. */
  codeOf(glyph: number, text: string): number;
  /** Puts the font's new tables into the file. */
  write(file: PdfObjects): void;
};

export const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");

export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join("");
}

/** Hexadecimal UTF-16 as text. */
export function fromUtf16(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
}

export function shapedFont(file: PdfObjects, number: number): ShapedFont | null {
  const dictionary = file.objects.get(number)?.toString("latin1") ?? "";
  const below = Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(dictionary)?.[1]);
  const table = Number(/\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1]);
  const descendant = file.objects.get(below)?.toString("latin1") ?? "";
  const map = streamText(file.objects.get(table));
  const [, widths] = /\/W \[([^\]]*)\]/.exec(descendant) ?? [];
  if (map === null || widths === undefined || !descendant.includes("/CIDToGIDMap /Identity")) return null;

  const texts = new Map(
    [...map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)].map(([, code = "", text = ""]) => [
      Number.parseInt(code, 16),
      fromUtf16(text),
    ]),
  );
  const width = new Map<number, string>();
  for (const [, first, last, wide = "0"] of widths.matchAll(/(\d+) (\d+) (-?[\d.]+)/g))
    for (let glyph = Number(first); glyph <= Number(last); glyph++) width.set(glyph, wide);
  const codes = new Map<string, number>();
  const pairs: { glyph: number; text: string }[] = [];
  return {
    groupText: (glyph) => texts.get(glyph) ?? "",
    isWide: (glyph) => Number(width.get(glyph) ?? 0) > 0,
    codeOf(glyph, text) {
      const key = `${glyph} ${text}`;
      const known = codes.get(key);
      if (known !== undefined) return known;
      pairs.push({ glyph, text });
      codes.set(key, pairs.length);
      return pairs.length;
    },
    write({ objects }) {
      const next = Math.max(...objects.keys()) + 1;
      const glyphs = Buffer.alloc(2 * (pairs.length + 1));
      pairs.forEach(({ glyph }, index) => void glyphs.writeUInt16BE(glyph, 2 * (index + 1)));
      objects.set(next, streamObject(next, glyphs));
      const wide = pairs.map(({ glyph }, index) => `${index + 1} ${index + 1} ${width.get(glyph) ?? 0}`);
      const renewed = descendant
        .replace("/CIDToGIDMap /Identity", `/CIDToGIDMap ${next} 0 R`)
        .replace(/\/W \[[^\]]*\]/, `/W [${wide.join(" ")}]`);
      objects.set(below, Buffer.from(renewed, "latin1"));
      objects.set(table, streamObject(table, Buffer.from(withPairs(map, pairs), "latin1")));
    },
  };
}

const MOST_IN_A_BLOCK = 100;

function withPairs(map: string, pairs: readonly { text: string }[]): string {
  const rows = pairs.map(({ text }, index) => `<${hex(index + 1)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += MOST_IN_A_BLOCK) {
    const block = rows.slice(at, at + MOST_IN_A_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar\n`);
  }
  const [before = ""] = map.split(/\d+ beginbfchar/, 1);
  const after = map.slice(map.lastIndexOf("endbfchar") + "endbfchar".length);
  return `${before}${blocks.join("")}${after.trimStart()}`;
}
