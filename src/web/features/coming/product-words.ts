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
  "/features": {
    title: "Features",
    purpose: "What Candor does for your resume, and what it refuses to do.",
    plans: [
      "Instant generation",
      "Smart suggestions",
      "Multiple templates",
      "Easy export (PDF/DOCX)",
      "Secure and private",
      "Live preview",
    ],
    meanwhile: "The one idea behind all of them stands on the home page: facts come from you.",
    link: seeProofMarks,
  },
  "/pricing": {
    title: "Pricing",
    purpose: "Three plans, side by side, with everything they include.",
    plans: [
      "Compare Free, Pro and Enterprise",
      "See what each plan includes before you choose",
      "Read the money-back terms in plain words",
    ],
    meanwhile: "Nothing is sold yet, and no card is asked for anywhere.",
  },
  "/templates": {
    title: "Templates",
    purpose: "Six layouts in many themes, shown with sample data, ready to take your own.",
    plans: [
      "Preview each template in full",
      "Start a resume in the one you like",
      "Change it later without typing anything again",
    ],
    meanwhile: "The layout can wait: collect your facts first. The guide says which ones matter.",
    link: { to: "/resume-tips", label: "Read one tip" },
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
    link: { to: "/resume-tips", label: "Read one tip" },
  },
  "/ai-features": {
    title: "AI features",
    purpose: "How Candor improves your words, and how it keeps inventions out.",
    plans: [
      "Which parts of a resume it improves",
      "How each claim is checked against your text",
      "Which engine answers, and where your text goes",
    ],
    meanwhile: "See the check at work on one bullet.",
    link: seeProofMarks,
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
