/** Slips of a second language that can mean nothing else. Each row stands alone. */
const SLIPS: readonly (readonly [slip: RegExp, instead: string])[] = [
  [/\bI done\b/g, "I did"],
  [/\b(responsible) (?:of|from)\b/gi, "$1 for"],
  [/^(helped) to (?=[a-z]+ )/i, "$1 "],
  // "Serving of coffee": the action and what it is done to; "the packing and moving of it" are two things.
  [/((?:^|, )[a-z]{2,}ing) of (?=[a-z])/gi, "$1 "],
  [/(?<=^[a-z]+ing [^,]*)( and [a-z]{2,}ing) of (?=[a-z])/gi, "$1 "],
];

export function withGrammar(line: string): string {
  return SLIPS.reduce((said, [slip, instead]) => said.replace(slip, instead), line);
}
