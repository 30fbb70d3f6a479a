import { spawn } from "node:child_process";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { AI, startAiEndpoint } from "../support/ai-endpoint.ts";
import { bareEnvironment } from "../support/bare-environment.ts";
import { projectRoot } from "../support/running-server.ts";

type Ended = { code: number | null; lines: unknown[] };

function candor(
  command: string,
  input: string,
  env: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const main = path.join(projectRoot, "src/cli/main.ts");
    const child = spawn(process.execPath, [main, command, ...options], {
      env: { ...bareEnvironment(), ...env },
    });
    let out = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      const lines = out.split("\n").filter((line) => line !== "");
      resolve({ code, lines: lines.map((line) => JSON.parse(line)) });
    });
    child.stdin.end(input);
  });
}

function jsonLines(...lines: object[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

const NOTHING_ASKED = { verdict: "supported", questions: [] };

describe("candor improve", () => {
  test("answers one line for one line, in order", async () => {
    const { code, lines } = await candor(
      "improve",
      jsonLines(
        {
          task: "experience",
          text: "responsible for maintaining the servers",
          tone: "professional",
          seniority: "mid",
        },
        { task: "project", text: "tell me a joke", tone: "friendly", seniority: "junior" },
        { task: "experience", text: "Managed 4 shops", context: { period: "2019 – Present" } },
      ),
    );
    expect(code).toBe(0);
    expect(lines).toEqual([
      {
        ...NOTHING_ASKED,
        text: "Maintained the servers",
        findings: [],
        hints: ["How many servers?"],
        refused: false,
      },
      {
        ...NOTHING_ASKED,
        text: "I can only help with the text of a resume.",
        findings: [{ code: "refused" }],
        hints: [],
        refused: true,
      },
      {
        ...NOTHING_ASKED,
        text: "Managed 4 shops",
        findings: [{ code: "already-strong" }],
        hints: [],
        refused: false,
      },
    ]);
  });

  test("tells in its place what is wrong with a line and goes on", async () => {
    const { code, lines } = await candor(
      "improve",
      `{"task": "poem", "text": "x"}\nno json\n${jsonLines({ task: "summary", text: "" })}`,
    );
    expect(code).toBe(6);
    expect(lines).toEqual([
      {
        line: 1,
        error: "The line is not what this command reads.",
        issues: [expect.objectContaining({ pointer: "/task" })],
      },
      { line: 2, error: expect.stringContaining("JSON") },
      { ...NOTHING_ASKED, text: "", findings: [{ code: "left-as-is" }], hints: [], refused: false },
    ]);
  });

  test("asks the endpoint of the environment and judges what comes", async () => {
    const endpoint = await startAiEndpoint(AI.fabricates("saving $2M a year"));
    const env = { AI_BASE_URL: endpoint.url, AI_MODEL: "model", AI_API_KEY: "key" };
    const { lines } = await candor(
      "improve",
      jsonLines({ task: "experience", text: "Planned routes for 12 vans" }),
      env,
    );
    await endpoint.close();
    expect(lines).toEqual([
      expect.objectContaining({
        text: "Planned routes for 12 vans",
        findings: expect.arrayContaining([expect.objectContaining({ code: "blocked-claim" })]),
      }),
    ]);
    expect(endpoint.calls).toHaveLength(2);
  });
});

describe("candor claims", () => {
  test("answers a verdict, what is not supported, and what would be asked", async () => {
    const { code, lines } = await candor(
      "claims",
      jsonLines(
        { source: "sold shoes", suggestion: "Sold 40 shoes" },
        { source: "5k calls", suggestion: "5,000 calls" },
        { source: "taught maths", suggestion: "Taught mathematics at Lincoln High", context: "Lincoln High" },
        {
          source: "organised most of the trip for the school",
          suggestion: "Organised the trip for the school",
        },
      ),
    );
    expect(code).toBe(0);
    const supported = { verdict: "supported", supported: true, unsupported: [], ask: [] };
    expect(lines).toEqual([
      { verdict: "blocked", supported: false, unsupported: [{ kind: "number", text: "40" }], ask: [] },
      supported,
      supported,
      {
        verdict: "ask",
        supported: false,
        unsupported: [{ kind: "scope", text: expect.stringMatching(/^Organised/) }],
        ask: [
          {
            text: expect.stringMatching(/^Organised/),
            question: "Was it all of the trip, or most of it?",
            choices: ["Organised the trip for the school.", "Organised most of the trip for the school."],
          },
        ],
      },
    ]);
  });

  test("by facts alone tells numbers and names, by the model alone what they mean", async () => {
    const lie = jsonLines({ source: "helped sell shoes", suggestion: "Sold shoes" });
    const number = jsonLines({ source: "sold shoes", suggestion: "Sold 40 shoes" });
    const verdicts = async (judges: string) => {
      const { lines } = await candor("claims", lie + number, {}, ["--judges", judges]);
      return lines.map((line) => (line as { verdict: string }).verdict === "supported");
    };
    expect(await verdicts("facts")).toEqual([true, false]);
    expect((await verdicts("model"))[0]).toBe(false);
    expect((await candor("claims", lie, {}, ["--judges", "nobody"])).code).not.toBe(0);
  });
});

describe("candor match", () => {
  test("tells what a job asks for and what the resume has to show for it", async () => {
    const { code, lines } = await candor(
      "match",
      jsonLines(
        {
          resume: "Ran 12 k8s clusters on GCP.\nSkills: JS, React, Git",
          job: "Must have: Kubernetes, JavaScript. Nice to have: Vue. No Java needed.",
        },
        { resume: "", job: "" },
      ),
    );
    expect(code).toBe(0);
    expect(lines).toMatchObject([
      {
        // What is near counts half.
        score: 83,
        hits: 2,
        missing: [],
        total: 3,
        requirements: [
          {
            skill: "Kubernetes",
            level: "must",
            status: "proven",
            evidence: "Ran 12 k8s clusters on GCP.",
          },
          { skill: "JavaScript", level: "must", status: "proven", evidence: "Skills: JS, React, Git" },
          { skill: "Vue", level: "nice", status: "adjacent", evidence: "Skills: JS, React, Git" },
        ],
      },
      { score: 0, hits: 0, missing: [], total: 0, requirements: [] },
    ]);
  });

  test("by rules sees words alone: fast, and taken in by a denial", async () => {
    const { code, lines } = await candor(
      "match",
      jsonLines({ resume: "Payroll stayed with the head office.", job: "Required: payroll" }),
      {},
      ["--by", "rules"],
    );
    expect(code).toBe(0);
    expect(lines).toMatchObject([{ requirements: [{ skill: "Payroll", status: "proven" }] }]);
  });

  test("reads any-of groups and takes no other person's work for proof", async () => {
    const { code, lines } = await candor(
      "match",
      jsonLines(
        {
          resume: "Ran 12 k8s clusters on GCP.\nSkills: JS, React, Git\nPayroll stayed with the head office.",
          job: "Must have:\n- Kubernetes\n- React\n- payroll\n- AWS, GCP or Azure\nNice to have:\n- Rust\n\nNo Java needed.",
        },
        { resume: "", job: "" },
      ),
    );
    expect(code).toBe(0);
    expect(lines[1]).toEqual({ score: 0, hits: 0, missing: [], total: 0, requirements: [] });
    const { requirements, total } = lines[0] as {
      requirements: { skill: string; anyOf: number | null }[];
      total: number;
    };
    expect(requirements).toEqual([
      expect.objectContaining({
        skill: "Kubernetes",
        level: "must",
        status: "proven",
        evidence: "Ran 12 k8s clusters on GCP.",
      }),
      expect.objectContaining({ skill: "React", status: "proven", evidence: "Skills: JS, React, Git" }),
      expect.objectContaining({ skill: "payroll", status: "missing", evidence: null }),
      expect.objectContaining({ skill: "AWS", anyOf: 1 }),
      expect.objectContaining({ skill: "GCP", anyOf: 1, status: "proven" }),
      expect.objectContaining({ skill: "Azure", anyOf: 1 }),
      expect.objectContaining({ skill: "Rust", level: "nice", status: "missing" }),
    ]);
    // Of three clouds one is asked for.
    expect(total).toBe(5);
  });

  test("tells in its place what is wrong with a line and goes on", async () => {
    const { code, lines } = await candor(
      "match",
      `{"resume": 3, "job": "x"}\nno json\n${jsonLines({ resume: "BLS", job: "Required: BLS" })}`,
    );
    expect(code).toBe(6);
    expect(lines).toEqual([
      {
        line: 1,
        error: "The line is not what this command reads.",
        issues: [expect.objectContaining({ pointer: "/resume" })],
      },
      { line: 2, error: expect.stringContaining("JSON") },
      expect.objectContaining({ score: 100, requirements: [expect.objectContaining({ status: "proven" })] }),
    ]);
  });
});
