import type { Claim } from "./claim.ts";
import { type Reading, says } from "./support.ts";

/** "a pack that sped up onboarding": what came of a thing. */
const EFFECT =
  /\b(?:that|which) (?:also |then |later |quickly |greatly )?(cut|sped up|saved|shortened|made|helped|allowed|enabled|raised|doubled|halved|tripled|kept|freed|prevented|solved|ended|stopped|won|drew|attracted|lifted|turned|removed|earned|encouraged|drove|eased|simplified|gave|brought)\b(?! (?:up of|of|from)\b)/gi;

/** Words by which a source tells that something came of it, or what it was for. */
const TELLS =
  /\b(?:so|that|which|after|stop\w*|end(?:s|ed)|help\w*|lets?|now|instead|since|easier|faster|quicker|shorter|cheaper|better|less|fewer|more|sav(?:e[sd]?|ing)|down|from|because|no longer|got|went|came|won|to (?:make|help|let|cut|save|speed|keep|stop|get|give|raise|bring|reduce|improve|avoid|prevent|encourage|allow|attract))\b|[-+]?\d+ ?%/i;

/** "who both became shift leads": what became of others. */
const BECAME =
  /\bwho (?:both |all |each |later |then |since |have |has |had |went on to )*(became|become|were promoted|progressed|passed|graduated|won|qualified|improved)\b[^.;,\n]*/gi;

function becameOfOthers({ text }: Reading, support: Reading): Claim[] {
  return [...text.matchAll(BECAME)]
    .filter(
      ([, verb = ""]) => !says(support, verb.split(" ").at(-1) ?? "") && !TOLD_OF_OTHERS.test(support.text),
    )
    .map((found) => ({
      kind: "outcome",
      text: found[0],
      start: found.index,
      end: found.index + found[0].length,
    }));
}

const TOLD_OF_OTHERS =
  /\b(?:now|got|became|become|promot\w*|pass\w*|went on|made|ended up|turned|win|won|moved|later)\b/i;

/** An effect told in a clause of its own, where the source tells of none. */
export function addedEffects(suggestion: Reading, support: Reading): Claim[] {
  return [...becameOfOthers(suggestion, support), ...effectsOfThings(suggestion, support)];
}

function effectsOfThings({ text }: Reading, support: Reading): Claim[] {
  if (TELLS.test(support.text)) return [];
  return [...text.matchAll(EFFECT)].flatMap((found): Claim[] => {
    const verb = (found[1] ?? "").split(" ")[0] ?? "";
    if (says(support, verb)) return [];
    const rest = text.slice(found.index);
    const said = rest.slice(0, /[,.;\n]|$/.exec(rest)?.index ?? rest.length);
    return [{ kind: "outcome", text: said, start: found.index, end: found.index + said.length }];
  });
}
