import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { freePort } from "../free-port.ts";
import { startSite } from "../site/start-site.ts";

/** A release that runs for a bench, with a resume in an account of its own. */
export interface Release {
  name: string;
  url: string;
  resumeId: string;
  /** A browser that has never been here but for the sign-in: nothing is in its cache. */
  newContext(browser: Browser): Promise<BrowserContext>;
  stop(): Promise<void>;
}

const bullets = [
  "Led the move of nine services to one queue and wrote down how it works, for four teams.",
  "Cut the time of a release from two days to forty minutes by testing what changed, and nothing else.",
  "Taught eleven colleagues to read a flame graph; three of them found the leak in the billing service.",
  "Answered the pager one week in five, and removed the alarms that nobody had ever acted on.",
];

/** One page in the first format, which every release reads. */
const resume = {
  version: 1,
  name: "Bench Person",
  role: "Site reliability engineer",
  email: "bench@example.com",
  phone: "+47 400 00 000",
  location: "Bergen",
  summary:
    "Engineer of ten years who keeps services up, explains why they went down, and leaves fewer of them.",
  experience: [
    { title: "Senior engineer", company: "Nordlys", period: "2021 – Present", bullets },
    { title: "Engineer", company: "Havn", period: "2017 – 2021", bullets: bullets.toReversed() },
    { title: "Developer", company: "Fjord Data", period: "2014 – 2017", bullets: bullets.slice(1) },
  ],
  education: [{ degree: "BSc in computer science", school: "University of Bergen", period: "2011 – 2014" }],
  skills: ["Go", "TypeScript", "PostgreSQL", "Kubernetes", "Terraform", "Incident response"],
};

export async function startRelease(name: string, root: string): Promise<Release> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "candor-bench-"));
  const site = await startSite(root, await freePort(), dataDir);
  const post = (address: string, body: object, cookie = "") =>
    fetch(site.url + address, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const person = { name: "Bench Person", email: "bench@example.com", password: "Typing-2-fast!" };
  const registered = await post("/api/auth/register", person);
  const { user }: { user: object } = JSON.parse(await registered.text());
  const [cookie = ""] = registered.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const kept = await post("/api/resumes", { title: "Bench", template: "google", resume }, cookie);
  if (!kept.ok) throw new Error(`${name} keeps no resume: ${await kept.text()}`);
  const { id }: { id: string } = JSON.parse(await kept.text());
  // The engine starts some seconds after the server; who measures it cold measures that.
  await post("/api/render", { resume, format: "pdf" });
  return {
    name,
    url: site.url,
    resumeId: id,
    async newContext(browser) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        acceptDownloads: true,
      });
      const [key = "", value = ""] = cookie.split("=");
      await context.addCookies([{ name: key, value, url: site.url, httpOnly: true, sameSite: "Lax" }]);
      await context.addInitScript(
        `if (location.protocol !== "about:") localStorage.setItem("userInfo", ${JSON.stringify(JSON.stringify({ user }))});`,
      );
      return context;
    },
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
