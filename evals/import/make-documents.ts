import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Document, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from "docx";
import { htmlOf, textOf } from "./designs.ts";
import { type WrittenResume, writtenResumes } from "./written-resumes.ts";

/** Makes documents 01 to 25 of the evaluation (26 to 40 were written one by one, and have no source here) with other programs: Chromium, LibreOffice, a library for DOCX. Needs both installed. */
const folder = path.join(import.meta.dirname, "documents");
mkdirSync(folder, { recursive: true });
const scratch = mkdtempSync(path.join(tmpdir(), "candor-import-"));

const office = (to: string, file: string, filter: string[] = []): string => {
  execFileSync("soffice", ["--headless", ...filter, "--convert-to", to, "--outdir", scratch, file], {
    stdio: "ignore",
  });
  return path.join(scratch, `${path.parse(file).name}.${to.split(":")[0]}`);
};

async function withTabs({
  name,
  title,
  email,
  phone,
  place,
  experience,
  education,
  certifications = [],
  skills = [],
  headings,
}: WrittenResume): Promise<Buffer> {
  const line = (bold: string, rest: string, aside = "") =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: [new TextRun({ text: bold, bold: true }), new TextRun(`${rest}${aside && "\t"}${aside}`)],
    });
  const heading = (text = "") => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
  const span = ({ start, end }: { start?: string; end?: string }) => [start, end].filter(Boolean).join(" – ");
  const children = [
    new Paragraph({ text: name, heading: HeadingLevel.TITLE }),
    new Paragraph(title ?? ""),
    new Paragraph([place, phone, email].join(" · ")),
    heading(headings.experience),
    ...experience.flatMap((job) => [
      line(job.role, `, ${job.employer}, ${job.place}`, span(job)),
      ...job.bullets.map(bullet),
    ]),
    heading(headings.education),
    ...education.map((study) => line(study.degree ?? "", `, ${study.school}`, span(study))),
    heading(headings.certifications),
    ...certifications.map(bullet),
    heading(headings.skills),
    new Paragraph(skills.join(", ")),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

async function make(resume: WrittenResume, number: string): Promise<void> {
  const [format = "", design = ""] = resume.design.split(" ");
  const target = path.join(folder, `${number}.${format}`);
  if (format === "txt") {
    writeFileSync(target, textOf(resume));
    return;
  }
  if (design === "tabs") {
    writeFileSync(target, await withTabs(resume));
    return;
  }
  const page = path.join(scratch, `${number}.html`);
  writeFileSync(page, htmlOf(resume));
  const html = ["--infilter=HTML (StarWriter)"];
  if (format === "docx") copyFileSync(office("docx:MS Word 2007 XML", page, html), target);
  else if (design.startsWith("lo-"))
    copyFileSync(office("pdf", office("docx:MS Word 2007 XML", page, html)), target);
  else
    execFileSync(
      "chromium-headless-shell",
      ["--headless", "--no-sandbox", "--no-pdf-header-footer", `--print-to-pdf=${target}`, `file://${page}`],
      { stdio: "ignore" },
    );
}

/** Every word that was written into the document, whatever a reader makes of it. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return value.match(/[\p{L}\p{N}]+/gu) ?? [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

for (const [index, resume] of writtenResumes.entries()) {
  const number = String(index + 1).padStart(2, "0");
  await make(resume, number);
  const { design: _design, headings, projects = [], ...truth } = resume;
  const whole = {
    ...truth,
    projects: projects.map(({ name }) => ({ name })),
    words: wordsOf([truth, headings, projects]),
  };
  writeFileSync(path.join(folder, `${number}.truth.json`), `${JSON.stringify(whole)}\n`);
}
