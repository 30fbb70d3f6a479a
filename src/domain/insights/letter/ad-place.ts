const LABEL = /^[ \t]*(?:location|place of work|workplace|where)[ \t]*:[ \t]*(\S.{1,120})$/im;
/** "Hamburg", "New York, NY", "Frankfurt am Main, Germany". */
const PLACE =
  /^\p{Lu}[\p{L}'’.-]{1,30}(?: (?:am|an|der|de|la|le|upon|on|under|\p{Lu}[\p{L}'’.-]{1,30})){0,3}(?:, (?:\p{Lu}{2,3}|\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?)){0,2}$/u;
/** A town alone could be a department: with its state behind it, it is none. */
const TOWN_AND_STATE = /^\p{Lu}[\p{L}'’. -]{1,40}, \p{Lu}{2}$/u;
/** What else stands behind an employer in its line. */
const NO_PLACE =
  /\b(?:time|remote|hybrid|permanent|temporary|contract|shifts?|salary|days?|nights?|team|department|inc|llc|ltd|gmbh)\b/i;
const ENDS = /\s*[(|·•;]|\s+[–—-]\s/;
const LINES = 5;

/** Where a job is, as the first lines of its ad say it plainly; null where they do not. */
export function readAdPlace(job: string, company: string | null): string | null {
  const head = job.slice(0, 20_000);
  const labelled = LABEL.exec(head)?.[1];
  if (labelled !== undefined) return placeIn(labelled);
  const lines = head
    .split("\n", 4 * LINES)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LINES);
  for (const line of lines) {
    const at = company === null ? -1 : line.indexOf(company);
    const behind = at < 0 ? "" : line.slice(at + (company ?? "").length);
    const found = /^(?:,\s|\s+[–—|·-]\s|\s*\()/.test(behind)
      ? placeIn(behind.replace(/^[\s,–—|·(-]+/, ""))
      : null;
    if (found !== null) return found;
  }
  return lines.find((line) => TOWN_AND_STATE.test(line) && !NO_PLACE.test(line)) ?? null;
}

function placeIn(text: string): string | null {
  const [place = ""] = text.slice(0, 120).replace(/\)$/, "").split(ENDS);
  const tidy = place.replace(/[.,]$/, "").trim();
  return PLACE.test(tidy) && !NO_PLACE.test(tidy) ? tidy : null;
}
