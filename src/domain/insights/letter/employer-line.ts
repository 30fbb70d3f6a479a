import { isHeadingLine } from "../match/ad/heading-line.ts";
import { isPlainName } from "./applied-for.ts";

/** What firms call themselves by law, and nouns that no department has. */
const FIRM =
  /(?:^|\s)(?:AG|SE|KG|GmbH|Ltd|Limited|LLC|LLP|Inc|Corp|Corporation|plc|PLC|BV|NV|SA|SAS|SARL|SpA|Srl|AB|AS|Oy|Oyj|ApS|Pty|Hospitals?|Clinic|University|College|School|Academy|Institute|Bank|Group|Council|Trust|Foundation|Logistics|Energie|Energy|Solutions|Technologies|Software|Labs|Studios?|Partners|Industries|Motors|Foods|Bakery|Restaurant|Hotels?|Stores|Insurance|Airlines|Association|Company|Holdings|Museum|Brewery|Pharmacy|(?:Medical|Health|Care|Community) Cent(?:er|re)|Healthcare|Health System|Medical Group)(?=\s|$)/;
/** What stands behind an employer in its line: a place, a kind of contract. */
const NAME_ENDS = /,\s|\s+[–—|·•-]\s|\s*\(/;
const CAPITAL = /^(?:\p{Lu}|\p{N}|&$|(?:of|and|the|for|de|la|le|van|von|der)$)/u;
const LONGEST = 100;

/** The employer on a line of its own below the role, where the line is plainly a firm's; a place or a department is none. */
export function employerLine(line: string, rest: string): string | null {
  if (
    line.length > LONGEST ||
    isHeadingLine(line) ||
    /[.!?:]$/.test(line.replace(/\b(?:Ltd|Inc|Co|Corp)\.$/, ""))
  )
    return null;
  const [first = ""] = line.split(NAME_ENDS);
  const name = first.replace(/\.$/, "").trim();
  if (!isPlainName(name) || !name.split(" ").every((word) => CAPITAL.test(word))) return null;
  return FIRM.test(name) || isSpokenOf(name, rest) ? name : null;
}

/** "Bright Path" in "Bright Path is a charity": what the ad tells something of is no town. */
function isSpokenOf(name: string, rest: string): boolean {
  return [" is a", " is an", " are a", "’s ", "'s ", " offers ", " was founded"].some((more) =>
    rest.includes(`${name}${more}`),
  );
}
