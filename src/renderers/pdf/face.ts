import type { TextStyle } from "../../domain/document/design.ts";
import { families } from "../fonts/families.ts";
import { readFontTables } from "./font-tables.ts";
import { advancesIn } from "./glyph-advances.ts";
import { type KernedScript, type PairKerning, pairKerningIn } from "./pair-kerning.ts";

export type SetStyle = Pick<TextStyle, "family" | "weight" | "italic" | "size" | "tracking">;

/** The letters of one font file. */
export type Face = {
  /** How wide a letter is, as a share of the type size; what the file cannot write has no width. */
  shareOf(codePoint: number): number | null;
  kerning(script: KernedScript): PairKerning;
};

const ASCII = 0x80;
// What anybody types must not fill the memory.
const KEPT_LETTERS = 2000;
const KEPT_PAIRS = 20_000;

const known = new Map<string, Face>();

export function faceOf({ family, weight, italic }: SetStyle): Face {
  const { files } = families[family];
  const cut = files.find((each) => each.weight === weight && each.italic === italic) ?? files[0];
  if (!cut) throw new Error(`${family} has no font file.`);
  const face = known.get(cut.file) ?? readFace(cut.file);
  known.set(cut.file, face);
  return face;
}

function readFace(file: string): Face {
  const tables = readFontTables(file);
  const advance = advancesIn(tables);
  const plain = Array.from({ length: ASCII }, (_, codePoint) => advance(codePoint) ?? null);
  const others = new Map<number, number | null>();
  const kernings = new Map<KernedScript, PairKerning>();
  return {
    shareOf(codePoint) {
      const kept = codePoint < ASCII ? plain[codePoint] : others.get(codePoint);
      if (kept !== undefined) return kept;
      const share = advance(codePoint) ?? null;
      if (others.size < KEPT_LETTERS) others.set(codePoint, share);
      return share;
    },
    kerning(script) {
      const kerning = kernings.get(script) ?? keptPairs(pairKerningIn(tables, script));
      kernings.set(script, kerning);
      return kerning;
    },
  };
}

function keptPairs(kerning: PairKerning): PairKerning {
  const pairs = new Map<number, number>();
  return (first, second) => {
    const key = first * 0x110000 + second;
    const kept = pairs.get(key);
    if (kept !== undefined) return kept;
    const share = kerning(first, second);
    if (pairs.size < KEPT_PAIRS) pairs.set(key, share);
    return share;
  };
}
