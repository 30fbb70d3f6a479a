import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { dateLanguage } from "./date-edits.ts";
import type { Resume } from "./resume.ts";
import { listSections } from "./section-list.ts";
import { datesLeftAsWritten, shownContent } from "./shown-dates.ts";

function position(title: string, period: string) {
  return { title, company: title, period, bullets: [] };
}

function publication(name: string, date: string) {
  return { name, publisher: "", date, summary: "" };
}

function shownIn(resume: Resume): Record<string, readonly object[]> {
  return Object.fromEntries(
    listSections(resume).flatMap(({ key, isCustom, definition, content }) =>
      content === undefined || typeof content === "string"
        ? []
        : [[isCustom ? "custom" : key, shownContent(content, definition, "numeric", dateLanguage(resume))]],
    ),
  );
}

test("all dates of a resume are shown in one style, in its language; what is more than a date stays and is named", () => {
  const resume = resumeOf({
    language: "de",
    experience: [position("a", "March 2021 - now"), position("b", "Sommer 2019"), position("c", "2017-20")],
    certifications: [{ text: "First aid", date: "2023-03", expiry: "irgendwann" }],
    custom: [{ title: "Talks", kind: "publications", content: [publication("Talk", "June 2024")] }],
  });
  const { experience, certifications, custom } = shownIn(resume);
  expect(experience).toMatchObject([
    { period: "03/2021 – heute" },
    { period: "Sommer 2019" },
    { period: "2017 – 2020" },
  ]);
  expect(certifications).toMatchObject([{ date: "03/2023", expiry: "irgendwann" }]);
  expect(custom).toMatchObject([{ date: "06/2024" }]);
  expect(datesLeftAsWritten(resume).map(({ text }) => text)).toEqual(["Sommer 2019", "irgendwann"]);
  expect(resume.experience[0]?.period).toBe("March 2021 - now");
});

test("what did not change is the same object at the next key, and what needs no other date is the person's own", () => {
  const resume = resumeOf({
    experience: [position("a", "March 2021 - now"), position("b", "2017 – 2020")],
  });
  const [first, second] = resume.experience;
  if (!first || !second) throw new Error("the positions are not there");
  const before = shownIn(resume).experience ?? [];
  expect(before[1]).toBe(second);
  const typed = { ...resume, experience: [first, { ...second, title: "bc" }] };
  const after = shownIn(typed).experience ?? [];
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(typed.experience[1]);
});
