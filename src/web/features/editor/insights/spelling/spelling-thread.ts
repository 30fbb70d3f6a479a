import { createThread } from "../../../../threads/thread.ts";
import type { SpellingAnswers, SpellingQuestions } from "./spelling-answers.ts";

/** A slow line takes its time for the dictionary. */
const DEADLINE_MS = 180_000;

/** The checker with its dictionary is some megabytes: it comes when somebody asks for it. */
export const spellingThread = createThread<SpellingQuestions, SpellingAnswers>(
  () => new Worker(new URL("./spelling-worker.ts", import.meta.url), { type: "module" }),
  DEADLINE_MS,
);
