import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bareEnvironment } from "../support/bare-environment.ts";
import { projectRoot } from "../support/running-server.ts";

const JOB = `Intensive care nurse at Harbor Hospital

What you need
- ACLS certification
- Precept new graduate nurses
- Chart in Epic
- Fall prevention audits
- Right to work in the US

Nice to have
- Excel`;

const RESUME = {
  version: 2,
  name: "Ana Ruiz",
  role: "Registered nurse",
  experience: [
    {
      company: "Mercy General",
      title: "Staff nurse",
      period: "Mar 2019 – Present",
      bullets: [
        "Covered the desk at night",
        "I precepted 12 new graduate nurses",
        "Charted in Epic for each patient",
      ],
    },
  ],
  skills: ["Patient teaching", "Excel", "Epic"],
  certifications: ["ACLS"],
  projects: [
    { name: "Falls", hidden: true, desc: ["Ran the fall prevention audit on two wards for a year"] },
  ],
};

interface Ended {
  code: number | null;
  lines: Answer[];
  errors: string;
}

interface Answer {
  error?: string;
  issues?: { pointer: string }[];
  title: string;
  plan: {
    scores: { now: number; tailored: number };
    steps: { kind: string; proofs: { requirement: string | null; quote: { text: string } }[] }[];
    questions: { question: string }[];
  };
  variant: { experience: { bullets: { text: string }[] }[]; skills: { text: string }[]; projects: object[] };
}

function tailor(options: readonly string[], input = "", env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(projectRoot, "src/cli/main.ts"), "tailor", ...options], {
      env: { ...bareEnvironment(), ...env },
    });
    let [out, errors] = ["", ""];
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (errors += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      const lines = out.split("\n").filter((line) => line !== "");
      resolve({ code, lines: lines.map((line) => JSON.parse(line)), errors });
    });
    child.stdin.end(input);
  });
}

describe("candor tailor", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "candor-tailor-"));
    await writeFile(path.join(folder, "resume.json"), JSON.stringify(RESUME));
    await writeFile(path.join(folder, "ad.txt"), JOB);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("answers a plan with quotes and the variant that all of its steps make, line for line", async () => {
    const lines = [
      { resume: RESUME, job: JOB },
      { resume: { version: 2, name: 7 }, job: JOB },
      { resume: RESUME, job: " " },
    ];
    // An endpoint that is set is not asked: the plan is the same everywhere.
    const { code, lines: answers } = await tailor(
      [],
      lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
      { AI_BASE_URL: "http://127.0.0.1:9/v1", AI_API_KEY: "none", AI_MODEL: "none" },
    );
    expect(code).toBe(6);
    const [first, second, third] = answers;
    expect(first?.title).toBe("Intensive care nurse, Harbor Hospital");
    expect(new Set(first?.plan.steps.map(({ kind }) => kind))).toEqual(
      new Set(["show", "move", "reword", "skills"]),
    );
    expect(first?.plan.scores.tailored).toBeGreaterThan(first?.plan.scores.now ?? 100);
    expect(first?.plan.questions.map(({ question }) => question)).toEqual([
      "Do you have the right to work in the US?",
    ]);
    expect(first?.variant.experience[0]?.bullets.map(({ text }) => text)).toEqual([
      "Precepted 12 new graduate nurses",
      "Charted in Epic for each patient",
      "Covered the desk at night",
    ]);
    expect(first?.variant.skills.map(({ text }) => text)).toEqual(["Epic", "Excel", "Patient teaching"]);
    expect(first?.variant.projects[0]).not.toHaveProperty("hidden");
    const words = JSON.stringify(RESUME);
    for (const { proofs } of first?.plan.steps ?? [])
      for (const { quote } of proofs) expect(words).toContain(quote.text);
    expect(second?.issues?.[0]?.pointer).toBe("/resume/name");
    expect(third?.issues?.[0]?.pointer).toBe("/job");
  });

  test("reads a resume and an ad from files of their own", async () => {
    const [resume, ad] = [path.join(folder, "resume.json"), path.join(folder, "ad.txt")];
    const { code, lines } = await tailor([resume, "--job", ad]);
    expect(code).toBe(0);
    expect(lines[0]?.plan.steps.length).toBeGreaterThan(3);
    const missing = await tailor([resume, "--job", path.join(folder, "none.txt")]);
    expect({ code: missing.code, errors: missing.errors }).toEqual({
      code: 3,
      errors: expect.stringContaining("cannot be read"),
    });
    expect((await tailor([resume, "--job"])).code).toBe(2);
  });
});
