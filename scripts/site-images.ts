// Draws the pictures under src/web/public that no browser could be sent as text. Run it when the look changes, and commit what it writes.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import { families } from "../src/renderers/fonts/families.ts";
import { webFontName } from "../src/renderers/html/font-faces.ts";
import { fontPath } from "../src/renderers/pdf/font-files.ts";
import { content } from "../src/web/content.ts";
import { ensureBrowser } from "./browser.ts";
import { drawStills } from "./stills/draw-stills.ts";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "src/web/public");
const shown = ["apple", "google", "netflix"];

async function embedded(file: string): Promise<string> {
  return `url(data:font/ttf;base64,${(await readFile(file)).toString("base64")})`;
}

async function fontRules(): Promise<string> {
  const site = path.join(
    root,
    "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
  );
  const rules = [`@font-face{font-family:Fraunces;font-weight:100 900;src:${await embedded(site)}}`];
  for (const family of [families.inter, families["source-serif"]]) {
    for (const { file, weight, italic } of family.files) {
      rules.push(
        `@font-face{font-family:"${webFontName(family)}";font-weight:${weight};font-style:${italic ? "italic" : "normal"};src:${await embedded(fontPath(file))}}`,
      );
    }
  }
  return rules.join("");
}

async function drawSocialImage(browser: Browser): Promise<void> {
  const stills = drawStills().filter(({ id }) => shown.includes(id));
  const sheets = stills.map(
    ({ id, html }) => `<div class="place at-${id}"><div class="still-${id}">${html}</div></div>`,
  );
  const css = `${await fontRules()}${stills.map((still) => still.css).join("")}
body{margin:0;width:1200px;height:630px;overflow:hidden;background:#faf8f4;color:#1b1f24;font-family:Fraunces;position:relative}
.brand{position:absolute;left:72px;top:64px;font-size:40px;font-weight:600;letter-spacing:-.02em;border-bottom:4px solid #0b6e4f}
h1{position:absolute;left:72px;top:206px;width:540px;margin:0;font-size:76px;line-height:1.06;letter-spacing:-.02em;font-weight:600}
.line{position:absolute;left:72px;bottom:64px;margin:0;font:400 26px "Candor Inter";color:#4a515a}
.place{position:absolute;width:794px;height:1123px;transform-origin:0 0;border-radius:10px;overflow:hidden;box-shadow:0 30px 80px rgb(27 31 36/.28)}
.at-netflix{left:866px;top:56px;transform:scale(.4) rotate(7deg)}
.at-apple{left:720px;top:130px;transform:scale(.42) rotate(-5deg)}
.at-google{left:806px;top:150px;transform:scale(.46) rotate(1deg)}`;
  const order = ["netflix", "apple", "google"].map(
    (id) => sheets.find((sheet) => sheet.includes(`at-${id}`)) ?? "",
  );
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(
    `<style>${css}</style><span class="brand">${content.name}</span><h1>Your resume, better said.<br>Never made up.</h1><p class="line">${content.tagline}</p>${order.join("")}`,
  );
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.screenshot({ path: path.join(target, "social.png") });
  await page.close();
}

/** The icon with its frame, or the mark alone on paper with so much of the side left free around it. */
async function drawIcon(browser: Browser, size: number, margin = 0): Promise<Buffer> {
  const framed = await readFile(path.join(target, "favicon.svg"), "utf8");
  const icon = margin > 0 ? framed.replace(/<rect[^>]*>/g, "") : framed;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:#faf8f4}svg{display:block;box-sizing:border-box;width:100vw;padding:${margin * 100}vw}</style>${icon}`,
  );
  const drawn = await page.screenshot();
  await page.close();
  return drawn;
}

/** The old container that browsers ask for unasked, around one PNG. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function drawIcons(browser: Browser): Promise<void> {
  const write = (name: string, bytes: Buffer) => writeFile(path.join(target, name), bytes);
  await write("apple-touch-icon.png", await drawIcon(browser, 180));
  await write("icon-192.png", await drawIcon(browser, 192));
  await write("icon-512.png", await drawIcon(browser, 512));
  // A launcher may cut a maskable icon to a circle of four fifths of its side.
  await write("icon-maskable.png", await drawIcon(browser, 512, 0.16));
  await write("favicon.ico", iconFile(await drawIcon(browser, 32), 32));
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(root), args: ["--disable-gpu"] });
await drawSocialImage(browser);
await drawIcons(browser);
await browser.close();
