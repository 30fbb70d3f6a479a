import type { RequirementLevel } from "../job-match.ts";

const NICE_AFTER =
  /^[^.;]{0,60}?\b(?:(?:a |an )?(?:big |huge |definite |strong |real |distinct )?(?:plus|bonus|advantage|asset)|preferred|desirable|desired|optional|nice to have|welcome|beneficial|helpful|advantageous|appreciated)\b/i;
const NICE_BEFORE =
  /\b(?:nice to haves?|bonus(?: points)?(?: if| for)?|ideally|preferably|extra credit|good to have|desirable|preferred)\b[^.;]{0,120}$/i;
const MUST_AFTER = /^[^.;]{0,40}?\b(?:required|mandatory|essential|a must|necessary)\b/i;

/** How strongly a sentence asks for what stands at a place in it. */
export function levelAt(
  text: string,
  start: number,
  end: number,
  section: RequirementLevel,
): RequirementLevel {
  const before = text.slice(Math.max(0, start - 160), start);
  const after = text.slice(end, end + 100);
  if (MUST_AFTER.test(after)) return "must";
  if (NICE_AFTER.test(after) || NICE_BEFORE.test(before)) return "nice";
  return section;
}
