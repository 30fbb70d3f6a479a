import type { Resume } from "../../resume/resume.ts";
import type { GeneralQuestion } from "./preparation.ts";

/** Trades that are asked the same things. */
interface Occupation {
  readonly id: string;
  readonly label: string;
  /** Words of a title, in small letters. */
  readonly titles: RegExp;
  readonly questions: readonly string[];
}

/** Asked of everybody. Their numbers name the notes that are kept on them: a new one comes at the end. */
const EVERYBODY: readonly string[] = [
  "Tell me about yourself: what have you done, and what are you looking for now?",
  "Why do you want to work here?",
  "Why are you leaving your present job, or why did you leave the last one?",
  "Tell me about a mistake that you made, and what you did about it.",
  "Tell me about a disagreement at work, and how it ended.",
  "What would you like to ask us?",
];

/** The first one that a title has a word of counts: the narrower trades stand before the wider ones. */
const OCCUPATIONS: readonly Occupation[] = [
  {
    id: "health",
    label: "Nursing and health care",
    titles:
      /\b(?:nurs(?:e|es|ing)|midwi(?:fe|ves)|paramedic|physician|doctor|surgeon|therapist|pharmacist|hygienist|dentist|phlebotomist|radiographer|medical assistant|health ?care|care ?giver|carer|care worker|care assistant)\b/,
    questions: [
      "Tell me about a patient whose condition changed suddenly. What did you notice first, and what did you do?",
      "How do you decide what comes first when several people need you at once?",
      "Tell me about a time when you doubted an order or saw a mistake. What did you say, and to whom?",
      "How do you speak with a family that is frightened or angry?",
    ],
  },
  {
    id: "software",
    label: "Software and data",
    titles:
      /\b(?:software|developer|programmer|devops|sre|data (?:scientist|engineer|analyst)|web|front-?end|back-?end|full-?stack|machine learning|qa engineer|systems? administrator)\b/,
    questions: [
      "Walk me through a system that you built: what were its parts, and where was it weakest?",
      "Tell me about a failure in production. How did you find the cause?",
      "How do you decide when something is good enough to ship?",
      "Tell me about code of yours that a colleague objected to. What happened?",
    ],
  },
  {
    id: "teaching",
    label: "Teaching",
    titles: /\b(?:teacher|tutor|lecturer|professor|educator|instructor|teaching assistant|trainer)\b/,
    questions: [
      "Describe a lesson that did not work. What did you change?",
      "How do you teach a group in which some are far ahead and others far behind?",
      "How do you deal with a learner who disturbs the others?",
      "How do you know that somebody has understood?",
    ],
  },
  {
    id: "kitchen",
    label: "Kitchens and hospitality",
    titles:
      /\b(?:cook|chef|baker|pastry|kitchen|barista|bartender|waiter|waitress|server|sommelier|hotel|housekeep(?:er|ing)|host|hostess)\b/,
    questions: [
      "Tell me about the busiest service that you remember. What kept it from falling apart?",
      "What do you do when a guest says that they have an allergy?",
      "A guest complains about something that was not your doing. What do you say?",
      "How do you keep waste and costs down without the guests noticing?",
    ],
  },
  {
    id: "trades",
    label: "Building and repair",
    titles:
      /\b(?:electrician|plumber|carpenter|joiner|welder|mechanic|technician|bricklayer|roofer|painter|fitter|machinist|fabricator|hvac|installer|millwright|builder|construction|foreman|site manager)\b/,
    questions: [
      "Tell me about a job on which the plan and the site did not agree. What did you do?",
      "What do you check before you start, so that nobody gets hurt?",
      "Tell me about a fault that took you long to find. How did you find it?",
      "How do you tell a customer that it will cost more or take longer?",
    ],
  },
  {
    id: "logistics",
    label: "Warehouse and driving",
    titles:
      /\b(?:warehouse|forklift|picker|packer|driver|courier|dispatcher|logistics|stock|inventory|loader|freight)\b/,
    questions: [
      "How do you stay quick without making mistakes in the last hour of a shift?",
      "Tell me about something unsafe that you saw at work. What did you do?",
      "What do you do when the count on the shelf and the count in the system differ?",
      "How do you plan a day on which not everything can be done?",
    ],
  },
  {
    id: "finance",
    label: "Accounts and finance",
    titles:
      /\b(?:accountant|accounting|bookkeeper|auditor|controller|payroll|finance|financial|tax|treasury|banker|credit)\b/,
    questions: [
      "Tell me about figures that did not agree. How did you find the difference?",
      "How do you get through a month's end when something essential is late?",
      "Have you been asked to book something that was not right? What did you do?",
      "Explain something difficult from your field as you would to somebody in sales.",
    ],
  },
  {
    id: "service",
    label: "Sales and customers",
    titles:
      /\b(?:sales|account (?:manager|executive)|customer|support|cashier|retail|shop|store|call cent(?:er|re)|receptionist|front desk)\b/,
    questions: [
      "Tell me about a customer who was angry, and how the conversation ended.",
      "What do you do when you do not know the answer?",
      "Tell me about a sale or a customer that you lost. What did you learn from it?",
      "How do you stay friendly in the last hour of a long day?",
    ],
  },
  {
    id: "design",
    label: "Design and media",
    titles:
      /\b(?:designer|illustrator|photographer|editor|writer|copywriter|journalist|producer|animator|artist|art director|video)\b/,
    questions: [
      "Choose one piece of your work: what was asked for, and why does it look as it does?",
      "Tell me about criticism that you did not agree with at first.",
      "How do you work when the brief is unclear and time is short?",
      "Which of your own rules have you given up, and why?",
    ],
  },
  {
    id: "science",
    label: "Research and laboratories",
    titles:
      /\b(?:scientist|researcher|research|laboratory|lab|chemist|biologist|physicist|postdoc(?:toral)?|fellow)\b/,
    questions: [
      "Explain your last project to somebody outside your field.",
      "Tell me about a result that turned out to be wrong. How did you notice?",
      "How do you decide that a line of work leads nowhere?",
      "How do you keep records that others can work from?",
    ],
  },
  {
    id: "office",
    label: "Office and administration",
    titles:
      /\b(?:administrator|administrative|assistant|secretary|clerk|coordinator|office|paralegal|human resources|hr|recruiter|librarian|archivist)\b/,
    questions: [
      "How do you keep track when five people want something from you at once?",
      "Tell me about a way of working that you made simpler.",
      "How do you handle things that must stay between you and your manager?",
      "Tell me about a deadline that was in danger. What did you do?",
    ],
  },
  {
    id: "lead",
    label: "Leading people and projects",
    titles: /\b(?:manager|director|head of|lead|supervisor|chief|president|owner|founder|principal)\b/,
    questions: [
      "Tell me about somebody in your team who did not do well. What did you do?",
      "Tell me about a decision that was not popular. How did you bring people along?",
      "How do you find out early that a project is in trouble?",
      "What do you do yourself that you should hand over?",
    ],
  },
];

/** The trade of the role that the resume names, else of the latest position. */
export function occupationOf({ role, experience }: Resume): Occupation | null {
  const titles = [role, ...experience.map(({ title }) => title)].filter((title) => title.trim() !== "");
  for (const title of titles.slice(0, 2)) {
    const found = OCCUPATIONS.find(({ titles: pattern }) => pattern.test(title.toLowerCase()));
    if (found) return found;
  }
  return null;
}

/** Those of the trade first: they are asked for this job alone. */
export function generalQuestions(occupation: Occupation | null): GeneralQuestion[] {
  const numbered = (id: string, questions: readonly string[]): GeneralQuestion[] =>
    questions.map((question, at) => ({ id: `${id}-${at + 1}`, question }));
  return [
    ...(occupation ? numbered(occupation.id, occupation.questions) : []),
    ...numbered("everybody", EVERYBODY),
  ];
}
