import type { Range } from "./clean-item.ts";

const NAMES = /[A-Z][\w&+#-]*(?:\.(?:com|io|js|org))?(?:\s+(?:[A-Z][\w&+#-]*|\d[\w.]*)){0,2}/g;
/** Ranks, bodies, places and days: names of no skill. */
const NO_TOOL =
  /\b(?:Managers?|Directors?|Chefs?|Supervisors?|Head|Lead|Leads|Presidents?|Officers?|Therapists?|Nurses?|Engineers?|Developers?|Designers?|Teams?|Departments?|Board|Committees?|Commission|State|County|City|District|University|College|Schools?|Hospital|Health|Clinics?|Company|Inc|Ltd|LLC|Association|Street|Acquisition|Operations|Resources|Partners?|Agency|Administration|American|European|National|Federal|International|North|South|East|West|Central|Midwest|Street|Avenue|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|June|July|August|September|October|November|December|Christmas|Best|Places?|People|Customers?|Clients?|Guests?|Students?|Principals?|Owners?|Founders?|Physicians?|Doctors?|I|We|You|Our|The|Series|Group|Infrastructure|Brand|Learning|Compensation|Marketing|Sales|Finance|Engineering|Product|Store|Restaurant|Hotel|Church|Center|Centre|Park)\b/;
const NO_ACRONYM =
  /^(?:USA?|UK|EU|EMEA|APAC|NYC|CEO|CFO|COO|CTO|CIO|VP|SVP|EVP|HQ|TV|ID|EOE|EEO|PTO|RSU|RSUs|DOE|FTE|AM|PM|IT|HR|OK|FAQ|PPE|LGBTQ|GPA|ASAP|TBD|DIY|PDF|AAA|ISO|B2B|B2C|NEW|AND|OR|ALL|NOT|ANY|NOW)$/;
const ACRONYM = /^[A-Z][A-Z\d&-]{2,}s?$/;
const MIXED = /[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]|^[A-Z]-[a-z]/;
const USED =
  /\b(?:in|using|with|via|through|operates?|uses?|on|from)\s+(?:our\s+)?(?:the\s+)?(?:[\w-]+\s+)?$/;
const JOINED = /(?:,|\band|\bor|\/|&)\s*$/;

/** Tools by the way they are written: "enter data in HMIS", "operate Haas and Mazak machines". */
export function writtenNames(text: string, plainToo: boolean): Range[] {
  if (isShouted(text)) return [];
  const found: Range[] = [];
  for (const { 0: said, index } of text.matchAll(NAMES)) {
    const before = text.slice(Math.max(0, index - 40), index);
    if (index === 0 || /(?:^|[.!?:•]\s*|["“])$/.test(before) || NO_TOOL.test(said)) continue;
    const last = found.at(-1);
    const goesOn = last !== undefined && JOINED.test(text.slice(last.end, index)) && index - last.end <= 8;
    if (
      isUnlikeWords(said) ||
      (plainToo &&
        (goesOn || USED.test(before) || isBracketed(text, index, said)) &&
        !/^[A-Z]{1,2}$/.test(said))
    )
      found.push({ start: index, end: index + said.length });
  }
  return found;
}

/** "Keep an electronic notebook (Benchling)". */
function isBracketed(text: string, at: number, said: string): boolean {
  return text[at - 1] === "(" && text[at + said.length] === ")";
}

function isUnlikeWords(name: string): boolean {
  const [word = ""] = name.split(/\s/);
  return !NO_ACRONYM.test(word) && (ACRONYM.test(word) || MIXED.test(word));
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const large = letters.replace(/[^\p{Lu}]/gu, "").length;
  return letters.length > 0 && large / letters.length > 0.5;
}
