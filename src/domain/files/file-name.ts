import { graphemesOf } from "../text/graphemes.ts";
import { inForm } from "../text/normal-form.ts";
import type { DocumentPart, FileFormat } from "./file-format.ts";

// File systems allow 255 bytes, of which a unit takes three at most.
const MOST_UNITS = 60;

// Letters with a stroke, and letters of two: Unicode does not take them apart.
const PLAIN: Record<string, string> = {
  Ł: "L",
  ł: "l",
  Ø: "O",
  ø: "o",
  Đ: "D",
  đ: "d",
  ı: "i",
  Æ: "Ae",
  æ: "ae",
  Œ: "Oe",
  œ: "oe",
  ß: "ss",
  Þ: "Th",
  þ: "th",
};

/** "Jane Doe" → "Jane-Doe-resume.pdf". Only letters, marks and digits of the name are kept, so it is safe anywhere. */
export function fileNameOf(person: string, format: FileFormat, part: DocumentPart = "resume"): string {
  return nameFrom(inForm("NFC", person).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu), format, part);
}

/** `Content-Disposition` by RFC 6266: a plain name for old clients, the true one for all others. */
export function attachment(person: string, format: FileFormat, part: DocumentPart = "resume"): string {
  const plain = nameFrom(
    inForm("NFKD", person)
      .replace(/\p{M}/gu, "")
      .replace(/[^A-Za-z0-9]/g, (letter) => PLAIN[letter] ?? letter)
      .match(/[A-Za-z0-9]+/g),
    format,
    part,
  );
  const full = encodeURIComponent(fileNameOf(person, format, part));
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

function nameFrom(words: readonly string[] | null, format: FileFormat, part: DocumentPart): string {
  const person = shortened((words ?? []).join("-")).replace(/-+$/, "");
  // The suffix also keeps a person called Con or Aux from being a device of Windows.
  return `${person === "" ? "" : `${person}-`}${part}.${format}`;
}

function shortened(text: string): string {
  if (text.length <= MOST_UNITS) return text;
  let kept = "";
  for (const grapheme of graphemesOf(text)) {
    if (kept.length + grapheme.length > MOST_UNITS) break;
    kept += grapheme;
  }
  return kept;
}
