/** A text with spaces where some stretches of it stand, so that every place stays where it is. */
export function blanked(text: string, stretches: readonly { start: number; end: number }[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    const first = Math.max(start, from);
    parts.push(text.slice(from, first), " ".repeat(end - first));
    from = end;
  }
  return parts.join("") + text.slice(from);
}
