import type { Line } from "../sections/line.ts";
import type { Resume } from "./resume.ts";

function lines(name: string, texts: readonly string[]): Line[] {
  return texts.map((text, at) => ({ id: `${name}-${at + 1}`, text }));
}

/** Shown wherever a template has no data yet. The person and the firms do not exist; the phone is of a range kept for fiction. */
export const sampleResume: Resume = {
  version: 2,
  name: "Nora Whitfield",
  role: "Senior Software Engineer",
  location: "London, United Kingdom",
  email: "nora.whitfield@example.com",
  phone: "+44 20 7946 0958",
  website: "https://nora-whitfield.example.com",
  summary:
    "Software engineer since 2015, in payments and then in logistics, mostly on systems that have to be right every night.\nI turn slow, fragile batch jobs into services that a small team can run, and I write down how they work.",
  experience: [
    {
      id: "tidewell",
      company: "Tidewell Freight",
      title: "Senior Software Engineer",
      period: "Mar 2021 – Present",
      bullets: lines("tidewell", [
        "Led a team of four that split the nightly settlement job into six services, cutting its run from 5 hours to 50 minutes.",
        "Introduced contract tests between 11 services; failed releases fell from 9 in 2021 to 2 in 2023.",
        "Designed the customs document API now used by 3 partner ports, with PostgreSQL row-level security for each tenant.",
        "Mentored two junior engineers, both promoted to mid-level within 18 months.",
      ]),
    },
    {
      id: "quillmark",
      company: "Quillmark Payments",
      title: "Software Engineer",
      period: "Jul 2017 – Feb 2021",
      bullets: lines("quillmark", [
        "Built the refunds service in TypeScript and Node.js, which handles about 40,000 refunds a month.",
        "Reduced duplicate payments from 120 to 3 a month by making every write idempotent.",
        "Moved 14 cron scripts to a queue with retries and alerts, which ended weekend call-outs for the team.",
      ]),
    },
    {
      id: "brightmoor",
      company: "Brightmoor Studio",
      title: "Junior Web Developer",
      period: "Sep 2015 – Jun 2017",
      bullets: lines("brightmoor", [
        "Delivered 12 client websites with accessible, tested components in React.",
        "Cut the median page load of the largest shop from 4.2 to 1.6 seconds.",
      ]),
    },
  ],
  education: [
    {
      id: "wexcombe",
      school: "University of Wexcombe",
      degree: "BSc in Computer Science",
      period: "2012 – 2015",
    },
  ],
  skills: lines("skill", [
    "TypeScript",
    "Node.js",
    "React",
    "PostgreSQL",
    "Go",
    "Docker",
    "Kubernetes",
    "AWS",
    "Observability",
    "Technical writing",
  ]),
  projects: [
    {
      id: "tidetable",
      name: "Tidetable",
      desc: lines("tidetable", [
        "Open-source library that parses harbour tide tables into calendar files.",
        "Used by two sailing clubs to publish their weekly schedules.",
      ]),
    },
    {
      id: "ledger-lint",
      name: "Ledger Lint",
      desc: lines("ledger-lint", [
        "Command-line tool that finds unbalanced entries in plain-text accounts.",
        "Checks a ledger of 100,000 lines in under two seconds.",
      ]),
    },
  ],
  certifications: lines("certificate", [
    "AWS Certified Solutions Architect – Associate (2022)",
    "Certified Kubernetes Administrator, issued by CNCF (2023)",
  ]),
  languages: lines("language", ["English (Native)", "French (Conversational)"]),
};
