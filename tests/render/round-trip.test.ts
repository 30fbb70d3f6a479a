import { afterAll, beforeAll, expect, test } from "vitest";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { textsOf } from "../../src/domain/sections/line.ts";
import { readAnyFile } from "../../src/readers/read-any-file.ts";
import { DEFAULT_DESIGN, renderFile } from "../../src/renderers/file/render-file.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { plainOf, resumeOf } from "../factories/given-resume.ts";
import { latinResumes } from "../factories/varied-resumes.ts";
import { effort } from "../support/effort.ts";
import { patientRenderer } from "../support/patient-renderer.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

const PERIODS = [
  "2017-2020",
  "2017-20",
  "03/2019 – heute",
  "Summer 2021",
  "since 2015",
  "Mar 2021 – Present",
  "2019/20",
  "Q3 2018 to Q1 2020",
  "",
];
const CERTIFICATES = [
  "AWS Certified Solutions Architect, Associate, issued by Amazon (2023)",
  "First Aid, CPR and AED, issued by Red Cross (Mar 2023)",
  "PRINCE2",
  "Certified Kubernetes Administrator, CNCF (2023)",
];

/** All sections of the format, with periods and commas as people write them. */
const resumes = latinResumes(effort(4, 80)).map(({ name, resume }, index) => {
  const period = (place: number): string => PERIODS[(index + place) % PERIODS.length] ?? "";
  const full = resumeOf({
    ...resume,
    experience: resume.experience.map((item, place) => ({ ...item, period: period(place) })),
    education: resume.education.map((item, place) => ({ ...item, period: period(place + 4) })),
    certifications: CERTIFICATES.slice(index % 4),
    skills: [...new Set(["TypeScript", ...textsOf(resume.skills)])],
    languages: ["English (Native)", ...textsOf(resume.languages)],
  });
  return { name, resume: full };
});

/** What the pages show of it: an address without its scheme, a project's lines as one text. */
function shown(resume: Resume): Resume {
  return resumeOf({
    ...resume,
    website: resume.website.replace(/^https?:\/\//, ""),
    projects: resume.projects.map(({ name, desc }) => ({ name, desc: [textsOf(desc).join(" ")] })),
  });
}

/** Ids apart: no page shows them. */
function fieldsOf(resume: Resume): [string, unknown][] {
  const { experience, education, projects, ...rest } = resume;
  const items = { experience, education, projects };
  return [
    ...Object.entries(Object(plainOf(rest))),
    ...Object.entries(items).flatMap(([section, list]) =>
      list.flatMap((item, index) =>
        Object.entries(Object(plainOf(item))).map(([key, value]): [string, unknown] => [
          `${section}/${index}/${key}`,
          value,
        ]),
      ),
    ),
    ["counts", Object.values(items).map(({ length }) => length)],
  ];
}

const kinds = ["pdf", "docx"] as const;

test.each(kinds)(
  "our import reads our own %s back by its words, field for field, in all layouts",
  async (format) => {
    const tally = new Map<string, { right: number; all: number }>();
    const faults: string[] = [];
    let turn = 0;
    for (const { name, resume } of resumes) {
      for (const template of templates) {
        const theme = themes[turn++ % themes.length] ?? themes[0];
        const design = { ...DEFAULT_DESIGN, template: template.id, theme: theme?.id ?? "signature" };
        const order = { ...design, fit: false, resume, format, data: false };
        const { bytes } = await renderFile(order, async () => renderer);
        const read = await readAnyFile(`resume.${format}`, bytes);
        const got = new Map(read.ok ? fieldsOf(read.resume) : []);
        for (const [key, want] of fieldsOf(shown(resume))) {
          const kind = key.replace(/\/\d+\//, "/");
          const count = tally.get(kind) ?? { right: 0, all: 0 };
          const isRight = JSON.stringify(got.get(key)) === JSON.stringify(want);
          tally.set(kind, { right: count.right + Number(isRight), all: count.all + 1 });
          if (!isRight)
            faults.push(
              `${name} ${template.id} ${key}: ${JSON.stringify(got.get(key))} is ${JSON.stringify(want)}`,
            );
        }
      }
    }
    const rates = [...tally].map(([kind, { right, all }]) => `${kind} ${right}/${all}`).join(", ");
    expect(faults.slice(0, 30), rates).toEqual([]);
  },
  600_000,
);
