const BEFORE =
  /\b(?:no|not|never|without|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|won['’]?t|needn['’]?t)\b[^.;:]{0,60}$/i;
const NEED =
  /\b(?:need(?:ed)?|requir(?:e|ed|ing)|necessary|expect(?:ed)?|mandatory|matter|ask|use|want|look(?:ing)?)\b/i;
const AFTER =
  /^[^,.;:]{0,40}?\b(?:(?:is|are|isn['’]t|aren['’]t|was)? ?(?:not|n['’]t|never) (?:needed|required|necessary|expected|mandatory|used|a requirement)|unnecessary)\b(?![^.;]{0,20}\b(?:plus|bonus|preferred|helpful|advantage|welcome))/i;

/** "no Java needed", "Java is not required": the ad names a skill to say that it does not ask for it. */
export function isNegated(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 80);
  if (AFTER.test(after)) return true;
  return BEFORE.test(before) && (NEED.test(before) || NEED.test(after.split(/[,.;:]/)[0] ?? ""));
}
