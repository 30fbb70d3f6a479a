import { resolveDesign } from "../../domain/document/resolve-design.ts";
import { families } from "../../renderers/fonts/families.ts";
import { webFontName } from "../../renderers/html/font-faces.ts";
import { DEFAULT_TEMPLATE, findTemplate, findTheme, themes } from "../../templates/registry.ts";
import type { DraftContent } from "../drafts/draft-content.ts";

/** Asks for the fonts of a resume before it is drawn: asked for by its words alone, they come after it is laid out, and have it laid out again. */
export function askForFonts({ template, theme, page, style }: DraftContent): void {
  const [firstTheme] = themes;
  const usedTheme = findTheme(theme) ?? firstTheme;
  // The drafts' own tests have no page.
  if (!usedTheme || !globalThis.document?.fonts) return;
  const { styles } = resolveDesign(findTemplate(template) ?? DEFAULT_TEMPLATE, usedTheme, page, 0, style);
  const fonts = Object.values(styles).map(
    ({ weight, family }) => `${weight} 16px "${webFontName(families[family])}"`,
  );
  // One that does not come is told by nobody: the words stand in another.
  for (const font of new Set(fonts)) document.fonts.load(font).catch(() => undefined);
}
