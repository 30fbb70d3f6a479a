import type { Plugin } from "vite";
import { families } from "../../src/renderers/fonts/families.ts";
import { type DrawnStill, drawStills } from "./draw-stills.ts";
import { fullFontFaces, stillFontFaces, subsetFontFaces } from "./subset-fonts.ts";

/** `virtual:template-stills/google+apple` in a module; the styles and fonts come with it. */
const PREFIX = "virtual:template-stills/";
const FONTS = "virtual:template-fonts.css";
/** For text that anybody may write. */
const FULL_FONTS = "virtual:template-full-fonts.css?inline";

/** Templates are drawn at build by the product's renderer, so that a page that only shows them ships no renderer. */
export function templateStills(): Plugin {
  return {
    name: "template-stills",
    resolveId: (id) => (id.startsWith(PREFIX) || id === FONTS || id === FULL_FONTS ? id : null),
    async load(id) {
      if (id === FONTS) return subsetFontFaces(Object.values(families));
      if (id === FULL_FONTS) return fullFontFaces();
      if (!id.startsWith(PREFIX)) return null;
      const wanted = id.slice(PREFIX.length).replace(/\.css$/, "");
      const stills = pick(drawStills(), wanted.split("+"));
      if (id.endsWith(".css")) {
        const fonts = new Set(stills.flatMap((still) => still.fonts));
        return [await stillFontFaces([...fonts]), ...stills.map(({ css }) => css)].join("\n");
      }
      const shown = stills.map(({ id, name, html }) => ({ id, name, html }));
      return `import ${JSON.stringify(`${id}.css`)};\nexport const stills = ${JSON.stringify(shown)};`;
    },
  };
}

function pick(all: readonly DrawnStill[], ids: readonly string[]): DrawnStill[] {
  return ids.map((wanted) => {
    const found = all.find(({ id }) => id === wanted);
    if (!found) throw new Error(`There is no template ${wanted} to draw.`);
    return found;
  });
}
