import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { firstLook } from "./first-look.ts";

const seen = (resume: Parameters<typeof resumeOf>[0]) =>
  firstLook(resumeOf(resume)).map(({ id, text, status }) => [id, text, status]);

const position = { title: "Cook", company: "Tide", period: "2021 – Present", bullets: ["Cooked"] };

test("is the name, the current and the last position, and one education", () => {
  expect(
    seen({
      name: " Ada ",
      experience: [position, { ...position, company: "Pier", period: "2019 – 2021" }, position],
      education: [{ school: "Harbour College", degree: "Diploma", period: "2018" }],
    }),
  ).toEqual([
    ["name", "Ada", "seen"],
    ["current-title", "Cook", "seen"],
    ["current-employer", "Tide", "seen"],
    ["current-dates", "2021 – Present", "seen"],
    ["last-title", "Cook", "seen"],
    ["last-employer", "Pier", "seen"],
    ["last-dates", "2019 – 2021", "seen"],
    ["degree", "Diploma", "seen"],
    ["school", "Harbour College", "seen"],
    ["education-dates", "2018", "seen"],
  ]);
});

test("says what is missing, and misses no second position", () => {
  const places = firstLook(resumeOf({ experience: [{ ...position, title: "" }] }));
  expect(places.filter(({ status }) => status === "missing").map(({ pointer }) => pointer)).toEqual([
    "/name",
    "/experience/0/title",
    "/education/0/degree",
    "/education/0/school",
    "/education/0/period",
  ]);
  expect(places.some(({ id }) => id.startsWith("last"))).toBe(false);
});

test("passes over what no page shows", () => {
  const [, title] = firstLook(
    resumeOf({ experience: [{ ...position, title: "Spy", hidden: true }, position] }),
  );
  expect(title).toMatchObject({ text: "Cook", pointer: "/experience/1/title" });
});

test("of two positions at one employer, its name stands with the first", () => {
  const places = firstLook(
    resumeOf({ experience: [position, { ...position, title: "Helper", company: "", sameEmployer: true }] }),
  );
  expect(places.find(({ id }) => id === "last-employer")).toMatchObject({
    text: "Tide",
    pointer: "/experience/0/company",
  });
});

test("a date that says no year is unclear", () => {
  const places = firstLook(resumeOf({ experience: [{ ...position, period: "some summers" }] }));
  expect(places.find(({ id }) => id === "current-dates")?.status).toBe("unclear");
});
