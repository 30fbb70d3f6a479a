import type { PagePath } from "../../paths.ts";
import type { ComingWords } from "../../ui/coming.tsx";

const seeProofMarks = { to: "/", label: "See the proof marks on one bullet" } as const;

export const productWords = {
  "/ai-demo": {
    title: "Try the AI demo",
    purpose: "Five small tools that run in your browser. No account, and your text never leaves your device.",
    plans: [
      "Improve one bullet",
      "Find the keywords of a job ad that your resume lacks",
      "Extract the skills from a text",
      "Draft the first paragraph of a cover letter",
      "Get interview questions to practise with",
    ],
    meanwhile: "The home page shows how a suggestion is marked up.",
    link: seeProofMarks,
  },
  "/create": {
    title: "Create a resume",
    purpose: "A simple form with a live preview, for everyone, without an account.",
    plans: [
      "Fill in one section after the other",
      "Watch the page take shape while you type",
      "Download PDF, DOCX, plain text or JSON Resume",
    ],
    meanwhile:
      "Write down what you did in each job, with the numbers you can prove. That is most of the work.",
    link: { to: "/resume-tips", label: "Read the tips" },
  },
  "/ai": {
    title: "AI resume builder",
    purpose: "The full editor: your resume, a live preview and suggestions that never invent.",
    plans: [
      "Edit every section, reorder by drag or by keyboard",
      "Improve the summary, bullets and projects",
      "See each fact marked before you apply anything",
    ],
    meanwhile: "The home page shows how a suggestion is marked up.",
    link: seeProofMarks,
  },
  "/ai/:resumeId": {
    title: "Resume",
    purpose: "One of your resumes, open in the editor.",
    plans: ["Edit it with a live preview", "Go back to an earlier version", "Download it in four formats"],
    meanwhile: "Resumes cannot be saved yet, so there is none behind this address.",
    link: { to: "/dashboard", label: "Go to the dashboard" },
  },
} as const satisfies Partial<Record<PagePath, ComingWords>>;
