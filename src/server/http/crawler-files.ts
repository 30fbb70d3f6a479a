import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageAddress } from "./addressed-pages.ts";
import { askedOrigin } from "./asked-origin.ts";

const CLOSED = ["/api/", "/admin", "/dashboard", "/applications", "/ai$", "/ai/"];

interface CrawlerOptions {
  webDir: string;
  files: ReadonlySet<string>;
  publicUrl: URL | null;
}

/** robots.txt and sitemap.xml must hold full addresses: the configured one, else the one that was asked. */
export async function serveCrawlerFiles(app: FastifyInstance, options: CrawlerOptions): Promise<void> {
  const pages = await listedPages(options);
  const originOf = (request: FastifyRequest): string =>
    options.publicUrl?.origin ?? askedOrigin(request) ?? "http://localhost";

  app.get("/robots.txt", { schema: { hide: true } }, (request, reply) => {
    const rules = CLOSED.map((place) => `Disallow: ${place}`).join("\n");
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(`User-agent: *\n${rules}\n\nSitemap: ${originOf(request)}/sitemap.xml\n`);
  });

  app.get("/sitemap.xml", { schema: { hide: true } }, (request, reply) => {
    const entries = pages.map((file) => `  <url><loc>${pageAddress(originOf(request), file)}</loc></url>`);
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
      );
  });
}

/** A page that asks not to be listed is not. */
async function listedPages({ webDir, files }: CrawlerOptions): Promise<string[]> {
  const pages = [...files].filter((file) => file.endsWith("index.html")).sort();
  const listed = await Promise.all(
    pages.map(async (file) => {
      const html = await readFile(path.join(webDir, file), "utf8");
      return /<meta name="robots" content="noindex/.test(html) ? [] : [file];
    }),
  );
  return listed.flat();
}
