import { expect, test } from "vitest";
import { buildResume } from "./build-resume.ts";
import { textToLines } from "./text-to-lines.ts";

function read(text: string) {
  const built = buildResume(textToLines(text));
  if (!built.ok) throw new Error(built.issues[0]?.message);
  return built;
}

const IRISH = `Aoife Byrne
14 Sea Road, Galway, H91 X2Y3
aoife@example.com
087 555 0199

Work
Scoil Bhríde, Galway
Class Teacher
2018 to date
- Teach a class of 27 children.

School
Mary Immaculate College
Bachelor of Education
2013 – 2017

Volunteering
Music leader, Foróige Youth Club

Referees
Mr Pádraig Ó Sé
Principal, Scoil Bhríde
091 555 0123

Tools
Guitar, Interactive whiteboard, Irish`;

test("an address is never a role, and role and employer are told apart whichever comes first", () => {
  const { resume } = read(IRISH);
  expect(resume).toMatchObject({ name: "Aoife Byrne", role: "", location: "14 Sea Road, Galway, H91 X2Y3" });
  expect(resume.experience).toMatchObject([
    { title: "Class Teacher", company: "Scoil Bhríde", location: "Galway", period: "2018 to date" },
  ]);
});

test("referees and volunteering are never education", () => {
  const { resume } = read(IRISH);
  expect(resume.education).toMatchObject([
    { degree: "Bachelor of Education", school: "Mary Immaculate College" },
  ]);
  expect(resume.references).toMatchObject([
    { name: "Mr Pádraig Ó Sé", role: "Principal, Scoil Bhríde", contact: "091 555 0123" },
  ]);
  expect(resume.volunteering).toMatchObject([{ role: "Music leader", organization: "Foróige Youth Club" }]);
});

test("headings that no list has are understood by what follows them, and kept as they were written", () => {
  const { resume } = read(`Marek Nowak

THE ROAD SO FAR
Welder, Gdansk Shipyard Ltd, 2015 – 2020
- Welded hulls.
Fitter, Baltic Works Ltd, 2010 – 2015
- Fitted pipes.

HALLS OF WISDOM
BSc Engineering, Gdansk University, 2006 – 2010

THINGS IN MY VAN
Grinder, Plasma cutter, Laser level`);
  expect(resume.experience).toMatchObject([
    { title: "Welder", company: "Gdansk Shipyard Ltd" },
    { title: "Fitter", company: "Baltic Works Ltd" },
  ]);
  expect(resume.education).toHaveLength(1);
  expect(resume.skills.map(({ text }) => text)).toEqual(["Grinder", "Plasma cutter", "Laser level"]);
  expect(resume.sectionOptions?.experience?.title).toBe("The road so far");
});

test("a text without any heading is read by what its blocks are", () => {
  const { resume, unplaced } = read(`Jim Carraway
Bozeman, MT
jim@example.com

Ranch Hand, Cottonwood Cattle Company, Ennis, MT, 2014 – present
- Mend forty miles of fence.

High School Diploma, Park High School, 2011`);
  expect(resume.experience).toMatchObject([{ title: "Ranch Hand", company: "Cottonwood Cattle Company" }]);
  expect(resume.education).toMatchObject([{ degree: "High School Diploma", school: "Park High School" }]);
  expect(unplaced).toEqual([]);
});

test("several roles below one employer are all at that employer", () => {
  const { resume } = read(`Isa Moreau

EXPERIENCE
Maison Verte Ltd, Brussels
Store Manager, 2020 – Present
- Run a shop.
Assistant Manager, 2017 – 2020
- Planned the rota.`);
  expect(resume.experience).toMatchObject([
    { title: "Store Manager", company: "Maison Verte Ltd" },
    { title: "Assistant Manager", company: "Maison Verte Ltd", sameEmployer: true },
  ]);
});

test("each field is linked to the words that it has in the file", () => {
  const { source, fields } = read(IRISH);
  const wordsOf = (pointer: string) =>
    fields
      .find((field) => field.pointer === pointer)
      ?.spans.map(({ line, start, end }) => source[line]?.slice(start, end));
  expect(wordsOf("/experience/0/title")).toEqual(["Class Teacher"]);
  expect(wordsOf("/experience/0/company")).toEqual(["Scoil Bhríde"]);
  expect(wordsOf("/references/0/role")).toEqual(["Principal, Scoil Bhríde"]);
});

test("what is longer than a field holds, or more than a list holds, is unplaced and not lost", () => {
  const many = Array.from({ length: 300 }, (_, nth) => `- did thing number${nth} well`).join("\n");
  const built = read(
    `Ada\n\nEXPERIENCE\nAnalyst, Acme Ltd, 2019 – 2020\n${many}\n- ${"endless ".repeat(600)}`,
  );
  const kept = JSON.stringify([built.resume, built.unplaced]);
  for (let nth = 0; nth < 300; nth++) expect(kept).toContain(`number${nth} `);
});
