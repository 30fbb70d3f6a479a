import { describe, expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { sampleResume } from "../../resume/sample-resume.ts";
import { matchJob } from "./match-job.ts";

const RESUME = `Jane Doe
Engineer with 5 years of JS and Postgres. Deployed services to k8s on GCP.
Managed the inventory of two stores.
Passed the first CPA exams, CPA candidate. I am learning Rust. My ACLS has expired.
Skills: React, Node, Docker, Git
Languages: English, French (B2)`;

function ask(job: string) {
  return matchJob(RESUME, job).requirements;
}

function statusOf(skill: string) {
  const [requirement] = ask(`Requirements:\n- ${skill}`);
  return requirement;
}

describe("the status of a requirement", () => {
  test("is proven in the resume's own words, also by another spelling", () => {
    expect(statusOf("Kubernetes")).toMatchObject({
      skill: "Kubernetes",
      status: "proven",
      evidence: "Deployed services to k8s on GCP.",
      via: null,
    });
    expect(statusOf("JavaScript")).toMatchObject({ status: "proven" });
  });

  test("is proven by a narrower skill", () => {
    expect(statusOf("SQL")).toMatchObject({
      status: "proven",
      evidence: expect.stringContaining("Postgres"),
    });
  });

  test("is proven by a deed in other words", () => {
    expect(statusOf("Inventory management")).toMatchObject({
      status: "proven",
      evidence: "Managed the inventory of two stores.",
    });
  });

  test("is adjacent by a neighbour, which it names", () => {
    expect(statusOf("MySQL")).toMatchObject({ status: "adjacent", via: "PostgreSQL" });
    expect(statusOf("Vue")).toMatchObject({ status: "adjacent", via: "React" });
    expect(statusOf("AWS")).toMatchObject({ status: "adjacent", via: "GCP" });
  });

  test("is only adjacent where the resume names a beginning", () => {
    expect(statusOf("CPA")).toMatchObject({
      status: "adjacent",
      evidence: expect.stringContaining("candidate"),
    });
  });

  test("is missing where the resume says that it is not there, not yet, or no longer", () => {
    expect(statusOf("Rust")).toMatchObject({ status: "missing", evidence: null, pointer: null });
    expect(statusOf("ACLS")).toMatchObject({ status: "missing", evidence: null });
  });

  test("quotes words that stand in the resume to the letter", () => {
    for (const { evidence, status } of ask(
      "Requirements: React, Vue, SQL, French, Docker, inventory control, Excel",
    ))
      if (status !== "missing") expect(RESUME).toContain(evidence);
  });

  test("leads to the field of a resume that is data, a deed before a name in a list", () => {
    const [react] = matchJob(sampleResume, "Requirements: React").requirements;
    expect(react).toMatchObject({ status: "proven", pointer: "/experience/2/bullets/0" });
  });
});

describe("what an ad asks for", () => {
  const read = (job: string) => ask(job).map(({ skill, level }) => `${level} ${skill}`);

  test("is told apart by headings", () => {
    expect(read("Must have\n- Python\n\nNice to have\n- Go\n\nBenefits\n- Java meetups")).toEqual([
      "must Python",
      "nice Go",
    ]);
    expect(read("REQUIREMENTS: Triage, BLS\nPREFERRED: PALS")).toEqual([
      "must Triage",
      "must BLS",
      "nice PALS",
    ]);
  });

  test.each([
    ["Python required, Go a plus.", ["must Python", "nice Go"]],
    ["Experience with Docker is essential; Helm would be a bonus.", ["must Docker", "nice Helm"]],
    ["Ideally you know Terraform. You must know Linux.", ["nice Terraform", "must Linux"]],
    ["Docker (a plus), Linux", ["nice Docker", "must Linux"]],
    ["HACCP is desirable, as is ServSafe.", ["nice HACCP", "nice ServSafe"]],
    ["A CKA is an advantage but not required.", ["nice CKA"]],
  ])("is told apart by phrases: %s", (job, expected) => {
    expect(read(job)).toEqual(expected);
  });

  test.each([
    "Python. No Java needed.",
    "Python. Java is not required.",
    "Python. You don't need to know Java.",
    "Python. We use it instead of Java.",
    "Python (not Java).",
    "You will meet Java, but Java is not required. Python is required.",
  ])("is not what it says it does not need: %s", (job) => {
    const { requirements, missing } = matchJob(RESUME, job);
    expect(requirements.map(({ skill }) => skill)).toEqual(["Python"]);
    expect(missing).not.toContain("java");
  });

  test("is not in its boilerplate", () => {
    expect(
      read(`About us
We love Excel.

Requirements
- Forklift certification

We offer health insurance and Python lessons.
We are an equal opportunity employer and consider all without regard to race or disability.`),
    ).toEqual(["must Forklift license"]);
  });

  test("has names for other trades than software", () => {
    expect(read("You need: EPA 608, brazing and a POS system. Classroom management preferred.")).toEqual([
      "must EPA 608",
      "must Brazing",
      "must POS",
      "nice Classroom management",
    ]);
  });

  test("keeps the ad's own words for what no lexicon knows", () => {
    expect(read("Requirements\n- Experience with falconry and bow making\n- Zephyr license")).toEqual([
      "must Falconry",
      "must Bow making",
      "must Zephyr license",
    ]);
  });

  test("has no qualities and no conditions in it", () => {
    expect(
      read(
        "Requirements\n- Excellent communication skills\n- Able to lift 50 lbs\n- Positive attitude\n- 3+ years of experience",
      ),
    ).toEqual([]);
  });

  test("takes no everyday word for a name", () => {
    expect(
      read("Go the extra mile, excel at service, and express yourself to the rest of the team."),
    ).toEqual([]);
  });
});

describe("the figures", () => {
  test("are the share of the ad's words, without boilerplate, that the resume has", () => {
    expect(
      matchJob(RESUME, "Requirements: Kubernetes, Docker, Erlang, Haskell\nBenefits: dental plan"),
    ).toMatchObject({
      score: 50,
      hits: 2,
      total: 4,
      missing: ["erlang", "haskell"],
    });
  });

  test.each([
    ["", ""],
    ["x", "🎉"],
    ["((((", "))))"],
  ])("are zero where there is nothing to read (%#)", (resume, job) => {
    expect(matchJob(resume, job)).toEqual({ score: 0, hits: 0, missing: [], total: 0, requirements: [] });
  });
});

describe("a paper", () => {
  const statusOf = (resume: Parameters<typeof matchJob>[0], skill: string) =>
    matchJob(resume, `Requirements\n- ${skill}`).requirements.map(({ status }) => status);

  test.each([
    ["Zephyr license", "Sold Zephyr bikes"],
    ["Crane operator license", "Hired crane operators"],
    ["Falconry permit", "Wrote a book on falconry"],
  ])("%s is not shown by %j", (skill, resume) => {
    expect(statusOf(resume, skill)).not.toContain("proven");
  });

  test.each([
    ["Zephyr license", "Zephyr license since 2019"],
    ["Zephyr license", "Licensed Zephyr pilot"],
    ["XQZ certification", "Nora Whitfield, XQZ"],
  ])("%s is shown by %j", (skill, resume) => {
    expect(statusOf(resume, skill)).toEqual(["proven"]);
  });

  test("is shown by an entry among the certifications, whatever it is called there", () => {
    expect(statusOf(resumeOf({ certifications: ["Zephyr, class B"] }), "Zephyr license")).toEqual(["proven"]);
  });

  test("or a skill is not shown by the name of a school", () => {
    const education = [{ degree: "Diploma", school: "Harbour School of Falconry", period: "2019" }];
    expect(statusOf(resumeOf({ education }), "Experience with falconry")).toEqual(["missing"]);
  });
});
