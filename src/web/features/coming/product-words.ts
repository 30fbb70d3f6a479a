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
} as const satisfies Partial<Record<PagePath, ComingWords>>;
