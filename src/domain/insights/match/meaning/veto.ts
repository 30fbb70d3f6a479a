import { stem } from "../../../language/stem.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import { tokens } from "../../../language/tokens.ts";
import { disownedIn } from "../own/disowned.ts";

/** What a denial seldom is: "never missed", "not only", "without supervision". */
const NO_DENIAL =
  /\b(?:never (?:missed|late|failed|lost|had an?)|not (?:only|just)|without (?:supervision|incident|help|a single|any|fail)|no (?:complaints|errors|incidents|accidents|rework|less|fewer))\b/i;
/** Somebody else's deed, in words that leave no doubt. */
const OTHERS =
  /\b(?:(?:was|were|is|are|got) (?:done|handled|run|managed|made|given|carried out|looked after|dealt with) by (?:the|my|our|another|a)\b|(?:stay(?:ed|s)|remain(?:ed|s)|rest(?:ed|s)|sat|lay|lies) with (?:the|my|our|head)\b|(?:watched|observed|saw) (?:[\w'’-]+ ){0,6}(?:once|only)\b|never did it)/i;
const DID_IT = /\b(?:i (?:also|then|now|did|ran|took|led)|myself i)\b/i;

/** Whether a line says of what is asked for that its owner does not do it. Rules may only take a proof away, never give one. */
export function isVetoed(line: string, skill: string): boolean {
  if (OTHERS.test(line) && !DID_IT.test(line)) return true;
  if (NO_DENIAL.test(line)) return false;
  const wanted = new Set(rootsOf(skill).map(({ root }) => root));
  const disowned = disownedIn(line);
  return rootsOf(line).some(({ root, start, end }) => wanted.has(root) && disowned(start, end));
}

function rootsOf(text: string): { root: string; start: number; end: number }[] {
  return tokens(text)
    .filter(({ lower }) => !STOP_WORDS.has(lower))
    .map(({ lower, start, end }) => ({ root: stem(lower), start, end }));
}
