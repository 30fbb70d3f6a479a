/** A resume in an archive has nine levels. */
const MOST_LEVELS = 64;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPENS_LIST, CLOSES_LIST, OPENS_OBJECT, CLOSES_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether JSON text has few levels, values and keys. It is looked at before it is parsed: a megabyte of brackets takes the parser a quarter of a
 * second, and whatever walks the values afterwards longer still. A text that is no JSON may pass: the parser will tell.
 */
export function isModestJson(text: Uint8Array, most: { values: number; keys: number }): boolean {
  let levels = 0;
  let values = 1;
  let keys = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === QUOTE) {
      at += 1;
      while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
    } else if (sign === OPENS_LIST || sign === OPENS_OBJECT) {
      levels += 1;
      values += 1;
    } else if (sign === CLOSES_LIST || sign === CLOSES_OBJECT) {
      levels -= 1;
    } else if (sign === COMMA) {
      values += 1;
    } else if (sign === COLON) {
      keys += 1;
    }
    if (levels > MOST_LEVELS || values > most.values || keys > most.keys) return false;
  }
  return true;
}
