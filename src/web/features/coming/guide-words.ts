import type { PagePath } from "../../paths.ts";
import type { ComingWords } from "../../ui/coming.tsx";

export const guideWords = {
  "/blog": {
    title: "Blog",
    purpose: "Notes on how Candor is built and what we learn about honest resumes.",
    plans: [
      "What changed, and why",
      "Measurements, with the way to repeat them",
      "Mistakes that we made and mended",
    ],
    meanwhile: "No post is written yet. The guides start with one tip each.",
    link: { to: "/resume-tips", label: "Read one tip" },
  },
  "/career-advice": {
    title: "Career advice",
    purpose: "Short, practical advice for the moments when work changes.",
    plans: ["Changing field without starting over", "Explaining a gap plainly", "Asking for a reference"],
    meanwhile: "One thing to do today: note this week’s results while you still remember the numbers.",
    link: { to: "/resume-tips", label: "Turn a note into a bullet" },
  },
  "/resume-tips": {
    title: "Resume tips",
    purpose: "How to write a resume that people and parsers read.",
    plans: ["Bullets that say what changed", "A summary in two to four lines", "What to leave out"],
    meanwhile:
      "One tip to use now: start a bullet with what you did, and end it with a result that you can prove in an interview.",
    link: { to: "/", label: "See an example, marked up" },
  },
  "/interview-prep": {
    title: "Interview prep",
    purpose: "Practise with questions that come from your own resume.",
    plans: ["Questions on each claim you make", "A way to answer in two minutes", "Questions to ask back"],
    meanwhile:
      "Take each bullet of your resume and say aloud how you know that it is true. That is the question you will get.",
    link: { to: "/resume-tips", label: "Read one resume tip" },
  },
  "/job-search": {
    title: "Job search",
    purpose: "Read a job ad, see what fits, and apply with the right words.",
    plans: [
      "Compare your resume with an ad",
      "Find the words that you have but did not use",
      "Keep track of where you applied",
    ],
    meanwhile:
      "Mark every requirement in an ad that you have done before. Those belong in the top third of your resume.",
    link: { to: "/resume-tips", label: "Read one resume tip" },
  },
  "/help": {
    title: "Help",
    purpose: "Answers to the questions that people ask, and a way to ask your own.",
    plans: [
      "Step by step through every screen",
      "What to do when something goes wrong",
      "How to take your data with you",
    ],
    meanwhile: "The contact details of the people who run this site stand at the bottom of every page.",
  },
} as const satisfies Partial<Record<PagePath, ComingWords>>;
