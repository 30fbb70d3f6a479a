import type { Resume } from "../../src/domain/resume/resume.ts";

/** One way to make a PDF of a resume, started and warm. */
export type Contender = {
  render(resume: Resume): Promise<Uint8Array>;
  /** How many documents it can usefully work on at once. */
  atOnce: number;
  close(): Promise<void>;
};

export const CONTENDERS = ["candor", "react-pdf", "chromium", "headless-shell"] as const;
export type ContenderName = (typeof CONTENDERS)[number];

/** What the process of a contender is asked, and what it answers. */
export type Question =
  | { kind: "one"; length: number; number: number }
  | { kind: "for"; seconds: number; number: number }
  | { kind: "memory" };
export type Answer =
  | { kind: "ready" }
  | { kind: "one"; ms: number; bytes: number }
  | { kind: "for"; documents: number; seconds: number }
  | { kind: "memory"; megabytes: number };
