import { expect, test } from "vitest";
import { buildResume } from "./build-resume.ts";
import type { StyledLine } from "./styled-line.ts";
import { textToLines } from "./text-to-lines.ts";

function ofLines(lines: readonly StyledLine[]) {
  const built = buildResume(lines);
  if (!built.ok) throw new Error(built.issues[0]?.message);
  return built.resume;
}
const ofText = (text: string) => ofLines(textToLines(text));

test("fields that the file names itself are those fields, and an entry begins where a name comes again", () => {
  const { experience, education } = ofText(`Rajesh Verma
rajesh@example.in

EXPERIENCE
Organisation: Tejas Networks Ltd.
Designation: Senior Engineer - Embedded Software
Duration: July 2019 to Till date
Responsibilities:
- Bring-up of new boards.
Organisation: Wipro Technologies
Designation: Project Engineer
Duration: Aug 2015 to June 2019

EDUCATION
Qualification: Grade 12
Last school attended: Uppal Secondary School
Year: 2009`);
  expect(experience).toMatchObject([
    {
      title: "Senior Engineer - Embedded Software",
      company: "Tejas Networks Ltd.",
      period: "July 2019 to Till date",
      bullets: [{ text: "Bring-up of new boards." }],
    },
    { title: "Project Engineer", company: "Wipro Technologies" },
  ]);
  expect(education).toMatchObject([{ degree: "Grade 12", school: "Uppal Secondary School", period: "2009" }]);
});

test("a row of names above a table says what its columns are", () => {
  const { experience } = ofText(`Zanele Dlamini
zanele@example.co.za

CAREER SUMMARY
Period\tEmployer\tPosition
2019 – present\tUnilever South Africa\tAccounts Payable Clerk
2016 – 2019\tToyota Tsusho\tCreditors Clerk

LANGUAGES
English`);
  expect(experience).toMatchObject([
    { title: "Accounts Payable Clerk", company: "Unilever South Africa", period: "2019 – present" },
    { title: "Creditors Clerk", company: "Toyota Tsusho" },
  ]);
});

test("without any heading the lines of a document decide together what they are", () => {
  const { experience, education, certifications } = ofText(`Natalie Brockhurst
604-555-0162
Squamish, BC
Ski Patroller
Whistler Blackcomb
Winters 2017 - 2024
- Avalanche control and sled rescues
Wildfire Crew Leader
BC Wildfire Service
Summers 2015 - 2023
- Led a unit crew of five
Diploma in Outdoor Recreation
Capilano University
2014
Advanced Wilderness First Aid
Class 5 driver's licence`);
  expect(experience).toMatchObject([
    { title: "Ski Patroller", company: "Whistler Blackcomb", period: "Winters 2017 - 2024" },
    { title: "Wildfire Crew Leader", company: "BC Wildfire Service" },
  ]);
  expect(education).toMatchObject([
    { degree: "Diploma in Outdoor Recreation", school: "Capilano University" },
  ]);
  expect(certifications.map(({ text }) => text)).toEqual([
    "Advanced Wilderness First Aid",
    "Class 5 driver's licence",
  ]);
});

test("role, employer and place are decided together: a name that sounds like a place stays the employer", () => {
  const { experience } = ofText(`Padraig Mulhern
padraig@example.ie

EXPERIENCE
General Operative, Masonite Ireland, Carrick-on-Shannon, 2013 - 2017
- Worked the press line.

Reporter, RTÉ Raidió na Gaeltachta
Derrybeg, October 2019 to present
- Daily bulletins.

Ford España / Almussafes
Quality Technician / 03/21 - Sept 2023
- Dimensional checks.

EDUCATION
Leaving Certificate, Coláiste Muire, Tuam Road, 2009`);
  expect(experience).toMatchObject([
    { title: "General Operative", company: "Masonite Ireland", location: "Carrick-on-Shannon" },
    { title: "Reporter", company: "RTÉ Raidió na Gaeltachta", location: "Derrybeg" },
    {
      title: "Quality Technician",
      company: "Ford España",
      location: "Almussafes",
      period: "03/21 - Sept 2023",
    },
  ]);
});

test("personal details hold the contact, and what else they say stays below their heading", () => {
  const resume = ofText(`CURRICULUM VITAE

Personal details
Name: Thabo Nkosi
Date of birth: 14 March 1991
Address: 27 Mokoena Street, Vosloorus
Cell: 072 555 0188
Languages: isiZulu, English

Work experience
Forklift Operator, Barloworld Equipment, '14 - '18
- Load trucks`);
  expect(resume).toMatchObject({
    name: "Thabo Nkosi",
    phone: "072 555 0188",
    location: "27 Mokoena Street, Vosloorus",
    languages: [{ text: "isiZulu" }, { text: "English" }],
    experience: [{ title: "Forklift Operator", period: "'14 - '18" }],
    custom: [{ title: "Personal details", content: "Date of birth: 14 March 1991" }],
  });
});
