import type { PagePath } from "../../paths.ts";
import type { ComingWords } from "../../ui/coming.tsx";

const seeProofMarks = { to: "/", label: "See the proof marks on one bullet" } as const;

export const productWords = {
  "/login": {
    title: "Sign in",
    purpose: "Sign in to keep your resumes in one place and open them on any device.",
    plans: [
      "Sign in with email and password",
      "Ask for a new password",
      "Stay signed in on this device, sign out anywhere",
    ],
    meanwhile: "Accounts are not open yet. Nothing you do here needs one so far.",
    link: seeProofMarks,
  },
  "/register": {
    title: "Create your account",
    purpose: "An account keeps your resumes safe and opens the full editor.",
    plans: [
      "Name, email and a password, nothing more",
      "Keep a draft that you started without an account",
      "Delete everything yourself at any time",
    ],
    meanwhile: "Registration is not open yet, and no waiting list collects your address.",
    link: seeProofMarks,
  },
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
  "/dashboard": {
    title: "Dashboard",
    purpose: "Your account and your resumes, on one screen.",
    plans: [
      "Open, rename, duplicate and download your resumes",
      "Undo a deletion",
      "See your account details",
    ],
    meanwhile: "There is nothing to manage yet. What you see here will be your own data only.",
    link: { to: "/", label: "Back to the home page" },
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
