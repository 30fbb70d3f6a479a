import { describe, expect, test } from "vitest";
import { plainOf } from "../../../tests/factories/given-resume.ts";
import { cpuOfFirst } from "../../../tests/support/cpu.ts";
import { LIMITS } from "../limits.ts";
import { parseResume } from "./parse-resume.ts";
import { emptyResume } from "./resume.ts";
import { sampleResume } from "./sample-resume.ts";

function issuesOf(document: unknown) {
  const parsed = parseResume(document);
  return parsed.ok ? [] : parsed.issues;
}

describe("parsing a resume", () => {
  test("gives the sample back as it is", () => {
    expect(parseResume(JSON.parse(JSON.stringify(sampleResume)))).toEqual({ ok: true, resume: sampleResume });
  });

  test("fills what is missing with empty values", () => {
    const read = parseResume({ version: 1, experience: [{ company: "Acme" }] });
    expect(read.ok && plainOf(read.resume)).toEqual({
      ...emptyResume(),
      experience: [{ company: "Acme", title: "", period: "", bullets: [] }],
    });
  });

  test("cleans every text, one-line and several-line", () => {
    const parsed = parseResume({ version: 1, name: "A\0da\nL", summary: "a\r\nb", skills: ["\u202eGo"] });
    expect(parsed).toMatchObject({
      ok: true,
      resume: { name: "Ada L", summary: "a\nb", skills: [{ text: "Go" }] },
    });
  });

  test("measures a text after cleaning", () => {
    const parsed = parseResume({ version: 1, name: "x\0".repeat(LIMITS.line) });
    expect(parsed.ok).toBe(true);
  });

  test("says where and what is wrong, each in its own issue", () => {
    const document = {
      version: 1,
      name: 5,
      "a/b": 1,
      experience: [{ bullets: ["", "x".repeat(1001)], salary: 1 }, "Acme"],
      skills: "Go",
      projects: null,
    };
    expect(issuesOf(document)).toEqual(
      expect.arrayContaining([
        { code: "wrong-type", pointer: "/name", message: "This must be text." },
        { code: "unknown-field", pointer: "/a~1b", message: "A resume has no field “a/b” here." },
        {
          code: "over-limit",
          pointer: "/experience/0/bullets/1",
          message: "At most 1000 characters fit here.",
        },
        {
          code: "unknown-field",
          pointer: "/experience/0/salary",
          message: "A resume has no field “salary” here.",
        },
        { code: "wrong-type", pointer: "/experience/1", message: "This must be an object." },
        { code: "wrong-type", pointer: "/skills", message: "This must be a list." },
        { code: "wrong-type", pointer: "/projects", message: "This must be a list." },
      ]),
    );
  });

  test("refuses a resume that is too big as a whole, counted in bytes", () => {
    const bullets = Array(90).fill("é".repeat(LIMITS.bullet));
    expect(issuesOf({ version: 1, experience: [{ bullets }] })).toEqual([]);
    expect(issuesOf({ version: 1, experience: [{ bullets }, { bullets }] })).toEqual([
      { code: "over-limit", pointer: "", message: "A resume may take 256 KB; this one takes 353 KB." },
    ]);
  });

  test.each([[null], [undefined], [[]], ["resume"], [7]])("refuses %j", (document) => {
    expect(issuesOf(document)).toEqual([
      { code: "wrong-type", pointer: "", message: "A resume is a JSON object." },
    ]);
  });
});

describe("hostile documents", () => {
  const deep = JSON.parse(`${"[".repeat(10_000)}${"]".repeat(10_000)}`);

  test.each([
    ["nested 10,000 deep", { version: 1, skills: deep }, "unsafe-shape"],
    ["with 100,000 items", { version: 1, skills: Array(100_000).fill("") }, "unsafe-shape"],
    ["with 50,000 broken items", { version: 1, experience: Array(50_000).fill(1) }, "over-limit"],
    [
      "with 50,000 unknown keys",
      Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [n, n])),
      "unknown-field",
    ],
    ["with __proto__", JSON.parse('{"version":1,"__proto__":{"name":"x"}}'), "unsafe-shape"],
    [
      "with __proto__ inside an item",
      JSON.parse('{"experience":[{"__proto__":{"company":"x"}}]}'),
      "unsafe-shape",
    ],
    ["with constructor", { version: 1, constructor: { prototype: {} } }, "unknown-field"],
    [
      "with a text of 20 million characters",
      { version: 1, name: "\0\u202ex".repeat(7_000_000) },
      "over-limit",
    ],
  ])("%s are refused quickly and in few words", (_, document, code) => {
    let issues: ReturnType<typeof issuesOf> = [];
    const spent = cpuOfFirst(() => {
      issues = issuesOf(document);
    });
    expect(spent).toBeLessThan(1000);
    expect(issues[0]?.code).toBe(code);
    expect(issues.length).toBeLessThanOrEqual(100);
  });

  test("a forbidden key is pointed at", () => {
    const document = JSON.parse('{"projects":[{},{"__proto__":{}}]}');
    expect(issuesOf(document)[0]?.pointer).toBe("/projects/1/__proto__");
  });

  test("a document that contains itself is refused", () => {
    const loop: { version: number; skills: unknown[] } = { version: 1, skills: [] };
    loop.skills.push(loop);
    expect(issuesOf(loop)[0]?.code).toBe("unsafe-shape");
  });
});
