const REACH = 60;
const DIRECTLY =
  /\b(?:no|neither|nor|not(?: an?)?) (?!only\b|just\b|less\b|more\b)(?:(?:prior|previous|formal|[\w-]+ )?(?:experience (?:with|in) )?)?(?:[\w+#.-]+,? (?:or )?){0,2}$/i;
const BEFORE =
  /\b(?:don['’]?t|do not|doesn['’]?t|does not|won['’]?t|will not|needn['’]?t|no longer|not) (?:\w+ )?(?:need|require|expect|use|ask for|want|look for|looking for|needed|have to (?:know|use))\b[^.;:,]{0,40}$|\b(?:got rid of|moved away from|migrat\w+ (?:away )?from|instead of|rather than|without(?: any)?|replac\w+) (?:[\w+#.-]+ ){0,2}$/i;
const AFTER =
  /^[^.;,:]{0,40}?(?:\bnot|n['’]t)(?: (?:strictly|really|always))? (?:needed|required|necessary|essential|expected|mandatory|part of|used|relevant|important|a requirement|something we)\b|^\W{0,3}\s*not (?:here|needed|required)\b|^\s+(?:training\s+)?(?:is|will be) (?:provided|given|taught)\b|^\s+training\s+(?:is |will be )?(?:provided|given)\b/i;
const WISHED =
  /\b(?:plus|bonus|preferred|advantage|asset|helpful|useful|handy|welcome|desirable|nice|great|beneficial)\b/i;

/** "no Java needed", "Java is not required": the ad names a skill to say that it does not ask for it. */
export function isNegated(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start).replace(/^.*[.;:]\s/s, "");
  const after = text.slice(end, end + REACH + 20);
  const denied = AFTER.exec(after);
  // "useful but not essential" is a wish.
  if (denied)
    return (
      !WISHED.test(denied[0]) && !/^[^.;]{0,24}\bbut\b[^.;]*/.test(wishAfter(after.slice(denied[0].length)))
    );
  return DIRECTLY.test(before) || BEFORE.test(before);
}

/** "not required but a plus". */
function wishAfter(rest: string): string {
  return WISHED.test(rest) ? rest : "";
}
