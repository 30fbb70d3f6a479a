/** "a" or "an" before a word; letters that are read one by one go by their names: an SIA licence, a UN post. */
export function articleFor(word: string): "a" | "an" {
  if (/^[A-Z]{2,}/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? "an" : "a";
  // "an 8-bit synth", "an 11 minute film".
  if (/^\d/.test(word)) return /^(?:8|1[18](?!\d))/.test(word) ? "an" : "a";
  if (/^(?:uni|use|usu|u[kt][aeiou]|eu|one\b|once)/i.test(word)) return "a";
  return /^(?:[aeiou]|hour|honest|heir)/i.test(word) ? "an" : "a";
}
