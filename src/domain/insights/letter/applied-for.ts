import { baseOf } from "../../language/inflect.ts";

/** The job that somebody applies for: a role, a firm, or neither where nobody has named them. */
export interface AppliedFor {
  readonly role: string | null;
  readonly company: string | null;
}

const MOST_WORDS = 7;
const WORD =
  /^(?:(?:St|Mt|Ft|Dr|No|Sr|Jr|\p{Lu}(?:\.\p{Lu})*)\.|&|[\p{L}\p{N}][\p{L}\p{N}'’&+#/-]*(?:\.[\p{L}\p{N}]+)*)$/u;
/** Words that open a clause, or tell of somebody: with one of them, it is a statement and no name. */
const STATING =
  /^(?:i|i['’](?:m|ve|d|ll)|my|me|we|our|us|you|your|he|she|they|who|whom|whose|which|that|where|when|while|because|since|as|with|without|from|by|to|at|on|after|before|if|but|or|than|not|am|is|are|was|were|be|been|being|has|have|had|having|hold|holds|held|holding|do|does|did|will|would|can|could|should|may|must|years?|experience|including)$/i;
const ARTICLE = /^(?:the|an?)$/i;

/** Whether a text is a name, of a role or a firm, and nothing beyond it: a clause after it would come into a letter as a claim. */
export function isPlainName(text: string): boolean {
  const words = text.split(" ");
  if (words.length > MOST_WORDS || text.length > 80) return false;
  return words.every((word, at) => {
    const before = words[at - 1] ?? "";
    if (!WORD.test(word) || STATING.test(word)) return false;
    if (ARTICLE.test(word)) return at === 0 ? word === "The" : /^(?:of|for|in)$/i.test(before);
    return before !== "and" || /^\p{Lu}/u.test(word) || baseOf(word, "past") === null;
  });
}

/** In a letter, the one stretch that may name a job that its writer does not have: "my application for the role of X at Y". */
const OPENING =
  /\b((?:application|apply|applying) for )(?:the (?:role|position|post|job) of ([^\n;,!?]{1,100}?)|this role)(?: at ([^\n;,!?]{1,100}?))?(?=(?<!(?:^|\s)(?:St|Mt|Ft|Dr|\p{Lu}))\.(?:\s|$)|\s*(?:\n|$)|[;,!?])/u;

/** A letter's opening with "this role" in the place of the job's names, and these names. */
export function readOpening(letter: string): { rest: string; applied: AppliedFor } {
  const found = OPENING.exec(letter);
  const [whole = "", lead = "", role = null, company = null] = found ?? [];
  const named = [role, company].filter((name) => name !== null);
  if (!found || named.length === 0 || !named.every(isPlainName))
    return { rest: letter, applied: { role: null, company: null } };
  const { index } = found;
  const rest = `${letter.slice(0, index)}${lead}this role${letter.slice(index + whole.length)}`;
  return { rest, applied: { role, company } };
}
