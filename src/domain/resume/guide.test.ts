import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { placeToWrite, withGuide } from "./guide.ts";
import { emptyResume } from "./resume.ts";
import { sampleResume } from "./sample-resume.ts";

const [first, ...later] = sampleResume.experience;
const position = { id: "own", company: "", title: "", period: "", bullets: [] };

test("an empty resume shows the whole sample, and every place of it is known as the sample's", () => {
  const { resume, places } = withGuide(emptyResume(), sampleResume);
  expect(resume).toEqual(sampleResume);
  for (const place of ["/name", "/summary", "/experience", "/experience/2/bullets/1", "/skills", "/skills/9"])
    expect(places).toContain(place);
});

test("the sample goes field by field, lists with the first own entry, items by their position", () => {
  const own = resumeOf({
    name: "Jane Doe",
    skills: ["Triage"],
    experience: [
      { ...position, title: "Nurse", bullets: [""] },
      { ...position, id: "ward", company: "Ward 4", bullets: ["Led a team of six."] },
    ],
  });
  const { resume, places } = withGuide(own, sampleResume);
  expect(resume).toMatchObject({
    name: "Jane Doe",
    role: sampleResume.role,
    skills: [{ text: "Triage" }],
    experience: [
      { title: "Nurse", company: first?.company, bullets: first?.bullets },
      { title: later[0]?.title, company: "Ward 4", bullets: [{ text: "Led a team of six." }] },
      later[1] ?? {},
    ],
  });
  for (const place of ["/role", "/experience/0/company", "/experience/0/bullets/3", "/experience/2/title"])
    expect(places).toContain(place);
  for (const place of ["/name", "/skills", "/skills/0", "/experience", "/experience/0/title"])
    expect(places).not.toContain(place);
});

test("a resume that says everything itself shows nothing else, and keeps what the sample has no place for", () => {
  const own = {
    ...sampleResume,
    name: "Jane",
    experience: [...sampleResume.experience, position],
    coverLetter: "Dear",
  };
  const { resume, places } = withGuide(own, sampleResume);
  expect(resume).toEqual(own);
  expect(places.size).toBe(0);
});

test("what is shown of an item that is not there yet is written in the next one", () => {
  const own = { ...emptyResume(), experience: [position] };
  expect(placeToWrite(own, "/experience/2/title")).toBe("/experience/1");
  expect(placeToWrite(own, "/experience/0/title")).toBe("/experience/0/title");
  expect(placeToWrite(own, "/name")).toBe("/name");
  expect(placeToWrite(own, "/skills/4")).toBe("/skills/0");
});
