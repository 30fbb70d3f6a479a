import { inForm } from "../../domain/text/normal-form.ts";
import { type PdfObjects, readObjects, streamObject, streamText, writeObjects } from "./pdf-objects.ts";
import { fromUtf16, hex, type ShapedFont, shapedFont, utf16 } from "./shaped-font.ts";

const SHAPED = /\+NotoSans(?:Thai|Devanagari|Bengali|Tamil)-/;
/** Brackets that open and close again stand in a string as they are, however deep: glyph codes look like them. */
const DEEPEST = 16;
const IN_BRACKETS = Array.from({ length: DEEPEST }).reduce<string>(
  (inner) => String.raw`\((?:\\[\s\S]|[^\\()]${inner && `|${inner}`})*\)`,
  "",
);
const TOKEN = new RegExp(
  String.raw`\/Span <<\s*\/ActualText <FEFF([0-9A-F]*)>\s*>> BDC\n|BDC\n|BMC\n|EMC\n|\/(f\d+) [\d.]+ Tf|(\[(?:[^\](]|${IN_BRACKETS})*\]) TJ|(${IN_BRACKETS}|<[0-9A-Fa-f]*>) Tj`,
  "g",
);
const PART = new RegExp(`(${IN_BRACKETS})|<([0-9A-Fa-f]*)>|([^()<>]+)`, "g");

/** For a glyph more than there are letters: readers leave it out. */
const UNSEEN = "\u200d";

/** What readers that go by notes read at each operator that shows a part of the group. */
type Group = Map<Shown, string>;
type Glyph = {
  font: ShapedFont;
  glyph: number;
  /** The letters of its whole group, as the engine has them. */
  groupText: string;
  /** Its own share of them. */
  text: string;
  shownIn: Shown;
  group: Group | null;
};
/** What one operator shows: glyphs and moves between them. */
type Shown = (string | Glyph)[];

/**
 * In some scripts glyphs are fewer, more or in another order than letters. The engine then gives for each glyph the whole
 * group of letters that it belongs to, with a note (`ActualText`) that several readers do not know, and gives a group twice
 * where a mark is moved up. Here the letters of a group are shared out among its glyphs in the order of speech, so that
 * every reader finds the text as it was written.
 */
export function withShapedText(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  if (!bytes.includes("+NotoSans")) return pdf;
  const file = readObjects(bytes);
  if (!file) return pdf;
  const fonts = new Map<number, ShapedFont>();
  for (const [number, object] of file.objects) {
    const text = object.toString("latin1", 0, 400);
    if (!/\/Subtype \/Type0/.test(text) || !SHAPED.test(text)) continue;
    const font = shapedFont(file, number);
    if (!font) return pdf;
    fonts.set(number, font);
  }
  if (fonts.size === 0) return pdf;
  for (const [, object] of [...file.objects]) rewritePage(file, object, fonts);
  for (const font of fonts.values()) font.write(file);
  return writeObjects(file);
}

function rewritePage(file: PdfObjects, page: Buffer, fonts: ReadonlyMap<number, ShapedFont>): void {
  if (!/^\d+ 0 obj\s*<<\s*\/Type \/Page\b/.test(page.toString("latin1", 0, 60))) return;
  const dictionary = page.toString("latin1");
  const contents = Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]);
  const text = streamText(file.objects.get(contents));
  if (text === null) return;
  const named = new Map<string, ShapedFont>();
  for (const [, name = "", number] of dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
    const font = fonts.get(Number(number));
    if (font) named.set(name, font);
  }
  file.objects.set(contents, streamObject(contents, Buffer.from(withSharedLetters(text, named), "latin1")));
}

type Mark = { opens: number; groupText: string | null; isOurs: boolean };

function withSharedLetters(content: string, fonts: ReadonlyMap<string, ShapedFont>): string {
  const out: (string | Shown)[] = [];
  const marks: Mark[] = [];
  let font: ShapedFont | undefined;
  let from = 0;
  for (const match of content.matchAll(TOKEN)) {
    const [token, actual, name, array, single] = match;
    out.push(content.slice(from, match.index));
    from = match.index + token.length;
    const shown = array ?? single;
    if (token === "EMC\n") {
      const mark = marks.pop();
      if (mark?.groupText !== null && mark?.isOurs) out[mark.opens] = "";
      else out.push(token);
    } else if (actual !== undefined || token === "BDC\n" || token === "BMC\n") {
      marks.push({
        opens: out.length,
        groupText: actual === undefined ? null : fromUtf16(actual),
        isOurs: false,
      });
      out.push(token);
    } else if (shown !== undefined && font) {
      const mark = marks.at(-1);
      if (mark) mark.isOurs = true;
      out.push(shownGlyphs(shown, font, mark?.groupText ?? null));
    } else {
      if (name !== undefined) font = fonts.get(name);
      out.push(token);
    }
  }
  out.push(content.slice(from));
  shareOut(
    out.flatMap((part) => (typeof part === "string" ? [] : part.filter((each) => typeof each !== "string"))),
  );
  return out.map((part) => (typeof part === "string" ? part : written(part))).join("");
}

function written(shown: Shown): string {
  let text = "[";
  let current: Group | null = null;
  for (const part of shown) {
    if (typeof part === "string") {
      text += part;
      continue;
    }
    if (part.group !== current) {
      text += `] TJ\n${current ? "EMC\n" : ""}${part.group ? noteOf(part.group.get(shown) ?? "") : ""}[`;
      current = part.group;
    }
    text += `<${hex(part.font.codeOf(part.glyph, part.text))}>`;
  }
  return `${text}] TJ${current ? "\nEMC" : ""}`;
}

function noteOf(letters: string): string {
  return `/Span << /ActualText <FEFF${utf16(letters)}> >> BDC\n`;
}

function shownGlyphs(shown: string, font: ShapedFont, actual: string | null): Shown {
  const inside = shown.startsWith("[") ? shown.slice(1, -1) : shown;
  const shownIn: Shown = [];
  for (const [, string, digits, moves] of inside.matchAll(PART)) {
    if (moves !== undefined) {
      shownIn.push(moves);
      continue;
    }
    const codes =
      string === undefined
        ? Buffer.from(digits ?? "", "hex").toString("latin1")
        : unescaped(string.slice(1, -1));
    for (let at = 0; at + 1 < codes.length; at += 2) {
      const glyph = codes.charCodeAt(at) * 256 + codes.charCodeAt(at + 1);
      const groupText = actual ?? font.groupText(glyph);
      shownIn.push({ font, glyph, groupText, text: groupText, shownIn, group: null });
    }
  }
  return shownIn;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function unescaped(string: string): string {
  return string.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (ESCAPES[escaped] ?? escaped),
  );
}

/** Glyphs of one group follow each other, each once, and have the same letters. */
function shareOut(glyphs: readonly Glyph[]): void {
  for (let at = 0; at < glyphs.length; ) {
    const first = glyphs[at];
    if (!first) break;
    const group = [first];
    for (let next = glyphs[at + 1]; next && belongs(next, group); next = glyphs[at + group.length])
      group.push(next);
    const composed = [...first.groupText];
    const letters = composed.length < group.length ? [...inForm("NFKD", first.groupText)] : composed;
    const extra = Math.max(0, letters.length - group.length);
    group.forEach((glyph, index) => {
      glyph.text = index === 0 ? letters.slice(0, extra + 1).join("") : (letters[extra + index] ?? UNSEEN);
    });
    if (group.length > 1) noteGroup(group);
    at += group.length;
  }
}

/** A part that takes no room, as a mark above, is noted with the part before it: by its place it would be a word of its own. */
function noteGroup(group: readonly Glyph[]): void {
  const notes: Group = new Map();
  let noted: Shown | undefined;
  for (const glyph of group) {
    const isWide = group.some((other) => other.shownIn === glyph.shownIn && other.font.isWide(other.glyph));
    noted = noted === undefined || isWide ? glyph.shownIn : noted;
    notes.set(noted, (notes.get(noted) ?? "") + (glyph.text === UNSEEN ? "" : glyph.text));
    glyph.group = notes;
  }
  const [only] = group;
  if (only && group.every(({ shownIn }) => shownIn === only.shownIn)) notes.set(only.shownIn, only.groupText);
}

function belongs(glyph: Glyph, group: readonly Glyph[]): boolean {
  const [first] = group;
  return (
    first !== undefined &&
    glyph.font === first.font &&
    glyph.groupText === first.groupText &&
    group.every((other) => other.glyph !== glyph.glyph)
  );
}
