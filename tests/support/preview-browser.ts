import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { fontPath } from "../../src/renderers/pdf/font-files.ts";
import type { Drawing, PreviewCase, ShownPage } from "./preview-entry.ts";

const ORIGIN = "http://preview.test";
const CSP = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data: blob:";

export type PreviewBrowser = {
  page: Page;
  show(shown: PreviewCase): Promise<ShownPage[]>;
  keystrokes(shown: PreviewCase, times: number): Promise<number[]>;
  history(cases: readonly PreviewCase[]): Promise<Drawing[]>;
  close(): Promise<void>;
};

type InPage = {
  candor: {
    show(shown: PreviewCase): Promise<ShownPage[]>;
    keystroke(shown: PreviewCase, times: number): number[];
    history(cases: readonly PreviewCase[]): Drawing[];
  };
};

/** The product's preview in a real Chromium, under the product's content security policy. */
export async function openPreview(): Promise<PreviewBrowser> {
  const script = await bundle(path.join(import.meta.dirname, "preview-entry.ts"));
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 } });
  page.on("console", (message) => {
    if (message.type() === "error") throw new Error(`the preview logged: ${message.text()}`);
  });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/preview.js") return route.fulfill({ contentType: "text/javascript", body: script });
    if (pathname.startsWith("/fonts/")) {
      return route.fulfill({
        contentType: "font/ttf",
        body: readFileSync(fontPath(pathname.slice("/fonts/".length))),
      });
    }
    return route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": CSP },
      body: `<!doctype html><html lang="en"><title>Preview</title><body><script type="module" src="/preview.js"></script></body></html>`,
    });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => Reflect.has(globalThis, "candor"));
  return {
    page,
    show: (shown) => page.evaluate((given) => (globalThis as unknown as InPage).candor.show(given), shown),
    keystrokes: (shown, times) =>
      page.evaluate(([given, count]) => (globalThis as unknown as InPage).candor.keystroke(given, count), [
        shown,
        times,
      ] as const),
    history: (cases) =>
      page.evaluate((given) => (globalThis as unknown as InPage).candor.history(given), cases),
    close: () => browser.close(),
  };
}

async function bundle(entry: string): Promise<string> {
  const outcome = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
  });
  const [first] = Array.isArray(outcome) ? outcome : [outcome];
  if (!first || !("output" in first)) throw new Error("the preview was not built");
  return first.output[0].code;
}
