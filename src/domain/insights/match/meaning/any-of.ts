/** What may stand between two things of which one is enough; a comma only in a list that ends in "or". */
const OR = /^(?:\s*,)?\s*(?:or|and\/or|or even|or else)\s+(?:an? |the |your )?$|^\s*\/\s*$/i;
const COMMA = /^\s*,\s*$/;

/** Numbers for groups of stretches of which any one is enough, in the order of the stretches; null for the others. */
export function anyOfGroups(
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
): (number | null)[] {
  const groups: (number | null)[] = spans.map(() => null);
  let count = 0;
  for (let last = spans.length - 1; last > 0; last -= 1) {
    if (!OR.test(between(text, spans, last))) continue;
    count += 1;
    let first = last - 1;
    while (first > 0 && (OR.test(between(text, spans, first)) || COMMA.test(between(text, spans, first))))
      first -= 1;
    for (let at = first; at <= last; at += 1) groups[at] = count;
    last = first;
  }
  return groups.map((group) => (group === null ? null : count + 1 - group));
}

function between(
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
  nth: number,
): string {
  return text.slice(spans[nth - 1]?.end ?? 0, spans[nth]?.start ?? 0);
}
