import { z } from "zod";
import { customStyle } from "../domain/document/style/custom-style.ts";
import { KEEPING } from "../domain/limits.ts";
import { shortName } from "./short-name.ts";

/*
 * GET    /api/styles                          → NamedStyleList
 * PUT    /api/styles/:styleId     KeepStyle   → NamedStyle
 * DELETE /api/styles/:styleId                 → 204
 *
 * An id is made by the client and is one of its owner's alone: sent again, the same style is there once, and nobody's id says
 * anything about another account.
 */

export const styleName = shortName(KEEPING.styleName).describe(`1 to ${KEEPING.styleName} characters`);

export const styleParams = z.object({ styleId: z.string().regex(/^[\w-]{8,64}$/) });

const look = {
  name: z.string(),
  template: z.string(),
  theme: z.string(),
  style: customStyle,
};

/** Template, theme and what departs from them, under a name of one's own. */
export const namedStyle = z
  .object({ id: z.string(), ...look, updatedAt: z.string().describe("ISO 8601, UTC") })
  .meta({ id: "NamedStyle" });

export const namedStyleList = z.object({ styles: z.array(namedStyle).describe("By their names") });

export const keepStyleRequest = z
  .object({ ...look, name: styleName, template: z.string().max(50), theme: z.string().max(50) })
  .meta({
    id: "KeepStyle",
    description: `A person may keep ${KEEPING.namedStyles} styles; one more is refused as too_many_styles.`,
  });

export type KeepStyleRequest = z.input<typeof keepStyleRequest>;
