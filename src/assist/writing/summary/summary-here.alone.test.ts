import { describe, expect, test } from "vitest";
import { cpuOfFirst } from "../../../../tests/support/cpu.ts";
import type { AssistContext, ImproveRequest } from "../../../domain/suggestions/request.ts";
import { improveHere } from "../improve-here.ts";
import { summaryWays } from "./improve-summary.ts";
import { SUMMARIES, SUMMARIES_OF_RESUMES } from "./summary-examples.ts";

function improved(text: string, context?: AssistContext, how: Partial<ImproveRequest> = {}) {
  const request = { task: "summary", text, tone: "professional", seniority: "mid", context, ...how } as const;
  return improveHere(request);
}

test.for(SUMMARIES)("%s → %s", ([text, expected]) => {
  expect(improved(text).text).toBe(expected);
});

test.for(SUMMARIES_OF_RESUMES)("with the resume: $text → $expected", ({ text, context, expected }) => {
  expect(improved(text, context).text).toBe(expected);
});

test.for([...SUMMARIES.map(([, expected]) => ({ expected, context: {} })), ...SUMMARIES_OF_RESUMES])(
  "what came out stands when it comes back: $expected",
  ({ context, expected }) => {
    expect(improved(expected, context).text).toBe(expected);
  },
);

test("a number of the same thing is not said twice, nor a second length of time", () => {
  const roles = [
    {
      title: "Piano Technician",
      company: "Self-employed",
      period: "2012 – present",
      bullets: ["340 regular customers, grown from 210", "Checks 60 rooms a day"],
    },
  ];
  const context = { title: "Piano Technician", roles, asOf: "2026-11" };
  expect(improved("Piano technician, self employed, 340 customers, no website.", context).text).not.toMatch(
    /340.*340/s,
  );
  expect(improved("Hard worker. Supervisor. 6 years hotel.", context).text.match(/\byears\b/g)).toHaveLength(
    1,
  );
});

test("what would be said otherwise when it comes back is not given out", () => {
  const { text } = improved(
    "me and my aunt ran a stall, mainly I did the cakes, responsible for the scheduling of 14 volunteers",
  );
  expect(improved(text).text).toBe(text);
});

test.for(SUMMARIES_OF_RESUMES)("speaks as one person, in no more than four lines: $text", ({ expected }) => {
  const sentences = expected.split(/(?<=[.!?])\s+/);
  const spoken = sentences.filter((sentence) => /^(?:I|My)\b/.test(sentence)).length;
  if (spoken > 0) expect(expected).not.toMatch(/(?:^|[.!?]\s)(?:Want|Been|Have|Speaks?|Looking)\b/);
  expect(expected.split("\n").length).toBeLessThanOrEqual(4);
});

describe("the resume", () => {
  const roles = [
    {
      title: "Staff nurse",
      company: "Northgate Hospital",
      period: "01/2019 – Present",
      bullets: ["Look after 8 patients on a respiratory ward", "Cut falls from 11 to 4 in a year"],
    },
  ];

  test("gives its strongest fact as it is stated, and no introduction or length of its own", () => {
    expect(improved("nurse looking for day shifts", { roles, asOf: "2026-02" }).text).toBe(
      "Nurse looking for day shifts.\nAt Northgate Hospital, cut falls from 11 to 4 in a year.",
    );
  });

  test("gives nothing to a text that says enough", () => {
    const text =
      "Nurse with five years on a respiratory ward, known for calm handovers and clear notes.\nTrained nine students and wrote the ward's guide to oxygen therapy, now used on all four wards.";
    expect(improved(text, { roles, asOf: "2026-02" })).toMatchObject({
      text,
      findings: [{ code: "already-strong" }],
    });
  });
});

test("what cannot be said without its speaker keeps the first person, and nothing is lost", () => {
  const { text, findings } = improved(
    "I drive a 12 tonner and deliver to 14 sites a day. My boss says I'm his best driver.",
  );
  expect(text).toContain("My boss says I'm his best driver.");
  expect(text).toContain("I drive a 12 tonner");
  expect(findings).toEqual([]);
});

test("who is new to a trade is given no years", () => {
  const role = {
    title: "Newly qualified paramedic",
    company: "Vale",
    period: "08/2020 – Present",
    bullets: [],
  };
  expect(improved("NQP, want to stay frontline", { roles: [role], asOf: "2026-11" }).text).not.toMatch(
    /years/,
  );
});

test("years under another title are not counted for this one", () => {
  const roles = [
    { title: "Support engineer", company: "Calder", period: "03/2021 – Present", bullets: [] },
    { title: "Support analyst", company: "Helpwise", period: "2015 – 2021", bullets: [] },
  ];
  expect(improved("support engineer, want cloud work", { roles, asOf: "2026-11" }).text).not.toMatch(/years/);
});

test.for(["Machine manuals from German into English", "Tours to Scotland and Holland"])(
  "a thing is no deed: %s",
  (bullet) => {
    const roles = [{ title: "Translator", company: "Lingua", period: "2018 – Present", bullets: [bullet] }];
    const { text } = improved("translator looking for part time work", { roles, asOf: "2026-11" });
    expect(text).not.toMatch(/machining|touring/);
  },
);

test("a confident one says in full what it seeks", () => {
  const text = "dental nurse, I'm calm. Looking for a practice nearer home";
  expect(improved(text, {}, { tone: "confident" }).text).toBe(
    "Dental nurse, I am calm.\nSeeking a practice nearer home.",
  );
});

test.for([
  "I am a chemist finishing my second postdoc and, having realised there are no posts for all of us, I would like to move to industry.",
  "I'm steady, I read the trends and I don't panic.",
  "After 12 years in one company where I was the whole accounts department, the owner has retired and closed.",
])("is cut nowhere: %s", (sentence) => {
  expect(
    improved(sentence.toLowerCase().replace(/\bi\b/g, "I")).text.replaceAll("\n", " ").match(/[.]/g),
  ).toHaveLength(1);
});

test("a misspelling that was put right is shown", () => {
  const { text, findings } = improved(
    "Chef with 5 years experiance in hotels. Looking for a sous chef role.",
  );
  expect(text).toBe("Chef with 5 years of experience in hotels.\nLooking for a sous chef role.");
  expect(findings).toContainEqual({ code: "spelling", from: "experiance", to: "experience" });
});

test("a summary of one word stays that word and says so", () => {
  expect(improved("Nurse")).toMatchObject({ text: "Nurse", findings: [{ code: "left-as-is" }] });
});

test.for(["a, ", "a. ", "I ", "and I ", "my x ", "want ", "5 years ", "(a, ", "who me ", " "])(
  "of a text of nothing but %j takes no longer than its length",
  (part) => {
    const text = `a${part.repeat(6000)}`.slice(0, 6000);
    const asked = { task: "summary", text, tone: "professional", seniority: "mid" } as const;
    expect(cpuOfFirst(() => summaryWays(asked))).toBeLessThan(3000);
  },
);

const AT_PETRONEL: AssistContext = {
  roles: [
    {
      title: "Linux system administrator",
      company: "Petronel Energy",
      period: "2018 – Present",
      bullets: ["Restored 4 TB after ransomware"],
    },
  ],
};

test("a name for oneself is not said twice, and beside several sentences nothing is added", () => {
  const note = improved("linux admin 10+ years, want automation work", AT_PETRONEL).text;
  expect(note).toBe(
    "Linux admin 10+ years, want automation work.\nAt Petronel Energy, restored 4 TB after ransomware.",
  );
  const whole =
    "Linux admin with 10 years of experience in energy, backups and disaster recovery. Team player with calm nerves and dry humour.";
  expect(improved(whole, AT_PETRONEL).text.replace("\n", " ")).toBe(whole);
});

test.for([
  ["dispensing optician returning after 5 years with kids", "returning after 5 years with kids"],
  ["I have been a postie for years. Never late. Would suit depot work", "Never late."],
] as const)("%s: %s", ([text, kept]) => {
  expect(improved(text).text).toContain(kept);
});
