import fc from "fast-check";
import { parseResume } from "../../src/domain/resume/parse-resume.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";

/** What is inherited: a resume with its design, here as much of it as edits touch. */
export interface Inherited {
  template: string;
  fit: boolean;
  resume: Resume;
}

type Item = Resume["experience"][number];

const EDITS = [
  "head",
  "template",
  "fit",
  "title",
  "line",
  "add-line",
  "remove-line",
  "move-line",
  "hide",
  "add-item",
  "remove-item",
  "move-item",
  "skill",
  "add-skill",
  "remove-skill",
  "move-skill",
  "order",
] as const;

export interface VariantEdit {
  kind: (typeof EDITS)[number];
  at: number;
  line: number;
}

export const variantEdits = fc.array(
  fc.record({ kind: fc.constantFrom(...EDITS), at: fc.nat(4), line: fc.nat(4) }),
  { maxLength: 8 },
);

/** Three positions with three lines each, and four skills. */
export function firstContent(): Inherited {
  const experience = ["p", "q", "r"].map((id) => ({
    ...{ id, title: `Title ${id}`, company: `Company ${id}`, period: "2020" },
    bullets: [1, 2, 3].map((nth) => ({ id: `${id}${nth}`, text: `Line ${id}${nth}` })),
  }));
  const skills = ["s1", "s2", "s3", "s4"].map((id) => ({ id, text: `Skill ${id}` }));
  return readInherited({
    template: "google",
    fit: false,
    resume: { version: 2, name: "Name", role: "Role", summary: "Summary", experience, skills },
  });
}

/** The content after somebody worked on it; what they write and add says whose it is. */
export function editedBy(content: Inherited, who: string, edits: readonly VariantEdit[]): Inherited {
  return edits.reduce((now, edit, nth) => editOnce(now, `${who}${nth}`, edit), content);
}

function editOnce(content: Inherited, made: string, { kind, at, line }: VariantEdit): Inherited {
  const { resume } = content;
  const put = (change: object) => readInherited({ ...content, resume: { ...resume, ...change } });
  const { experience, skills } = resume;
  const place = at % Math.max(1, experience.length);
  const onItem = (change: (item: Item) => object) =>
    put({
      experience: experience.map((item, index) => (index === place ? { ...item, ...change(item) } : item)),
    });
  const bulletAt = ({ bullets }: Item) => line % Math.max(1, bullets.length);
  const skillAt = at % Math.max(1, skills.length);
  switch (kind) {
    case "head":
      return put({ [["name", "role", "summary"][at % 3] ?? "name"]: `Head ${made}` });
    case "template":
      return { ...content, template: ["google", "apple", "meta"][at % 3] ?? "google" };
    case "fit":
      return { ...content, fit: !content.fit };
    case "title":
      return onItem(() => ({ title: `Title ${made}` }));
    case "hide":
      return onItem(({ hidden }) => ({ hidden: hidden ? undefined : true }));
    case "line":
      return onItem((item) => ({
        bullets: item.bullets.map((one, index) =>
          index === bulletAt(item) ? { ...one, text: `Line ${made}` } : one,
        ),
      }));
    case "add-line":
      return onItem((item) => ({
        bullets: item.bullets.toSpliced(line, 0, { id: made, text: `Line ${made}` }),
      }));
    case "remove-line":
      return onItem((item) => ({ bullets: item.bullets.toSpliced(bulletAt(item), 1) }));
    case "move-line":
      return onItem((item) => ({ bullets: moved(item.bullets, bulletAt(item)) }));
    case "add-item": {
      const bullets = [{ id: `${made}-1`, text: `Line ${made}` }];
      const item = { id: made, title: `Title ${made}`, company: "New", period: "2024", bullets };
      return put({ experience: [...experience.slice(0, at), item, ...experience.slice(at)] });
    }
    case "remove-item":
      return put({ experience: experience.toSpliced(place, 1) });
    case "move-item":
      return put({ experience: moved(experience, place) });
    case "skill":
      return put({
        skills: skills.map((one, index) => (index === skillAt ? { ...one, text: `Skill ${made}` } : one)),
      });
    case "add-skill":
      return put({ skills: skills.toSpliced(at, 0, { id: made, text: `Skill ${made}` }) });
    case "remove-skill":
      return put({ skills: skills.toSpliced(skillAt, 1) });
    case "move-skill":
      return put({ skills: moved(skills, skillAt) });
    case "order":
      return put({ sectionOrder: at % 2 === 0 ? ["skills", "experience"] : ["experience", "skills"] });
  }
}

/** The entry at a place, put first. */
function moved<Entry>(list: readonly Entry[], at: number): Entry[] {
  return [...list.slice(at, at + 1), ...list.slice(0, at), ...list.slice(at + 1)];
}

function readInherited(made: unknown): Inherited {
  const read = readOrNull(made);
  if (!read) throw new Error(`no content: ${JSON.stringify(made)}`);
  return read;
}

export function readOrNull(made: unknown): Inherited | null {
  const { template, fit, resume } = Object(made);
  const read = parseResume(resume);
  return read.ok ? { template: String(template), fit: fit === true, resume: read.resume } : null;
}
