import { content } from "../../content.ts";
import type { PagePath } from "../../paths.ts";
import type { ArticleCopy } from "../../ui/article.tsx";

export const productCopy = {
  "/ai-features": {
    title: "AI features",
    purpose: `How ${content.name} improves your words, and how it keeps inventions out.`,
    parts: [
      {
        heading: "What it improves",
        facts: [
          ["Summary", "Two to four lines, from the summary you wrote."],
          ["Experience bullets", "At most 24 words each."],
          ["Project descriptions", "At most 22 words a bullet."],
        ],
        text: [
          "You choose a tone (professional, confident, friendly) and a seniority (junior, mid, senior). It is restricted to these tasks: asked for anything else, it declines.",
        ],
      },
      {
        heading: "How a suggestion is checked",
        text: [
          "The AI proposes; ordinary code decides. Every number, name, technology, role and time in a suggestion is looked up in what you wrote. What is found there is underlined in green. What is not found is struck out, marked “not in your text”, and never applied.",
          "Nothing changes in your resume until you take a suggestion over, and you can undo that.",
        ],
      },
      {
        heading: "Which engine answers",
        text: [
          "Whoever runs the server can connect any OpenAI-compatible endpoint. Your text then goes from our server to that endpoint, with contact details masked; before the first time the dialog names the host and asks you. The key stays on the server. Without an endpoint an embedded improver answers: no text leaves the server. The dialog says which one it was.",
        ],
      },
      {
        heading: "What runs on your device",
        points: [
          "Bullet improver",
          "Job-match keyword gap",
          "Skills extractor",
          "Cover-letter first paragraph",
          "Interview questions",
        ],
        text: ["The five demo tools make no call at all. You can use them offline once the page is loaded."],
      },
      {
        heading: "What it does not do",
        points: [
          "It does not write a career for you.",
          "It does not train on your text; the software has no part that could. What a connected endpoint does with it is up to whoever runs that endpoint.",
          "It does not score you as a person.",
        ],
      },
    ],
    next: { to: "/ai-demo", label: "Try AI Demo" },
  },
  "/help": {
    title: "Help",
    purpose: "Answers to the questions that people ask, and a way to ask your own.",
    parts: [
      {
        heading: "Where is my draft",
        text: [
          "Without an account it is in this browser, on this device, and nowhere else until you ask for a file; the server makes it and keeps nothing of it. It is saved as you type, and is there again after a reload or a crash. Clearing the site’s data, or a private window that you close, removes it. Download it or sign in to keep it.",
          "With an account your resumes are saved on the server as you type. The line at the top of the editor always says whether they are.",
        ],
      },
      {
        heading: "I forgot my password",
        text: [
          "Choose “Forgot Password?” on the sign-in screen. If this server sends mail, a link arrives that works once. If it does not, the screen says so, and an administrator can reset the password for you.",
        ],
      },
      {
        heading: "The AI does not answer",
        text: [
          "Your text is untouched. Wait a few minutes and press Improve again. If it keeps failing, the endpoint that this server uses is down: write to the address below.",
        ],
      },
      {
        heading: "A claim of mine was refused",
        text: [
          "The suggestion held something that is not in your text: a number, a name, a tool. If it is true, write it into your own text first, then improve again.",
        ],
      },
      {
        heading: "Take my data with me",
        text: [
          "Each resume downloads as PDF, DOCX, plain text or JSON Resume. The dashboard gives you your account, your sessions, your resumes and your applications in one file, and deletes them when you ask.",
        ],
      },
      {
        heading: "Keyboard",
        facts: [
          ["Tab, Shift Tab", "From one control to the next and back; the first stop skips to the content."],
          ["Arrow keys", "Within tabs, menus, themes and the template preview."],
          ["Ctrl Z, Ctrl Shift Z", "Undo and redo in the editor; on a Mac with the Command key."],
          ["Escape", "Closes a dialog or a menu; the focus goes back to where you were."],
        ],
      },
      {
        heading: "Ask a person",
        text: ["The contact details of the people who run this site stand at the bottom of every page."],
      },
    ],
    next: { to: "/create", label: "Create a resume" },
  },
  "/blog": {
    title: "Blog",
    purpose: `Notes on honest resumes and on how ${content.name} is built. No newsletter, no tracking.`,
    parts: [
      {
        heading: "Why a resume builder should refuse",
        text: [
          "Language models are good at sounding right. On a resume that is the danger: a number nobody measured, a tool nobody used, written with confidence and signed by you. So we turned the usual design around. The model may propose wording; a checker without any imagination decides whether each claim stands in your text.",
          "The price is that suggestions are sometimes plainer. We think that is the right price.",
        ],
        links: [["/ai-features", "How a suggestion is checked"]],
      },
      {
        heading: "One document, four files",
        text: [
          "Preview, PDF, DOCX and plain text come from one tree that knows sections and text, not boxes. The PDF breaks its lines where the preview does, because both set the same fonts in the same sizes. What you see while you type is what you send.",
        ],
        links: [["/templates", "See the templates"]],
      },
      {
        heading: "What we label Sample",
        text: [
          "Figures and voices on the home page that nobody has measured or said yet carry the word Sample. A product about honesty should not begin with a made-up statistic. The number of templates is not labelled: the software counts them itself.",
        ],
        links: [["/", "Back to the home page"]],
      },
    ],
    next: { to: "/resume-tips", label: "Read the resume tips" },
  },
} as const satisfies Partial<Record<PagePath, ArticleCopy>>;
