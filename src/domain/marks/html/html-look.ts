import { linkAddress } from "../link-address.ts";
import { decodeEntities } from "./html-entities.ts";

/** How the words inside an element are written. */
export interface HtmlLook {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly href: string | null;
  /** Line breaks in it are meant. */
  readonly isPre: boolean;
  /** Nobody sees it. */
  readonly isHidden: boolean;
}

export const PLAIN_LOOK: HtmlLook = { bold: false, italic: false, href: null, isPre: false, isHidden: false };

const LONGEST_STYLE = 4096;

/** What an element makes of the look around it. Its style says more than its name: Google wraps all it copies in a `b` that is not bold. */
export function lookInside(
  around: HtmlLook,
  name: string,
  attributes: ReadonlyMap<string, string>,
): HtmlLook {
  const style = styleOf(attributes.get("style"));
  return {
    bold: boldBy(style.get("font-weight")) ?? (around.bold || name === "b" || name === "strong"),
    italic: italicBy(style.get("font-style")) ?? (around.italic || name === "i" || name === "em"),
    href: name === "a" ? hrefOf(attributes.get("href")) : around.href,
    isPre: name === "pre" || (style.get("white-space")?.startsWith("pre") ?? around.isPre),
    isHidden:
      around.isHidden ||
      style.get("display") === "none" ||
      style.get("mso-hide") === "all" ||
      // The bullet or number that Word writes before the words of an item.
      style.get("mso-list") === "ignore",
  };
}

const NO_STYLE: ReadonlyMap<string, string> = new Map();

function styleOf(style: string | undefined): ReadonlyMap<string, string> {
  if (style === undefined) return NO_STYLE;
  const declarations = decodeEntities(style.slice(0, LONGEST_STYLE)).split(";");
  return new Map(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(":");
      return [
        declaration.slice(0, Math.max(0, colon)).trim().toLowerCase(),
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ];
    }),
  );
}

function boldBy(weight: string | undefined): boolean | null {
  if (weight === "bold" || weight === "bolder") return true;
  if (weight === "normal" || weight === "lighter") return false;
  return weight !== undefined && /^\d+$/.test(weight) ? Number(weight) >= 600 : null;
}

function italicBy(style: string | undefined): boolean | null {
  if (style === "normal") return false;
  return style?.startsWith("italic") || style?.startsWith("oblique") ? true : null;
}

function hrefOf(href = ""): string | null {
  return href.length > LONGEST_STYLE ? null : linkAddress(decodeEntities(href));
}
