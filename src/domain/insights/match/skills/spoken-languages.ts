/** After the name of a language that is asked for or spoken; a noun there ("French cuisine") makes it something else. */
const AFTER =
  /^(?:\s*(?:$|[.,;:/()|•·\n–—-])|\s+(?:and|or|is|a|an|as|at|preferred|required|desirable|desired|essential|needed|would|helpful|speak\w*|language|fluen\w*|skills?|level|to|both|on|in)\b|-speaking)/i;

/** Whether the name of a language stands for the language itself. */
export function isSpoken(text: string, end: number): boolean {
  return AFTER.test(text.slice(end, end + 16));
}
