import { describe, expect, test } from "vitest";
import { type GivenResume, resumeOf } from "../../../../tests/factories/given-resume.ts";
import { PORTRAIT } from "../../../../tests/factories/photos.ts";
import { amazon } from "../../../templates/amazon/layout.ts";
import { google } from "../../../templates/google/layout.ts";
import { applyEdit } from "../../resume/edits.ts";
import { emptyResume, type Resume } from "../../resume/resume.ts";
import { sampleResume } from "../../resume/sample-resume.ts";
import { checkContent } from "./check-content.ts";
import type { CheckOptions } from "./check-reading.ts";
import { RULE_IDS, type RuleId } from "./rule.ts";
import { RULES } from "./rules.ts";

const options: CheckOptions = { template: google, today: "2026-11-18", pageCount: 1 };

const position = (bullets: readonly string[], period = "Jan 2020 – Mar 2022") => ({
  company: "Rema",
  title: "Cook",
  period,
  bullets,
});

/** A resume that no rule objects to. */
const sound: GivenResume = {
  name: "Ida Berg",
  role: "Head Cook",
  location: "Leeds, United Kingdom",
  email: "ida.berg@example.com",
  phone: "+44 113 496 0001",
  website: "https://ida.example.com",
  summary: "Cook with nine years in hotels and schools, at home with large numbers and small budgets.",
  experience: [
    position(
      [
        "Lead 6 cooks and 2 porters who serve 420 lunches on every school day.",
        "Plan menus for 14 allergies together with the school nurse and the parents.",
        "Cut food waste from 31 to 12 kilos a day by weighing what came back.",
      ],
      "Apr 2022 – Present",
    ),
    position([
      "Ran the breakfast kitchen of a hotel with 180 rooms, alone on 3 mornings a week.",
      "Trained 5 apprentices, all of whom passed their final exam in the first year.",
      "Brought the score of the kitchen's inspection from 3 to 5 within one season.",
      "Ordered vegetables from 8 farms nearby, for the same money as before from one wholesaler.",
    ]),
  ],
  education: [
    { school: "Leeds City College", degree: "Diploma in Professional Cookery", period: "2015 – 2017" },
  ],
  skills: ["Menu planning", "Allergens", "Food safety", "Stock control"],
};

const of = (changes: GivenResume): Resume => resumeOf({ ...sound, ...changes });

function found(resume: Resume, given: Partial<CheckOptions> = {}) {
  return checkContent(resume, { ...options, ...given }).filter(({ status }) => status === "found");
}

function findingsOf(id: RuleId, changes: GivenResume, given: Partial<CheckOptions> = {}) {
  return found(of(changes), given).find((outcome) => outcome.id === id)?.findings ?? [];
}

/** The resume after the press of the first fix of this rule. */
function mended(id: RuleId, changes: GivenResume): Resume {
  let resume = of(changes);
  const fix = findingsOf(id, changes)[0]?.fix ?? expect.fail(`${id} has no fix`);
  let ids = 0;
  for (const edit of fix) {
    const outcome = applyEdit(resume, edit, () => `new-${ids++}`);
    if (!outcome.ok) expect.fail(JSON.stringify(outcome));
    resume = outcome.resume;
  }
  return resume;
}

const bullets = (...texts: string[]) => ({ experience: [position(texts)] });
const bulletsNow = (...texts: string[]) => ({ experience: [position(texts, "Jan 2020 – Present")] });
const periods = (...texts: string[]) => ({
  experience: texts.map((period, at) => ({
    ...position(["Baked 40 loaves of bread a day"], period),
    company: `C${at}`,
  })),
});

/** For each rule a resume that it objects to, and where. */
const OBJECTIONS: Record<Exclude<RuleId, `read-${string}` | "file-size" | "pages">, [GivenResume, string]> = {
  name: [{ name: " " }, "/name"],
  email: [{ email: "" }, "/email"],
  "email-form": [{ email: "ida at example.com" }, "/email"],
  "email-tone": [{ email: "partyprincess@example.com" }, "/email"],
  phone: [{ phone: "" }, "/phone"],
  "phone-form": [{ phone: "12" }, "/phone"],
  place: [{ location: "" }, "/location"],
  headline: [{ role: "" }, "/role"],
  "link-form": [{ website: "my page" }, "/website"],
  street: [{ location: "14 Mill Road, Leeds, United Kingdom" }, "/location"],
  birth: [{ summary: "Date of birth: 3 May 1990. Cook with nine years in hotels." }, "/summary"],
  "identity-number": [bullets("Passport no: 123456789 and other papers"), "/experience/0/bullets/0"],
  "civil-status": [
    { summary: "Marital status: married. Cook with nine years in hotels and schools." },
    "/summary",
  ],
  photo: [{ photo: { data: PORTRAIT } }, ""],
  pay: [{ summary: "Expected salary 40,000. Cook with nine years in hotels and schools." }, "/summary"],
  "date-missing": [periods(""), "/experience/0/period"],
  "date-unreadable": [periods("sometime ago"), "/experience/0/period"],
  "month-spelling": [periods("Febuary 2020 – March 2021"), "/experience/0/period"],
  "date-backwards": [periods("Mar 2021 – Jan 2020"), "/experience/0/period"],
  "date-ambiguous": [periods("03/04/2020 – 05/06/2021"), "/experience/0/period"],
  "date-future": [periods("Jan 2020 – Dec 2031"), "/experience/0/period"],
  "date-styles": [
    periods("Apr 2022 – Present", "03/2019 – 02/2022", "January 2016 – March 2019"),
    "/experience/1/period",
  ],
  "date-precision": [periods("Apr 2022 – Present", "2019 – 2022"), "/experience/1/period"],
  gap: [periods("Apr 2022 – Present", "Jan 2018 – Feb 2020"), "/experience/0/period"],
  overlap: [periods("Apr 2022 – Present", "Jan 2020 – Dec 2023"), "/experience/0/period"],
  "newest-first": [periods("Jan 2018 – Feb 2020", "Mar 2020 – Present"), "/experience"],
  "position-title": [
    { experience: [{ ...position(["Baked 40 loaves a day"]), title: "" }] },
    "/experience/0/title",
  ],
  "position-employer": [
    { experience: [{ ...position(["Baked 40 loaves a day"]), company: "" }] },
    "/experience/0/company",
  ],
  "position-lines": [bullets(), "/experience/0/bullets"],
  "position-many-lines": [
    bullets(..."abcdefghi".split("").map((letter) => `Baked 40 loaves of ${letter} a day`)),
    "/experience/0/bullets",
  ],
  "position-figures": [
    bullets("Cooked lunch for the guests", "Washed up after the guests"),
    "/experience/0/bullets",
  ],
  "study-names": [{ education: [{ school: "", degree: "Diploma", period: "2015" }] }, "/education/0/school"],
  "line-long": [bullets(`Baked ${"bread ".repeat(24)}1`), "/experience/0/bullets/0"],
  "line-short": [bullets("Baked bread"), "/experience/0/bullets/0"],
  "weak-opening": [bullets("Was responsible for running the kitchen of 4 hotels"), "/experience/0/bullets/0"],
  "repeated-verb": [
    bullets("Managed 3 cooks a day", "Managed 2 bars at night", "Managing 4 shops in town"),
    "/experience/0/bullets/2",
  ],
  "first-person": [
    bullets("I cooked for 40 guests", "Ran the I/O desk for 3 days"),
    "/experience/0/bullets/0",
  ],
  passive: [bullets("The menu for 40 guests was written every week"), "/experience/0/bullets/0"],
  tense: [bullets("Manage the kitchen of 4 hotels"), "/experience/0/bullets/0"],
  "end-marks": [
    bullets("Baked 40 loaves a day.", "Sold 30 of them in town.", "Gave 10 of them away"),
    "/experience/0/bullets/2",
  ],
  "lower-case": [bullets("baked 40 loaves of bread a day"), "/experience/0/bullets/0"],
  "repeated-line": [bullets("Baked 40 loaves a day", "Baked 40 loaves a day."), "/experience/0/bullets/1"],
  buzzword: [{ summary: "A results-driven team player, a Team Player indeed, in hotels." }, "/summary"],
  capitals: [bullets("BAKED 40 LOAVES A DAY"), "/experience/0/bullets/0"],
  acronym: [bullets("Kept the QXZR list of 40 guests"), "/experience/0/bullets/0"],
  placeholder: [bullets("Raised sales by XX% at [Company Name]"), "/experience/0/bullets/0"],
  "sample-words": [bullets(sampleResume.experience[0]?.bullets[0]?.text ?? ""), "/experience/0/bullets/0"],
  "lost-characters": [bullets("Won ★ the price for the ﬁnest bread of 40"), "/experience/0/bullets/0"],
  "missing-section": [{ skills: [] }, "/skills"],
  "section-order": [{ sectionOrder: ["experience", "summary"] }, "/experience"],
  "section-title": [{ sectionOptions: { experience: { title: "Where I have cooked" } } }, "/experience"],
  "summary-length": [{ summary: "word ".repeat(90) }, "/summary"],
  "skills-count": [{ skills: Array.from({ length: 31 }, (_, at) => `Skill ${at}`) }, "/skills"],
  "skill-long": [{ skills: ["Cooking", "Baking", "Being there for all of the guests"] }, "/skills/2"],
  "repeated-skill": [{ skills: ["Cooking", "Baking", "cooking"] }, "/skills/2"],
  references: [{ summary: "Cook with nine years in hotels. References available upon request." }, "/summary"],
  words: [{ experience: [position(["Baked 40 loaves of bread a day"])], summary: "" }, ""],
};

test("a good resume passes every rule that it is asked about", () => {
  expect(found(of({})).map(({ id, findings }) => [id, findings])).toEqual([]);
  expect(checkContent(of({}), options).filter(({ status }) => status === "passed").length).toBeGreaterThan(
    40,
  );
});

test("every rule stands in the table once, and there are more than sixty", () => {
  expect(RULES.map(({ id }) => id).toSorted()).toEqual([...RULE_IDS].toSorted());
  expect(RULE_IDS.length).toBeGreaterThan(60);
});

test.each(Object.entries(OBJECTIONS))("%s is found, and leads to its field", (id, [changes, pointer]) => {
  const rule = RULES.find((one) => one.id === id) ?? expect.fail();
  expect(findingsOf(rule.id, changes)[0]?.pointer).toBe(pointer);
});

test("an empty resume misses contact and sections, the gravest first", () => {
  const empty = found(emptyResume());
  expect(empty.map(({ id }) => id)).toEqual([
    "name",
    "email",
    "phone",
    "missing-section",
    "place",
    "headline",
  ]);
  expect(empty[3]?.findings.map(({ pointer }) => pointer)).toEqual(["/experience", "/education", "/skills"]);
});

describe("a press mends it", () => {
  const bullet = (id: RuleId, text: string, now = false) =>
    mended(id, now ? bulletsNow(text) : bullets(text)).experience[0]?.bullets[0]?.text;

  test("weak openings become what was done, in the tense of the position", () => {
    expect(bullet("weak-opening", "Was responsible for running the kitchen of 4 hotels")).toBe(
      "Ran the kitchen of 4 hotels",
    );
    expect(bullet("weak-opening", "Responsible for planning menus", true)).toBe("Plan menus");
    // "Ran the bar and ordering stock" would be no English: then only the person can mend it.
    expect(
      findingsOf("weak-opening", bullets("Responsible for running the bar and ordering stock"))[0]?.fix,
    ).toBeNull();
    expect(findingsOf("weak-opening", bullets("Helped with the stock"))[0]?.fix).toBeNull();
  });

  test("first person, tense, capitals and lost signs", () => {
    expect(bullet("first-person", "I cooked for 40 guests")).toBe("Cooked for 40 guests");
    expect(bullet("tense", "Manage the kitchen of 4 hotels")).toBe("Managed the kitchen of 4 hotels");
    expect(bullet("lower-case", "baked 40 loaves a day")).toBe("Baked 40 loaves a day");
    expect(bullet("lost-characters", "Won ★ the price for the ﬁnest bread")).toBe(
      "Won the price for the finest bread",
    );
  });

  test("dates: one style, the right order, the month's name, the newest first", () => {
    const styles = mended("date-styles", OBJECTIONS["date-styles"][0]).experience.map(({ period }) => period);
    expect(styles).toEqual(["Apr 2022 – Present", "Mar 2019 – Feb 2022", "Jan 2016 – Mar 2019"]);
    const dashes = mended("date-styles", {
      ...periods("Apr 2022 - Present", "Mar 2019 – Feb 2022", "Jan 2016-Mar 2019"),
      education: [{ school: "Leeds", degree: "Diploma", period: "2013-2015" }],
    });
    expect([...dashes.experience, ...dashes.education].map(({ period }) => period)).toEqual([
      "Apr 2022 – Present",
      "Mar 2019 – Feb 2022",
      "Jan 2016 – Mar 2019",
      "2013 – 2015",
    ]);
    expect(findingsOf("date-styles", periods("Apr 2022 - Present", "Mar 2019 – Feb 2022"))).toMatchObject([
      { params: { styles: "Apr 2022 - Present”, “Mar 2019 – Feb 2022", dates: 1 } },
    ]);
    // After a press there is nothing left to say.
    expect(found(dashes).filter(({ id }) => id === "date-styles")).toEqual([]);
    expect(mended("date-backwards", periods("Mar 2021 – Jan 2020")).experience[0]?.period).toBe(
      "Jan 2020 – Mar 2021",
    );
    expect(mended("month-spelling", periods("Febuary 2020 – March 2021")).experience[0]?.period).toBe(
      "February 2020 – March 2021",
    );
    expect(
      mended("newest-first", OBJECTIONS["newest-first"][0]).experience.map(({ company }) => company),
    ).toEqual(["C1", "C0"]);
  });

  test("ends of lines, doubles, the street, the photo, titles and references", () => {
    const ends = mended("end-marks", OBJECTIONS["end-marks"][0]).experience[0]?.bullets.map(({ text }) =>
      text.at(-1),
    );
    expect(ends).toEqual([".", ".", "."]);
    expect(mended("repeated-line", OBJECTIONS["repeated-line"][0]).experience[0]?.bullets).toHaveLength(1);
    expect(mended("repeated-skill", OBJECTIONS["repeated-skill"][0]).skills.map(({ text }) => text)).toEqual([
      "Cooking",
      "Baking",
    ]);
    expect(mended("street", OBJECTIONS.street[0]).location).toBe("Leeds, United Kingdom");
    expect(mended("photo", OBJECTIONS.photo[0]).photo).toMatchObject({ hidden: true });
    expect(mended("section-title", OBJECTIONS["section-title"][0]).sectionOptions).toBeUndefined();
    expect(mended("references", OBJECTIONS.references[0]).summary).toBe("Cook with nine years in hotels.");
  });
});

describe("nobody is told what is not so", () => {
  test("the page shows all dates in one style: how they were typed does not matter", () => {
    const [changes] = OBJECTIONS["date-styles"];
    expect(findingsOf("date-styles", changes, { style: { dates: "long" } })).toEqual([]);
  });

  test("finished things in a current position may be past; what is counted is finished", () => {
    expect(
      findingsOf("tense", bulletsNow("Lead the kitchen of 4 hotels", "Cut waste from 9 kg to 4 kg")),
    ).toEqual([]);
    expect(
      findingsOf(
        "tense",
        bulletsNow("Lead the kitchen of 4 hotels", "Plan the menus", "Washed the pots of the kitchen"),
      ),
    ).toHaveLength(1);
    expect(
      findingsOf("tense", bulletsNow("Lead the kitchen of 4 hotels", "Washed the pots of the kitchen")),
    ).toEqual([]);
    // "Cut" is present too, and what somebody was is over whatever goes on.
    expect(
      findingsOf(
        "tense",
        bulletsNow("Lead the kitchen", "Plan the menus", "Was the first to open", "Cut the joints"),
      ),
    ).toEqual([]);
    expect(findingsOf("tense", bulletsNow("Led the kitchen of 4 hotels", "Washed the pots"))).toEqual([]);
  });

  test("honours are no passive, initials no first person, studies fill a gap", () => {
    expect(findingsOf("passive", bullets("Was promoted to head cook within 2 years"))).toEqual([]);
    expect(findingsOf("passive", bullets("Was moved up to larder after 8 months"))).toEqual([]);
    expect(findingsOf("first-person", bullets("Ran the I/O desk for 3 days"))).toEqual([]);
    expect(findingsOf("first-person", bullets("Cut my own joints, mostly by myself"))).toEqual([]);
    const studied = { education: [{ school: "Leeds", degree: "Diploma", period: "2020 – 2022" }] };
    expect(
      findingsOf("gap", { ...periods("Apr 2022 – Present", "Jan 2018 – Feb 2020"), ...studied }),
    ).toEqual([]);
  });

  test("rules that know English keep silent about other languages", () => {
    const german = checkContent(of({ ...bullets("war responsible for den Herd"), language: "de" }), options);
    expect(german.find(({ id }) => id === "weak-opening")?.status).toBe("unasked");
    expect(german.find(({ id }) => id === "email")?.status).toBe("passed");
  });

  test("a photo where photos are usual", () => {
    expect(findingsOf("photo", { photo: { data: PORTRAIT }, location: "Berlin, Germany" })).toEqual([]);
  });

  test("an order that the template itself gives", () => {
    expect(found(of({}), { template: amazon }).filter(({ id }) => id === "section-order")).toEqual([]);
  });
});

describe("what only looks right does not pass", () => {
  const withFigure = (...texts: string[]) => findingsOf("position-figures", bullets(...texts)).length === 0;

  test.each([
    "Opened the second kitchen in 2019",
    "Won the 2019 prize of the town",
    "Worked there from 03/2019 to May 2020",
    "Held NVQ Level 3 and worked on Windows 10",
    "Helped Office 365 users with mail and calendars",
    "Opened at 6 am and closed at 11:30 pm",
    "Cared for guests in the COVID-19 years",
    "Drove trucks, CDL no. K512334",
    "Kept the 24/7 desk of 2nd line support",
    "Hit by layoffs of 40 people",
  ])("%s: no result is counted in it", (text) => {
    expect(withFigure(text, "Cooked for the guests")).toBe(false);
  });

  test.each([
    "Served 2000 meals a day",
    "Cut waste by 12%",
    "Saved £40k for the house",
    "Ran a 30-bed ward",
    "Trained twelve nurses",
    "Doubled the number of guests",
    "Managed Over 30 Staff",
    "Drove a 3.5 t van",
  ])("%s: something is counted in it", (text) => {
    expect(withFigure(text, "Cooked for the guests")).toBe(true);
  });

  test.each([
    ["CDL Class A with Hazmat endorsement, no. K512334", "CDL Class A with Hazmat endorsement, no. K512334"],
    ["Passport 533380006, valid for years", "Passport 533380006"],
    ["RN License #RN9263541 in Florida", "License #RN9263541"],
    ["SIA licence 1016 1234 5678 9012", "1016 1234 5678 9012"],
    ["Union card no. 01234567 since 2015", "card no. 01234567"],
    ["National insurance AB 12 34 56 C", "AB 12 34 56 C"],
    ["DBS certificate number 001234567890", "DBS certificate number 001234567890"],
    ["Account: DE89 3704 0044 0532 0130", "DE89 3704 0044 0532 0130"],
  ])("%s gives a number away", (text, quote) => {
    expect(findingsOf("identity-number", bullets(text))).toMatchObject([{ params: { text: quote } }]);
  });

  test.each([
    "Driving licence since 2011, clean",
    "Registered nurse, NMC PIN 12A3456E",
    "Registered General Nurse, NMBI, PIN 0123456",
    "SIA licence, valid until 03/2026",
    "Held the licence 2019-2021",
    "Insurance: 12000 claims a year",
    "Passport office, 25000 applications a year",
    "ISO 9001 registration of 3 plants",
    "Looked after account no. 4 of the firm",
    "Holds patent no. 1234567 with two others",
    "Call the phone number 07700900123",
    "HGV 44 tonnes, DBS checked 2021",
  ])("%s gives no number away", (text) => {
    expect(findingsOf("identity-number", bullets(text))).toEqual([]);
  });

  test.each([
    "Hit by layoffs in 2019",
    "Affected by company-wide layoffs",
    "Was made redundant after 3 years",
    "My contract was not renewed",
  ])("%s is why somebody left", (text) => expect(findingsOf("pay", bullets(text))).toHaveLength(1));

  test.each(["Led the layoffs of 2019 with care", "Advised staff made redundant by the bank"])(
    "%s is work",
    (text) => expect(findingsOf("pay", bullets(text))).toEqual([]),
  );
});

test("a verb that opens many lines is named as it was written", () => {
  const picked = bullets("Picked 3 crates", "Pick up 4 pallets", "Picked 5 boxes");
  expect(findingsOf("repeated-verb", picked)).toMatchObject([
    { params: { words: "Picked”, “Pick", forms: 2, times: 3 } },
  ]);
});

test("too many words are told as pages where those are counted, and not twice", () => {
  const long = bullets(
    ...Array.from({ length: 40 }, (_, at) => `Baked ${at} loaves ${"of bread ".repeat(11)}`),
  );
  expect(findingsOf("words", long)).toEqual([]);
  expect(findingsOf("words", long, { pageCount: undefined })).toHaveLength(1);
});

test("one page for the first years, two after five of them", () => {
  const young = periods("Apr 2024 – Present");
  const old = periods("Apr 2014 – Present");
  expect(findingsOf("pages", young, { pageCount: 2 })).toMatchObject([{ params: { pages: 2, limit: 1 } }]);
  expect(findingsOf("pages", old, { pageCount: 2 })).toEqual([]);
  expect(findingsOf("pages", old, { pageCount: 3 })).toHaveLength(1);
});

test("of many findings of one rule the first are listed, and all are counted", () => {
  const lines = Array.from({ length: 60 }, (_, at) => `was baked for ${at} guests by us`);
  const outcome = found(of({ experience: [position(lines)] })).find(({ id }) => id === "passive");
  expect(outcome).toMatchObject({ count: 60 });
  expect(outcome?.findings).toHaveLength(12);
});
