/**
 * The parts of a text between its separators, without those that stand in brackets: "React (hooks, router), Git". Each bracket is
 * looked at once: a pattern that looked ahead for one at every comma took seconds for a line of commas. `separator` has the flag g.
 */
export function splitOutsideBrackets(text: string, separator: RegExp): string[] {
  const brackets = [...text.matchAll(/[()]/g)];
  const parts: string[] = [];
  let from = 0;
  let next = 0;
  for (const { 0: found, index } of text.matchAll(separator)) {
    const end = index + found.length;
    while ((brackets[next]?.index ?? text.length) < end) next += 1;
    if (brackets[next]?.[0] === ")") continue;
    parts.push(text.slice(from, index).trim());
    from = end;
  }
  return [...parts, text.slice(from).trim()];
}
