import { strToU8, zipSync, zlibSync } from "fflate";
import { expect, test } from "vitest";
import { cpuOf } from "../../tests/support/cpu.ts";
import { readAnyFile } from "./read-any-file.ts";
import { xmlTree } from "./xml-tree.ts";

async function read(name: string, bytes: Uint8Array) {
  const outcome = await readAnyFile(name, bytes);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

const ARCHIVE = {
  "Basic_LinkedInDataExport/Profile.csv":
    'First Name,Last Name,Headline,Summary,Industry,Geo Location,Websites\nNora,Whitfield,"Nurse, ICU","I care, and\nI chart.",Hospitals,"Bergen, Norway",[PERSONAL:https://nora.example.com]\n',
  "Positions.csv":
    'Company Name,Title,Description,Location,Started On,Finished On\nHaukeland Hospital,Staff Nurse,"• Cared for ""ventilated"" patients\n• Led 9 nurses",Bergen,Jan 2019,\nVoss Clinic,Nurse,,Voss,2015,Dec 2018\n',
  "Education.csv":
    "School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity of Bergen,2012,2015,,BSc Nursing,Choir\n",
  "Skills.csv": "Name\nTriage\nVentilation\n",
  "Languages.csv": "Name,Proficiency\nNorwegian,Native\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nBLS,https://b.example,Red Cross,May 2020,,X-17\n",
  "Projects.csv": "Title,Description,Url,Started On,Finished On\nWard app,An app for handover,,2020,2021\n",
  "Volunteering.csv":
    "Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,First aider,Health,2016,,\n",
  "Email Addresses.csv":
    "Email Address,Confirmed,Primary\nold@example.com,Yes,No\nnora@example.com,Yes,Yes\n",
};

const zipped = () =>
  zipSync(Object.fromEntries(Object.entries(ARCHIVE).map(([name, text]) => [name, strToU8(text)])));

test("LinkedIn's data archive is read table by table, and what has no place is named", async () => {
  const { kind, resume, unplaced } = await read("export.zip", zipped());
  expect(kind).toBe("LinkedIn");
  expect(resume).toMatchObject({
    name: "Nora Whitfield",
    role: "Nurse, ICU",
    location: "Bergen, Norway",
    email: "nora@example.com",
    website: "https://nora.example.com",
    experience: [
      {
        title: "Staff Nurse",
        company: "Haukeland Hospital",
        location: "Bergen",
        period: "Jan 2019 – Present",
      },
      { title: "Nurse", company: "Voss Clinic", period: "2015 – Dec 2018" },
    ],
    education: [{ degree: "BSc Nursing", school: "University of Bergen", period: "2012 – 2015" }],
    languages: [{ text: "Norwegian", level: "Native" }],
    certifications: [{ text: "BLS", issuer: "Red Cross" }],
    projects: [{ name: "Ward app" }],
    volunteering: [{ organization: "Red Cross", role: "First aider" }],
  });
  expect(resume.experience[0]?.bullets.map(({ text }) => text)).toEqual([
    'Cared for "ventilated" patients',
    "Led 9 nurses",
  ]);
  expect(unplaced.join(" ")).toMatch(/Hospitals/);
  expect(unplaced.join(" ")).toMatch(/X-17/);
});

const EUROPASS = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
<Identification><PersonName><FirstName>Jana</FirstName><Surname>Nov&#225;kov&#225;</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>Dlouh&#225; 5</AddressLine><PostalCode>110 00</PostalCode><Municipality>Praha</Municipality><Country><Code>CZ</Code><Label>Czechia</Label></Country></Contact></Address>
<Email><Contact>jana@example.cz</Contact></Email><TelephoneList><Telephone><Contact>+420 601 555 018</Contact></Telephone></TelephoneList></ContactInfo>
<Demographics><NationalityList><Nationality><Label>Czech</Label></Nationality></NationalityList></Demographics></Identification>
<Headline><Type><Code>preferred_job</Code></Type><Description><Label>Baker</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2018" month="--09"/><Current>true</Current></Period><Position><Label>Head baker</Label></Position>
<Activities>&lt;ul&gt;&lt;li&gt;Bake 900 loaves a night&lt;/li&gt;&lt;li&gt;Teach two apprentices&lt;/li&gt;&lt;/ul&gt;</Activities>
<Employer><Name>Pek&#225;rna U Mlejna</Name><ContactInfo><Address><Contact><Municipality>Praha</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2014"/><To year="2018"/></Period><Title>Baker, vocational certificate</Title><Organisation><Name>SOU Praha</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Czech language</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Label>German</Label></Description><ProficiencyLevel><Listening>B1</Listening><Writing>A2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<Computer><Description>&lt;p&gt;Excel&lt;/p&gt;</Description></Computer></Skills></LearnerInfo></SkillsPassport>`;

const wanted = {
  name: "Jana Nováková",
  role: "Baker",
  location: "Dlouhá 5, 110 00 Praha, Czechia",
  email: "jana@example.cz",
  phone: "+420 601 555 018",
  experience: [
    { title: "Head baker", company: "Pekárna U Mlejna", location: "Praha", period: "09/2018 – Present" },
  ],
  education: [{ degree: "Baker, vocational certificate", school: "SOU Praha", period: "2014 – 2018" }],
  languages: [{ text: "Czech language" }, { text: "German", level: "B1, A2" }],
  skills: [{ text: "Excel" }],
};

test("Europass XML is read field by field, as a file and attached to a PDF", async () => {
  const { kind, resume, unplaced } = await read("cv.xml", strToU8(EUROPASS));
  expect(kind).toBe("Europass");
  expect(resume).toMatchObject(wanted);
  expect(resume.experience[0]?.bullets.map(({ text }) => text)).toEqual([
    "Bake 900 loaves a night",
    "Teach two apprentices",
  ]);
  expect(unplaced).toEqual(["Czech"]);
  const packed = zlibSync(strToU8(EUROPASS));
  const head = strToU8(
    `%PDF-1.7\n1 0 obj << /Type /EmbeddedFile /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
  );
  const pdf = new Uint8Array([...head, ...packed, ...strToU8("\nendstream")]);
  expect((await read("cv.pdf", pdf)).resume).toMatchObject(wanted);
});

test("XML that nests or grows without end is given up, and costs no more than its length", () => {
  expect(xmlTree("<a>".repeat(200_000))).toBeNull();
  expect(xmlTree(`<a>${"<b/>".repeat(200_000)}</a>`)).toBeNull();
  expect(cpuOf(() => xmlTree(`<a ${'b="c" '.repeat(100_000)}`))).toBeLessThan(500);
  expect(cpuOf(() => xmlTree("<![CDATA[".repeat(50_000)))).toBeLessThan(500);
});
