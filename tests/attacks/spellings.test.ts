import { afterEach, expect, test } from "vitest";
import { AUTH_LIMITS } from "../../src/server/auth/auth-limits.ts";
import { authLimits } from "../support/auth-limits.ts";
import { listedRoutes } from "../support/listed-routes.ts";
import { rawRequest } from "../support/raw-request.ts";
import { type RunningServer, type ServerOptions, startServer } from "../support/running-server.ts";
import { Clock, setUpApp } from "../support/second-factors.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";

let server: RunningServer;
afterEach(() => server.stop());

async function start(options: ServerOptions): Promise<void> {
  server = await startServer(options);
}

const escaped = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Ways to write one address. What a way makes of it is the first line of the request. */
const SPELLINGS: Readonly<Record<string, (method: string, path: string) => string>> = {
  "as it is": (method, path) => `${method} ${path} HTTP/1.1`,
  "one letter escaped": (method, path) => `${method} ${path.replace("/api", "/%61pi")} HTTP/1.1`,
  "the last letter escaped": (method, path) =>
    `${method} ${path.slice(0, -1)}${escaped(path.slice(-1))} HTTP/1.1`,
  "every letter escaped": (method, path) => `${method} ${escaped(path)} HTTP/1.1`,
  "every letter escaped, in capitals": (method, path) => `${method} ${escaped(path).toUpperCase()} HTTP/1.1`,
  "escaped twice": (method, path) => `${method} ${path.replace("/api", "/%2561pi")} HTTP/1.1`,
  "slashes escaped": (method, path) => `${method} /${path.slice(1).replaceAll("/", "%2F")} HTTP/1.1`,
  "two slashes before": (method, path) => `${method} /${path} HTTP/1.1`,
  "two slashes inside": (method, path) => `${method} ${path.replace("/api/", "/api//")} HTTP/1.1`,
  "a slash behind": (method, path) => `${method} ${path}/ HTTP/1.1`,
  "two slashes behind": (method, path) => `${method} ${path}// HTTP/1.1`,
  "a dot behind": (method, path) => `${method} ${path}. HTTP/1.1`,
  "a dot and a slash behind": (method, path) => `${method} ${path}/./ HTTP/1.1`,
  "a way round": (method, path) => `${method} /x/..${path} HTTP/1.1`,
  "a way round, escaped": (method, path) => `${method} /x/%2e%2e${path} HTTP/1.1`,
  "a dot before": (method, path) => `${method} /.${path} HTTP/1.1`,
  backslashes: (method, path) => `${method} ${path.replaceAll("/", "\\").replace("\\", "/")} HTTP/1.1`,
  "in capitals": (method, path) => `${method} ${path.toUpperCase()} HTTP/1.1`,
  "the first word in capitals": (method, path) => `${method} ${path.replace("/api", "/API")} HTTP/1.1`,
  "a parameter behind a semicolon": (method, path) => `${method} ${path};x=1 HTTP/1.1`,
  "a semicolon inside": (method, path) => `${method} ${path.replace("/api", "/api;x")} HTTP/1.1`,
  "a query of noise": (method, path) => `${method} ${path}?${"x=%61&".repeat(20)} HTTP/1.1`,
  "an empty query": (method, path) => `${method} ${path}? HTTP/1.1`,
  "a fragment": (method, path) => `${method} ${path}#x HTTP/1.1`,
  "NUL behind": (method, path) => `${method} ${path}%00 HTTP/1.1`,
  "a space behind": (method, path) => `${method} ${path}%20 HTTP/1.1`,
  "an accent that falls away": (method, path) => `${method} ${path}%CC%81 HTTP/1.1`,
  "absolute form": (method, path) => `${method} http://localhost${path} HTTP/1.1`,
  "absolute form of another host": (method, path) => `${method} http://elsewhere.example${path} HTTP/1.1`,
  "absolute form in capitals": (method, path) => `${method} HTTPS://LOCALHOST:1${path} HTTP/1.1`,
  "absolute form, escaped": (method, path) => `${method} http://localhost${escaped(path)} HTTP/1.1`,
  "HTTP/1.0": (method, path) => `${method} ${path} HTTP/1.0`,
  "HTTP/1.0 in absolute form": (method, path) => `${method} http://localhost${path} HTTP/1.0`,
  "HEAD instead": (_method, path) => `HEAD ${path} HTTP/1.1`,
  "HEAD instead, escaped": (_method, path) => `HEAD ${escaped(path)} HTTP/1.1`,
};

/** What no route of ours has looked at: nothing there, another method, not understood. A HEAD has no words to it. */
const WITHOUT_WORK = /"code":"(?:not_found|method_not_allowed|bad_request)"|^$/;

/** A watchdog and a scraper ask often; both are cheap, and the second needs a token. */
const UNLIMITED = ["GET /api/health", "GET /api/metrics"];

async function spelled(route: string, headers: readonly string[] = [], body?: string): Promise<string[]> {
  const [method = "", pattern = ""] = route.split(" ");
  const path = pattern.replaceAll(/:\w+/g, "an-id");
  const content = body ?? (method === "GET" ? "" : "{}");
  // A HEAD asks for the GET of an address, which is walked for itself where there is one.
  const hasOwnHead = method !== "GET" && listedRoutes(server.app).includes(`GET ${pattern}`);
  const ways = Object.entries(SPELLINGS).filter(([name]) => !(hasOwnHead && name.startsWith("HEAD")));
  const answers = await Promise.all(
    ways.map(async ([name, write]) => {
      const line = write(method, path);
      const { status, text } = await rawRequest(server.url, {
        line,
        headers,
        body: line.startsWith("HEAD") ? "" : content,
      });
      return { name, status, text };
    }),
  );
  expect(answers.find(({ name }) => name === "as it is")?.status, route).toBe(429);
  return answers
    .filter(({ status, text }) => status !== 429 && (status < 400 || !WITHOUT_WORK.test(text)))
    .map(({ name, status }) => `${route}, ${name}: ${status}`);
}

test("however a limited route is written, it is counted or not found", async () => {
  await start({
    limits: {
      requestsPerMinute: 1,
      rendersPerMinute: 1,
      rendersAheadPerMinute: 1,
      claimsPerMinute: 1,
      matchesPerMinute: 1,
      tailorsPerMinute: 1,
      trialsPerMinute: 1,
    },
  });
  const routes = listedRoutes(server.app).filter((route) => !UNLIMITED.includes(route));
  expect(routes.length).toBeGreaterThan(45);
  const slipped: string[] = [];
  for (const route of routes) {
    const [method = "", pattern = ""] = route.split(" ");
    const line = `${method} ${pattern.replaceAll(/:\w+/g, "an-id")} HTTP/1.1`;
    // Two, so that whatever the route counts by is used up; strangers are counted before they are turned away.
    for (const _ of [1, 2]) await rawRequest(server.url, { line, body: method === "GET" ? "" : "{}" });
    slipped.push(...(await spelled(route)));
  }
  expect(slipped).toEqual([]);
});

test("a header that names another address or method changes nothing", async () => {
  await start({ limits: { requestsPerMinute: 1, rendersPerMinute: 1 } });
  const line = "POST /api/render HTTP/1.1";
  for (const _ of [1, 2]) await rawRequest(server.url, { line, body: "{}" });
  const headers = [
    "x-original-url: /x",
    "x-rewrite-url: /x",
    "x-http-method-override: GET",
    "x-forwarded-host: x",
  ];
  expect(await spelled("POST /api/render", headers)).toEqual([]);
});

const person = { name: "Ada Example", email: "ada@example.com", password: STRONG_PASSWORD };

const wrong = { ...person, password: "Wrong-Horse-7!" };
/** For each rule of attempts to get in, the doors that it guards and what is said there. */
const DOORS: Readonly<Record<string, readonly [string, object][]>> = {
  signInPerOrigin: [["POST /api/auth/login", wrong]],
  signInPerDevice: [["POST /api/auth/login", wrong]],
  signInPerAccount: [["POST /api/auth/login", wrong]],
  signInPerAddress: [["POST /api/auth/login", person]],
  registerPerAddress: [["POST /api/auth/register", person]],
  resetPerOrigin: [["POST /api/auth/forgot-password", person]],
  resetPerAddress: [["POST /api/auth/forgot-password", person]],
  redeemPerAddress: [["POST /api/auth/reset-password", { token: "x", password: STRONG_PASSWORD }]],
  codePerOrigin: [["POST /api/auth/second-step", { code: "000000" }]],
  codePerDevice: [["POST /api/auth/second-step", { code: "000000" }]],
  codePerAccount: [["POST /api/auth/second-step", { code: "000000" }]],
};

/** These hold back mails and refuse nobody: the answer must not tell whether a mail went out. */
const QUIET = ["resetPerAccount", "noticesPerAccount"];
/** Mail is taken at the doors; that none can be delivered is nothing that they tell. */
const MAIL = { smtpUrl: "smtp://127.0.0.1:1", publicUrl: new URL("https://resumes.example.org") };

test.each(Object.keys(AUTH_LIMITS).filter((rule) => !QUIET.includes(rule)))(
  "however the door is written, attempts to get in are counted by %s",
  async (rule) => {
    // The others let everybody through, so that it is this one that refuses.
    await start({
      config: MAIL,
      limits: { auth: authLimits((name) => (name === rule ? 1 : 1_000_000)) },
    });
    const cookie = await cookieFor(rule);
    const device = cookie ? [`cookie: ${cookie}`] : [];
    for (const [route, body] of DOORS[rule] ?? expect.fail("no door is known that it guards")) {
      const sent = { line: `${route} HTTP/1.1`, headers: device, body: JSON.stringify(body) };
      for (const _ of [1, 2]) await rawRequest(server.url, sent);
      expect(await spelled(route, device, sent.body)).toEqual([]);
    }
  },
);

/** What a browser has to bring to be counted by this rule. */
async function cookieFor(rule: string): Promise<string | undefined> {
  const asksForCode = rule.startsWith("code");
  if (!asksForCode && rule !== "signInPerDevice") return undefined;
  const visitor = new Visitor(server.url);
  await visitor.register(person.email);
  const { device = expect.fail("registering makes the browser known") } = visitor;
  if (!asksForCode) return device;
  await setUpApp(visitor, new Clock(Date.now()));
  const browser = new Visitor(server.url);
  await browser.login(person.email);
  const step = browser.cookie ?? expect.fail("the password was right");
  return rule === "codePerDevice" ? `${step}; ${device}` : step;
}

test("every refusal for now says for how long", async () => {
  await start({
    limits: { auth: authLimits(() => 1), assist: { requestsPerDay: 1, patience: {} }, rendersPerMinute: 1 },
  });
  const ask = (path: string, body: object, cookie = "") =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const [cookie = ""] = (await ask("/api/auth/register", person)).headers.getSetCookie();
  const twice = async (path: string, body: object) => {
    await ask(path, body, cookie.split(";")[0]);
    const { status, headers } = await ask(path, body, cookie.split(";")[0]);
    return { path, status, seconds: Number(headers.get("retry-after")) };
  };
  const answers = [
    await twice("/api/ai/improve", { task: "experience", text: "Responsible for the night shift" }),
    // The one of the day is used up already.
    await twice("/api/ai/review", { lines: [{ task: "experience", text: "Responsible for the shift" }] }),
    await twice("/api/auth/register", person),
    await twice("/api/auth/login", person),
    await twice("/api/render", {}),
  ];
  expect(answers.map(({ path, status }) => `${path} ${status}`)).toEqual(
    answers.map(({ path }) => `${path} 429`),
  );
  for (const { path, seconds } of answers) {
    expect(seconds, path).toBeGreaterThan(0);
    expect(seconds, path).toBeLessThanOrEqual(86_400);
  }
});
