import { readFileSync } from "node:fs";
import {
  initSync,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from "@myriaddreamin/typst-ts-web-compiler";
import { fontPath } from "./font-files.ts";
import { GREY_DOT } from "./grey-dot.ts";
import { withShapedText } from "./shaped-text.ts";
import type { PdfSpec } from "./spec.ts";
import { withToldText } from "./told-text.ts";

const FOLDER = new URL("./typst/", import.meta.url);
const MAIN = "/document.typ";
const IMPORT = /^#import "(.+?)": .*\n/gm;
const SPEC = "/spec.json";
const PHOTO = "/photo.jpg";
const FULL_DIAGNOSTICS = 1;

export type Engine = {
  loadFonts(files: readonly string[]): Promise<void>;
  compile(spec: PdfSpec): Uint8Array;
};

/** The template in one file: what is imported is looked through again for every document, and by each file that imports it. */
function withImports(name: string, taken: Set<string>): string {
  if (taken.has(name)) return "";
  taken.add(name);
  const source = readFileSync(new URL(`.${name}`, FOLDER), "utf8");
  return source.replace(IMPORT, (_, imported: string) => withImports(imported, taken));
}

/** One PDF engine with no access to files or network: it sees our template, the fonts we load, and the spec. */
export async function createEngine(module: WebAssembly.Module): Promise<Engine> {
  initSync({ module });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.add_source(MAIN, withImports(MAIN, new Set()));
  const encoder = new TextEncoder();
  const loaded = new Map<string, Uint8Array>();

  function draw(): Uint8Array {
    const answer: unknown = compiler.compile(MAIN, null, "pdf", FULL_DIAGNOSTICS);
    const result = typeof answer === "object" && answer !== null ? Reflect.get(answer, "result") : undefined;
    if (result instanceof Uint8Array) return withShapedText(withToldText(result));
    throw new Error(`The PDF engine refused the document: ${JSON.stringify(answer)}`);
  }

  return {
    async loadFonts(files) {
      const missing = files.filter((file) => !loaded.has(file));
      if (missing.length === 0) return;
      for (const file of missing) loaded.set(file, new Uint8Array(readFileSync(fontPath(file))));
      const resolver = new TypstFontResolverBuilder();
      for (const bytes of loaded.values()) resolver.add_raw_font(bytes);
      compiler.set_fonts(await resolver.build());
    },
    compile(spec) {
      compiler.map_shadow(SPEC, encoder.encode(spec.json));
      if (!spec.photo) return draw();
      try {
        compiler.map_shadow(PHOTO, spec.photo);
        return draw();
      } catch {
        // Bytes that are laid out like a JPEG need not be a picture.
        compiler.map_shadow(PHOTO, GREY_DOT);
        return draw();
      } finally {
        // One person's photo is not there any more when the next one's document is drawn.
        compiler.unmap_shadow(PHOTO);
      }
    },
  };
}
