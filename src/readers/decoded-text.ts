/** Bytes that stand for no letter of Windows: what has one of them is no text. */
const NO_LETTERS = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const LAST_CONTROL = 0x1f;
/** Tab, line feed, form feed and carriage return. */
const SPACES = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d]);
/** A text in Latin letters has few others: what has more is of another alphabet, whose letters would come out as others. */
const MOST_OTHERS = 0.3;

/** The text of a file: UTF-8, UTF-16 with its mark, or what editors on Windows wrote for decades; null where it is no text. */
export function decodedText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const mark =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(mark, { fatal: true }).decode(bytes);
    return text.includes("\u0000") ? null : text;
  } catch {
    return mark === "utf-8" ? windowsText(bytes) : null;
  }
}

function windowsText(bytes: Uint8Array): string | null {
  const others = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  if (others > MOST_OTHERS * bytes.length) return null;
  const isNoText = (byte: number) => NO_LETTERS.has(byte) || (byte <= LAST_CONTROL && !SPACES.has(byte));
  return bytes.some(isNoText) ? null : new TextDecoder("windows-1252").decode(bytes);
}
