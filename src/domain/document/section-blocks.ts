import type { Block, SectionNode } from "./nodes.ts";
import { textNode, textNodes } from "./text.ts";

export type ResumeContent = {
  name: string;
  role: string;
  location: string;
  email: string;
  phone: string;
  website: string;
  summary: string;
  experience: { company: string; title: string; period: string; bullets: string[] }[];
  education: { school: string; degree: string; period: string }[];
  skills: string[];
  projects: { name: string; desc: string[] }[];
  certifications: string[];
  languages: string[];
};

function entryBlock(
  pointer: string,
  title: readonly [string, string],
  subtitle: readonly [string, string] | null,
  aside: readonly [string, string] | null,
  body: Block[] = [],
): Block[] {
  const node = {
    kind: "entry" as const,
    pointer,
    title: textNode(title[0], title[1]),
    subtitle: subtitle && textNode(subtitle[0], subtitle[1]),
    aside: aside && textNode(aside[0], aside[1]),
    body: body.filter((block) => block.kind === "bullets" || block.kind === "paragraph"),
  };
  return node.title || node.subtitle || node.aside || node.body.length > 0 ? [node] : [];
}

function paragraphBlock(text: string, pointer: string): Block[] {
  const node = textNode(text, pointer);
  return node ? [{ kind: "paragraph", text: node }] : [];
}

function listBlock(kind: "bullets" | "terms", values: readonly string[], pointer: string): Block[] {
  const items = textNodes(values, pointer);
  return items.length > 0 ? [{ kind, items }] : [];
}

export function sectionNodes(resume: ResumeContent): SectionNode[] {
  const all: [string, string, Block[]][] = [
    ["summary", "Summary", paragraphBlock(resume.summary, "/summary")],
    [
      "experience",
      "Experience",
      resume.experience.flatMap((item, index) => {
        const at = `/experience/${index}`;
        return entryBlock(at, [item.title, `${at}/title`], [item.company, `${at}/company`], [item.period, `${at}/period`], listBlock("bullets", item.bullets, `${at}/bullets`));
      }),
    ],
    [
      "education",
      "Education",
      resume.education.flatMap((item, index) => {
        const at = `/education/${index}`;
        return entryBlock(at, [item.degree, `${at}/degree`], [item.school, `${at}/school`], [item.period, `${at}/period`]);
      }),
    ],
    ["skills", "Skills", listBlock("terms", resume.skills, "/skills")],
    [
      "projects",
      "Projects",
      resume.projects.flatMap((item, index) => {
        const at = `/projects/${index}`;
        return entryBlock(at, [item.name, `${at}/name`], null, null, paragraphBlock(item.desc.join(" "), `${at}/desc`));
      }),
    ],
    ["certifications", "Certifications", listBlock("bullets", resume.certifications, "/certifications")],
    ["languages", "Languages", listBlock("terms", resume.languages, "/languages")],
  ];
  return all.flatMap(([id, heading, blocks]) => (blocks.length > 0 ? [{ id, heading, pointer: `/${id}`, blocks }] : []));
}
