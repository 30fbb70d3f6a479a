import { AI } from "../support/ai-endpoint.ts";
import { pieceOf, STREAM } from "../support/ai-streams.ts";
import { accessibilityFaults, expect } from "../support/browser-test.ts";
import { test } from "../support/hosted-ai.ts";
import { assistOn, keepResume, STRONG, WEAK } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";

const FAILED = "There is some error at my end. Please try after some time.";
const WRITING = "Writing… not checked yet";
const MENDING = "Did not pass the check. Mending…";
const HEAD = { "content-type": "text/event-stream" };

test("what the AI service writes is seen as not checked, cannot be used or selected, and makes way for the judged answer", async ({
  page,
  signIn,
  endpoint,
}) => {
  const { visitor } = await signIn();
  await visitor.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
  const assist = assistOn(page);
  const editor = editorOn(page);
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  await assist.open("Experience");
  // Each goes on when the test says so.
  let go = (_words: string, _finish?: "stop") => {};
  endpoint.behave((_call, response) => {
    response.writeHead(200, HEAD);
    go = (words, finish) => void response.write(pieceOf(words, finish ?? null));
    go("Closed the till,");
  });
  await assist.button("Improve").click();
  await assist.draft.getByText("Closed the till,", { exact: true }).waitFor();
  await assist.overlay.getByText(WRITING, { exact: true }).waitFor();
  await expect.poll(() => assist.status.textContent()).toBe(WRITING);
  expect(await accessibilityFaults(page)).toEqual([]);

  // Markup is text; more words are read out to nobody, and the focus stays where it was.
  const told = await assist.status.evaluateHandle((status) => {
    const changes: (string | null)[] = [];
    new MutationObserver(() => changes.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return changes;
  });
  await page.waitForTimeout(120);
  go(` raising revenue by 37 % <img src="https://evil.example/x.png" onerror="alert(1)">`);
  await assist.draft.getByText("37 % <img").waitFor();
  expect(await assist.dialog.locator("img").count()).toBe(0);
  expect(await told.jsonValue()).toEqual([]);
  expect(await assist.draft.evaluate((draft) => draft.closest("[aria-live], [role=status]"))).toBeNull();
  expect(await assist.button("Cancel").evaluate((button) => button === document.activeElement)).toBe(true);

  // Nothing in it can be pressed, nothing under it can be reached, and the clipboard gets none of it.
  expect(await assist.draft.locator("button, a, input, [tabindex]").count()).toBe(0);
  expect(await assist.button("Use AI Bullet").count()).toBe(0);
  expect(await assist.suggestion.count()).toBe(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await assist.draft.count()).toBe(1);
  await page.keyboard.press("Control+a");
  expect(await page.evaluate(() => String(getSelection()))).not.toContain("revenue");
  expect(
    await assist.draft.evaluate((draft) => {
      getSelection()?.selectAllChildren(draft);
      return String(getSelection());
    }),
  ).toBe("");
  expect(await editor.field("Bullets, line 2 of 3").inputValue()).toBe(WEAK);

  // On a phone all of it is seen, and the way out with it.
  await page.setViewportSize({ width: 390, height: 664 });
  expect(await assist.overflow()).toBe(0);
  const [frame, pane, out] = await Promise.all(
    [assist.dialog, assist.draft, assist.button("Cancel")].map((part) => part.boundingBox()),
  );
  if (!frame || !pane || !out) return expect.fail("a part is not shown");
  for (const { x, y, width, height } of [pane, out]) {
    expect(x).toBeGreaterThan(frame.x);
    expect(x + width).toBeLessThan(frame.x + frame.width);
    expect(y + height).toBeLessThan(frame.y + frame.height);
  }
  expect(await accessibilityFaults(page)).toEqual([]);

  // It made something up: while that is mended, the words say so.
  let mend = (_words: string, _finish?: "stop") => {};
  endpoint.behave((_call, response) => {
    response.writeHead(200, HEAD);
    mend = (words, finish) => void response.write(pieceOf(words, finish ?? null));
    response.flushHeaders();
  });
  go("", "stop");
  await assist.overlay.getByText(MENDING, { exact: true }).waitFor();
  await expect.poll(() => assist.status.textContent()).toBe(MENDING);
  expect(await accessibilityFaults(page)).toEqual([]);
  mend("Closed the till");
  await assist.draft.getByText("Closed the till", { exact: true }).waitFor();
  mend(" and counted 3 registers every night", "stop");
  await assist.suggestion.waitFor();
  expect(await assist.draft.count()).toBe(0);
  expect(await assist.words()).toBe(STRONG);
  await assist.dialog.getByText(/We blocked “[^”]*37[^”]*”/).waitFor();
  await assist.button("Use AI Bullet").click();
  expect(await editor.field("Bullets, line 2 of 3").inputValue()).toBe(STRONG);
  expect(endpoint.calls).toHaveLength(2);
});

test("a stream that fails or is given up leaves nothing of its draft, and the endpoint is told", async ({
  page,
  signIn,
  endpoint,
  patience,
}) => {
  const { visitor } = await signIn();
  await visitor.call("POST", "/api/ai/consent", { host: new URL(endpoint.url).host });
  const assist = assistOn(page);
  const editor = editorOn(page);
  await assist.openEditor(`/ai/${await keepResume(visitor)}`);
  await assist.open("Experience");
  patience.deadline = 2_000;
  for (const behaviour of [
    STREAM.cutsAfter("Closed the till and", 250),
    STREAM.failsAfter("Closed the till and"),
    STREAM.neverEnds(100),
  ]) {
    endpoint.behave(behaviour);
    await assist.button("Improve").click();
    await assist.expectProblem(FAILED);
    expect(await assist.draft.count()).toBe(0);
    expect(await assist.suggestion.count()).toBe(0);
  }
  await assist.dialog.getByText("97 of 100 left today").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  patience.deadline = 20_000;
  let closed = 0;
  endpoint.behave((call, response) => {
    response.on("close", () => (closed += 1));
    STREAM.neverEnds(50)(call, response);
  });
  await assist.button("Improve").click();
  await assist.draft.getByText("phones phones").waitFor();
  await assist.button("Cancel").click();
  await expect.poll(() => closed).toBe(1);
  expect(await assist.draft.count()).toBe(0);
  await assist.button("Improve").click();
  await assist.draft.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => closed).toBe(2);
  expect(await editor.field("Bullets, line 2 of 3").inputValue()).toBe(WEAK);

  // An endpoint that does not stream shows no draft of its own, and its answer as ever.
  endpoint.behave(AI.answers(STRONG));
  await assist.open("Experience");
  await assist.improve();
  expect(await assist.words()).toBe(STRONG);
});
