import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("a page claims no address where none is configured", async () => {
  const page = await text(`${unknown.url}/pricing`);
  expect(page).not.toContain("canonical");
  expect(page).not.toContain("og:url");
  expect(page).toContain('<meta property="og:title" content="Pricing · Candor"');
});

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
  const again = await fetch(known.url, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("the sitemap lists every public page once, by the configured address or the one that was asked", async () => {
  const addresses = async (url: string) =>
    [...(await text(`${url}/sitemap.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const listed = await addresses(known.url);
  expect(listed).toContain("https://resumes.example.org/");
  expect(listed).toContain("https://resumes.example.org/templates");
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.some((address) => /dashboard|admin|\/ai$/.test(address ?? ""))).toBe(false);
  expect(await addresses(unknown.url)).toContain(`${unknown.url}/templates`);
  const descriptions = new Set<string>();
  for (const address of await addresses(unknown.url)) {
    const page = await text(address ?? "");
    expect(page.match(/<h1[ >]/g), address).toHaveLength(1);
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

test.each(["/favicon.svg", "/apple-touch-icon.png", "/icon-512.png", "/social.png", "/manifest.webmanifest"])(
  "%s is served as what it is",
  async (file) => {
    const response = await fetch(unknown.url + file);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/image|manifest/);
  },
);
