import { expect, test } from "vitest";
import { buildResume } from "./build-resume.ts";
import type { StyledLine } from "./styled-line.ts";
import { textToLines } from "./text-to-lines.ts";

function read(lines: readonly StyledLine[]) {
  const built = buildResume(lines);
  if (!built.ok) throw new Error(built.issues[0]?.message);
  return built.resume;
}

const ofText = (text: string) => read(textToLines(text));
const line = (text: string, looks: Partial<StyledLine> = {}): StyledLine => ({
  text,
  bullet: false,
  gapBefore: false,
  size: 1,
  strong: false,
  ...looks,
});
const heading = (text: string) => line(text, { size: 1.3, strong: true, gapBefore: true });

test("signs that several lines begin with are bullets, and marks around a heading are none of its words", () => {
  for (const sign of ["o", "+", "»", "*", "–", "‣"]) {
    const resume = ofText(`Una Daly
una@example.com

* * *  Career to Date  * * *
HR Generalist – Thomond Packaging, Ennis      06/2016 – 08/2019
${sign} Recruitment for 180 staff
${sign} Brought in the first apprenticeship scheme

* * *  Key Skills  * * *
${sign} Mediation
${sign} Workday`);
    expect(resume.experience, sign).toMatchObject([
      {
        title: "HR Generalist",
        company: "Thomond Packaging",
        location: "Ennis",
        bullets: [
          { text: "Recruitment for 180 staff" },
          { text: "Brought in the first apprenticeship scheme" },
        ],
      },
    ]);
    expect(
      resume.skills.map(({ text }) => text),
      sign,
    ).toEqual(["Mediation", "Workday"]);
  }
});

test("seasons are periods, one or several, and so are dates that are not exact", () => {
  for (const period of [
    "Summers 2013 – 2015",
    "Winters 2005 – 2008",
    "Summer 2017",
    "Summers of 2018 and 2019",
    "late 2014 – mid 2016",
  ]) {
    const resume = ofText(`Una Daly

EXPERIENCE
Carer, Oakwood Nursing Home, Loughrea, ${period}
- Personal care.

EDUCATION
BSc Nursing, University of Galway, 2012`);
    expect(resume.experience, period).toMatchObject([
      { title: "Carer", company: "Oakwood Nursing Home", location: "Loughrea", period },
    ]);
  }
});

test("a period broken over two lines of a narrow column is one", () => {
  const resume = read([
    line("Jens Hollweg", { size: 2 }),
    heading("Experience"),
    line("10/2010 –\tDesign Engineer"),
    line("03/2016\tHohenstein Pumpen AG, Esslingen"),
    line("Design of impellers", { bullet: true }),
    line("2008 –\tWorking student"),
    line("today\tFraunhofer institute, Stuttgart"),
    heading("Education"),
    line("2004\tAbitur"),
  ]);
  expect(resume.experience).toMatchObject([
    { title: "Design Engineer", company: "Hohenstein Pumpen AG", period: "10/2010 – 03/2016" },
    { title: "Working student", company: "Fraunhofer institute", period: "2008 – today" },
  ]);
});

test("words that alone are set apart at the start of a line are a field of their own", () => {
  const resume = read([
    line("Ada Obi", { size: 2 }),
    heading("Experience"),
    line("Kolopay, Yaba, Lokoja\tFeb 2020 – Date", { lead: "Kolopay" }),
    line("Marketing Manager", { strong: true }),
    line("Ran the page", { bullet: true }),
    heading("Education"),
    line("Five CSEs, Mexborough Comp, 1990", { lead: "Five CSEs" }),
    heading("Voluntary Work"),
    line("First aider, Galway Civil Defence (2017 to date)", { lead: "First aider" }),
    line("Underage coach, Kiltormer Camogie Club", { lead: "Underage coach" }),
  ]);
  expect(resume.experience).toMatchObject([
    { title: "Marketing Manager", company: "Kolopay", location: "Yaba, Lokoja" },
  ]);
  expect(resume.education).toMatchObject([{ degree: "Five CSEs", school: "Mexborough Comp" }]);
  expect(resume.volunteering).toMatchObject([
    { role: "First aider", organization: "Galway Civil Defence" },
    { role: "Underage coach", organization: "Kiltormer Camogie Club" },
  ]);
});

test("a place that no list knows is told by where it stands, and by standing elsewhere in the document", () => {
  const resume = ofText(`Sipho Mthembu
Quarrytown, North West | sipho@example.com

CAREER HISTORY
Radio Maji 102 FM (Kiwangwa)
Producer
Jan 2016 to Jul 2019
- Produced a phone-in.

General Worker, Quarrytown      2009 to 2011
Boitekong Brickworks
- Kiln packing.

Order picker, Fenland Produce Ltd, Sutterby, Holland Fen, 2005 – 2008
- Packing.

SKILLS
Driving`);
  expect(resume.experience).toMatchObject([
    { title: "Producer", company: "Radio Maji 102 FM", location: "Kiwangwa" },
    { title: "General Worker", company: "Boitekong Brickworks", location: "Quarrytown" },
    { title: "Order picker", company: "Fenland Produce Ltd", location: "Sutterby, Holland Fen" },
  ]);
});

test("roles below an employer with its place and all of its time stay there, with what follows a comma", () => {
  const resume = ofText(`Sipho Mthembu

CAREER HISTORY
Marikana West Platinum, Quarrytown      2012 to date
Safety Officer, Shaft 4      May 2018 to date
- Inspect six levels a week.
Safety Representative      January 2015 to April 2018
- Elected by a crew.

SKILLS
Driving`);
  expect(resume.experience).toMatchObject([
    { title: "Safety Officer, Shaft 4", company: "Marikana West Platinum", location: "Quarrytown" },
    { title: "Safety Representative", company: "Marikana West Platinum", sameEmployer: true },
  ]);
});

test("a heading is understood by the noun it ends with, and one of two kinds by its lines", () => {
  const resume = ofText(`Émilie Tran
emilie@example.com

ACADEMIC APPOINTMENTS
2019 – present      Assistant Professor
Université du Fleuve, Québec City, QC
- Teach ecology.

GRANTS AND AWARDS
Discovery Grant, $165,000 over five years, 2020

TOOLS AND TICKETS
- Gas Safe registered, number 555017
- CSCS gold card
- Unvented hot water (G3)

SKILLS AND LANGUAGES
QGIS, Stan
French (native), English (fluent)`);
  expect(resume.experience).toMatchObject([
    { title: "Assistant Professor", company: "Université du Fleuve" },
  ]);
  expect(resume.education).toEqual([]);
  expect(resume.awards).toHaveLength(1);
  expect(resume.certifications).toHaveLength(3);
  expect(resume.skills.map(({ text }) => text)).toEqual(["QGIS", "Stan"]);
  expect(resume.languages.map(({ text }) => text)).toEqual(["French (native)", "English (fluent)"]);
});

test("a name over two large lines is one, and a town alone is the place", () => {
  const resume = read([
    line("Camille", { size: 2, strong: true }),
    line("Desrosiers", { size: 2, strong: true }),
    line("Sous-chef"),
    line("Plougasnou"),
    line("camille@example.fr"),
    heading("Skills"),
    line("Menu costing"),
    heading("Languages"),
    line("French / English (B2)"),
  ]);
  expect(resume).toMatchObject({ name: "Camille Desrosiers", role: "Sous-chef", location: "Plougasnou" });
  expect(resume.languages.map(({ text }) => text)).toEqual(["French", "English (B2)"]);
});

test("courses under a heading of studies too are no degrees, and a school may be one by its place alone", () => {
  const resume = ofText(`Jolanta Maciejewska

EDUCATION & COURSES
Higher Certificate in Culinary Arts, GMIT Galway, 2013 – 2015
- Forklift licence UDT, 2016
- First aid, 2020

GRANTS
2018   Travel grant, Swedish Arts Council`);
  expect(resume.education).toMatchObject([
    { degree: "Higher Certificate in Culinary Arts", school: "GMIT Galway", period: "2013 – 2015" },
  ]);
  expect(resume.certifications.map(({ text }) => text)).toEqual([
    "Forklift licence UDT, 2016",
    "First aid, 2020",
  ]);
  expect(resume.awards).toMatchObject([{ title: "Travel grant, Swedish Arts Council", date: "2018" }]);
});

test("the number of a page is kept and stands in no field", () => {
  const built = buildResume([
    line("Ada Obi", { size: 2 }),
    heading("Skills"),
    line("Welding"),
    heading("Languages"),
    line("English"),
    line("Page 1 of 2"),
  ]);
  if (!built.ok) throw new Error("refused");
  expect(built.resume.languages.map(({ text }) => text)).toEqual(["English"]);
  expect(built.unplaced.map(({ text }) => text)).toEqual(["Page 1 of 2"]);
});

test("text behind a head in its line is its text, and marks of emphasis are no words", () => {
  const { experience, skills } = ofText(`# Alasdair Buchan
abuchan@example.co.uk

## Boatbuilding
2011–present Boatbuilder, Fisheries Museum, Anstruther. Restoration of the drifter Reaper.
2003–2011 Shipwright, Miller's of St Monans, St Monans. New larch skiffs and repairs.

## Skills
- **Tools:** adze, spokeshave`);
  expect(experience).toMatchObject([
    {
      title: "Boatbuilder",
      company: "Fisheries Museum",
      location: "Anstruther",
      period: "2011–present",
      bullets: [{ text: "Restoration of the drifter Reaper." }],
    },
    { title: "Shipwright", company: "Miller's of St Monans", location: "St Monans" },
  ]);
  expect(skills).toMatchObject([{ text: "Tools", keywords: [{ text: "adze" }, { text: "spokeshave" }] }]);
});

test("sections in a line each are sections, and no groups of the one above them", () => {
  const resume = ofText(`Aisha Bello
aisha@example.ng

Education:
B.Sc. Microbiology, Ahmadu Bello University, 2014-2018

Work Experience:
Quality Assistant, Nestlé Nigeria, Abuja (Jan 2021-till date)

Skills: Gram staining, autoclaving
Hobbies: Reading, volleyball
Referees: On request`);
  expect(resume.skills.map(({ text }) => text)).toEqual(["Gram staining", "autoclaving"]);
  expect(resume.interests?.map(({ text }) => text)).toEqual(["Reading", "volleyball"]);
  expect(resume.references).toMatchObject([{ reference: "On request" }]);
});

test("jobs below a summary that have no heading of their own are jobs", () => {
  const title = (text: string) => line(text, { strong: true, gapBefore: true });
  const { summary, experience } = read([
    line("Keoni Kahale", { gapBefore: true }),
    line("keoni@example.com"),
    title("Summary"),
    line("Boat captain and dive guide, eleven years on the Kona coast without an incident."),
    title("Captain / Dive Guide"),
    line("Jack's Diving Locker, Kailua-Kona"),
    line("2016 – Present"),
    line("Run charters for 18 guests", { bullet: true }),
    title("Education"),
    line("A.S. Marine Science, Hawaii Community College, 2012"),
    title("Licenses"),
    line("PADI Instructor"),
  ]);
  expect(summary).toBe("Boat captain and dive guide, eleven years on the Kona coast without an incident.");
  expect(experience).toMatchObject([
    { title: "Captain / Dive Guide", company: "Jack's Diving Locker", period: "2016 – Present" },
  ]);
});

test("entries that are counted have no numbers, and a town in brackets is where the employer is", () => {
  const { experience, languages, education } = ofText(`Orla Devaney
orla@example.ie

WORK SO FAR
1. Specsavers (Kilkenny), Optical Assistant, Feb '15 – Aug '20
2. Heatons (Carlow), Sales Assistant, 2011 – 2015

EDUCATION
2015
Master craftsman certificate, Handwerkskammer Dresden
2006 – 2009
Apprenticeship as electrician, BSZ Löbau

PERSONAL DETAILS
Date of Birth     : 11-08-1991
Languages Known   : Tamil, English`);
  expect(experience).toMatchObject([
    { title: "Optical Assistant", company: "Specsavers", location: "Kilkenny", period: "Feb '15 – Aug '20" },
    { title: "Sales Assistant", company: "Heatons", location: "Carlow" },
  ]);
  expect(education).toMatchObject([
    { degree: "Master craftsman certificate", school: "Handwerkskammer Dresden", period: "2015" },
    { degree: "Apprenticeship as electrician", school: "BSZ Löbau", period: "2006 – 2009" },
  ]);
  expect(languages.map(({ text }) => text)).toEqual(["Tamil", "English"]);
});

test("headings that the file marks as such are headings, whatever they are called", () => {
  const marked = (text: string) => line(text, { level: 1, strong: true, gapBefore: true });
  const { experience, education, sectionOptions } = read([
    line("Niamh Corrigan", { level: 0, size: 2 }),
    line("niamh@example.ie"),
    marked("Kitchens"),
    line("Commis Chef, Ashford Castle, Cong\t2018 – 2021"),
    marked("College"),
    line("Advanced Certificate in Culinary Arts, ATU Galway\t2016 – 2018"),
    marked("Papers"),
    line("HACCP Level 3", { bullet: true }),
  ]);
  expect(experience).toMatchObject([{ title: "Commis Chef", company: "Ashford Castle", location: "Cong" }]);
  expect(education).toMatchObject([{ degree: "Advanced Certificate in Culinary Arts" }]);
  expect(sectionOptions).toMatchObject({
    experience: { title: "Kitchens" },
    education: { title: "College" },
  });
});

test("rows of a table with text between them keep the names of its columns, and a town parts from its employer", () => {
  const resume = read([
    heading("Una Daly"),
    heading("Experience"),
    line("Period\tPosition\tEmployer\tMain duties", { strong: true }),
    line("10/2020 – now\tPharmacy Manager\tEl Nile Pharmacies, Nasr City, Cairo\tManage a team of 6."),
    line("Opened the corner for diabetes and blood pressure."),
    line("02/2018 – 09/2020\tPharmacist\tEl Nile Pharmacies, Heliopolis, Cairo\tDispensed about 150 a day."),
    heading("Skills"),
    line("Sewing"),
  ]);
  expect(resume.experience).toMatchObject([
    {
      title: "Pharmacy Manager",
      company: "El Nile Pharmacies",
      location: "Nasr City, Cairo",
      bullets: [
        { text: "Manage a team of 6." },
        { text: "Opened the corner for diabetes and blood pressure." },
      ],
    },
    { title: "Pharmacist", company: "El Nile Pharmacies", location: "Heliopolis, Cairo" },
  ]);
});

test("a county behind an employer makes no address of its name", () => {
  const { experience } = ofText(`Una Daly

Experience

St Finbarr’s Residence, Douglas, Co. Cork
Staff Nurse, Sept 2016 – Nov 2019
- Named nurse for nine residents

Bon Repos Nursing Home, Mallow
Healthcare Assistant, June 2013 – Aug 2016
- Night rounds`);
  expect(experience[0]).toMatchObject({ company: "St Finbarr’s Residence", location: "Douglas, Co. Cork" });
});

test.each([
  ["French, mother tongue; English, fluent (C1); Italian, kitchen level", 3, "Italian, kitchen level"],
  ["English\tVery good (IELTS 7.0)", 1, "English, Very good (IELTS 7.0)"],
  ["English, Polish; French, Irish", 4, "Irish"],
])("how well somebody speaks stays with the language: %s", (text, count, last) => {
  const { languages } = read([
    heading("Una Daly"),
    heading("Languages"),
    line(text),
    heading("Skills"),
    line("Sewing"),
  ]);
  expect(languages.length).toBe(count);
  expect(languages.at(-1)).toMatchObject({ text: last });
});

test("bullets that have the dates are entries, also with years of two digits and a line between that has none", () => {
  const resume = ofText(`Morag MacAskill
morag@example.com

What I've done
• '21–now     Counter Assistant, Lochbroom Stores, Ullapool
• '18–'21     Ferry Booking Clerk, Minch Crossings Ltd, Ullapool
• '14–'18     School Cook, Badcaul Primary School
• '98–'01     Bar Manager, The Ferryboat Bar, Ullapool
(At home for two years, looking after my mother.)

Skills
Baking, Sewing`);
  expect(resume.experience).toMatchObject([
    { title: "Counter Assistant", company: "Lochbroom Stores", location: "Ullapool", period: "'21–now" },
    { title: "Ferry Booking Clerk", company: "Minch Crossings Ltd", period: "'18–'21" },
    { title: "School Cook", company: "Badcaul Primary School", period: "'14–'18" },
    { title: "Bar Manager", company: "The Ferryboat Bar", period: "'98–'01" },
  ]);
});

test("one mark on each side of a heading is none of its words, and two titles with a stroke between them are one", () => {
  const resume = ofText(`NOMVULA DLAMINI
Coded Welder / Boilermaker
nomvula@example.com

~ Professional experience ~
2016 – 2020   Welder, Highveld Services
- Welded steam lines

~ Languages ~
English, Zulu`);
  expect(resume).toMatchObject({
    role: "Coded Welder / Boilermaker",
    experience: [{ title: "Welder", company: "Highveld Services" }],
    languages: [{ text: "English" }, { text: "Zulu" }],
  });
});
