import type { PagePath } from "../../paths.ts";
import type { ArticleCopy } from "../../ui/article.tsx";

export const writingCopy = {
  "/resume-tips": {
    title: "Resume tips",
    purpose: "How to write a resume that people read in a minute and parsers read without errors.",
    parts: [
      {
        heading: "Write bullets that say what changed",
        text: [
          "Begin with what you did, end with what was different afterwards. If you know a number, give it; if you do not, say what people could do that they could not do before. Never guess a number: you will be asked about it.",
        ],
        example: {
          before: "Responsible for improving the payment process.",
          after: "Moved the checkout to a new payment provider; failed payments fell from 4% to 1%.",
        },
      },
      {
        heading: "Keep the summary to two to four lines",
        text: [
          "Say what you are, how long you have done it, and what you are good at that the job asks for. Leave out what every applicant says about themselves.",
        ],
        example: {
          before: "Motivated team player with a passion for excellence.",
          after:
            "Data analyst since 2018, in retail and then in health. I turn monthly reports into questions that a team can act on.",
        },
      },
      {
        heading: "Put the best third first",
        points: [
          "The first page, the first job, the first bullet: that is where reading time goes.",
          "Three to five bullets for the latest job, two for older ones, none for what no longer matters.",
          "One page for up to ten years of work is a good rule; two are fine if both are full.",
        ],
      },
      {
        heading: "Make it easy for a parser",
        points: [
          "Plain section names: Experience, Education, Skills.",
          "Months as words or numbers, the same way everywhere: Mar 2021 – Present.",
          "No text in pictures, no skills as bars, no contact details in a page header.",
        ],
      },
      {
        heading: "Choose the file by who opens it",
        facts: [
          ["PDF", "For people. It looks the same everywhere, and a modern parser reads it well."],
          ["DOCX", "When the portal or the recruiter asks for Word."],
          ["Plain text", "For form fields that you have to paste into."],
          ["JSON Resume", "For you: an open format that other tools can read."],
        ],
      },
      {
        heading: "Leave out",
        points: [
          "A photo, date of birth or marital status, unless it is customary where you apply.",
          "“References on request”. Everyone knows.",
          "Every claim that you would not like to be asked about.",
        ],
      },
    ],
    next: { to: "/ai-demo", label: "Improve one bullet in the demo" },
  },
  "/interview-prep": {
    title: "Interview prep",
    purpose: "Your resume is the list of questions you will be asked. Practise with it.",
    parts: [
      {
        heading: "Turn each bullet into a question",
        text: [
          "Take every line and ask: how do you know? What was it before? What was your part, and what was the team’s? If a line has no answer, rewrite the line.",
        ],
      },
      {
        heading: "Answer in two minutes",
        facts: [
          ["Situation", "One sentence. Where, when, what was wrong."],
          ["Task", "What you in particular had to do."],
          ["Action", "What you did, and one thing you decided against."],
          ["Result", "What changed, and how you know. Then stop talking."],
        ],
      },
      {
        heading: "Prepare for the fixed ones",
        points: [
          "Tell me about yourself: your summary, spoken, in a minute.",
          "Why this job: one thing from the ad, one thing from your last job that fits it.",
          "What went wrong: a real mistake, what it cost, what you do differently.",
          "What do you expect to be paid: a range you have looked up.",
        ],
      },
      {
        heading: "Ask back",
        points: [
          "What would make you say in six months that this hire worked out?",
          "What is the team struggling with right now?",
          "How are decisions made that people disagree with?",
        ],
      },
      {
        heading: "The day before",
        points: [
          "Read the version of your resume that you sent, not the one you have now.",
          "Read the ad again and mark what you have done before.",
          "Try the call, the route or the building. Sleep.",
        ],
      },
    ],
    next: { to: "/ai-demo", label: "Get questions from your own text" },
  },
} as const satisfies Partial<Record<PagePath, ArticleCopy>>;
