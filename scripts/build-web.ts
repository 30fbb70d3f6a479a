import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, type InlineConfig, type Manifest, mergeConfig } from "vite";
import { content } from "../src/web/content.ts";
import type { PrerenderBundle, PrerenderedPage } from "../src/web/prerendered-page.ts";
import { assertStrictHtml } from "../src/web/strict-html.ts";
import config from "../vite.config.ts";

export interface BuildWebOptions {
  outDir: string;
  log?: (message: string) => void;
}

const webRoot = path.join(import.meta.dirname, "../src/web");
const EDITOR = "features/editor/editors.ts";
/** By the names of scripts/chunk-groups.ts. */
const FILE_OF: Readonly<Record<string, string>> = { [EDITOR]: "editor" };
const preloadedFonts = ["inter-latin.woff2", "fraunces-latin.woff2"];
const compressible = /\.(html|js|css|svg|json|txt|webmanifest|wasm|safetensors)$/;
/** Above this, the best compression takes minutes for a few percent. */
const LARGE_BYTES = 4 * 1024 * 1024;
const empty = '<div id="root"></div>';

/** Builds the site beside `outDir` and moves it there when it is whole, so that nobody is served half of it. */
export async function buildWeb({ outDir, log = () => {} }: BuildWebOptions): Promise<void> {
  const target = path.resolve(outDir);
  const staging = `${target}.${randomUUID()}`;
  const site = path.join(staging, "site");
  try {
    const manifest = await buildClient(site);
    log("client built");
    const pages = await prerender(path.join(staging, "prerender"));
    await writePages(site, pages, manifest);
    log(`${pages.length} pages prerendered`);
    await compressFiles(site);
    log("files compressed");
    await putInPlace(site, target, path.join(staging, "previous"));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The page that shows every UI component, alone. For tests; never in what people are served. */
export async function buildKit(outDir: string): Promise<void> {
  const input = path.join(webRoot, "kit.html");
  await viteBuild({ build: { outDir, rolldownOptions: { input } } });
}

/** Vite asks the environment for React's flavour; a caller under test would get the development one, which cannot be prerendered. */
async function viteBuild(specific: InlineConfig): Promise<void> {
  const outer = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    const quiet: InlineConfig = { configFile: false, logLevel: "error" };
    await build(mergeConfig(mergeConfig(config, quiet), specific));
  } finally {
    if (outer === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = outer;
  }
}

async function buildClient(outDir: string): Promise<Manifest> {
  const input = path.join(webRoot, "index.html");
  await viteBuild({ build: { outDir, manifest: true, rolldownOptions: { input } } });
  const manifestFile = path.join(outDir, ".vite/manifest.json");
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  await rm(path.dirname(manifestFile), { recursive: true });
  return manifest;
}

async function prerender(outDir: string): Promise<PrerenderedPage[]> {
  await viteBuild({
    // Everything goes into the bundle, so that React is its production build wherever the output stands.
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: { outDir, ssr: path.join(webRoot, "prerender.tsx"), copyPublicDir: false },
  });
  const bundle: PrerenderBundle = await import(pathToFileURL(path.join(outDir, "prerender.js")).href);
  return bundle.prerenderPages();
}

async function writePages(site: string, pages: PrerenderedPage[], manifest: Manifest): Promise<void> {
  const template = await readFile(path.join(site, "index.html"), "utf8");
  const fonts = preloadedFonts.map((font) => fontPreload(font, manifest)).join("");
  for (const { path: route, sources, head, body } of pages) {
    const html = fill(template, fonts + chunkLinks(sources, manifest, template) + head, body);
    await writePage(path.join(site, route, "index.html"), scriptsAfterPaint(html));
  }
  const privateHead = `<title>${content.name}</title><meta name="robots" content="noindex">${fonts}`;
  const privateBody = `${empty}<noscript>This screen needs JavaScript. Please turn it on and reload.</noscript>`;
  await writePage(path.join(site, "app.html"), fill(template, privateHead, privateBody));
  // Whoever opens a resume has the whole editor on its way at once, not after the script that finds out what to open.
  const editor = fill(template, privateHead, privateBody);
  // Behind what they import: it is run first, and a browser fetches and compiles few files at once.
  const links = chunkLinks([EDITOR], manifest, template);
  await writePage(
    path.join(site, "editor.html"),
    editor.replace("</head>", () => `${links}</head>`),
  );
}

function fill(template: string, head: string, body: string): string {
  for (const place of ["<!--page-head-->", empty]) {
    if (!template.includes(place)) throw new Error(`src/web/index.html has lost its ${place}.`);
  }
  return template.replace("<!--page-head-->", () => head).replace(empty, () => body);
}

/**
 * A prerendered page reads without its scripts, so they wait in a template until it is painted (first-paint.js):
 * on a slow line they would take the bandwidth from the styles and fonts.
 */
function scriptsAfterPaint(html: string): string {
  const scripts = html.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g) ?? [];
  if (!scripts.some((script) => script.startsWith("<script"))) throw new Error("A page has lost its script.");
  const rest = scripts.reduce((page, script) => page.replace(script, ""), html);
  return rest
    .replace("</head>", () => `${WHOLE_AT_ONCE}</head>`)
    .replace("</body>", () => `<template id="after-paint">${scripts.join("")}</template></body>`);
}

/** A page is a few kilobytes on the wire: painted in two parts, its second layout would hold up whoever acts on the first. */
const WHOLE_AT_ONCE = `<link rel="expect" href="#after-paint" blocking="render">`;

async function writePage(file: string, html: string): Promise<void> {
  assertStrictHtml(file, html);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}

function fontPreload(name: string, manifest: Manifest): string {
  const font = Object.values(manifest).find(({ src }) => src?.endsWith(`/${name}`));
  if (!font) throw new Error(`The build has no font ${name}.`);
  return `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;
}

/** The page's own chunks and what they import beyond the entry, so that they load beside the entry and not after it. */
function chunkLinks(sources: readonly string[], manifest: Manifest, template: string): string {
  const chunks = new Set<string>();
  const visit = (wanted: string) => {
    const key = keyOf(wanted, manifest);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${wanted}.`);
    if (chunk.isEntry || chunks.has(key)) return;
    chunks.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  const files = [...chunks].flatMap((key) => manifest[key] ?? []);
  const styles = new Set(files.flatMap(({ css = [] }) => css));
  const links = [
    ...[...styles].map((file) => ({ rel: "stylesheet", file })),
    ...files.map(({ file }) => ({ rel: "modulepreload", file })),
  ];
  return links
    .filter(({ file }) => !template.includes(`/${file}"`))
    .map(({ rel, file }) => `<link rel="${rel}" crossorigin href="/${file}">`)
    .join("");
}

/** A page whose file holds other modules too is listed by the file's name, not by its own. */
function keyOf(wanted: string, manifest: Manifest): string {
  if (manifest[wanted]) return wanted;
  const grouped = Object.entries(manifest).find(([, { name }]) => name === FILE_OF[wanted]);
  return grouped?.[0] ?? wanted;
}

async function compressFiles(site: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const bytes = await readFile(file);
      const large = bytes.length > LARGE_BYTES;
      const quality = large ? 6 : constants.BROTLI_MAX_QUALITY;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      // Whatever runs WebAssembly of this size reads Brotli.
      if (large) return;
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}

async function putInPlace(site: string, target: string, previous: string): Promise<void> {
  await rename(target, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(site, target);
}
