/** A line by itself that greets or takes leave; whoever writes it claims nothing. */
const COURTESY =
  /^(?:To whom it may concern|Dear (?!.*\b(?:I|my)\b)[^\n.;:!?]{1,60}|Hello|(?:Kind|Best|Warm) regards|Regards|(?:Yours )?(?:sincerely|faithfully|truly)|Sincerely(?: yours)?|With (?:kind|best) regards|Thank you(?: for your time)?)[,.:!]?$/i;
const APPLYING =
  /(?:^|(?<=[.!?]\s))(?:This is my application|I (?:would like to|want to|am writing to) apply) for this role\.?/m;
const ENDING = "More is in my resume, and I can tell you more.";
/** "Node.js" does not end a sentence. */
const ASKED = /\bYou ask for ((?:[^.;\n]|\.(?=\S))*); my resume shows (?:it|them)\./;

/** Sentences of any letter, to the letter: one word more may claim something. */
const POLITE =
  /(?<=^|[.!?]\s)(?:I look forward to hearing from you|Thank you for (?:your time|considering my application|your time and consideration))[.!](?=\s|$)/gm;

/** A letter without what any letter says, whoever writes it. What it names of somebody stays. */
export function withoutFrame(letter: string): string {
  return letter
    .split("\n")
    .filter((line) => !COURTESY.test(line.trim()))
    .join("\n")
    .replace(APPLYING, "")
    .replace(ENDING, "")
    .replace(POLITE, "")
    .replace(ASKED, "$1.")
    .trim();
}

/** A letter without the words that name what the ad asks for, where all of that is shown. */
export function withoutShown(letter: string, isShown: (list: string) => boolean): string {
  return letter.replace(ASKED, (whole, list: string) => (isShown(list) ? "" : whole));
}
