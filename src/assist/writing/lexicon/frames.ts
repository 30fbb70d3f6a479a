import { phrase, phraseTable } from "../read/match.ts";
import type { Part } from "../read/statement.ts";

/** Words around an action that do not tell it, and how much of the action they claim. What follows is a verb or a thing. */
export interface Frame {
  readonly part: Part;
  /** What follows may be a thing: "responsible for the rota". */
  readonly takesThing: boolean;
  /** "has to": the frame is told of today. */
  readonly isPresent?: boolean;
}

const did: Frame = { part: "did", takesThing: true };
const doing: Frame = { part: "did", takesThing: false };
const helped: Frame = { part: "helped", takesThing: true };
const joined: Frame = { part: "took-part", takesThing: true };
const tried: Frame = { part: "tried", takesThing: false };
const trained: Frame = { part: "was-trained", takesThing: true };

export const FRAMES = phraseTable([
  phrase("BE? responsible for|of|to|in", did),
  phrase("BE? the|a|one? person|one responsible for|of", did),
  phrase("have|had|has|took|take|taking responsibility|responsibilities for|of|to", did),
  phrase("BE? in charge of|for|from", did),
  phrase("BE? tasked with|to", did),
  phrase("BE? assigned to|with", doing),
  phrase("BE? asked|told|required|expected|needed to", doing),
  phrase("have|had|has|need|needed to", doing),
  phrase("got|get to", doing),
  phrase("used to", doing),
  phrase("managed to", doing),
  phrase("BE able to", doing),
  phrase("have|had|got the|a chance|opportunity to|of", doing),
  phrase("BE the|one? one|person who|that|to", doing),
  phrase("ended up", doing),
  phrase("BE? involved in|with|on|into", joined),
  phrase("take|took|taking part in|of|to", joined),
  phrase("participated|participate|participating|participates in|to|at", joined),
  phrase("helped|help|helping|helps out? to|with|in", helped),
  phrase("assisted|assist|assisting|assists in|with|to|for|on", helped),
  phrase("gave|give|lent a hand with|in|to", helped),
  phrase("BE? helping out? to|with|in", helped),
  phrase("tried|try|trying|attempted to", tried),
  phrase("BE trained in|on|to|as|up?", trained),
  phrase(
    "duties|duty|tasks|responsibilities|job|role|work included|include|includes|including|were|was|is|are|involved|involves|like to?",
    did,
  ),
]);

/** "my main job on the ward was to": words that open such a phrase, and the verbs that close it. */
export const DUTY_OPENERS = new Set(
  "my the main daily usual key general day-to-day other regular primary core some of this job role".split(
    " ",
  ),
);
export const DUTY_NOUNS = new Set(
  "duties duty tasks task responsibilities responsibility job role work part".split(" "),
);
export const DUTY_VERBS = new Set(
  "included include includes were was is are involved involves consisted consists covered covers".split(" "),
);
