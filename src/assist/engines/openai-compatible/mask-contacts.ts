const CONTACTS: readonly [kind: string, pattern: RegExp][] = [
  ["email", /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  [
    "link",
    /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b(?:linkedin|github|gitlab|facebook|instagram|twitter|x|t)\.(?:com|me)\/[^\s<>"')\]]+/gi,
  ],
  [
    "phone",
    /(?<![\d.,])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,5}){2,4}(?![\d,])|\+\d{8,15}\b|\b0\d{8,11}\b/g,
  ],
  [
    "address",
    /\b\d{1,5} (?:[A-Z][\p{L}'-]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd|Way|Close|Place|Pl)\b\.?/gu,
  ],
];

export interface Masked {
  readonly text: string;
  /** Puts the contact details back. */
  restore(answer: string): string;
}

/** Contact details stay here: what leaves has a mark in their place. */
export function maskContacts(text: string): Masked {
  const kept: [mark: string, contact: string][] = [];
  let masked = text;
  for (const [kind, pattern] of CONTACTS) {
    masked = masked.replace(pattern, (contact) => {
      const known = kept.find(([, other]) => other === contact);
      const mark = known?.[0] ?? `[${kind} ${kept.length + 1}]`;
      if (!known) kept.push([mark, contact]);
      return mark;
    });
  }
  return {
    text: masked,
    restore: (answer) =>
      kept.reduce((restored, [mark, contact]) => restored.replaceAll(mark, contact), answer),
  };
}
