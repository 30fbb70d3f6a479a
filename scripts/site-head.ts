import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify, type Plugin } from "vite";
import { content } from "../src/web/content.ts";

const webRoot = path.join(import.meta.dirname, "../src/web");
const MANIFEST = "manifest.webmanifest";
/** Stands in index.html where the product is named. */
const NAME = "{product-name}";
const FIRST_PAINT = "first-paint.js";
/** Only a prerendered page is seen before the app answers, so development has no need of it. */
const EARLY_PRESSES = "early-presses.js";
/** Without it the app asks by itself, so development has no need of it either. */
const EARLY_ANSWERS = "early-answers.js";
/** Stands in every page as it is: asked for by itself, it is one request more for whoever comes. */
const ICON = "/favicon.svg";

/** What every page's head names: the product from its one place, the manifest, and the script before the first paint. */
export function siteHead(): Plugin {
  return {
    name: "site-head",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: MANIFEST, source: webManifest() });
      // A name by its content: a copy kept by a browser or a proxy can never meet a page of another build.
      this.emitFile({ type: "asset", name: FIRST_PAINT, source: await headScript() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_, response) => {
        response.setHeader("content-type", "application/manifest+json");
        response.end(webManifest());
      });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const named = html.replaceAll(NAME, escaped(content.name));
        return bundle ? withHashedScript(await withIcon(named), Object.values(bundle)) : named;
      },
    },
  };
}

/** One file for all: every script of the head is a request that the first paint waits for. */
async function headScript(): Promise<string> {
  const files = [FIRST_PAINT, EARLY_ANSWERS, EARLY_PRESSES];
  const sources = await Promise.all(files.map((file) => readFile(path.join(webRoot, file), "utf8")));
  const { code, errors } = await minify(FIRST_PAINT, sources.join(""), { module: false });
  if (errors.length > 0) throw new Error(`${files.join(" or ")} is broken: ${errors[0]?.message}`);
  return code;
}

async function withIcon(html: string): Promise<string> {
  const drawing = await readFile(path.join(webRoot, "public", ICON), "utf8");
  const inOneLine = drawing.replace(/>\s+</g, "><").trim().replaceAll('"', "'");
  if (!html.includes(`"${ICON}"`)) throw new Error("A page has lost its icon.");
  return html.replace(`"${ICON}"`, () => `"data:image/svg+xml,${encodeURIComponent(inOneLine)}"`);
}

function withHashedScript(html: string, files: readonly { fileName: string }[]): string {
  const built = files.find(({ fileName }) => /^assets\/first-paint-[^/]+\.js$/.test(fileName));
  if (!built || !html.includes(`"/${FIRST_PAINT}"`)) throw new Error(`A page has lost its ${FIRST_PAINT}.`);
  return html.replace(`"/${FIRST_PAINT}"`, () => `"/${built.fileName}"`);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function webManifest(): string {
  const png = { type: "image/png" };
  return JSON.stringify({
    id: "/",
    name: content.name,
    short_name: content.name,
    description: content.tagline,
    start_url: "/",
    display: "standalone",
    background_color: "#faf8f4",
    theme_color: "#faf8f4",
    icons: [
      { src: ICON, type: "image/svg+xml", sizes: "any" },
      { ...png, src: "/icon-192.png", sizes: "192x192" },
      { ...png, src: "/icon-512.png", sizes: "512x512" },
      { ...png, src: "/icon-maskable.png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
