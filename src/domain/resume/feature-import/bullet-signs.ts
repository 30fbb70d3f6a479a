/** Signs that are bullets wherever a line begins with them. */
const SURE = /^(?:[•‣⁃◦▪▫●∙·○■□►▸▹➢➤❖✓✔✦◆◇★→]|\uf0b7|\uf0a7|\uf0d8)\s*/u;
/** Signs, and the letter o that stands for a circle, that only count as bullets where several lines begin with them. */
const SHARED = /^(?:[*–—+»›>~-]|o)\s+(?=\S)/u;

/** How long the bullet at the start of a line is; 0 where it has none. */
export type BulletLength = (text: string) => number;

/** What the bullets of a document are: one line that begins with "o" or "+" has none, several have. */
export function bulletLengths(texts: readonly string[]): BulletLength {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const sign = SHARED.exec(text)?.[0].trim();
    if (sign !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return (text) => {
    const sure = SURE.exec(text)?.[0].length;
    if (sure !== undefined) return sure;
    const shared = SHARED.exec(text)?.[0] ?? "";
    const sign = shared.trim();
    // A dash or a star alone is common enough to be one by itself.
    const least = /^[-–*]$/.test(sign) ? 1 : 2;
    return (counts.get(sign) ?? 0) >= least ? shared.length : 0;
  };
}
