import { phrase, phraseTable } from "../read/match.ts";

/** What people write before "I" without saying anything. */
export const FILLER_SCENES = phraseTable([
  phrase(
    "in|at|during|for|as my|this|the last|previous|current|old|new|first? job|role|position|work|company|project|placement|internship|part?",
    true,
  ),
  phrase("currently|now", true),
  phrase("as part of my|the job|role|work", true),
]);
