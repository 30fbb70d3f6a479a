import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { insightsOn } from "./insights-page.ts";

const AD = `Intensive care nurse at Harbor Hospital

What you need
- ACLS certification
- Precept new graduate nurses
- Chart in Epic
- Fall prevention audits
- Lead daily rounds with families`;

const RESUME = resumeOf({
  name: "Ana Ruiz",
  role: "Registered nurse",
  jobAd: AD,
  experience: [
    {
      company: "Mercy General",
      title: "Staff nurse",
      period: "Mar 2019 – Present",
      bullets: [
        "Covered the desk at night",
        "I precepted 12 new graduate nurses",
        "Charted in Epic for each patient",
      ],
    },
  ],
  skills: ["Patient teaching", "Epic"],
  certifications: ["ACLS"],
  projects: [
    { name: "Falls", hidden: true, desc: ["Ran the fall prevention audit on two wards for a year"] },
  ],
});

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
  await insights.panel.getByRole("button", { name: "Tailor to this job" }).click();
  const name = insights.panel.getByRole("textbox", { name: "Name of the variant" });
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
  await plan.getByText("“First”", { exact: false }).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // One by keys: it is on the page at once, and the next one waits.
  const reworded = steps.filter({ hasText: "Say this line better" });
  await reworded.getByRole("button", { name: /^Accept/ }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await editor.sheet()).join("\n"))
    .toContain("Precepted 12 new graduate nurses");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Accept/);
  await reworded.getByRole("button", { name: /^Accepted/ }).click();
  await expect.poll(() => editor.sheet()).toEqual(before);

  await plan.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(async () => (await editor.sheet()).join("\n")).toContain("Ran the fall prevention audit");
  const rows = (await editor.sheet()).join("\n");
  expect(rows.indexOf("Precepted 12")).toBeLessThan(rows.indexOf("Covered the desk"));
  await plan.getByText(/Match: \d+% before, \d+% as it stands now/).waitFor();
  // All of it is one step.
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(() => editor.sheet()).toEqual(before);
  await page.getByRole("button", { name: "Redo", exact: true }).first().click();
  await expect.poll(async () => (await editor.sheet()).join("\n")).toBe(rows);

  // What only the person can say goes into the source, and from there into the variant.
  const asked = plan.getByRole("list", { name: "Questions" }).locator(":scope > li");
  await asked
    .filter({ hasText: "Have you led daily rounds?" })
    .getByRole("button", { name: /^Answer/ })
    .click();
  await plan
    .getByRole("textbox", { name: /Say it in your own words/ })
    .fill("Led daily rounds with families on ward 4");
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
  await plan.getByRole("button", { name: "Done" }).waitFor({ timeout: 60_000 });

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
  await editor.expectState("Saved");
  const { body: kept } = await visitor.call("GET", `/api/resumes/${variant}`);
  expect(kept.resume.projects[0].hidden).toBeUndefined();
  expect(career.resume.projects[0].hidden).toBe(true);
});
