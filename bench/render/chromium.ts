import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { chromium } from "playwright-core";
import { ensureBrowser } from "../../scripts/browser.ts";
import { DEFAULT_DESIGN, treesOf } from "../../src/renderers/file/render-file.ts";
import { renderHtml } from "../../src/renderers/html/render-html.ts";
import { fontPath } from "../../src/renderers/pdf/font-files.ts";
import type { Contender } from "./contender.ts";

/**
 * One browser, and for each document a context of its own, as isolation between users asks for. It prints the
 * product's HTML in the product's typeface, which a page on this machine serves: a context starts with an empty cache.
 */
export async function startChromium({ whole }: { whole: boolean }): Promise<Contender> {
  const executablePath = await ensureBrowser(path.resolve(import.meta.dirname, "../.."), { whole });
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu"], chromiumSandbox: false });
  const pages = await startPages();
  return {
    async render(resume) {
      const html = renderHtml(treesOf({ ...DEFAULT_DESIGN, resume })(0), {
        fontUrl: (file) => `/fonts/${file}`,
      });
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(pages.add(html), { waitUntil: "load" });
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
      await context.close();
      return pdf;
    },
    atOnce: 2,
    async close() {
      await browser.close();
      pages.close();
    },
  };
}

async function startPages(): Promise<{ add(html: string): string; close(): void }> {
  const documents = new Map<string, string>();
  const fonts = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    const html = documents.get(url);
    if (html !== undefined) {
      documents.delete(url);
      response.setHeader("content-type", "text/html; charset=utf-8").end(html);
      return;
    }
    if (!url.startsWith("/fonts/")) {
      response.writeHead(404).end();
      return;
    }
    const file = url.slice("/fonts/".length);
    const bytes = fonts.get(file) ?? readFileSync(fontPath(file));
    fonts.set(file, bytes);
    response.setHeader("content-type", "font/ttf").end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the pages have no address");
  let count = 0;
  return {
    add(html) {
      const place = `/${count++}`;
      documents.set(place, html);
      return `http://127.0.0.1:${address.port}${place}`;
    },
    close: () => void server.close(),
  };
}
