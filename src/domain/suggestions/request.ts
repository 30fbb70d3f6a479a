export const TASKS = ["summary", "experience", "project"] as const;
export const TONES = ["professional", "confident", "friendly"] as const;
export const SENIORITIES = ["junior", "mid", "senior"] as const;

export type Task = (typeof TASKS)[number];
export type Tone = (typeof TONES)[number];
export type Seniority = (typeof SENIORITIES)[number];

/** A position as the resume has it. */
export interface ContextRole {
  readonly title: string;
  readonly company: string;
  readonly period: string;
  readonly bullets: readonly string[];
}

/** The person's own words around the text, which support names and dates and tell whether the role goes on. */
export interface AssistContext {
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  readonly period?: string | undefined;
  /** The person's name as the resume has it: it supports nothing, and does not leave where the text says it. */
  readonly person?: string | undefined;
  /** Anything else that the person has stated, such as skills. */
  readonly facts?: readonly string[] | undefined;
  /** The positions that a summary speaks of, the latest first. */
  readonly roles?: readonly ContextRole[] | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly education?: readonly string[] | undefined;
  /** The month up to which a position that goes on is counted, as 2026-03; without it only closed periods have a length. */
  readonly asOf?: string | undefined;
  /** What the person confirmed about this item when they were asked. */
  readonly statements?: readonly string[] | undefined;
}

export interface ImproveRequest {
  readonly task: Task;
  readonly text: string;
  readonly tone: Tone;
  readonly seniority: Seniority;
  readonly context?: AssistContext | undefined;
  /** How many questions the person was asked about this line; after two, none is asked any more. */
  readonly asked?: 0 | 1 | 2 | undefined;
}

/** Characters a text may have: a description of many lines, as one text. */
export const LONGEST_TEXT = 6_000;

/** Words a line may have. */
export const WORD_LIMITS = { experience: 24, project: 22 } as const;
export const SUMMARY_LINES = { least: 2, most: 4 } as const;

/** The one answer to what is no resume text. */
export const REFUSAL = "I can only help with the text of a resume.";
