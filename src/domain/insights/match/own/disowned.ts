const REACH = 70;
const DISOWNING =
  /\b(?:no|not|never|without|lack(?:s|ing)?|zero) (?:[\w'’-]+ ){0,4}$|\b(?:learning|studying|want(?:s|ing)? to learn|(?:would )?like to learn|hop(?:e|es|ing) to (?:learn|use)|interested in|eager to learn|looking to learn|willing to learn|beginning to learn|starting to learn|plan(?:s|ning)? to (?:learn|take|get|earn)|curious about|new to|unfamiliar with|working towards?|pursuing|studying for|preparing for) (?:[\w'’-]+,? ){0,4}$/i;
const TAKEN_BACK =
  /^(?: [\w'’-]+){0,3}[,:]?\s*\(?(?:(?:has|have|is|now) )*(?:expired|lapsed|in progress)\b|^[\s,]*\(?(?:not (?:used|yet)|pending|expected|unfinished)\b|^\s*\(planned\b/i;
const UNFINISHED =
  /^[^.;]{0,12}\b(?:candidate|eligible|student|trainee|level (?:i{1,2}|1|2)\b|exams?\b|in training|apprentice)/i;

const HINT =
  /\b(?:no|not|never|without|lack\w*|zero|learn\w*|study\w*|interested|plan\w*|curious|new to|unfamiliar|toward\w*|pursuing|preparing|expired|lapsed|progress|pending|expected|unfinished)\b/i;

/** Tells, for a text, whether it says of what stands at a place that its owner does not have it, no longer, or not yet. */
export function disownedIn(text: string): (start: number, end: number) => boolean {
  if (!HINT.test(text)) return () => false;
  return (start, end) => {
    const before = text.slice(Math.max(0, start - REACH), start).replace(/^.*[.;]\s/s, "");
    return DISOWNING.test(before) || TAKEN_BACK.test(text.slice(end, end + 50));
  };
}

/** "CPA candidate", "CFA level II passed": a beginning, not the thing. */
export function isUnfinished(text: string, end: number): boolean {
  return UNFINISHED.test(text.slice(end, end + 40));
}
