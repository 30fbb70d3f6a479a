import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exportJsonResume } from "../../src/domain/resume/json-resume/export-json-resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { bareEnvironment } from "../support/bare-environment.ts";
import { projectRoot } from "../support/running-server.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "candor-cli-"));
  writeFileSync(path.join(folder, "resume.json"), JSON.stringify(sampleResume));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number | null; out: string; complaints: string };

function run(file: string, args: string[], input = "", cwd = folder): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env: { ...bareEnvironment(), HOME: folder } });
    let out = "";
    let complaints = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (complaints += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, complaints }));
    child.stdin.end(input);
  });
}

function candor(args: string[], input?: string): Promise<Ended> {
  return run(process.execPath, [path.join(projectRoot, "src/cli/main.ts"), ...args], input);
}

function made(name: string): Buffer {
  return readFileSync(path.join(folder, name));
}

describe("candor render", () => {
  test("a style departs from template and theme in every kind of file, and one that is none is refused", async () => {
    const style = JSON.stringify({ accent: "#7A1F3D", pageNumbers: true, dates: "numeric" });
    for (const name of ["out.docx", "out.html", "out.txt"])
      expect((await candor(["render", "resume.json", "--style", style, "--out", name])).code).toBe(0);
    const parts = unzipSync(made("out.docx"));
    const footer = Object.entries(parts).find(([name]) => name.startsWith("word/footer"))?.[1];
    // Word counts the pages.
    expect(Buffer.from(footer ?? []).toString()).toMatch(/PAGE<.*NUMPAGES</s);
    expect(made("out.html").toString()).toContain(
      '@bottom-center{content:counter(page) " / " counter(pages)',
    );
    expect(made("out.html").toString()).toContain("#7a1f3d");
    expect(made("out.txt").toString()).toContain("03/2021 – Present");
    for (const wrong of ['{"accent":"red"}', "{", '{"css":"*{}"}']) {
      const { code, complaints } = await candor([
        "render",
        "resume.json",
        "--style",
        wrong,
        "--out",
        "x.pdf",
      ]);
      expect([code, complaints]).toEqual([2, expect.stringContaining("--style")]);
    }
  });

  test("the ending of the file's name says what is made", async () => {
    const signatures = {
      pdf: "%PDF-",
      docx: "PK",
      txt: "Nora Whitfield\n",
      html: "<!doctype html>",
      json: "{\n",
    };
    for (const [ending, signature] of Object.entries(signatures)) {
      const name = `out.${ending}`;
      const { code, out, complaints } = await candor([
        "render",
        "resume.json",
        "--template",
        "meta",
        "--out",
        name,
      ]);
      expect(complaints).toBe("");
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ out: name, bytes: made(name).length });
      expect(made(name).toString("latin1").startsWith(signature)).toBe(true);
    }
  });

  test("the letter kept with a resume is a file of its own, alone and in a batch; without one that is said", async () => {
    const resume = { ...sampleResume, coverLetter: "Dear team,\n\nI build queues." };
    writeFileSync(path.join(folder, "with-letter.json"), JSON.stringify(resume));
    const args = ["render", "with-letter.json", "--part", "cover-letter", "--out"];
    expect(await candor([...args, "letter.txt"])).toMatchObject({ code: 0 });
    expect(made("letter.txt").toString()).toContain("COVER LETTER\nDear team,\n\nI build queues.");
    expect(made("letter.txt").toString()).not.toContain("EXPERIENCE");
    const { out } = await candor([...args, "letter.pdf"]);
    expect(JSON.parse(out)).toMatchObject({ out: "letter.pdf", pages: 1 });

    const orders = [
      { resume, out: "one.txt" },
      { resume, out: "two.txt", part: "resume" },
    ].map((order) => JSON.stringify(order));
    await candor(["render", "--batch", "--part", "cover-letter"], orders.join("\n"));
    expect(made("one.txt").equals(made("letter.txt"))).toBe(true);
    expect(made("two.txt").toString()).not.toContain("I build queues.");

    const none = await candor(["render", "resume.json", "--part", "cover-letter", "--out", "none.txt"]);
    expect(none.code).toBe(3);
    expect(JSON.parse(none.complaints).issues).toMatchObject([{ pointer: "/coverLetter" }]);
    const wrong = await candor(["render", "resume.json", "--part", "envelope", "--out", "none.txt"]);
    expect(wrong.code).toBe(2);
    expect(wrong.complaints).toContain("--part");
  });

  test("standard input is read where no file is named, and JSON Resume is taken", async () => {
    const foreign = JSON.stringify(exportJsonResume(sampleResume));
    expect(await candor(["render", "--out", "a.txt"], foreign)).toMatchObject({ code: 0 });
    expect(await candor(["render", "-", "--out", "b.txt"], JSON.stringify(sampleResume))).toMatchObject({
      code: 0,
    });
    expect(made("a.txt").equals(made("b.txt"))).toBe(true);
  });

  test("json is JSON Resume, or our own format when asked", async () => {
    await candor(["render", "resume.json", "--out", "standard.json"]);
    expect(JSON.parse(made("standard.json").toString())).toEqual(exportJsonResume(sampleResume));
    await candor(["render", "resume.json", "--out", "own.json", "--format", "candor"]);
    expect(JSON.parse(made("own.json").toString())).toEqual(sampleResume);
  });

  test("theme, page and fit reach the file", async () => {
    await candor(["render", "resume.json", "--theme", "ink", "--page", "letter", "--out", "a.docx"]);
    const xml = Buffer.from(unzipSync(made("a.docx"))["word/document.xml"] ?? []).toString();
    expect(xml).toContain(`w:w="12240" w:h="15840"`);
    const long = {
      ...sampleResume,
      summary: "Long. ".repeat(600),
      projects: sampleResume.projects.flatMap((p) => Array(9).fill(p)),
    };
    const { code, out, complaints } = await candor(
      ["render", "--fit", "--out", "a.pdf"],
      JSON.stringify(long),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ fits: false });
    expect(JSON.parse(complaints)).toHaveProperty("warning");
  });

  test("content of a JSON Resume without a field in a resume comes back in one, and is in no text", async () => {
    const foreign = { basics: { name: "Ada", image: "a.png" }, work: [{ name: "Acme", shoeSize: 41 }] };
    await candor(["render", "--out", "a.txt"], JSON.stringify(foreign));
    expect(made("a.txt").toString()).not.toMatch(/a\.png|41/);
    await candor(["render", "--out", "a.json"], JSON.stringify(foreign));
    expect(JSON.parse(made("a.json").toString())).toMatchObject(foreign);
  });
});

describe("a failure is one line of JSON on standard error, and its own exit code", () => {
  test.each([
    ["no --out", ["render", "resume.json"], 2, "--out"],
    ["an unknown option", ["render", "--colour", "red", "--out", "a.pdf"], 2, "--colour"],
    ["an unknown ending", ["render", "resume.json", "--out", "a.exe"], 2, ".pdf"],
    [
      "an unknown template",
      ["render", "resume.json", "--template", "x", "--out", "a.pdf"],
      2,
      "--template: This must be one of google",
    ],
    ["an unknown page", ["render", "resume.json", "--page", "a3", "--out", "a.pdf"], 2, "--page"],
    ["no command", [], 2, "--help"],
    ["a file that is not there", ["render", "gone.json", "--out", "a.pdf"], 3, "gone.json cannot be read"],
    [
      "a folder that is not there",
      ["render", "resume.json", "--out", "no/a.txt"],
      5,
      "no/a.txt cannot be written",
    ],
  ])("%s", async (_case, args, exit, message) => {
    const { code, out, complaints } = await candor(args);
    expect(out).toBe("");
    expect(JSON.parse(complaints).error).toContain(message);
    expect(code).toBe(exit);
  });

  test("a bad field is named by its pointer into the file", async () => {
    const { code, complaints } = await candor(
      ["render", "--out", "a.pdf"],
      JSON.stringify({ ...sampleResume, experience: [{ title: 5, bullets: "none" }] }),
    );
    expect(code).toBe(3);
    expect(JSON.parse(complaints).issues).toEqual([
      { pointer: "/experience/0/title", message: "This must be text." },
      { pointer: "/experience/0/bullets", message: "This must be a list." },
    ]);
  });

  test("what is not JSON says so", async () => {
    const { code, complaints } = await candor(["render", "--out", "a.pdf"], `{"name": Ada}`);
    expect(code).toBe(3);
    expect(JSON.parse(complaints).error).toMatch(/^Standard input is not JSON: Unexpected token/);
  });
});

describe("candor render --batch", () => {
  test("each line has its result, in order; a bad line does not stop the others", async () => {
    const lines = [
      JSON.stringify({ resume: sampleResume, out: "1.pdf", template: "apple" }),
      "{ broken",
      JSON.stringify({ resume: { version: 1, skills: [1] }, out: "3.pdf" }),
      "",
      JSON.stringify({ resume: sampleResume, out: "5.docx", page: "letter" }),
      JSON.stringify({ resume: sampleResume }),
      JSON.stringify({ resume: sampleResume, out: "7.txt", theme: "none" }),
    ];
    const { code, out } = await candor(["render", "--batch"], lines.join("\n"));
    const results = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(results).toMatchObject([
      { out: "1.pdf", pages: expect.any(Number), bytes: made("1.pdf").length },
      { line: 2, error: expect.stringContaining("JSON") },
      { line: 3, out: "3.pdf", issues: [{ pointer: "/resume/skills/0" }] },
      { out: "5.docx", bytes: made("5.docx").length },
      { line: 6, issues: [{ pointer: "/out" }] },
      { line: 7, out: "7.txt", issues: [{ pointer: "/theme" }] },
    ]);
    expect(code).toBe(6);
  });

  test("a batch without a fault ends well", async () => {
    writeFileSync(
      path.join(folder, "orders.jsonl"),
      `${JSON.stringify({ resume: sampleResume, out: "a.txt" })}\r\n`,
    );
    expect(await candor(["render", "orders.jsonl", "--batch"])).toMatchObject({ code: 0, complaints: "" });
    expect(await candor(["render", "gone.jsonl", "--batch"])).toMatchObject({ code: 3 });
  });
});

test("npx finds the command in the project and writes where the caller stands", async () => {
  const web = path.join(projectRoot, "src/domain");
  const name = path.join(folder, "by-npx.txt");
  const { code } = await run(
    "npx",
    ["--no-install", "candor", "render", path.join(folder, "resume.json"), "--out", path.relative(web, name)],
    "",
    web,
  );
  expect(code).toBe(0);
  expect(made("by-npx.txt").toString()).toMatch(/^Nora Whitfield\n/);
});
