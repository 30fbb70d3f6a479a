import type { PagePath } from "../../paths.ts";
import type { ArticleCopy } from "../../ui/article.tsx";

export const careerCopy = {
  "/career-advice": {
    title: "Career advice",
    purpose: "Short, practical advice for the moments when work changes.",
    parts: [
      {
        heading: "Keep a log",
        text: [
          "Once a week, write three lines: what you finished, for whom, and any number that moved. A year later this is your resume, your review and your case for more pay. Memory keeps none of it.",
        ],
      },
      {
        heading: "Change field without starting over",
        points: [
          "List what you do, not what you are called: plan, calculate, teach, negotiate, repair.",
          "Find those verbs in ads of the other field. The overlap is your summary.",
          "Close one gap with one project that you can show. One is enough to be asked about.",
        ],
      },
      {
        heading: "Explain a gap plainly",
        text: [
          "One line with years, as an entry of its own, is better than a hole: “2022 – 2023: caring for a parent”. Nobody is owed details. Do not stretch the dates around it; they are checked.",
        ],
        example: {
          before: "2021 – 2024 Consultant (various)",
          after: "2021 – 2022 Project manager, Halden Ltd · 2022 – 2024 parental leave",
        },
      },
      {
        heading: "Ask for more pay",
        points: [
          "Ask after a result, not after a year.",
          "Bring three facts from your log and one figure from the market.",
          "Name the number first, then wait.",
        ],
      },
      {
        heading: "Ask for a reference",
        text: [
          "Ask “could you say something specific about our work on X?”, and send two lines that remind them. A vague reference is worse than none.",
        ],
      },
    ],
    next: { to: "/resume-tips", label: "Turn a note into a bullet" },
  },
  "/job-search": {
    title: "Job search",
    purpose: "Read a job ad closely, see what fits, and apply with your own words where they match.",
    parts: [
      {
        heading: "Read the ad twice",
        text: [
          "First for the work: would you like to do this on a Tuesday? Then for the words: mark every requirement that you have done before. If that is most of them, apply. Ads describe a wish.",
        ],
      },
      {
        heading: "Match honestly",
        points: [
          "Use the ad’s word where you mean the same thing. Parsers compare words, not meanings.",
          "Put what matches into the top third of the page.",
          "Leave what you have not done. A missing word costs less than a lie that is found.",
        ],
        example: {
          before: "Ad: “experience with Kubernetes”. Resume: “container orchestration”.",
          after: "Resume: “ran 14 services on Kubernetes (container orchestration)”.",
        },
      },
      {
        heading: "Send fewer, better",
        points: [
          "One base resume with everything, one short version for each kind of job.",
          "A first paragraph of the letter that names the job and the one thing you bring.",
          "If you know someone there, ask them before you apply, not after.",
        ],
      },
      {
        heading: "Keep track",
        text: [
          "A table with five columns is enough: company, job, date, version you sent, next step. Ask once after ten days. Then go on.",
        ],
      },
    ],
    next: { to: "/ai-demo", label: "Compare your resume with an ad" },
  },
} as const satisfies Partial<Record<PagePath, ArticleCopy>>;
