const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const CODES = Array.from(LETTERS, (letter) => letter.charCodeAt(0));
const VALUES = new Int8Array(128).fill(-1);
for (const [value, code] of CODES.entries()) VALUES[code] = value;
const PAD = "=".charCodeAt(0);
/** A call takes no more arguments than the stack has room for. */
const LETTERS_AT_ONCE = 8192;

/** The bytes of base64 in its one spelling, padded and without blanks; null for anything else. It runs without Node or a browser. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 !== 0) return null;
  const pads = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - pads);
  const last = text.length - 4;
  for (let at = 0, to = 0; at <= last; at += 4, to += 3) {
    const isShort = at === last && pads > 0;
    const third = isShort && pads === 2 ? 0 : valueAt(text, at + 2);
    const fourth = isShort ? 0 : valueAt(text, at + 3);
    const group = (valueAt(text, at) << 18) | (valueAt(text, at + 1) << 12) | (third << 6) | fourth;
    // A letter of another alphabet makes it negative. Bits that stand for no byte would let the same bytes be written in several ways.
    if (group < 0 || (isShort && (group & (pads === 2 ? 0xffff : 0xff)) !== 0)) return null;
    bytes[to] = group >> 16;
    bytes[to + 1] = (group >> 8) & 0xff;
    bytes[to + 2] = group & 0xff;
  }
  return bytes;
}

function valueAt(text: string, at: number): number {
  return VALUES[text.charCodeAt(at)] ?? -1;
}

export function toBase64(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(PAD);
  for (let at = 0, to = 0; at < bytes.length; at += 3, to += 4) {
    const left = bytes.length - at;
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    codes[to] = CODES[group >> 18] ?? PAD;
    codes[to + 1] = CODES[(group >> 12) & 63] ?? PAD;
    if (left > 1) codes[to + 2] = CODES[(group >> 6) & 63] ?? PAD;
    if (left > 2) codes[to + 3] = CODES[group & 63] ?? PAD;
  }
  let text = "";
  for (let at = 0; at < codes.length; at += LETTERS_AT_ONCE)
    text += String.fromCharCode(...codes.subarray(at, at + LETTERS_AT_ONCE));
  return text;
}
