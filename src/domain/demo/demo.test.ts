import { describe, expect, test } from "vitest";
import { entrySpelled } from "../gazetteer/gazetteer.ts";
import { coverLetterOpening } from "./cover-letter-opening.ts";
import { DEMO, demoFault } from "./demo-limits.ts";
import { extractSkills } from "./extract-skills.ts";
import { FIXED_QUESTIONS, interviewQuestions } from "./interview-questions.ts";
import { matchKeywords } from "./match-keywords.ts";
import { DEMO_TECHNOLOGIES } from "./technology-list.ts";

describe("the keyword match", () => {
  test("scores the share of the job's words that the resume has", () => {
    expect(matchKeywords("Built APIs in Python and Go.", "Python, Go, Kafka and Terraform")).toEqual({
      score: 50,
      missing: ["kafka", "terraform"],
      hits: 2,
      total: 4,
    });
  });

  test("names at most twenty missing words, the most frequent first", () => {
    const words = Array.from({ length: 30 }, (_, at) => `craft${at}`);
    const { missing, total } = matchKeywords("nothing", `${words.join(" ")} welding welding`);
    expect(missing).toHaveLength(20);
    expect(missing[0]).toBe("welding");
    expect(total).toBe(31);
  });

  test("counts a word once, whatever its case, and no word that every ad has", () => {
    expect(matchKeywords("PYTHON", "We are looking for a Python person: python, Python!")).toMatchObject({
      score: 50,
      total: 2,
    });
  });

  test("finds a compound by its parts and C, C++ and C# apart", () => {
    expect(matchKeywords("full stack, C#", "full-stack C++ C# C")).toMatchObject({
      hits: 2,
      missing: ["c++", "c"],
    });
  });

  test.each(["", " \n ", "!!! 123 ~~~", "the and of"])("scores nothing for %j", (job) => {
    expect(matchKeywords("anything", job)).toEqual({ score: 0, missing: [], hits: 0, total: 0 });
  });
});

describe("the skills extractor", () => {
  test("draws from about fifty technologies, each listed once", () => {
    expect(DEMO_TECHNOLOGIES.length).toBeGreaterThanOrEqual(45);
    expect(DEMO_TECHNOLOGIES.length).toBeLessThanOrEqual(55);
    const entries = DEMO_TECHNOLOGIES.map(entrySpelled);
    expect(entries.indexOf(undefined)).toBe(-1);
    expect(new Set(entries).size).toBe(DEMO_TECHNOLOGIES.length);
  });

  test("finds every technology of the list by its own name", () => {
    for (const name of DEMO_TECHNOLOGIES) expect(extractSkills(`Skills: SQL, ${name}, Git`)).toContain(name);
  });

  test("understands other spellings and names each once, in the order of the text", () => {
    expect(extractSkills("k8s, node, postgres; React.js/Vue and REST APIs on Kubernetes")).toEqual([
      "Kubernetes",
      "Node.js",
      "PostgreSQL",
      "React",
      "Vue",
      "REST",
    ]);
  });

  test("does not take everyday words for names", () => {
    expect(extractSkills("Go to the shop and rest. Swift to react, I express rust. JavaScripts")).toEqual([]);
  });
});

describe("the interview questions", () => {
  test("are three fixed ones where the text gives no keyword", () => {
    expect(interviewQuestions("")).toEqual(FIXED_QUESTIONS);
  });

  test("are never more than eight, each about another keyword", () => {
    const questions = interviewQuestions("Python, Java, Docker, Kubernetes, React, Vue, MySQL, Redis, Kafka");
    expect(questions).toHaveLength(8);
    expect(new Set(questions).size).toBe(8);
    expect(questions.slice(0, 3)).toEqual(FIXED_QUESTIONS);
  });

  test("ask about words that a text repeats where it names no technology", () => {
    expect(interviewQuestions("Triage patients. Triage again.")[3]).toContain("triage");
  });
});

describe("the cover letter's first paragraph", () => {
  test("names at most six skills, those that the job asks for first", () => {
    const resume = "Python, Java, Docker, Kubernetes, React, Vue, MySQL, Redis";
    const opening = coverLetterOpening({ resume, job: "Redis and MySQL", role: "Engineer", company: "Acme" });
    expect(extractSkills(opening.slice(opening.indexOf("worked with")))).toEqual([
      "MySQL",
      "Redis",
      "Python",
      "Java",
      "Docker",
      "Kubernetes",
    ]);
    expect(opening).toContain("the role of Engineer at Acme");
  });

  test("never names a skill that only the job has", () => {
    expect(coverLetterOpening({ resume: "I cook.", job: "Kubernetes" })).not.toContain("Kubernetes");
  });

  test("names the thing itself only where the resume does, not where it tells of its kind", () => {
    expect(coverLetterOpening({ resume: "Kept all recipes under version control." })).not.toContain("Git");
  });

  test.each([
    "No experience with Kubernetes. Currently learning Docker.",
    "I have never used Kubernetes; Docker in progress",
    "Looking to learn Docker, Kubernetes",
    "Interested in Kubernetes and Docker",
  ])("never says that somebody has worked with what the resume denies: %s", (resume) => {
    expect(coverLetterOpening({ resume, job: "Kubernetes and Docker" })).not.toMatch(/Kubernetes|Docker/);
  });

  test("names what the resume tells elsewhere as done", () => {
    const resume = "Ran Docker for 3 teams. New to Kubernetes. Skills: Python";
    expect(coverLetterOpening({ resume })).toContain("I have worked with Docker and Python,");
  });
});

test("a text that cannot be worked on is told from one that can", () => {
  expect(["", " \n", "12 !?", "a", "x".repeat(DEMO.longestText + 1)].map(demoFault)).toEqual([
    "empty",
    "empty",
    "no-words",
    null,
    "too-long",
  ]);
});

test.each(["((((", "\u0000\uD800", "<script>alert(1)</script>", "a-".repeat(50_000), "+".repeat(100_000)])(
  "a hostile text is read as text (%#)",
  (text) => {
    const { missing } = matchKeywords("", text);
    expect(missing.length).toBeLessThanOrEqual(DEMO.missing);
    const questions = interviewQuestions(`${text} ${text}`);
    expect(questions.length).toBeLessThanOrEqual(8);
    const opening = coverLetterOpening({ resume: text, job: text, role: text, company: text });
    expect(opening).toMatch(/^Dear hiring team,\n\nI would like to apply for [^\n]+$/);
    // A megabyte without a space is shown as a word, not as a megabyte.
    for (const shown of [...missing, ...questions, opening]) expect(shown.length).toBeLessThan(400);
  },
);
