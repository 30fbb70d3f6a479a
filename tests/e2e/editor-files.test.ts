import { readFile } from "node:fs/promises";
import { exportJsonResume } from "../../src/domain/resume/json-resume/export-json-resume.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { editorOn, leaveDraft } from "./editor-page.ts";

test("files come in with what is wrong and where, change nothing when bad, and can be undone when good", async ({
  page,
  server,
}) => {
  const editor = editorOn(page);
  await editor.open();
  await editor.field("Full name").fill("Before");
  await editor.button("Import a file").click();
  const dialog = page.getByRole("dialog", { name: "Import a resume" });
  const give = (name: string, content: string | Buffer) =>
    dialog
      .getByLabel("Choose a file")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  const faults: [name: string, content: string | Buffer, words: string][] = [
    [
      "broken.json",
      '{\n  "version": 1,\n  "name": \n}',
      "This file is not valid JSON. (line 4, column 1) Nothing was changed.",
    ],
    [
      "wrong.json",
      JSON.stringify({ version: 1, name: 7 }),
      "This must be text. (at /name) Nothing was changed.",
    ],
    [
      "picture.png",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]),
      "This file is of a kind that cannot be read.",
    ],
    ["broken.pdf", "%PDF-1.7 and nothing more", "This file is damaged, or of a kind that cannot be read."],
    ["broken.docx", "PK\u0003\u0004 and nothing more", "Nothing was changed."],
    ["large.txt", Buffer.alloc(6 * 1024 * 1024, 0x61), "The file has 6.0 MB; at most 5 MB are read."],
  ];
  for (const [name, content, words] of faults) {
    await give(name, content);
    await dialog.getByText(words).waitFor();
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await editor.field("Full name").inputValue()).toBe("Before");

  const rendered = async (format: string, data = false) => {
    const response = await fetch(`${server.url}/api/render`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ resume: sampleResume, format, data, template: "google" }),
    });
    return Buffer.from(await response.arrayBuffer());
  };
  const good: [name: string, content: string | Buffer, kind: string][] = [
    ["own.json", JSON.stringify(sampleResume), "own.json (Candor)"],
    ["standard.json", JSON.stringify(exportJsonResume(sampleResume)), "standard.json (JSON Resume)"],
    ["words.txt", await rendered("txt"), "words.txt (text)"],
    ["word.docx", await rendered("docx"), "word.docx (Word)"],
    ["page.pdf", await rendered("pdf"), "page.pdf (PDF)"],
    ["carrying.docx", await rendered("docx", true), "carrying.docx (Candor)"],
    ["carrying.pdf", await rendered("pdf", true), "carrying.pdf (Candor)"],
  ];
  for (const [name, content, kind] of good) {
    await give(name, content);
    await dialog.getByText(kind).waitFor();
    await dialog
      .getByText(
        /^Nora Whitfield: 3 positions, 1 study, 10 skills, 2 projects, 2 certifications, 2 languages\./,
      )
      .waitFor();
    await dialog.getByRole("button", { name: "Use this" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect((await editor.sheet()).filter((row) => row.startsWith("Mentored two junior"))).toHaveLength(1);
    const title = editor.field("Title of this resume");
    expect(await title.inputValue()).toBe("Nora Whitfield – Senior Software Engineer");
    await editor.button("Undo").first().click();
    expect(await editor.field("Full name").inputValue()).toBe("Before");
    expect(await title.inputValue()).toBe("Before");
    await editor.button("Import a file").click();
  }
});

test("a resume is named after the person, not after the file, until its owner names it; nothing is said to be replaced on an empty page", async ({
  page,
}) => {
  const editor = editorOn(page);
  await editor.open();
  const dialog = page.getByRole("dialog", { name: "Import a resume" });
  const title = editor.field("Title of this resume");
  const replaced = dialog.getByText("It takes the place of the whole text");
  const bring = async (file: string, resume: Resume, isReplacing: boolean) => {
    await editor.button("Import a file").click();
    await dialog
      .getByLabel("Choose a file")
      .setInputFiles({ name: file, mimeType: "", buffer: Buffer.from(JSON.stringify(resume)) });
    await dialog.getByText(`${file} (Candor)`).waitFor();
    expect(await replaced.count()).toBe(isReplacing ? 1 : 0);
    await dialog.getByRole("button", { name: "Use this" }).click();
    await dialog.waitFor({ state: "hidden" });
  };
  await bring("CV_final (2).json", { ...sampleResume, name: "Nora Kelly", role: "Staff Nurse" }, false);
  await page.getByText("The file is in the form.").waitFor();
  expect(await title.inputValue()).toBe("Nora Kelly – Staff Nurse");
  await bring("other.json", { ...sampleResume, name: "Ada Byron", role: "" }, true);
  await page.getByText("The file has taken the place of what was here.").waitFor();
  expect(await title.inputValue()).toBe("Ada Byron");
  await title.fill("For the clinic");
  await bring("third.json", sampleResume, true);
  expect(await title.inputValue()).toBe("For the clinic");
});

test("the file chooser names and takes every kind that is read, by its ending and, for phones, by its kind", async ({
  page,
}) => {
  const editor = editorOn(page);
  await editor.open();
  await editor.button("Import a file").click();
  const dialog = page.getByRole("dialog", { name: "Import a resume" });
  for (const kind of [
    "PDF",
    "DOCX",
    "plain text",
    "LinkedIn's data archive (ZIP)",
    "Europass XML",
    "JSON Resume",
  ])
    expect(await dialog.getByText(kind).count(), kind).toBe(1);
  const accepted = (await dialog.getByLabel("Choose a file").getAttribute("accept"))?.split(",") ?? [];
  for (const ending of [".pdf", ".docx", ".txt", ".json", ".zip", ".xml"]) expect(accepted).toContain(ending);
  for (const kind of [
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/zip",
    "application/x-zip-compressed",
    "application/xml",
  ])
    expect(accepted).toContain(kind);
});

test("a visitor downloads all kinds of files of what stands in the editor", async ({ page }) => {
  await leaveDraft(page, { ...sampleResume, name: "Ada Lovelace" });
  const editor = editorOn(page);
  await editor.open();
  for (const [label, start] of [
    ["PDF", "%PDF-"],
    ["Word (DOCX)", "PK"],
    ["Plain text", "Ada Lovelace"],
    ["JSON Resume", "{"],
    ["Candor’s own file", "{"],
  ] as const) {
    await editor.button("Download").click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: label }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^Ada[ -_]Lovelace.*\.(pdf|docx|txt|json)$/);
    const bytes = await readFile(await download.path());
    expect(bytes.toString("latin1").startsWith(start)).toBe(true);
    if (label === "Candor’s own file")
      expect(JSON.parse(bytes.toString())).toEqual({ ...sampleResume, name: "Ada Lovelace" });
  }
});

test("the choice to leave the data out of a PDF is kept on the device", async ({ page }) => {
  await leaveDraft(page, { ...sampleResume, name: "Ada Lovelace" });
  const editor = editorOn(page);
  await editor.open();
  const choice = page.getByRole("menuitemcheckbox", { name: "Include resume data for re-import" });
  const hasData = async () => {
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "PDF" }).click();
    const bytes = await readFile(await (await coming).path());
    return bytes.includes("/EmbeddedFile");
  };
  await editor.button("Download").click();
  expect(await choice.getAttribute("aria-checked")).toBe("true");
  expect(await hasData()).toBe(true);
  await editor.button("Download").click();
  await choice.click();
  expect(await choice.getAttribute("aria-checked")).toBe("false");
  expect(await hasData()).toBe(false);
  await page.reload();
  await editor.button("Download").click();
  expect(await choice.getAttribute("aria-checked")).toBe("false");
});
