import { resumeOf } from "../factories/given-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { keepResume } from "./assist-page.ts";
import { editorOn } from "./editor-page.ts";
import { insightsOn } from "./insights-page.ts";

const resume = resumeOf({
  name: "Ada Quill",
  experience: [
    {
      ...{ title: "Nurse", company: "", period: "Jan 2020 – Dec 2021" },
      bullets: ["Did triage for 40 patients a shift", "Payroll stayed with the head office."],
    },
  ],
  education: [{ school: "Harbour College", degree: "BSc Nursing", period: "2016 – 2019" }],
  skills: ["Triage", "Payroll"],
});

test("the first look leaves what is read first, the ledger what is proven, and both lead to the field", async ({
  page,
  signIn,
}) => {
  const { visitor } = await signIn();
  await editorOn(page).open(`/ai/${await keepResume(visitor, resume)}`);
  const insights = insightsOn(page);
  await insights.open("ATS check");

  await insights.panel.getByRole("button", { name: "Take the first look" }).click();
  const look = page.getByRole("dialog", { name: "What a recruiter sees in seven seconds" });
  await look.getByText("1 thing that a reader looks for first is not there").waitFor();
  const shown = () =>
    look.locator(".still > div").evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll("[data-pointer]") ?? [])]
        .filter((place) => getComputedStyle(place).visibility === "visible")
        .map((place) => place.getAttribute("data-pointer"))
        .toSorted(),
    );
  await expect
    .poll(shown)
    .toEqual([
      "/education/0/degree",
      "/education/0/period",
      "/education/0/school",
      "/experience/0/period",
      "/experience/0/title",
      "/name",
    ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await look.getByRole("button", { name: "Whole page" }).click();
  await expect.poll(async () => (await shown()).includes("/experience/0/bullets/0")).toBe(true);
  await look.getByRole("button", { name: "Go to Experience 1, company" }).click();
  expect(await insights.focusedField()).toBe("/experience/0/company");
  await look.waitFor({ state: "hidden" });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Insights", exact: true }).click();
  await insights.panel.getByRole("button", { name: "Open the skill ledger" }).click();
  const ledger = page.getByRole("dialog", { name: "Where your skills are proven" });
  await ledger.getByText("1 of 2 skills is only listed").waitFor();
  const [triage, payroll] = ["Triage", "Payroll"].map((name) =>
    ledger.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) }),
  );
  await triage?.getByText("2 years · last used in December 2021").waitFor();
  await triage?.getByText("Did triage for 40 patients a shift", { exact: true }).waitFor();
  await payroll?.getByText("Only listed").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await triage?.getByRole("button", { name: /^Go to Experience 1, bullets, line 1/ }).click();
  expect(await insights.focusedField()).toBe("/experience/0/bullets/0");
});
