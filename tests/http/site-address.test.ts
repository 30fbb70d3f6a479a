import { request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { content } from "../../src/web/content.ts";
import { publicPaths } from "../../src/web/paths.ts";
import { projectRoot, type RunningServer, startServer } from "../support/running-server.ts";

const webDir = path.join(projectRoot, "dist/web");
const publicUrl = new URL("https://resumes.example.org");
let known: RunningServer;
let unknown: RunningServer;

beforeAll(async () => {
  known = await startServer({ webDir, config: { publicUrl } });
  unknown = await startServer({ webDir });
});
afterAll(() => Promise.all([known.stop(), unknown.stop()]));

const text = async (address: string) => (await fetch(address)).text();

test.each([
  ["/", "https://resumes.example.org/"],
  ["/pricing", "https://resumes.example.org/pricing"],
  ["/no/such/page", "https://resumes.example.org/"],
])("%s names its public address", async (route, address) => {
  const page = await text(known.url + route);
  expect(page).toContain(`<link rel="canonical" href="${address}">`);
  expect(page).toContain(`<meta property="og:url" content="${address}">`);
  expect(page).toContain('content="https://resumes.example.org/social.png"');
});

/** fetch writes the Host header itself. */
function askedAs(host: string, route: string): Promise<string> {
  const { port } = new URL(unknown.url);
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: route, headers: { host } }, (response) => {
      response.setEncoding("utf8");
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve(body));
    })
      .on("error", reject)
      .end();
  });
}

test("where none is configured, a page names the address that was asked", async () => {
  const page = await askedAs("resumes.test:8080", "/pricing");
  expect(page).toContain('<link rel="canonical" href="http://resumes.test:8080/pricing">');
  expect(page).toContain('<meta property="og:url" content="http://resumes.test:8080/pricing">');
  expect(page).toContain('content="http://resumes.test:8080/social.png"');
  expect(await askedAs("other.test", "/pricing")).toContain('href="http://other.test/pricing"');
});

test.each(['a"onload=alert(1)//', "a'b", "a<b", "user@a.test"])(
  "a Host header that is no host (%s) reaches no page, map or robots file",
  async (host) => {
    const page = await askedAs(host, "/pricing");
    expect(page).toContain('<meta property="og:title" content="Pricing · Candor"');
    expect(page).not.toContain("canonical");
    for (const route of ["/pricing", "/sitemap.xml", "/robots.txt"])
      expect(await askedAs(host, route), route).not.toContain(host);
  },
);

test.each(["br", "gzip", "identity", "br;q=0, gzip"])(
  "an addressed page comes whole in %s",
  async (wanted) => {
    const response = await fetch(known.url, { headers: { "accept-encoding": wanted } });
    expect(response.headers.get("content-encoding")).toBe(
      { br: "br", gzip: "gzip", identity: null, "br;q=0, gzip": "gzip" }[wanted],
    );
    expect(response.headers.get("vary")).toContain("accept-encoding");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toMatch(/<\/html>\s*$/);
  },
);

test("an unchanged addressed page costs no body", async () => {
  const etag = (await fetch(known.url)).headers.get("etag") ?? "";
  for (const held of [etag, etag.replace("W/", ""), `"older", ${etag}`]) {
    const again = await fetch(known.url, { headers: { "if-none-match": held } });
    expect(again.status, held).toBe(304);
  }
  expect((await fetch(known.url, { headers: { "if-none-match": '"older"' } })).status).toBe(200);
});

test("the sitemap lists every public page once but those that only a mail leads to, by the configured address or the one that was asked", async () => {
  const addresses = async (url: string) =>
    [...(await text(`${url}/sitemap.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const fromMails = new Set<string>(["/reset-password", "/verify-email"]);
  const wanted = publicPaths.filter((path) => !fromMails.has(path)).sort();
  const listed = await addresses(known.url);
  expect(listed.toSorted()).toEqual(wanted.map((path) => `https://resumes.example.org${path}`));
  expect((await addresses(unknown.url)).toSorted()).toEqual(wanted.map((path) => unknown.url + path));
  for (const path of fromMails)
    expect(await text(unknown.url + path)).toContain('<meta name="robots" content="noindex"');
  const descriptions = new Set<string>();
  for (const address of await addresses(unknown.url)) {
    const page = await text(address ?? "");
    expect(page.match(/<h1[ >]/g), address).toHaveLength(1);
    expect(page).toContain(`<link rel="canonical" href="${address}">`);
    descriptions.add(/<meta name="description" content="([^"]{20,})"/.exec(page)?.[1] ?? "none");
  }
  expect(descriptions).not.toContain("none");
  expect(descriptions.size).toBe(listed.length);
});

test("the social image and the icons have the sizes that page and manifest give them", async () => {
  const sizeOf = async (file: string) => {
    const png = Buffer.from(await (await fetch(unknown.url + file)).arrayBuffer());
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  };
  const home = await text(unknown.url);
  const told = (what: string) => new RegExp(`og:image:${what}" content="(\\d+)"`).exec(home)?.[1];
  expect(await sizeOf("/social.png")).toBe(`${told("width")}x${told("height")}`);
  const { icons } = JSON.parse(await text(`${unknown.url}/manifest.webmanifest`));
  for (const { src, type, sizes } of icons) {
    if (type === "image/png") expect(await sizeOf(src), src).toBe(sizes);
  }
});

test("robots.txt closes the private screens and names the sitemap", async () => {
  const rules = await text(`${known.url}/robots.txt`);
  expect(rules).toContain("Disallow: /api/");
  expect(rules).toContain("Disallow: /dashboard");
  expect(rules).toContain("Sitemap: https://resumes.example.org/sitemap.xml");
});

test("the head's script is named by its content and never asked for again", async () => {
  const [, script = ""] = /<script src="([^"]+)"/.exec(await text(unknown.url)) ?? [];
  expect(script).toMatch(/^\/assets\/first-paint-[\w-]{8}\.js$/);
  const response = await fetch(unknown.url + script);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await response.text()).toContain("after-paint");
});

test("a page is painted when it is whole", async () => {
  const page = await text(`${unknown.url}/templates`);
  const [, last = ""] = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(page) ?? [];
  expect(page.split(`id="${last}"`)).toHaveLength(2);
  expect(page).toMatch(new RegExp(`<template id="${last}">.*</template></body>`, "s"));
});

test("the site's own fonts are cut to what it writes in", async () => {
  const fonts = [...(await text(unknown.url)).matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
  expect(fonts).toHaveLength(2);
  for (const [, font = ""] of fonts) {
    const bytes = await (await fetch(unknown.url + font)).arrayBuffer();
    expect(bytes.byteLength, font).toBeLessThan(40 * 1024);
  }
});

test("page and manifest take the product's name from one place", async () => {
  expect(await text(unknown.url)).toContain(`<meta property="og:site_name" content="${content.name}"`);
  const manifest = JSON.parse(await text(`${unknown.url}/manifest.webmanifest`));
  expect(manifest).toMatchObject({ id: "/", name: content.name, description: content.tagline });
  expect(manifest.icons.map(({ purpose = "any" }) => purpose)).toContain("maskable");
});

test.each([
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/icon-512.png",
  "/favicon.ico",
  "/social.png",
  "/manifest.webmanifest",
])("%s is served as what it is", async (file) => {
  const response = await fetch(unknown.url + file);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/image|manifest/);
});
