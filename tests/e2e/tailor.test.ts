import type { Page } from "playwright-core";
import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import type { Visitor } from "../support/visitor.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { insightsOn } from "./insights-page.ts";

const AD = `Intensive care nurse at Harbor Hospital, Portland, OR

What you need
- ACLS certification
- Precept new graduate nurses
- Chart in Epic
- Fall prevention audits
- Lead daily rounds with families
- Valid work permit for the EU`;

const RESUME = resumeOf({
  name: "Ana Ruiz",
  role: "Registered nurse",
  summary: "Registered nurse with calm hands.",
  jobAd: AD,
  experience: [
    {
      company: "Mercy General",
      title: "Staff nurse",
      period: "Mar 2019 – Present",
      bullets: [
        "Covered the desk at night",
        "I precepted 12 new graduate nurses",
        "Charted all care in Epic for each patient",
      ],
    },
  ],
  skills: ["Patient teaching", "Epic"],
  certifications: ["ACLS"],
  projects: [
    { name: "Falls", hidden: true, desc: ["Ran the fall prevention audit on two wards for a year"] },
  ],
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function summaryOf(visitor: Visitor, id: string, editor: ReturnType<typeof editorOn>): Promise<string> {
  await editor.expectState("Saved");
  return (await visitor.call("GET", `/api/resumes/${id}`)).body.resume.summary;
}

test("an ad becomes a plan for a variant: accepted by keys, seen at once, undone at once, asked about, and kept", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  const source = await keepResume(visitor, RESUME);
  const editor = editorOn(page);
  await editor.open(`/ai/${source}`);
  const insights = insightsOn(page);
  await insights.open("Job match");
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/applications"));
  await insights.panel.getByRole("button", { name: "Keep as application" }).click();
  await answered;
  const { body: listed } = await visitor.call("GET", "/api/applications");
  expect(listed.applications).toMatchObject([
    { employer: "Harbor Hospital", role: "Intensive care nurse", place: "Portland, OR" },
  ]);
  const way = page.getByRole("link", { name: "See it" });
  // From the application to the match with its ad, in the place of the one that is there.
  await insights.panel.getByRole("textbox", { name: "Job ad" }).fill("Cook\n- Knife skills");
  await editor.expectState("Saved");
  await way.click();
  await page.getByRole("button", { name: "Tailor a resume to this job" }).click();
  await expect.poll(() => focusedText(page)).toBe("Tailor to this job");
  expect(await insights.panel.getByRole("textbox", { name: "Job ad" }).inputValue()).toBe(AD);
  // The match itself offers kept ads too.
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await insights.panel.getByRole("button", { name: "Use an ad kept with an application" }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await insights.panel.getByRole("button", { name: "Use its ad" }).click();
  await expect.poll(() => focusedText(page)).toBe("Tailor to this job");
  await insights.panel.getByRole("button", { name: "Tailor to this job" }).click();
  const name = insights.panel.getByRole("textbox", { name: "Name of the variant" });
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await name.inputValue()).toBe("Intensive care nurse, Harbor Hospital");
  expect(await accessibilityFaults(page)).toEqual([]);
  await insights.panel.getByRole("button", { name: "Make the variant" }).click();

  const plan = insights.panel.getByRole("region", { name: "Plan for this job" });
  await plan.waitFor({ timeout: 60_000 });
  const variant = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(variant).not.toBe(source);
  const steps = plan.getByRole("list", { name: "Steps" }).locator(":scope > li");
  const before = await editor.sheet();
  expect(await steps.count()).toBeGreaterThan(3);
  expect(await focusedText(page)).toBe("Plan for this job");
  // Nothing hangs out of the panel that scrolls: the page ends where the panel does, one header below the window.
  const { y, height } = (await insights.panel.boundingBox()) ?? { y: 0, height: 0 };
  const long = await page.evaluate(() => document.documentElement.scrollHeight - window.scrollY);
  expect(Math.abs(long - y - height)).toBeLessThan(2);
  expect(await accessibilityFaults(page)).toEqual([]);

  // One by keys: it is on the page at once, and the next one waits.
  const reworded = steps.filter({ hasText: "Say this line better" });
  await reworded.getByRole("button", { name: /^Accept/ }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await editor.sheet()).join("\n"))
    .toContain("Precepted 12 new graduate nurses");
  expect(await focusedText(page)).toMatch(/^Accept/);
  await reworded.getByRole("button", { name: /^Accepted/ }).click();
  await expect.poll(() => editor.sheet()).toEqual(before);

  await plan.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(async () => (await editor.sheet()).join("\n")).toContain("Ran the fall prevention audit");
  const rows = (await editor.sheet()).join("\n");
  expect(rows.indexOf("Precepted 12")).toBeLessThan(rows.indexOf("Covered the desk"));
  await plan.getByText(/Match: \d+% before, \d+% as it stands now/).waitFor();
  // All of it is one step, and the plan shows what the draft holds.
  const acceptedOnes = steps.getByRole("button", { name: /^Accepted/ });
  const all = await steps.count();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(() => editor.sheet()).toEqual(before);
  expect(await acceptedOnes.count()).toBe(0);
  await plan.getByText(`0 of ${all} steps decided, 0 accepted`).waitFor();
  await page.getByRole("button", { name: "Redo", exact: true }).first().click();
  await expect.poll(async () => (await editor.sheet()).join("\n")).toBe(rows);
  expect(await acceptedOnes.count()).toBe(all);
  const [beginning] = (await plan.getByText(/Match: \d+% before/).textContent())?.match(/\d+% before/) ?? [];

  // What only the person can say goes into the source, and from there into the variant.
  const asked = plan.getByRole("list", { name: "Questions" }).locator(":scope > li");
  const answer = async (question: string) => {
    await asked
      .filter({ hasText: question })
      .getByRole("button", { name: /^Answer/ })
      .click();
    const field = asked.filter({ hasText: question }).getByRole("textbox");
    await expect.poll(() => field.evaluate((own) => own === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe("");
    return field;
  };
  await (await answer("Have you led daily rounds?")).fill("Led daily rounds with families on ward 4");
  expect(await accessibilityFaults(page)).toEqual([]);
  await plan.getByRole("button", { name: "Add to Experience" }).click();
  await expect
    .poll(async () => (await editor.sheet()).join("\n"), { timeout: 30_000 })
    .toContain("Led daily rounds with families on ward 4");
  const { body: career } = await visitor.call("GET", `/api/resumes/${source}`);
  const [position] = career.resume.experience;
  expect(position.bullets.map(({ text }: { text: string }) => text)).toEqual([
    ...(RESUME.experience[0]?.bullets.map(({ text }) => text) ?? []),
    "Led daily rounds with families on ward 4",
  ]);
  expect(position.statements[0].text).toMatch(/^Have you led daily rounds\?/);
  // What was decided stays, and so does the score of the beginning.
  const isTaken = async (question: string) => {
    await expect.poll(() => asked.filter({ hasText: question }).count(), { timeout: 30_000 }).toBe(0);
    await expect.poll(() => plan.getByText("Your answer is in.").count(), { timeout: 60_000 }).toBe(0);
  };
  await isTaken("Have you led daily rounds?");
  expect(await acceptedOnes.count()).toBe(all);
  await plan.getByText(`Match: ${beginning}`).waitFor();
  expect(await page.getByText("Arrived from").count()).toBe(0);
  // Into words of the variant's own it goes too, once.
  const ownSummary = await summaryOf(visitor, variant, editor);
  expect(ownSummary).not.toBe(RESUME.summary);
  await (await answer("work permit for the EU")).fill("EU citizen, no permit needed");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await editor.sheet()).join(" ")).toContain("EU citizen, no permit needed.");
  await isTaken("work permit for the EU");
  await expect.poll(() => focusedText(page)).toMatch(/^(?:Answer|Plan for this job)/);
  expect(await summaryOf(visitor, variant, editor)).toBe(`${ownSummary} EU citizen, no permit needed.`);
  expect(await summaryOf(visitor, source, editor)).toBe(`${RESUME.summary} EU citizen, no permit needed.`);
  expect((await visitor.call("GET", `/api/resumes/${variant}`)).body.clashes ?? []).toEqual([]);
  expect(await acceptedOnes.count()).toBe(all);
  await plan.getByRole("button", { name: "Take all back" }).click();
  await expect.poll(async () => (await editor.sheet()).join(" ")).toContain("calm hands. EU citizen");
  expect((await editor.sheet()).join(" ")).not.toContain("Ran the fall prevention audit");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  expect(await acceptedOnes.count()).toBe(all);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Insights", exact: true }).click();
  await plan.waitFor();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await plan.getByRole("button", { name: "Done" }).click();
  await insights.panel.getByRole("button", { name: "Tailor to this job" }).waitFor();
  expect(await focusedText(page)).toBe("Tailor to this job");
  // In a variant one chooses: another variant of it, or this one.
  await page.keyboard.press("Enter");
  await insights.panel.getByRole("button", { name: "Make a new variant" }).waitFor();
  await insights.panel.getByRole("button", { name: "Change this variant instead" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await insights.panel.getByRole("button", { name: "Cancel" }).click();
  expect(await focusedText(page)).toBe("Tailor to this job");
  await editor.expectState("Saved");
  const { body: kept } = await visitor.call("GET", `/api/resumes/${variant}`);
  expect(kept.resume.projects[0].hidden).toBeUndefined();
  expect(career.resume.projects[0].hidden).toBe(true);
});
