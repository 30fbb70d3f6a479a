import { AI } from "../support/ai-endpoint.ts";
import { accessibilityFaults, expect } from "../support/browser-test.ts";
import { PLANTED_KEY, test } from "../support/hosted-ai.ts";
import { STRONG_PASSWORD } from "../support/visitor.ts";
import { assistOn, keepResume, STRONG, WEAK } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";

const FAILED = "There is some error at my end. Please try after some time.";

test("a text leaves only after consent that names the host; a claim that nobody made reaches nothing", async ({
  page,
  signIn,
  endpoint,
}) => {
  const { visitor } = await signIn();
  const { host } = new URL(endpoint.url);
  const assist = assistOn(page);
  const editor = editorOn(page);
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  await assist.open("Experience");
  await assist.dialog.getByText(`Your text is sent to ${host}, contact details masked`).waitFor();
  await assist.button("Improve").click();
  await assist.dialog.getByRole("heading", { name: `Send your text to ${host}?` }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await assist.button("Not now").click();
  expect(endpoint.calls).toEqual([]);
  expect((await visitor.call("GET", "/api/ai/status")).body.consented).toBe(false);
  // Turned away while the agreement is on its way: nothing is sent.
  let agreed = async () => {};
  await page.route("**/api/ai/consent", (route) => {
    agreed = () => route.fulfill({ status: 204 });
  });
  await assist.button("Improve").click();
  const consenting = page.waitForRequest("**/api/ai/consent");
  await assist.button("Agree and improve").click();
  await consenting;
  await assist.button("Not now").click();
  await agreed();
  await page.unroute("**/api/ai/consent");
  await assist.button("Improve").click();
  expect(endpoint.calls).toEqual([]);
  endpoint.behave(AI.answers(STRONG));
  await assist.button("Agree and improve").click();
  await assist.suggestion.waitFor();
  await assist.dialog.getByText(`Answered by ${host}`).waitFor();
  expect(await assist.words()).toBe(STRONG);
  expect(await assist.suggestion.getByText("3 registers every night").count()).toBe(1);

  await assist.button("Try again").click();
  endpoint.behave(AI.answers("Closed the till every night\nCounted 3 registers every night"));
  await assist.improve();
  expect(await assist.suggestion.getByRole("listitem").count()).toBe(2);
  await assist.dialog.getByText("Becomes 2 bullets", { exact: true }).waitFor();

  // On a phone the result is read with its findings, between a head and a foot that stay.
  await page.setViewportSize({ width: 390, height: 664 });
  await assist.button("Try again").click();
  endpoint.behave(AI.fabricates("raising revenue by 37 %"));
  await assist.improve();
  expect(await assist.words()).not.toMatch(/37|revenue/);
  const findings = assist.dialog.getByRole("list", { name: "What was checked" });
  expect(await findings.textContent()).toMatch(/We blocked “[^”]*37[^”]*”: it is not in your text/);
  expect((await findings.textContent())?.match(/raising revenue/g)).toHaveLength(1);
  const seen = await Promise.all(
    [assist.button("Close"), assist.suggestion, findings, assist.button("Use AI Bullet")].map((part) =>
      part.boundingBox(),
    ),
  );
  const edges = seen.flatMap((box) => (box ? [box.y, box.y + box.height] : []));
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
  expect(edges[0]).toBeGreaterThan(0);
  expect(edges.at(-1)).toBeLessThan(664);
  expect(await accessibilityFaults(page)).toEqual([]);
  await assist.button("Use AI Bullet").click();
  await assist.dialog.waitFor({ state: "hidden" });
  expect(await editor.field("Bullets, line 2 of 3").inputValue()).not.toMatch(/37|revenue/);
  expect((await editor.sheet()).join("\n")).not.toMatch(/37|revenue/);

  // Markup, talk and length of an endpoint reach nobody: no element, no request.
  await assist.open("Projects");
  for (const [behaviour, told] of [
    [AI.injects(), /An answer had formatting in it/],
    [AI.chats(), /An answer talked around the text/],
    [
      AI.exceedsLimits(),
      /An answer was over the length limit and was sent back\..*No answer of the AI service/,
    ],
  ] as const) {
    endpoint.behave(behaviour);
    await assist.improve();
    expect(await assist.dialog.locator("img, script").count()).toBe(0);
    expect(await assist.words()).toBe("Built a stock list in Excel");
    await assist.dialog.getByText("Answered by the built-in engine").waitFor();
    expect(await findings.textContent()).toMatch(told);
    expect(await findings.textContent()).not.toMatch(/Sure|img/);
    await assist.button("Try again").click();
  }
});

test("every failure of the endpoint gives its message and leaves the text; key and words are in no answer or log", async ({
  page,
  signIn,
  server,
  endpoint,
  patience,
  expectFault,
}) => {
  expectFault(/502.*\/api\/ai\/improve/);
  expectFault(/500.*\/api\/ai\/improve/);
  const { visitor } = await signIn();
  await visitor.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
  const id = await keepResume(visitor);
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const body = response.text().catch(() => "");
    answers.push(
      body.then((text) => `${pathname} ${response.status()} ${JSON.stringify(response.headers())} ${text}`),
    );
  });
  const assist = assistOn(page);
  const editor = editorOn(page);
  await assist.openEditor(`/ai/${id}`);
  await assist.open("Experience");
  patience.deadline = 700;
  const rows = [
    ["500", AI.status(500), FAILED],
    ["429", AI.status(429), FAILED],
    ["broken JSON", AI.breaksJson(), FAILED],
    ["no choices", AI.hasNoChoices(), "Please try after few minutes"],
    ["10 MB", AI.floods(), FAILED],
    ["cut half-way", AI.cutsHalfWay(), FAILED],
    ["timeout", AI.hangs(), FAILED],
    ["one byte now and then", AI.drips(100), FAILED],
  ] as const;
  for (const [, behaviour, message] of rows) {
    endpoint.behave(behaviour);
    const coming = page.waitForResponse("**/api/ai/improve");
    await assist.button("Improve").click();
    expect((await coming).status()).toBe(502);
    await assist.expectProblem(message);
    expect(await assist.overlay.count()).toBe(0);
    expect(await assist.suggestion.count()).toBe(0);
    expect(await editor.field("Bullets, line 2 of 3").inputValue()).toBe(WEAK);
  }
  // Our own server's failure, or that of a proxy before it.
  await page.route("**/api/ai/improve", (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" }),
  );
  await assist.button("Improve").click();
  await assist.expectProblem(FAILED);
  expect(await editor.field("Bullets, line 2 of 3").inputValue()).toBe(WEAK);
  await page.unroute("**/api/ai/improve");
  expect(await accessibilityFaults(page)).toEqual([]);
  // What it answered counts, however badly; what it refused, or never began to answer, does not.
  await assist.dialog.getByText("95 of 100 left today").waitFor();
  patience.deadline = 20_000;
  endpoint.behave(AI.answers(STRONG));
  await assist.improve();
  expect(await assist.alert.allTextContents()).not.toContainEqual(expect.stringMatching(/\S/));

  const all = await Promise.all(answers);
  const failures = all.filter((answer) => answer.startsWith("/api/ai/improve 502"));
  expect(failures).toHaveLength(rows.length);
  expect(all.some((answer) => answer.includes(".js "))).toBe(true);
  const log = server.log.join("\n");
  expect(log).toContain("the AI endpoint failed");
  expect([...all, log].join("\n")).not.toContain(PLANTED_KEY);
  for (const words of ["registers", "Rema", "a message of the endpoint"])
    expect([...failures, log].join("\n")).not.toContain(words);
});

test("a request is given up by its button and by closing; the endpoint is told, and what was sent counts", async ({
  page,
  signIn,
  endpoint,
}) => {
  const { visitor } = await signIn();
  await visitor.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
  const assist = assistOn(page);
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  let closed = 0;
  endpoint.behave((_call, response) => void response.on("close", () => (closed += 1)));
  await assist.open("Experience");
  await assist.button("Improve").click();
  await assist.overlay.getByText("Improving your bullet…").waitFor();
  // The text below would be read into the words above it.
  expect(await assist.overlay.evaluate((cover) => getComputedStyle(cover).backgroundColor)).toMatch(/^rgb\(/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect.poll(() => endpoint.calls.length).toBe(1);
  await assist.button("Cancel").click();
  await expect.poll(() => closed).toBe(1);
  expect(await assist.overlay.count()).toBe(0);
  await expect
    .poll(() => assist.button("Improve").evaluate((button) => button === document.activeElement))
    .toBe(true);
  await assist.button("Improve").click();
  await expect.poll(() => endpoint.calls.length).toBe(2);
  await page.keyboard.press("Escape");
  await expect.poll(() => closed).toBe(2);
  await expect.poll(async () => (await visitor.call("GET", "/api/ai/status")).body.quota.left).toBe(98);
});

test("a result whose source changed meanwhile is marked and is used by a deliberate choice only", async ({
  page,
  context,
  signIn,
  endpoint,
}) => {
  const { visitor } = await signIn();
  await visitor.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
  const id = await keepResume(visitor);
  const assist = assistOn(page);
  const bullet = "Bullets, line 2 of 3";
  await assist.openEditor(`/ai/${id}`);
  const other = editorOn(await context.newPage());
  await other.open(`/ai/${id}`);
  let answer = () => {};
  endpoint.behave((call, response) => {
    answer = () => AI.answers(STRONG)(call, response);
  });
  await assist.open("Experience");
  await assist.button("Improve").click();
  await expect.poll(() => endpoint.calls.length).toBe(1);
  const newer = `${WEAK} at the store`;
  await other.field(bullet).fill(newer);
  await other.expectState("Saved");
  await expect.poll(() => editorOn(page).field(bullet).inputValue()).toBe(newer);
  answer();
  await assist.dialog.getByText("Out of date: your text was changed").waitFor();
  expect(await assist.words()).toBe(STRONG);
  expect(await assist.button("Use AI Bullet").isDisabled()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  const agree = assist.dialog.getByLabel("Replace my newer text with this suggestion anyway");
  await agree.check();
  // What the person took back cannot come in again: the old suggestion still has the three registers.
  await other.field(bullet).fill("Closed the till every night");
  await other.expectState("Saved");
  await assist.dialog
    .getByText(/^The suggestion cannot be used: your text no longer says “[^”]*3[^”]*”/)
    .waitFor();
  expect(await agree.count()).toBe(0);
  expect(await assist.button("Use AI Bullet").isDisabled()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  // Another change is another text: it was not agreed to replace that one.
  const newest = `${newer} and holidays`;
  await other.field(bullet).fill(newest);
  await other.expectState("Saved");
  await agree.waitFor();
  expect(await agree.isChecked()).toBe(false);
  expect(await assist.button("Use AI Bullet").isDisabled()).toBe(true);
  await agree.check();
  await assist.button("Use AI Bullet").click();
  expect(await editorOn(page).field(bullet).inputValue()).toBe(STRONG);
  await page.keyboard.press("Control+z");
  expect(await editorOn(page).field(bullet).inputValue()).toBe(newest);
});

test("offline, busy, a session that is over and a used-up day are told apart, and the text stays", async ({
  page,
  context,
  signIn,
  server,
  endpoint,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  expectFault(/429.*\/api\/ai\/improve/);
  expectFault(/401.*\/api\//);
  const { visitor, email } = await signIn();
  await visitor.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
  const assist = assistOn(page);
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  await assist.open("Experience");
  await context.setOffline(true);
  await assist.button("Improve").click();
  await assist.expectProblem(
    "No connection to the server. Your text is untouched. Try again when you are online.",
  );
  await context.setOffline(false);

  endpoint.behave(AI.hangs());
  const giveUp = new AbortController();
  const hanging = [1, 2].map(() =>
    fetch(`${server.url}/api/ai/improve`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: visitor.cookie ?? "" },
      body: JSON.stringify({ task: "experience", text: WEAK }),
      signal: giveUp.signal,
    }).catch(() => null),
  );
  await expect.poll(() => endpoint.calls.length).toBe(2);
  await assist.button("Improve").click();
  await assist.expectProblem("Two improvements are under way. Please wait for one of them.");
  giveUp.abort();
  await Promise.all(hanging);

  await visitor.call("POST", "/api/auth/logout");
  await assist.button("Improve").click();
  const over = page.getByRole("dialog", { name: "Your session has ended" });
  await over.getByLabel("Email").fill(email);
  await over.getByLabel("Password", { exact: true }).fill(STRONG_PASSWORD);
  await over.getByRole("button", { name: "Sign in" }).click();
  await over.waitFor({ state: "hidden" });
  await assist.expectProblem(
    "Your session has ended. Sign in, then press Improve again. Your text is untouched.",
  );
  endpoint.behave(AI.answers(STRONG));
  await assist.improve();
  await assist.button("Try again").click();

  await server.database.query.updateTable("assist_usage").set({ requests: 100 }).execute();
  await assist.button("Improve").click();
  await assist.expectProblem("Today's AI improvements are used up. More are available tomorrow.");
  await assist.dialog.getByText("None of 100 left today, more from").waitFor();
  await page.keyboard.press("Escape");
  expect(await editorOn(page).field("Bullets, line 2 of 3").inputValue()).toBe(WEAK);
});
