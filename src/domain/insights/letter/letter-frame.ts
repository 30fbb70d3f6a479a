/** A line by itself that greets or takes leave; whoever writes it claims nothing. */
const COURTESY =
  /^(?:To whom it may concern|Dear (?!.*\b(?:I|my)\b)[^\n.;:!?]{1,60}|Hello|(?:Kind|Best|Warm) regards|Regards|(?:Yours )?(?:sincerely|faithfully|truly)|Sincerely(?: yours)?|With (?:kind|best) regards|Thank you(?: for your time)?)[,.:!]?$/i;
const APPLYING =
  /(?:^|(?<=[.!?]\s))(?:This is my application|I (?:would like to|want to|am writing to) apply) for this role\.?/;
const ENDING = "More is in my resume, and I can tell you more.";
const ASKED = /\bYou ask for ([^.;\n]*); my resume shows (?:it|them)\./;

/** A letter without what any letter says, whoever writes it. What it names of somebody stays. */
export function withoutFrame(letter: string): string {
  return letter
    .split("\n")
    .filter((line) => !COURTESY.test(line.trim()))
    .join("\n")
    .replace(APPLYING, "")
    .replace(ENDING, "")
    .replace(ASKED, "$1.")
    .trim();
}
