/** A line by itself that greets or takes leave; whoever writes it claims nothing. */
const COURTESY =
  /^(?:To whom it may concern|Dear (?!.*\b(?:I|my)\b)[^\n.;:!?]{1,60}|Hello|(?:Kind|Best|Warm) regards|Regards|(?:Yours )?(?:sincerely|faithfully|truly)|Sincerely(?: yours)?|With (?:kind|best) regards|Thank you(?: for your time)?)[,.:!]?$/i;
const APPLYING =
  /(?:^|(?<=[.!?]\s))(?:This is my application|I (?:am applying|would like to apply|want to apply|am writing to apply)) for this role\.?[ \t]*/m;

export const GREETING = "Dear hiring team,";
export const LEAVE = "Kind regards,";
/** What stands between a person's own lines. They claim nothing: the lines do. */
export const FRAME = {
  brings: "Here is some of what I would bring to the role.",
  more: "I would be glad to tell you more in a conversation.",
  thanks: "Thank you for your time.",
} as const;

/** Sentences of any letter, to the letter: one word more may claim something. */
const POLITE = new RegExp(
  `(?<=^|[.!?]\\s)(?:${[
    ...Object.values(FRAME).map((sentence) => sentence.slice(0, -1)),
    "I look forward to hearing from you",
    "Thank you for (?:considering my application|your time and consideration)",
  ].join("|")})[.!](?=\\s|$)`,
  "gm",
);

/** A letter without what any letter says, whoever writes it. What it names of somebody stays. */
export function withoutFrame(letter: string): string {
  return letter
    .split("\n")
    .filter((line) => !COURTESY.test(line.trim()))
    .join("\n")
    .replace(APPLYING, "")
    .replace(POLITE, "")
    .trim();
}
