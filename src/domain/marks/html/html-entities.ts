/** From U+00A0 to U+00FF, in their order. */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** What word processors and browsers name beside these. Any other stays as it is written. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(" ").map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }),
  ...Object.entries({ ndash: "–", mdash: "—", hellip: "…", bull: "•", euro: "€", trade: "™", minus: "−" }),
  ...Object.entries({ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„" }),
  ...Object.entries({ lsaquo: "‹", rsaquo: "›", prime: "′", Prime: "″", rarr: "→", larr: "←", harr: "↔" }),
  ...Object.entries({
    OElig: "Œ",
    oelig: "œ",
    Scaron: "Š",
    scaron: "š",
    Yuml: "Ÿ",
    le: "≤",
    ge: "≥",
    ne: "≠",
  }),
  ...Object.entries({ ensp: " ", emsp: " ", thinsp: " ", zwnj: "\u200c", zwj: "\u200d", lrm: "\u200e" }),
]);

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,7}));?/gi;

/** What Windows means by the numbers that are control characters elsewhere, as Word writes them. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

function characterOf(code: number): string {
  if (code >= 0x80 && code < 0xa0) return WINDOWS.charAt(code - 0x80);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : "";
}
