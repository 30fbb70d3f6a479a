import { phrase, phraseTable } from "../read/match.ts";

/** What the words around an action claim of it. What follows is a verb or, where `takesThing`, a thing. */
export type Frame = "duty" | "assigned" | "doing" | "helped" | "joined" | "trained" | "done";

/** Openings that do not tell the action itself, at the head of a line. */
export const FRAMES = phraseTable<Frame>([
  phrase("BE? responsible for|of|to|in", "duty"),
  phrase("BE? the|a|one? person|one responsible for|of", "duty"),
  phrase("have|had|has|took|take|taking responsibility|responsibilities for|of|to", "duty"),
  phrase("BE? in charge of|for|from", "duty"),
  phrase(
    "duties|tasks|responsibilities|job|role included|include|includes|including|were|was|is|are|involved|involves to?",
    "duty",
  ),
  phrase("BE? tasked with|to", "assigned"),
  phrase("BE assigned to|with", "assigned"),
  phrase("BE asked|told|required|expected|needed to", "doing"),
  phrase("have|had|has|need|needed to", "doing"),
  phrase("got|get to", "doing"),
  phrase("used to", "doing"),
  phrase("would", "doing"),
  phrase("managed to", "doing"),
  phrase("BE able to", "doing"),
  phrase("have|had|got the|a chance|opportunity to", "doing"),
  phrase("ended up", "doing"),
  phrase("it was up to me to", "doing"),
  phrase("it was|is my|the main? job|duty|task|role|responsibility to", "doing"),
  phrase("they had me", "doing"),
  phrase("what i did here|there|then? was mainly|mostly|basically? to?", "doing"),
  phrase("what i do here|there? is mainly|mostly|basically? to?", "doing"),
  phrase("BE the one who|that", "done"),
  phrase("BE involved in", "joined"),
  phrase("helped|help|helping|helps out? to|with|in?", "helped"),
  phrase("assisted|assist|assisting|assists in|with|to|on?", "helped"),
  phrase("BE trained in|on|to", "trained"),
]);

/** "my main job on the ward was to": words that open such a phrase, and the verbs that close it. */
export const DUTY_OPENERS = new Set(
  "my the main daily usual key general day-to-day other regular primary core some of this job role".split(
    " ",
  ),
);
export const DUTY_NOUNS = new Set(
  "duties duty tasks task responsibilities responsibility job role part".split(" "),
);
export const DUTY_VERBS = new Set(
  "included include includes were was is are involved involves consisted consists covered covers".split(" "),
);
