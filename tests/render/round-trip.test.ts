import { afterAll, beforeAll, expect, test } from "vitest";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { textsOf } from "../../src/domain/sections/line.ts";
import { readAnyFile } from "../../src/readers/read-any-file.ts";
import { DEFAULT_DESIGN, renderFile } from "../../src/renderers/file/render-file.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { everyField } from "../factories/every-field.ts";
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
const resumes = everyField(latinResumes(effort(4, 80))).map(({ name, resume }, index) => {
  const period = (place: number): string => PERIODS[(index + place) % PERIODS.length] ?? "";
  const full = resumeOf({
    ...resume,
    experience: resume.experience.map((item, place) => ({ ...item, period: period(place) })),
    education: resume.education.map((item, place) => ({ ...item, period: period(place + 4) })),
    certifications: [
      ...CERTIFICATES.slice(index % 4),
      ...resume.certifications.filter(({ expiry }) => expiry),
    ],
    skills: ["TypeScript", ...resume.skills],
    languages: ["English (Native)", ...resume.languages],
  });
  return { name, resume: full };
});

/** What the pages show of it: addresses without their schemes, a project's lines as one text, one name for an employer. */
function shown(resume: Resume): Resume {
  const { sectionOptions: _options, ...visible } = resume;
  let employer = "";
  return resumeOf({
    ...visible,
    website: bare(resume.website),
    links: (resume.links ?? []).map(({ label, url }) => ({ label, url: bare(url) })),
    experience: resume.experience.map(({ location, link, ...item }) => {
      if (item.sameEmployer) return { ...item, company: employer };
      employer = item.company;
      return { ...item, ...(location && { location }), ...(link && { link: bare(link) }) };
    }),
    education: resume.education.map(({ degree, subject, ...item }) => ({
      ...item,
      degree: [degree, subject].filter(Boolean).join(", "),
      ...(item.link && { link: bare(item.link) }),
    })),
    // Where a word has its level in brackets, no reader can tell that it was not written so.
    languages: resume.languages.map(({ text, level }) => (level ? `${text} (${level})` : text)),
    certifications: resume.certifications.map(({ link: _link, ...item }) => item),
    projects: resume.projects.map(({ desc, ...item }) => ({
      ...linked(item),
      desc: [textsOf(desc).join(" ")],
    })),
    volunteering: (resume.volunteering ?? []).map(linked),
    awards: (resume.awards ?? []).map(linked),
    publications: (resume.publications ?? []).map(linked),
  });
}

function linked<Item extends { link?: string | undefined }>(item: Item): Item {
  return item.link ? { ...item, link: bare(item.link) } : item;
}

function bare(address: string): string {
  return address.replace(/^https?:\/\//, "");
}

/** Ids apart, no page shows them; and titles as they are written, not as a design prints them. */
function fieldsOf(resume: Resume): [string, unknown][] {
  return Object.entries(Object(plainOf(resume))).flatMap(([section, value]): [string, unknown][] => {
    if (!Array.isArray(value)) return [[section, value]];
    // A narrow column is read before the wide one.
    if (section === "custom") value.sort((one, other) => titleOf(one).localeCompare(titleOf(other)));
    const items = value.flatMap((item: unknown, index): [string, unknown][] =>
      typeof item === "object" && item !== null
        ? Object.entries(item).map(([key, field]) => [
            `${section}/${index}/${key}`,
            section === "custom" && key === "title" ? titleOf(item) : field,
          ])
        : [[`${section}/${index}/text`, item]],
    );
    return [[`${section}/count`, value.length], ...items];
  });
}

function titleOf(item: unknown): string {
  return String(Reflect.get(Object(item), "title")).toLowerCase();
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
        const wanted = new Map(fieldsOf(shown(resume)));
        for (const key of got.keys())
          if (!wanted.has(key)) faults.push(`${name} ${template.id} invents ${key}`);
        for (const [key, want] of wanted) {
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
    expect(faults.slice(0, 60), rates).toEqual([]);
  },
  600_000,
);
