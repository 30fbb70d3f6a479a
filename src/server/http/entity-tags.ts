/** If-None-Match compares weakly (RFC 9110, 13.1.2): a proxy that recompressed the page has made the tag a weak one. */
export function holdsTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const held = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return held.some((one) => opaque(one) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, "");
}
