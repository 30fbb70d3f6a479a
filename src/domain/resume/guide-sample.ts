import type { Line } from "../sections/line.ts";
import type { Resume } from "./resume.ts";
import { sampleResume } from "./sample-resume.ts";

function lines(name: string, texts: readonly string[]): Line[] {
  return texts.map((text, at) => ({ id: `${name}-${at + 1}`, text }));
}

/** The sample in words of no trade: what belongs at each place. */
const anyTrade: Resume = {
  ...sampleResume,
  role: "Your role",
  summary:
    "What you are, for how long, and in what kind of places.\nWhat you do well, and what you are looking for.",
  experience: [
    {
      id: "latest",
      company: "Employer",
      title: "Your latest role",
      period: "Mar 2021 – Present",
      bullets: lines("latest", [
        "What you did, for whom, and what came of it, with a number where you know one.",
        "Something that you made better: how it was before, and how it is now.",
        "What you were trusted with: people, money, machines, keys.",
        "Whom you trained or helped, and what they can do since.",
      ]),
    },
    {
      id: "before",
      company: "Employer before",
      title: "The role before",
      period: "Jul 2017 – Feb 2021",
      bullets: lines("before", [
        "What a usual week was: how many, how large, how often.",
        "A problem that you solved, and how.",
        "What others came to you for.",
      ]),
    },
    {
      id: "first",
      company: "First employer",
      title: "An early role",
      period: "Sep 2015 – Jun 2017",
      bullets: lines("first", ["What you learned to do there.", "What was better when you left."]),
    },
  ],
  education: [
    {
      id: "school",
      school: "School or university",
      degree: "Degree, training or apprenticeship",
      period: "2012 – 2015",
    },
  ],
  skills: lines("skill", [
    "What you do every day",
    "A tool or machine",
    "A program or system",
    "A method",
    "Work with people",
  ]),
  projects: [
    {
      id: "project",
      name: "A project",
      desc: lines("project", ["What it was, and what it was for.", "Your part in it, and who uses it now."]),
    },
  ],
  certifications: lines("certificate", [
    "A certificate or licence (year)",
    "A course, and who gave it (year)",
  ]),
  languages: lines("language", ["English (Native)", "Another language (how well)"]),
};

/** What the guide shows beside a resume: the sample until its owner's trade is known, for it is of one trade itself. */
export function guideSample({ role, experience }: Pick<Resume, "role" | "experience">): Resume {
  const isKnown = [role, ...experience.map(({ title }) => title)].some((words) => words.trim() !== "");
  return isKnown ? anyTrade : sampleResume;
}
