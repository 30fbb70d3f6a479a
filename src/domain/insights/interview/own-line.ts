/** People, and groups of people that are named closer: "the senior nurse", "the database team". */
const SOMEBODY =
  "(?:[\\w'’-]+ ){0,2}(?:nurse|doctor|manager|boss|owner|head|chef|supervisor|foreman|colleague|partner|agency|contractor|supplier|vendor|consultant|accountant|lawyer|officer|director|lead|engineer|teacher|driver|\\w{3,}(?:er|or|ist|ian)|[\\w-]+ (?:team|department|office|company|staff|firm))s?";
const DID =
  "(?:always |usually |alone |then )?(?:[a-z]{3,}ed|gave|did|does|ran|runs|took|takes|made|makes|wrote|kept|led|built|held|taught|drove|sold|bought|paid|chose|brought|sent|spoke|met|set|cut|put)";
const SOMEBODY_DID = new RegExp(`^(?:the|my|our|an?|another|his|her|their) ${SOMEBODY} ${DID}\\b`, "i");
const DONE_BY_OTHERS =
  /\b(?:was|were|is|are|got) (?:done|handled|run|managed|made|given|carried out|looked after|dealt with) by (?:the|my|our|another|an?)\b|\b(?:stay|remain|rest)(?:ed|s) with (?:the|my|our|head)\b/i;
const WATCHED = /^(?:i )?(?:watched|observed|saw|shadowed)\b.{0,120}\b(?:once|only|never|not)\b/i;
const DENIED =
  /\bnever (?:did|done|used|had|got) (?:it|this|that|them)\b|^(?:i )?(?:never|did not|didn['’]t|have not|haven['’]t|do not|don['’]t|was not|wasn['’]t) (?!only\b|just\b|miss|fail|late|los[et])/i;
/** What the person did stands beside it: "The database team ran the upgrade; I reviewed the plan." */
const OWN_PART = /\b(?:I|we)\b/;
const LONGEST = 400;

/** Whether a line speaks of something that its owner did: nobody asks how one went about the work of others. */
export function isOwnLine(line: string): boolean {
  const text = line.trim().slice(0, LONGEST);
  if (WATCHED.test(text) || DENIED.test(text)) return false;
  if (OWN_PART.test(text)) return true;
  return !SOMEBODY_DID.test(text) && !DONE_BY_OTHERS.test(text);
}
