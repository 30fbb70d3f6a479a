/** One form for a spelling of the lexicon and for words of a text: small, "&" as "and", hyphens as spaces. */
export function spoken(phrase: string): string {
  if (/^[a-z\d]*$/.test(phrase)) return phrase;
  return phrase
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/(?<=\p{L})[-–](?=\p{L})/gu, " ")
    .replace(/['’]/g, "")
    .replace(/^\./, "")
    .replace(/\s+/g, " ")
    .trim();
}

export function singular(phrase: string): string {
  if (/(?:ss|us|is)$/.test(phrase)) return phrase;
  return phrase.endsWith("ies") ? `${phrase.slice(0, -3)}y` : phrase.replace(/s$/, "");
}
