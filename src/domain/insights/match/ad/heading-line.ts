const LONGEST = 60;
const MOST_WORDS = 8;
const BULLET = /^\s*(?:[•‣◦▪●∙·*–—-]|\d{1,2}[.)])\s/u;

/** Whether a line stands over others rather than among them: by its form alone, in whatever words. */
export function isHeadingLine(line: string): boolean {
  const text = line.trim();
  if (text === "" || text.length > LONGEST || BULLET.test(line)) return false;
  if (text.split(/\s+/).length > MOST_WORDS) return false;
  if (/[:?]$/.test(text)) return true;
  if (/[.,;!]$/.test(text)) return false;
  return text === text.toUpperCase() ? /\p{Lu}{2}/u.test(text) : HEADING.test(text);
}

/** Words that stand in headings of ads and seldom alone in a line of a list. */
const HEADING =
  /\b(?:you|we|us|role|job|about|require\w*|qualif\w*|responsib\w*|duties|benefits?|perks|offer|need|needs|essential|desirable|preferred|nice|bonus|plus|must|skills?|experience|apply|package|pay|salary|hours|profile|what|why|how|who|day)\b/i;
