import path from "node:path";
import { chromium } from "playwright-core";
import { ensureBrowser } from "../../scripts/browser.ts";
import { DEFAULT_DESIGN, treesOf } from "../../src/renderers/file/render-file.ts";
import { renderHtml } from "../../src/renderers/html/render-html.ts";
import type { Contender } from "./contender.ts";

/**
 * One browser, and for each document a context of its own, as isolation between users asks for. It prints the
 * product's HTML with the system's fonts, so that it has no font to load.
 */
export async function startChromium(): Promise<Contender> {
  const executablePath = await ensureBrowser(path.resolve(import.meta.dirname, "../.."));
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu"], chromiumSandbox: false });
  return {
    async render(resume) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.setContent(renderHtml(treesOf({ ...DEFAULT_DESIGN, resume })(0)));
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
      await context.close();
      return pdf;
    },
    atOnce: 2,
    close: () => browser.close(),
  };
}
