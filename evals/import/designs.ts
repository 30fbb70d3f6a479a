import type { Job, Study, WrittenResume } from "./written-resumes.ts";

/** Designs that people's own programs have: the same words, set in many ways. */

const html = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const period = ({ start, end }: { start?: string; end?: string }, dash = " – "): string =>
  [start, end].filter(Boolean).join(end?.startsWith("to ") ? " " : dash);

type Section = readonly [key: string, heading: string];

function sectionsOf({ headings }: WrittenResume): Section[] {
  return Object.entries(headings);
}

interface Look {
  readonly job: (job: Job) => string;
  readonly study: (study: Study) => string;
  readonly list: (items: readonly string[]) => string;
  readonly css: string;
}

const bullets = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${html(line)}</li>`).join("")}</ul>`;
/** Where programs know no flexible boxes, people take a table of one row. */
const right = (left: string, aside: string): string =>
  `<div class="row"><span>${left}</span><span>${html(aside)}</span></div>`;
const asTables = (page: string): string =>
  page.replace(
    /<div class="row"><span>(.*?)<\/span><span>(.*?)<\/span><\/div>/g,
    '<table width="100%"><tr><td>$1</td><td align="right">$2</td></tr></table>',
  );
const BASE =
  "body{font:10.5pt/1.35 Arial,Helvetica,sans-serif;margin:0;color:#111}ul{margin:2pt 0 8pt;padding-left:16pt}p{margin:2pt 0}h1{margin:0;font-size:22pt}h2{font-size:12.5pt;margin:14pt 0 4pt}.row{display:flex;justify-content:space-between}.entry{margin-bottom:7pt}";

const LOOKS: Readonly<Record<string, Look>> = {
  classic: {
    css: `${BASE}h1,.contact{text-align:center}h2{border-bottom:1px solid #333}`,
    job: (job) =>
      `<div class="entry">${right(`<b>${html(job.role)}</b>`, period(job))}<p><i>${html(job.employer)}${job.place ? `, ${html(job.place)}` : ""}</i></p>${bullets(job.bullets)}</div>`,
    study: (study) =>
      `<div class="entry">${right(`<b>${html(study.degree ?? "")}</b>`, period(study))}<p>${html(study.school)}</p></div>`,
    list: (items) => `<p>${items.map(html).join(", ")}</p>`,
  },
  stacked: {
    css: `${BASE}body{font-family:"Times New Roman",serif;font-size:11.5pt}h2{font-size:11.5pt;text-decoration:underline}`,
    job: (job) =>
      `<div class="entry"><p><b>${html(job.employer)}${job.place ? `, ${html(job.place)}` : ""}</b></p><p>${html(job.role)}</p><p>${period(job)}</p>${bullets(job.bullets)}</div>`,
    study: (study) =>
      `<div class="entry"><p><b>${html(study.school)}</b></p><p>${html(study.degree ?? "")}</p><p>${period(study)}</p></div>`,
    list: (items) => items.map((item) => `<p>${html(item)}</p>`).join(""),
  },
  leftdates: {
    css: `${BASE}.grid{display:grid;grid-template-columns:110pt 1fr;margin-bottom:6pt}h2{color:#246}`,
    job: (job) =>
      `<div class="grid"><div>${period(job, " - ")}</div><div><b>${html(job.role)}</b><p>${html(job.employer)}${job.place ? ` | ${html(job.place)}` : ""}</p>${bullets(job.bullets)}</div></div>`,
    study: (study) =>
      `<div class="grid"><div>${period(study, " - ")}</div><div><b>${html(study.degree ?? "")}</b><p>${html(study.school)}</p></div></div>`,
    list: (items) => `<p>${items.map(html).join(" · ")}</p>`,
  },
  employerfirst: {
    css: `${BASE}h2{text-transform:uppercase;font-size:10.5pt;letter-spacing:.5pt;border-top:1px solid #999;padding-top:4pt}`,
    job: (job) =>
      `<div class="entry">${right(`<b>${html(job.employer)}</b>`, job.place ?? "")}${right(`<i>${html(job.role)}</i>`, period(job))}${bullets(job.bullets)}</div>`,
    study: (study) =>
      `<div class="entry">${right(`<b>${html(study.school)}</b>`, period(study))}<p>${html(study.degree ?? "")}</p></div>`,
    list: (items) => `<p>${items.map(html).join(" | ")}</p>`,
  },
  oneline: {
    css: `${BASE}h2{font-size:10.5pt;margin-top:12pt}`,
    job: (job) =>
      `<div class="entry"><p>${html(job.role)}, ${html(job.employer)}${job.place ? `, ${html(job.place)}` : ""} (${period(job)})</p>${bullets(job.bullets)}</div>`,
    study: (study) => `<p>${html(study.degree ?? "")}, ${html(study.school)} (${period(study)})</p>`,
    list: (items) => bullets(items),
  },
  dateline: {
    css: `${BASE}h1,.contact,h2{text-align:center}h2{letter-spacing:2pt;text-transform:uppercase;font-size:11pt;font-weight:normal}`,
    job: (job) =>
      `<div class="entry"><p>${period(job)}</p><p><b>${html(job.role)}</b> – ${html(job.employer)}, ${html(job.place ?? "")}</p>${bullets(job.bullets)}</div>`,
    study: (study) =>
      `<div class="entry"><p>${period(study)}</p><p><b>${html(study.degree ?? "")}</b> – ${html(study.school)}</p></div>`,
    list: (items) => items.map((item) => `<p>${html(item)}</p>`).join(""),
  },
  academic: {
    css: `${BASE}body{font-family:Georgia,serif}h2{font-variant:small-caps;font-size:13pt}`,
    job: (job) =>
      `<div class="entry"><p><b>${html(job.role)}</b>, ${period(job)}</p><p>${html(job.employer)}, ${html(job.place ?? "")}</p>${bullets(job.bullets)}</div>`,
    study: (study) => `<p><b>${html(study.degree ?? "")}</b>, ${html(study.school)}, ${period(study)}</p>`,
    list: (items) => `<p>${items.map(html).join("; ")}</p>`,
  },
  table: {
    css: BASE,
    job: (job) =>
      `<table width="100%"><tr><td width="25%">${period(job)}</td><td><p><b>${html(job.role)}</b></p><p>${html(job.employer)}, ${html(job.place ?? "")}</p>${bullets(job.bullets)}</td></tr></table>`,
    study: (study) =>
      `<table width="100%"><tr><td width="25%">${period(study)}</td><td><p><b>${html(study.degree ?? "")}</b></p><p>${html(study.school)}</p></td></tr></table>`,
    list: (items) => bullets(items),
  },
  grouped: {
    css: BASE,
    job: (job) =>
      `<div class="entry">${right(`<b>${html(job.role)}</b>`, period(job))}${bullets(job.bullets)}</div>`,
    study: (study) =>
      `<div class="entry">${right(`<b>${html(study.school)}</b>`, period(study))}<p>${html(study.degree ?? "")}</p></div>`,
    list: (items) => `<p>${items.map(html).join(", ")}</p>`,
  },
  plain: {
    css: BASE,
    job: (job) =>
      `<p><b>${html(job.role)}</b> at ${html(job.employer)}, ${html(job.place ?? "")}, ${period(job)}</p>${bullets(job.bullets)}`,
    study: (study) => `<p>${html(study.degree ?? "")} – ${html(study.school)}, ${period(study)}</p>`,
    list: (items) => bullets(items),
  },
};
const SAME: Readonly<Record<string, string>> = {
  headings: "classic",
  margin: "classic",
  sideleft: "classic",
  sideright: "stacked",
  sidetable: "classic",
  tabs: "classic",
  "lo-headings": "classic",
  "lo-table": "table",
};

function lookName(design: string): string {
  return SAME[design] ?? design;
}

function groupedJobs(jobs: readonly Job[], { job }: Look): string {
  let employer = "";
  return jobs
    .map((one) => {
      const head = one.employer === employer ? "" : `<p>${html(one.employer)}, ${html(one.place ?? "")}</p>`;
      employer = one.employer;
      return head + job(one);
    })
    .join("");
}

function contentOf(resume: WrittenResume, key: string, look: Look, design: string): string {
  const { experience, education, volunteering = [], projects = [], other = {}, summary = "" } = resume;
  if (key === "summary") return `<p>${html(summary)}</p>`;
  if (key === "experience")
    return design === "grouped" ? groupedJobs(experience, look) : experience.map(look.job).join("");
  if (key === "education") return education.map(look.study).join("");
  if (key === "projects")
    return projects.map(({ name, text }) => `<p><b>${html(name)}</b></p><p>${html(text)}</p>`).join("");
  if (key === "volunteering")
    return volunteering
      .map(({ role, organisation }) => `<p>${role ? `${html(role)}, ` : ""}${html(organisation)}</p>`)
      .join("");
  if (key.startsWith("other:"))
    return (other[key.slice(6)] ?? []).map((line) => `<p>${html(line)}</p>`).join("");
  const items =
    key === "skills" ? resume.skills : key === "languages" ? resume.languages : resume.certifications;
  return (key === "certifications" ? bullets : look.list)(items ?? []);
}

export function htmlOf(resume: WrittenResume): string {
  const isOffice = resume.design.startsWith("docx") || resume.design.includes("lo-");
  return isOffice ? asTables(pageOf(resume)) : pageOf(resume);
}

function pageOf(resume: WrittenResume): string {
  const design = resume.design.split(" ")[1] ?? "classic";
  const look = LOOKS[lookName(design)] ?? LOOKS.classic;
  if (!look) throw new Error(`there is no design ${design}`);
  const { name, title, email, phone, place, links = [] } = resume;
  const contact = [place, phone, email, ...links].filter((part): part is string => part !== undefined);
  const part = ([key, heading]: Section) =>
    `<h2>${html(heading)}</h2>${contentOf(resume, key, look, design)}`;
  const head = `<h1>${html(name)}</h1>${title ? `<p class="contact">${html(title)}</p>` : ""}`;
  const page = (body: string, css = "") =>
    `<html><head><meta charset="utf-8"><style>@page{size:A4;margin:16mm}${look.css}${css}</style></head><body>${body}</body></html>`;
  const sections = sectionsOf(resume);
  if (design === "margin")
    return page(
      `${head}<p class="contact">${contact.map(html).join(" | ")}</p>${sections.map((section) => `<div class="m"><h2>${html(section[1])}</h2><div>${contentOf(resume, section[0], look, design)}</div></div>`).join("")}`,
      ".m{display:grid;grid-template-columns:100pt 1fr;margin-top:10pt}h2{border:0;margin:0;font-size:10.5pt}",
    );
  const isSide = ([key]: Section) => ["skills", "languages", "certifications"].includes(key);
  if (design.startsWith("side")) {
    const side = `<h2>Contact</h2>${contact.map((one) => `<p>${html(one)}</p>`).join("")}${sections
      .filter(isSide)
      .map(
        ([key, heading]) =>
          `<h2>${html(heading)}</h2>${(key === "skills" ? resume.skills : key === "languages" ? resume.languages : resume.certifications)?.map((item) => `<p>${html(item)}</p>`).join("")}`,
      )
      .join("")}`;
    const main = sections
      .filter((section) => !isSide(section))
      .map(part)
      .join("");
    if (design === "sidetable")
      return page(
        `${head}<table width="100%"><tr><td width="30%" valign="top">${side}</td><td valign="top">${main}</td></tr></table>`,
      );
    return design === "sideleft"
      ? page(
          `<div class="cols"><div>${side}</div><div>${head}${main}</div></div>`,
          ".cols{display:grid;grid-template-columns:150pt 1fr;gap:20pt}h1,.contact{text-align:left}",
        )
      : page(
          `${head}<div class="cols"><div>${main}</div><div>${side}</div></div>`,
          ".cols{display:grid;grid-template-columns:1fr 190pt;gap:20pt}h2{text-decoration:none;font-weight:bold;font-size:13pt}",
        );
  }
  return page(
    `${head}<p class="contact">${contact.map(html).join(design === "stacked" ? "<br>" : " | ")}</p>${sections.map(part).join("")}`,
  );
}

const wrap = (text: string, indent: string, width = 76): string => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && indent.length + line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`);
};

export function textOf(resume: WrittenResume): string {
  const design = resume.design.split(" ")[1] ?? "caps";
  const { name, title, email, phone, place, links = [], experience, education, summary = "" } = resume;
  const job = (one: Job): string => {
    const list = one.bullets
      .map((line) => `${design === "plain" ? "*" : "-"} ${wrap(line, "  ")}`)
      .join("\n");
    if (design === "bars") return `${one.role} | ${one.employer} | ${one.place} | ${period(one)}\n${list}`;
    if (design === "plain") return `${one.role}\n${one.employer}, ${one.place}\n${period(one)}\n${list}`;
    if (design === "leftdates")
      return `${period(one, "-").padEnd(16)}${one.role}, ${one.employer}, ${one.place}\n${list}`;
    if (design === "none") return `${one.role}, ${one.employer}, ${one.place}, ${period(one)}\n${list}`;
    return `${one.employer}, ${one.place}\n${one.role} (${period(one)})\n${list}`;
  };
  const school = (one: Study): string => {
    if (design === "bars") return `${one.degree} | ${one.school} | ${period(one)}`;
    if (design === "plain") return `${one.degree}\n${one.school}\n${period(one)}`;
    if (design === "leftdates") return `${period(one, "-").padEnd(16)}${one.degree}, ${one.school}`;
    return `${one.degree}, ${one.school}, ${period(one)}`;
  };
  const content = (key: string): string => {
    if (key === "summary") return wrap(summary, "");
    if (key === "experience") return experience.map(job).join("\n\n");
    if (key === "education") return education.map(school).join(design === "plain" ? "\n\n" : "\n");
    if (key === "projects")
      return (resume.projects ?? [])
        .map((project) => `${project.name}: ${wrap(project.text, "")}`)
        .join("\n");
    if (key.startsWith("other:")) return (resume.other?.[key.slice(6)] ?? []).join("\n");
    const items =
      (key === "skills" ? resume.skills : key === "languages" ? resume.languages : resume.certifications) ??
      [];
    return key === "certifications" ? items.map((item) => `- ${item}`).join("\n") : items.join(", ");
  };
  const contact = [place, phone, email, ...links].filter(Boolean);
  const head = [name, title, ...(design === "bars" ? [contact.join(" | ")] : contact)]
    .filter(Boolean)
    .join("\n");
  const rule = (heading: string) => (design === "bars" ? `\n${"-".repeat(heading.length)}` : "");
  const parts = sectionsOf(resume).map(([key, heading]) =>
    heading === "" ? content(key) : `${heading}${rule(heading)}\n${content(key)}`,
  );
  return `${[head, ...parts].join("\n\n")}\n`;
}
