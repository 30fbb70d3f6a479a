import type { BrowserContext, Page } from "playwright-core";
import { OLLAMA } from "../support/ai-dialects.ts";
import { startAiEndpoint } from "../support/ai-endpoint.ts";
import { accessibilityFaults, test as base, expect } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";
import { PHONE, touchOn } from "./touch.ts";

const KEY = "sk-planted-key-0123456789";

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what a fixture needs
  .extend("endpoint", async ({}, { onCleanup }) => {
    const endpoint = await startAiEndpoint(OLLAMA.answers((text) => text));
    endpoint.list(OLLAMA.lists("llama3.2", "qwen3:8b"));
    onCleanup(endpoint.close);
    return endpoint;
  });

/** Every state passes axe, and nothing in it is wider than the screen. */
async function expectWell(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(room).toBeLessThanOrEqual(0);
}

/** Where the keys are; what was pressed may have gone with what it did. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? "" : document.activeElement?.textContent));

test("what an endpoint lacks is said at its field before it is asked, and what was typed is not thrown away", async ({
  page,
  signIn,
  endpoint,
}) => {
  await signIn({ role: "admin" });
  await openPage(page, "/admin/ai");
  const add = page.getByRole("button", { name: "Add an endpoint" });
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Add an endpoint" });
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  const isFocused = (name: string) => field(name).evaluate((node) => node === document.activeElement);
  expect(await isFocused("Name")).toBe(true);
  await dialog.getByRole("button", { name: "Show models" }).click();
  await dialog.getByText("Enter the address, such as").waitFor();
  expect(await isFocused("Address")).toBe(true);
  expect(await field("Address").getAttribute("aria-invalid")).toBe("true");
  expect(await dialog.getByText("Enter a model").count()).toBe(0);
  await field("Address").fill(endpoint.url);
  await dialog.getByRole("button", { name: "Try it" }).click();
  await dialog.getByText("Enter a model, or choose one that is offered.").waitFor();
  expect(await isFocused("Model")).toBe(true);
  expect(await dialog.getByText(/Too small|expected string/).count()).toBe(0);
  expect(endpoint.calls).toEqual([]);
  await expectWell(page);

  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  await expectWell(page);
  await question.getByRole("button", { name: "Go on editing" }).click();
  expect(await field("Address").inputValue()).toBe(endpoint.url);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await question.waitFor({ state: "detached" });
  expect(await focused(page)).toBe("Add an endpoint");
  // With nothing typed there is nothing to ask.
  await add.click();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await question.count()).toBe(0);
});

test("an administrator adds an endpoint, sees what it offers, tries, uses and evaluates it", async ({
  page,
  signIn,
  endpoint,
}) => {
  const ada = await signIn({ role: "admin" });
  await openPage(page, "/admin/ai");
  await page.getByRole("heading", { name: "Who answers" }).waitFor();
  await page.getByRole("button", { name: "Add an endpoint" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Ours");
  await dialog.getByLabel("Address").fill(endpoint.url.replace("/v1", ""));
  await dialog.getByRole("textbox", { name: "Key" }).fill(KEY);
  await dialog.getByLabel("Model").fill("none");
  endpoint.behave(OLLAMA.hasNoSuchPath());
  await dialog.getByRole("button", { name: "Try it" }).click();
  await dialog.getByText("There is nothing at this address.").waitFor();
  await dialog.getByText("The endpoint says (404): 404 page not found").waitFor();
  await expectWell(page);

  await dialog.getByLabel("Address").fill(endpoint.url);
  endpoint.behave(OLLAMA.answers((text) => text));
  await dialog.getByRole("button", { name: "Show models" }).click();
  await dialog.getByText("It offers 2 models.").waitFor();
  await dialog.getByLabel("Models that it offers").selectOption("qwen3:8b");
  expect(await dialog.getByLabel("Model", { exact: true }).inputValue()).toBe("qwen3:8b");
  await dialog.getByRole("button", { name: "Try it" }).click();
  await dialog.getByText(/It works: an answer came after/).waitFor();
  await dialog.getByRole("button", { name: "Add" }).click();
  await page.getByText("with a key that ends in 6789").waitFor();
  expect(await page.content()).not.toContain(KEY);

  await page.getByRole("button", { name: "Use Ours" }).click();
  await page.getByText("Ours answers from now on.").waitFor();
  await expect.poll(() => focused(page)).toBe("In use");
  const { body } = await ada.visitor.call("GET", "/api/ai/status");
  expect(body).toMatchObject({ engine: "hosted", host: new URL(endpoint.url).host });

  await page.getByRole("button", { name: "Run our evaluation" }).click();
  await page.getByRole("progressbar").waitFor();
  await expect.poll(() => focused(page)).toContain("of 40");
  // It goes on while nobody looks.
  await openPage(page, "/admin/audit");
  await page.getByRole("cell", { name: "Started an evaluation of an AI endpoint" }).waitFor();
  await openPage(page, "/admin/ai");
  const row = page.getByRole("row", { name: /qwen3:8b/ });
  await row.getByText(/Done, 40 of 40/).waitFor({ timeout: 60_000 });
  await row.getByText(/Half within .*, 95 of 100 within /).waitFor();
  await expectWell(page);

  endpoint.behave(() => {});
  await page.getByRole("button", { name: "Run our evaluation" }).click();
  await page.getByRole("button", { name: "Cancel the evaluation" }).click();
  await page.getByText("The evaluation of qwen3:8b ended after 0 of 40.").waitFor();
  await expect.poll(() => focused(page)).toContain("ended after 0 of 40.");
  // No figures stand there as if all had been asked.
  const cancelled = page.getByRole("row", { name: /Cancelled, 0 of 40/ });
  expect(await cancelled.getByText("%").count()).toBe(0);

  await page.getByRole("button", { name: "Delete Ours" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("with a key that ends in 6789").waitFor({ state: "detached" });
  expect((await ada.visitor.call("GET", "/api/ai/status")).body.engine).toBe("embedded");
});

const phoneTest = test.extend<{ context: BrowserContext }>({
  context: async ({ newContext }, use) => {
    await use(await newContext(PHONE));
  },
});

phoneTest(
  "by touch, people's own services are allowed, and a person brings one",
  async ({ page, signIn, server, endpoint, expectFault }) => {
    await signIn({ role: "admin" });
    const { tap } = touchOn(page);
    await openPage(page, "/dashboard");
    await page.getByRole("heading", { name: "Account settings" }).waitFor();
    expect(await page.getByRole("heading", { name: "AI service" }).count()).toBe(0);
    await openPage(page, "/admin/ai");
    await tap(page.getByLabel("People may use an AI service of their own"));
    await page.getByText("People may use their own services.").waitFor();
    await tap(page.getByLabel("Theirs may be at private addresses and without https"));
    await page.getByText("Private addresses are allowed.").waitFor();
    await expectWell(page);

    await openPage(page, "/dashboard");
    await page.getByRole("heading", { name: "AI service" }).waitFor();
    await page.getByLabel("Address").fill(endpoint.url);
    await page.getByRole("textbox", { name: "Key" }).fill(KEY);
    await page.getByLabel("Model").fill("llama3.2");
    await tap(page.getByRole("button", { name: "Try it" }));
    await page.getByText(/It works: an answer came after/).waitFor();
    await tap(page.getByRole("button", { name: "Use it" }));
    await page.getByText("Your own AI service answers you from now on.").waitFor();
    await page.getByText(/A key that ends in 6789 is kept/).waitFor();
    await expectWell(page);
    expect(endpoint.calls.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}` });
    expectFault(/400.*\/api\/ai\/own/);
    await page.getByRole("textbox", { name: "Key" }).fill("two words");
    await tap(page.getByRole("button", { name: "Save", exact: true }));
    await page.getByText("A key has no spaces, and only plain letters, figures and signs.").waitFor();
    expect(await page.getByText("Some of the data is not valid.").count()).toBe(0);
    await tap(page.getByRole("button", { name: "Remove it" }));
    const question = page.getByRole("alertdialog", { name: "Remove your AI service?" });
    await expectWell(page);
    await tap(question.getByRole("button", { name: "Keep it" }));
    await tap(page.getByRole("button", { name: "Remove it" }));
    await tap(question.getByRole("button", { name: "Remove", exact: true }));
    await page.getByText("Your AI service and its key are forgotten.").waitFor();
    expect(await server.database.query.selectFrom("own_ai_endpoints").selectAll().execute()).toEqual([]);
  },
);
