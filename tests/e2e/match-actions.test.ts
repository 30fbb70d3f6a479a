import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { insightsOn } from "./insights-page.ts";
import { keyboardOn } from "./keyboard.ts";
import { PHONE, touchOn } from "./touch.ts";

const AD = `Platform Engineer
Requirements:
- AWS, GCP or Azure
- Docker or Podman
- Terraform
- Kafka
- Administer medication
- Fluent German
Nice to have:
- Rust`;

const ENGINEER = resumeOf({
  name: "Nora Whitfield",
  jobAd: AD,
  skills: ["AWS"],
  experience: [
    {
      title: "Engineer",
      company: "Quillmark",
      period: "Jul 2019 – Present",
      bullets: ["Moved 34 services to AWS."],
    },
    { title: "Aide", company: "Willow House", period: "2016 – 2018", bullets: [] },
  ],
});

test("by keyboard: each answer leads to the next item, and what one has is added where it belongs and undone by one", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const editor = editorOn(page);
  const id = await keepResume(visitor, ENGINEER);
  await editor.open(`/ai/${id}`);
  const insights = insightsOn(page);
  const slow = insights.panel.getByText("Reading the ad. The first time takes some seconds.");
  // A server that has just started: the wait is explained.
  await page.route(
    "**/api/match",
    async (route) => {
      await slow.waitFor();
      await route.continue();
    },
    { times: 1 },
  );
  await insights.open("Job match");
  const item = (name: RegExp) => insights.panel.getByRole("listitem").filter({ hasText: name });
  const cloud = item(/^One of: AWS, GCP or Azure Proven/);
  await cloud.waitFor({ timeout: 30_000 });
  expect(await cloud.textContent()).toContain("Moved 34 services to AWS.");
  // Of which one is enough: one item, counted once, with one set of ways on.
  const containers = item(/^One of: Docker or Podman/);
  expect(await containers.getByRole("button", { name: /^Not true of me/ }).count()).toBe(1);
  const total = await insights.panel.locator("[data-asked-item]").count();
  await insights.panel.getByText(new RegExp(`of the ${total} things that this ad asks for`)).waitFor();

  const { press, here, type } = keyboardOn(page);
  await containers.getByRole("button", { name: /^Not true of me/ }).focus();
  await press("Enter");
  await containers.getByText("Not true of you. Nobody asks again.").waitFor();
  expect(await here()).toBe("I have this: add it: Terraform");
  await press("Tab", "Enter");
  await item(/^Terraform/)
    .getByText("You will look at this later.")
    .waitFor();
  expect(await here()).toBe("I have this: add it: Kafka");

  // The words are there to be confirmed, and nothing comes in before.
  await press("Enter");
  expect(await here()).toBe("Skill");
  const skills = async () => {
    await editor.expectState("Saved");
    const { resume } = (await visitor.call("GET", `/api/resumes/${id}`)).body;
    return resume.skills.map(({ text }: { text: string }) => text);
  };
  expect(await page.locator(":focus").inputValue()).toBe("Kafka");
  expect(await accessibilityFaults(page)).toEqual([]);
  await press("Escape");
  expect(await here()).toBe("I have this: add it: Kafka");
  await press("Enter");
  await type(" Streams");
  expect(await skills()).toEqual(["AWS"]);
  await press("Enter");
  await item(/^Kafka Proven/).waitFor();
  expect(await here()).toMatch(/^Kafka/);
  expect(await skills()).toEqual(["AWS", "Kafka Streams"]);
  await page
    .getByRole("region", { name: "Notifications" })
    .getByRole("button", { name: "Undo" })
    .press("Enter");
  await item(/^Kafka Missing/).waitFor();
  expect(await skills()).toEqual(["AWS"]);
  expect(await accessibilityFaults(page)).toEqual([]);
});

const phoneTest = test.extend({
  context: async ({ newContext }, use) => {
    await use(await newContext(PHONE));
  },
});

phoneTest(
  "on a phone the three ways stand in one row, and a duty goes in the person's words under the position that they pick",
  async ({ page, signIn }) => {
    const { visitor } = await signIn();
    const editor = editorOn(page);
    const id = await keepResume(visitor, ENGINEER);
    await editor.open(`/ai/${id}`);
    const insights = insightsOn(page);
    await page.getByRole("tab", { name: "Insights", exact: true }).tap();
    await insights.panel.getByRole("tab", { name: "Job match" }).tap();
    const item = (name: RegExp) => insights.panel.getByRole("listitem").filter({ hasText: name });
    const duty = item(/^Administer medication Missing/);
    await duty.waitFor({ timeout: 30_000 });
    const tops = await duty
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);

    const { tap, tapToNew, scrollY } = touchOn(page);
    await tap(duty.getByRole("button", { name: /^I have this/ }));
    const own = duty.getByRole("textbox", { name: "Say it in your own words: where, and what did you do?" });
    await tap(duty.getByRole("button", { name: "Add to Experience" }));
    await duty.getByText("Write it first, or cancel.").waitFor();
    await own.fill("Gave medication to 12 residents by the doctor's plan.");
    await duty.getByRole("combobox", { name: "Put it under" }).selectOption("Aide, Willow House");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const before = await scrollY();
    // The form goes, and its row is to be seen.
    await tapToNew(duty.getByRole("button", { name: "Add to Experience" }));
    await item(/^Administer medication (?:Proven|Adjacent)/)
      .getByText("Gave medication to 12 residents by the doctor's plan.")
      .waitFor();
    expect(Math.abs((await scrollY()) - before)).toBeLessThan(PHONE.viewport.height / 2);

    const german = item(/German (?:Missing|Adjacent)/);
    await tap(german.getByRole("button", { name: /^I have this/ }));
    await german.getByRole("combobox", { name: "Level" }).selectOption("C1");
    await tapToNew(german.getByRole("button", { name: "Add to Languages" }));
    await editor.expectState("Saved");
    const { resume } = (await visitor.call("GET", `/api/resumes/${id}`)).body;
    expect(resume.experience[1].bullets).toMatchObject([
      { text: "Gave medication to 12 residents by the doctor's plan." },
    ]);
    expect(resume.languages).toMatchObject([{ text: "German", level: "C1" }]);
  },
);
