export const QUESTION_CODES = ["how", "number", "change", "tool", "lead", "part", "why", "learn"] as const;
export type QuestionCode = (typeof QUESTION_CODES)[number];

export interface InvitedQuestion {
  readonly code: QuestionCode;
  readonly question: string;
  /** The person's own words that the question is about, to the letter. */
  readonly about: string;
}

/** A line of the resume, the questions that it invites, and what else the resume says that helps to answer. */
export interface Preparation {
  readonly pointer: string;
  /** What notes on it are kept by. */
  readonly id: string;
  readonly line: string;
  readonly questions: readonly InvitedQuestion[];
  /** The person's own words around the line: the position, and other lines that speak of the same things. */
  readonly evidence: readonly { readonly pointer: string; readonly text: string }[];
}

/** A question that is asked whatever the resume says. */
export interface GeneralQuestion {
  readonly id: string;
  readonly question: string;
}

export interface InterviewPlan {
  readonly lines: readonly Preparation[];
  /** What the person does, as questions about it are headed; null where the resume does not say it plainly. */
  readonly occupation: string | null;
  readonly general: readonly GeneralQuestion[];
}
