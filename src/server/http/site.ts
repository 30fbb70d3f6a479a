import { readdirSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { isPrivateScreen } from "../../contract/private-screens.ts";
import { readAddressedPages, sendAddressed } from "./addressed-pages.ts";
import { askedOrigin } from "./asked-origin.ts";
import { askedPath, decodedPath } from "./asked-path.ts";
import { serveCrawlerFiles } from "./crawler-files.ts";
import { allowWebAssembly, RUNS_WASM } from "./wasm-policy.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/** Serves the built web part: prerendered pages, the shell of private screens, and home for unknown paths. */
export async function serveSite(
  app: FastifyInstance,
  { webDir, publicUrl }: { webDir: string; publicUrl: URL | null },
): Promise<void> {
  const files = listFiles(webDir);
  const addressed = await readAddressedPages(webDir, files);
  await serveCrawlerFiles(app, { webDir, files, publicUrl });
  await app.register(fastifyStatic, {
    root: webDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
  });

  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    // The router in the page knows no doubled slashes: one address for one page.
    const { path, query } = askedPath(request.url);
    if (/[/\\]{2}/.test(path)) return reply.redirect(withSingleSlashes(path) + query, 308);
    const file = fileFor(request.url, files);
    if (!file) return reply.callNotFound();
    reply.header("cache-control", file.startsWith("assets/") ? IMMUTABLE : REVALIDATE);
    if (RUNS_WASM.test(file)) allowWebAssembly(reply);
    const origin = publicUrl?.origin ?? askedOrigin(request);
    const page = origin ? addressed(file, origin) : null;
    return page ? sendAddressed(request, reply, page) : reply.sendFile(file);
  });
}

/** Only names from the listing are ever opened, so no path can climb out of the folder. */
function fileFor(url: string, files: ReadonlySet<string>): string | null {
  const pathname = decodedPath(url);
  if (pathname === null || /^\/api(\/|$)/.test(pathname)) return null;
  const name = pathname.replace(/^\/|\/$/g, "");
  // A page has one address; its file's own name would be another, which the router in the page does not know.
  if (/(^|\/)(index|app|editor)\.html$/.test(name)) return null;
  if (files.has(name)) return name;
  const page = name ? `${name}/index.html` : "index.html";
  if (files.has(page)) return page;
  if (isPrivateScreen(pathname)) return /^\/ai(\/|$)/.test(pathname) ? "editor.html" : "app.html";
  // A missing file must not answer with a page: scripts, probes for .env and .git get a plain 404.
  const looksLikeFile = name.split("/").some((segment) => segment.includes("."));
  return looksLikeFile ? null : "index.html";
}

/** A browser takes a backslash for a slash, and two of them for the beginning of a foreign host. */
function withSingleSlashes(path: string): string {
  return path.replace(/[/\\]{2,}/g, "/");
}

function listFiles(webDir: string): ReadonlySet<string> {
  const entries = readdirSync(webDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !entry.name.startsWith("."))
    .map((entry) => path.relative(webDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
  return new Set(names);
}
