import { websiteHref } from "../document/links.ts";

/** An address out of a foreign file, where it leads to a website; "javascript:…" and its like are words, and no link. */
export function linkIn(text: string): string {
  return websiteHref(text) === undefined ? "" : text;
}
