import { withoutTrailing } from "../../text/without-trailing.ts";
import { findSkills } from "../match/skills/find-skills.ts";
import { skillWords } from "../match/skills/skill-words.ts";
import { type AppliedFor, isPlainName } from "./applied-for.ts";
import { employerLine } from "./employer-line.ts";

const NAME = String.raw`(?:[A-Z][\w'’&.-]*|&)(?: (?:[A-Z][\w'’.-]*|&|of|and|the)){0,4}`;
const ROLE_LABEL = /^[ \t]*(?:job title|title|position|role|job)[ \t]*:[ \t]*(\S.{1,120})$/im;
const COMPANY_LABEL = /^[ \t]*(?:company|employer|organi[sz]ation|firm)[ \t]*:[ \t]*(\S.{1,120})$/im;
/** Who does something: beside the listed roles, what such words end in. */
const DOER =
  /\b(?:\p{L}{2,}(?:er|or|ist|ian|eer|man|woman|person|smith|wright)|president|head|chief|partner|fellow|aide|sommelier|c[a-z]o|vp)\b/iu;
export const ROLE_WORD =
  /\b(?:engineer|developer|designer|analyst|scientist|manager|specialist|coordinator|assistant|associate|technician|teacher|nurse|officer|administrator|consultant|lead|agent|clerk|representative|operator|driver|worker|accountant|bookkeeper|electrician|welder|fabricator|cook|chef|barista|cashier|editor|receptionist|paralegal|librarian|archivist|mechanic|stylist|hygienist|producer|reporter|counselor|counsellor|trainer|architect|director|supervisor|executive|generalist|picker|dispatcher|therapist|pharmacist|writer|planner|buyer|attendant|guard|plumber|carpenter|tutor|professor|researcher|intern|apprentice|bricklayer|gardener|cleaner|host|server|bartender|baker|butcher|caregiver|carer|paramedic|physician|dentist|vet|surveyor|estimator|recruiter|translator|interpreter|lawyer|attorney|solicitor|grower|estimator|chemist|biologist|programmer|tester|owner)s?\b/i;
const WANTED = new RegExp(
  String.raw`\b(?:looking for|hiring|seeking|seeks?|needs?|recruiting|searching for|after)\s+(?:an?|our next|another)\s+((?:[\w/+#.-]+\s+){0,4}?${ROLE_WORD.source.slice(2, -2)})\b`,
  "i",
);
const FIRMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.!?]\s+|\n)(${NAME}) (?:is|are) (?:an?|the|looking|hiring|seeking|growing|one)\b`,
  ),
  new RegExp(String.raw`(?:^|[.!?]\s+|\n)(${NAME}) (?:seeks|needs|wants|has been|was founded)\b`),
  new RegExp(String.raw`\bWe(?:['’]re| are) (${NAME}), (?:an?|the)\b`),
  new RegExp(String.raw`\b[Jj]oin (${NAME})(?: as\b|[.,!])`),
  new RegExp(String.raw`\b[Aa]t (${NAME}),? (?:we|you)\b`),
  new RegExp(`^(?:[Aa]bout|[Ww]hy) (${NAME})$`, "m"),
];
const NO_FIRM = /^(?:we|you|our|the|this|it|there|here|us|what|who|how|about|you|your|a|an|role|job|team)\b/i;
const LONGEST_ROLE = 60;
const TITLE_ENDS = /\s+[–—|-]\s+|,\s|[:(.!]|\s+(?:at|for|to|in|with|wanted|needed|who|on)\b/i;
const NAME_ENDS = /(?<!\b(?:St|Mt|Ft|Dr|\p{Lu}))\.\s|[!?;:]\s|,\s|\s+(?:who|where|and I|I)\b|\s+[–—|-]\s/u;
const ENDS_IN_ROLE = new RegExp(`${ROLE_WORD.source}$`, "i");

/** The ad's own words for the role and the firm; null where it does not tell them plainly. */
export function readAdNames(job: string): AppliedFor {
  const head = job.slice(0, 20_000);
  const [title = "", below = ""] = head
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return { role: plain(roleIn(head, title)), company: plain(companyIn(head, title, below)) };
}

/** A sentence after a name is no part of it: it would come into the letter as a claim. */
function plain(name: string | null): string | null {
  return name !== null && isPlainName(name) ? name : null;
}

function roleIn(job: string, title: string): string | null {
  const labelled = ROLE_LABEL.exec(job)?.[1];
  if (labelled !== undefined) {
    const name = tidy(labelled.split(TITLE_ENDS)[0] ?? "");
    return ROLE_WORD.test(name) || DOER.test(name) ? name : null;
  }
  const [first = ""] = title.split(TITLE_ENDS);
  if (
    first.length <= LONGEST_ROLE &&
    ENDS_IN_ROLE.test(first.trim()) &&
    !/^(?:we|our|an?|the)\b/i.test(first) &&
    // "Northline Electric is hiring an Electrician" is a sentence.
    isPlainName(tidy(first))
  )
    return tidy(first);
  const wanted = WANTED.exec(job)?.[1];
  return wanted === undefined ? null : tidy(wanted);
}

function companyIn(job: string, title: string, below: string): string | null {
  const labelled = COMPANY_LABEL.exec(job)?.[1];
  if (labelled !== undefined) return tidy(labelled.split(NAME_ENDS)[0] ?? "") || null;
  // The whole name stands there; sentences shorten it: "At Bon Secours we".
  const own = ROLE_WORD.test(below)
    ? null
    : employerLine(below, job.slice(job.indexOf(below) + below.length));
  if (own !== null && ROLE_WORD.test(title)) return tidy(own);
  const told = FIRMS.map((pattern) => pattern.exec(job)?.[1]).find(
    (name) => name !== undefined && isFirm(name),
  );
  if (told !== undefined) return tidy(told);
  // "Cook – The Copper Kettle": the second part may be a place or a shift, so it counts only after "at".
  // A place may follow: "Engineer at Nordlicht Energie, Hamburg".
  const at = new RegExp(String.raw`\sat\s+(${NAME})(?:,\s[^\n]{2,60})?\s*$`).exec(
    isShort(title) ? title : "",
  )?.[1];
  return at === undefined ? null : tidy(at);
}

/** "Spanish is a plus", "Welding is the heart of it": a skill is no firm. "Lindenhof Logistics" is more than one. */
function isFirm(name: string): boolean {
  if (NO_FIRM.test(name) || ROLE_WORD.test(name) || name === name.toUpperCase()) return false;
  return findSkills(name, skillWords(name)).every(({ start, end }) => end - start < name.length);
}

function isShort(title: string): boolean {
  return title.length <= 120 && !/[.!?]$/.test(title);
}

function tidy(name: string): string {
  const plain = withoutTrailing(name.replace(/\s*\([^)]*\)/g, ""), ",;:.–—-").trim();
  return plain.length > 4 && plain === plain.toUpperCase()
    ? plain.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : plain;
}
