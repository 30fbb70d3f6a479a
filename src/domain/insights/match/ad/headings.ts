import type { RequirementLevel } from "../job-match.ts";

export interface Heading {
  readonly section: RequirementLevel | "other";
  /** What stands after the heading in its line. */
  readonly rest: string;
}

const NICE =
  /^(?:nice[- ]to[- ]haves?|(?:it'?s )?(?:a )?(?:bonus|plus)(?:es)?(?: points)?(?: if you have| for)?|preferred(?: (?:qualifications|skills|experience|requirements))?|desir(?:ed|able)(?: (?:qualifications|skills|experience|criteria))?|good to have|optional(?: skills)?|extra credit|would be (?:nice|great)|(?:what )?(?:would|will) (?:help|set you apart|make you stand out))$/;
const MUST =
  /^(?:(?:job |minimum |key |basic |core |essential |required |mandatory )*(?:requirements?|qualifications?|skills?(?: and (?:experience|qualifications|abilities))?|criteria|must[- ]haves?|essentials?|required|experience|education|certifications?|licenses?(?: and certifications?)?)|(?:what )?you(?:'ll| will)? (?:need|bring|have|must have|should have)|what (?:we(?:'re| are)|we) (?:looking|look) for|who you are|about you|you are|you have|your (?:profile|skills|background|experience|qualifications)|(?:what )?you(?:'ll| will) (?:do|be doing)|(?:the )?(?:role|job|position)|about the (?:role|job|position)|(?:job |position |role )?(?:summary|description|overview|duties)|(?:key |main |your |essential )?(?:responsibilities|duties|tasks)(?: and responsibilities)?|day to day|our (?:tech )?stack|tech(?:nology)? stack)$/;
const OTHER =
  /^(?:about (?:us|the (?:company|team|practice|school|hospital|firm|restaurant)|our company)|who we are|our (?:company|story|mission|values|culture)|(?:what )?we offer|(?:what(?:'s| is) in it for you)|(?:our )?(?:benefits|perks)(?: and (?:perks|benefits))?|compensation(?: and benefits)?|salary|pay|why (?:us|join us|work (?:here|with us)|you'll love it here)|equal (?:employment )?opportunit(?:y|ies)(?: employer)?|eeo(?: statement)?|diversity(?: and inclusion)?|how to apply|to apply|apply|application process|location|hours|schedule|disclaimer|privacy)$/;
const LONGEST = 60;

/** The section that a line opens, also where its words go on after a colon; null for any other line. */
export function readHeading(line: string): Heading | null {
  const colon = line.indexOf(":");
  const head = colon > 0 && colon <= LONGEST ? line.slice(0, colon) : line;
  if (head.length > LONGEST) return null;
  const words = head
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll("’", "'")
    .replace(/[^\p{L}' -]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const rest = head === line ? "" : line.slice(colon + 1).trim();
  if (NICE.test(words)) return { section: "nice", rest };
  if (MUST.test(words)) return { section: "must", rest };
  return OTHER.test(words) ? { section: "other", rest } : null;
}
