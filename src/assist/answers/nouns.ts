const IRREGULAR = new Map([
  ["people", "person"],
  ["children", "child"],
  ["men", "man"],
  ["women", "woman"],
  ["staff", "staff"],
  ["mice", "mouse"],
  ["feet", "foot"],
]);
const PLURALS = new Map([...IRREGULAR].map(([many, one]) => [one, many]));

export function singularOf(noun: string): string {
  const lower = noun.toLowerCase();
  const irregular = IRREGULAR.get(lower);
  if (irregular) return irregular;
  if (/[^aeiou]ies$/.test(lower)) return `${noun.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(lower)) return noun.slice(0, -2);
  return /[^su]s$/.test(lower) ? noun.slice(0, -1) : noun;
}

export function pluralOf(noun: string): string {
  const lower = noun.toLowerCase();
  const irregular = PLURALS.get(lower) ?? lower.replace(/(?:man|woman)$/, (end) => end.replace("an", "en"));
  if (irregular !== lower) return irregular;
  if (IRREGULAR.has(lower)) return noun;
  if (/[^aeiou]y$/.test(lower)) return `${noun.slice(0, -1)}ies`;
  return /(?:ch|sh|x|s|z)$/.test(lower) ? `${noun}es` : `${noun}s`;
}

export function isSameNoun(one: string, other: string): boolean {
  return singularOf(one).toLowerCase() === singularOf(other).toLowerCase();
}

/** Names for whom a line names more closely: "8 kids" to somebody who was asked about pupils. */
export function isAnybody(noun: string): boolean {
  return /^(?:people|persons?|folks?|individuals|kids|lads|guys|girls|boys|ones|them|heads?|in all)$/i.test(
    noun,
  );
}
