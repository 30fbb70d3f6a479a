import { emailHref, websiteHref } from "../document/links.ts";
import { LIMITS } from "../limits.ts";
import { cleanLine } from "../text/clean-text.ts";

/**
 * The address of a link as it is kept, or null where documents would not draw it as one: they link to websites and to addresses of
 * email, and to nothing that could run.
 */
export function linkAddress(written: string): string | null {
  if (written.length > 4 * LIMITS.website) return null;
  const address = cleanLine(written)
    .trim()
    .replace(/^mailto:([^?]*)\??.*$/i, "$1");
  if (address.length > LIMITS.website) return null;
  return (emailHref(address) ?? websiteHref(address)) === undefined ? null : address;
}
