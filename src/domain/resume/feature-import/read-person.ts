import { trimSigns } from "../../text/trim-signs.ts";
import { findPeriod } from "./find-period.ts";
import { cellsOf, isCapitals, isSentence, type StyledLine } from "./styled-line.ts";
import { isAddress, organisationScore, placeScore, roleScore } from "./vocabulary.ts";

export interface Person {
  name: string;
  role: string;
  location: string;
  email: string;
  phone: string;
  website: string;
  links: { label: string; url: string }[];
  summary: string[];
}

const EMAIL = /[^\s@|,;<>():]{1,100}@[^\s@|,;<>()]{1,100}\.[a-z]{2,}/i;
const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;()]+|(?<![@\w.-])(?:[\w-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|co|info|edu|gov|eu|uk|ie|de|fr|es|it|pl|nl|in|au|ca|ng|ke|za|br|jp|ph|us|nz|se|no|dk|ch|at|be|pt|example|design|app|blog|page|tech|art|studio|photo|portfolio)(?:\/[^\s|,;()]*)?(?![\w@])/i;
const PHONE = /(?:\+|\(?\+?\d)[\d\s().\-/]{6,24}\d/;
const PROFILES =
  /(linkedin|github|gitlab|orcid|behance|dribbble|twitter|instagram|xing|medium|stackoverflow)/i;
const NAMES: Readonly<Record<string, string>> = {
  linkedin: "LinkedIn",
  github: "GitHub",
  gitlab: "GitLab",
  orcid: "ORCID",
};
const LABEL =
  /^(?:e-?mail(?: address)?|phone|telephone|tel|mobile|mob|cell|address|home address|location|website|web|portfolio|linkedin|github|contact|based in|lives in|city|residence|wohnort|adresse|anschrift|telefon|handy|téléphone|teléfono|ville|dirección|ciudad|telefone|endereço|adres|name|full name|nom|m|t|e|p|a|w|☎|✉)\s*(?:no|number)?\.?\s*:\s*/iu;
const DOCUMENT =
  /^(?:curriculum vitae|cv|r[eé]sum[eé]|bio-?data|lebenslauf)(?:\s+(?:of|for|von))?\s*[:–—-]?\s*/iu;
const PERSONAL =
  /^(?:date of birth|d\.?o\.?b|born|nationality|marital status|gender|sex|age|father['’]?s? name|mother['’]?s? name|religion|passport|driving licen[cs]e|work permit|visa|geburtsdatum|staatsangehörigkeit|familienstand|availability|notice period)\b/i;
const SEPARATOR = /\s*[|·•∙‧♦◆▪~]\s*|\t+|\s{3,}|\s+[–—]\s+|\s+-\s+(?!\d{4,6}(?![\d\s-]))|;\s+|\s+\/\s+/u;

/** Who the resume is about, from what stands above its first heading and beside "Contact". */
export function readPerson(above: readonly StyledLine[], beside: readonly StyledLine[]): Person {
  const [head, contact] = [above.map(withLabel), beside.map(withLabel)];
  const person: Person = {
    name: "",
    role: "",
    location: "",
    email: "",
    phone: "",
    website: "",
    links: [],
    summary: [],
  };
  const named = nameLine(head);
  let nameEnd = named;
  let isOpenAddress = false;
  const towns: string[] = [];
  for (const [index, line] of [...head, ...contact].entries()) {
    const isHead = index < head.length;
    if (isSentence(line.text) && !EMAIL.test(line.text) && !isAddress(line.text)) {
      if (isHead) person.summary.push(line.text);
      continue;
    }
    for (const part of headParts(line.text)) {
      const words = takeContacts(person, part.trim());
      if (words === "" || !/\p{L}/u.test(words)) continue;
      if (PERSONAL.test(words)) continue;
      if (isHead && index === named && person.name === "") {
        takeName(person, words);
        continue;
      }
      if (isHead && index === named + 1 && goesOnAsName(head[named], line)) {
        person.name = `${person.name} ${words}`;
        nameEnd = index;
        continue;
      }
      const isLabelled =
        /^(?:(?:home )?address|location|based in|lives in|city|residence|wohnort|adresse|anschrift|ville|dirección|endereço|adres)\b/iu.test(
          part.trim(),
        );
      const isPlace = isLabelled || isAddress(words) || placeScore(words) >= 2;
      if (isPlace && (person.location === "" || isOpenAddress)) {
        person.location = person.location === "" ? words : `${person.location}, ${words}`;
        isOpenAddress = true;
        continue;
      }
      isOpenAddress = false;
      if (isHead && person.role === "" && isRole(words, { after: index - nameEnd })) person.role = words;
      else if (person.location === "" && looksLikePlace(words)) person.location = words;
      else if (isHead && index > named && isTown(words)) towns.push(words);
    }
  }
  if (named < 0) {
    const { text = "" } = contact.find((line) => NAME.test(line.text)) ?? {};
    person.name = text.replace(NAME, "").trim();
  }
  // A town that no list knows, alone beside phone and address.
  const [town = ""] = towns;
  return { ...person, location: person.location || town };
}

/** What stands apart in a line. "Coded Welder / Boilermaker" is one title, though a stroke parts other things. */
function headParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(SEPARATOR)) {
    const last = parts.at(-1);
    const isOne =
      last !== undefined &&
      text.includes(`${last} / ${part}`) &&
      [last, part].every((words) => roleScore(words) >= 1.5);
    if (isOne) parts[parts.length - 1] = `${last} / ${part}`;
    else parts.push(part);
  }
  return parts;
}

const NAME = /^(?:full |first |sur)?name\s*:\s*/i;

/** "Phone" in a cell, and the number in the next. */
function withLabel(line: StyledLine): StyledLine {
  const [label = "", value, ...more] = cellsOf(line.text);
  const isLabel =
    value !== undefined && more.length === 0 && LABEL.exec(`${label}:`)?.[0].length === label.length + 1;
  return isLabel ? { ...line, text: `${label}: ${value}` } : line;
}

/** A large name in a narrow column stands over two lines that look alike. */
function goesOnAsName(first: StyledLine | undefined, line: StyledLine): boolean {
  return (
    first !== undefined &&
    first.size >= 1.25 &&
    Math.abs(first.size - line.size) < 0.02 &&
    first.strong === line.strong &&
    /^[\p{L}\p{M}.’' -]{2,30}$/u.test(line.text) &&
    [first, line].every(({ text }) => text.split(/\s+/).length <= 2) &&
    roleScore(line.text) < 1.5
  );
}

function isTown(words: string): boolean {
  return (
    /^\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)?$/u.test(words) &&
    roleScore(words) < 1 &&
    organisationScore(words) < 1
  );
}

function isRole(words: string, { after }: { after: number }): boolean {
  if (words.length > 100 || isSentence(words) || /[@\d]{3}/.test(words)) return false;
  return (
    roleScore(words) >= 1.5 ||
    (after >= 0 &&
      after <= 1 &&
      words.split(/\s+/).length <= 9 &&
      !/,.*,/.test(words) &&
      !looksLikePlace(words) &&
      !/:/.test(words))
  );
}

/** "Ballybofey, Co. Donegal": short words with commas between them, each with a capital. */
function looksLikePlace(words: string): boolean {
  const parts = words.split(/,\s*/);
  return (
    parts.length > 1 &&
    parts.length <= 4 &&
    roleScore(words) < 1.5 &&
    parts.every((part) => /^\p{Lu}[\p{L}\s.’'-]{1,30}$/u.test(part))
  );
}

function takeName(person: Person, words: string): void {
  const [, name, role] = /^([^,]{4,40}), (.{4,60})$/u.exec(words) ?? [];
  // "Jane Doe, Registered Nurse" has both; "Jane Doe, RN" is a name with what she may write behind it.
  if (name !== undefined && role !== undefined && roleScore(role) >= 2 && role.split(" ").length > 1) {
    person.name = name;
    person.role = role;
  } else person.name = words;
}

/** The line that has the name: of the first ones the largest that can be a name. */
function nameLine(head: readonly StyledLine[]): number {
  let best = { index: -1, score: 0 };
  for (const [index, { text, size, level, strong }] of head.entries()) {
    if (index > 14) break;
    const [first = ""] = text.replace(DOCUMENT, "").split(SEPARATOR);
    const bare = first.replace(LABEL, "").trim();
    if (!/^[\p{L}][\p{L}\p{M}\s.,’'()-]{2,60}$/u.test(bare) || EMAIL.test(text) || isSentence(bare)) continue;
    const words = bare.split(/\s+/).length;
    if (words > 6) continue;
    const score =
      size * 2 +
      (level === 0 ? 2 : level === 1 ? 1 : 0) +
      (strong ? 0.3 : 0) -
      index * 0.25 +
      (isCapitals(bare) ? 0.2 : 0) +
      (words >= 2 ? 0.6 : 0) -
      (roleScore(bare) >= 2 ? 1.5 : 0) -
      (organisationScore(bare) >= 2 ? 1 : 0) -
      (placeScore(bare) >= 2 ? 1 : 0) +
      (/^(?:full )?name\s*:/i.test(first) ? 3 : 0);
    if (best.index < 0 || score > best.score) best = { index, score };
  }
  return best.index;
}

/** Takes addresses and numbers out of a part; what is left of it comes back. */
function takeContacts(person: Person, part: string): string {
  let left = part.replace(DOCUMENT, "");
  const label = LABEL.exec(left)?.[0] ?? "";
  left = left.replace(LABEL, "").trim();
  const email = EMAIL.exec(left)?.[0];
  if (email !== undefined && person.email === "") {
    person.email = email;
    left = left.replace(email, " ");
  }
  for (let count = 0; count < 4; count++) {
    const url = LINK.exec(left)?.[0];
    if (url === undefined || EMAIL.test(left)) break;
    takeLink(person, url.replace(/[.,]$/, ""), label);
    left = left.replace(url, " ");
  }
  const phone = PHONE.exec(left)?.[0];
  if (
    phone !== undefined &&
    person.phone === "" &&
    findPeriod(phone) === null &&
    isNumber(phone, left.replace(phone, " "))
  ) {
    person.phone = phone.trim();
    left = left.replace(phone, " ");
  }
  return trimSigns(left.replace(LABEL, "").replace(/\s+/g, " "), ",;:/–—-");
}

/** Figures beside the words of an address are its post code, or a box. */
function isNumber(phone: string, beside: string): boolean {
  const figures = phone.replace(/\D/g, "").length;
  if (/\bbox\b/i.test(beside)) return false;
  return figures >= 9 || (figures >= 7 && !/\p{L}{3}.*\p{L}{3}/u.test(beside));
}

function takeLink(person: Person, url: string, label: string): void {
  const [, profile] = PROFILES.exec(url) ?? PROFILES.exec(label) ?? [];
  if (profile === undefined && person.website === "") person.website = url;
  else
    person.links.push({ label: profile === undefined ? "" : (NAMES[profile.toLowerCase()] ?? profile), url });
}

/** A line that says how to reach the person, or who it is. */
export function isContactLine(line: StyledLine): boolean {
  const { text } = withLabel(line);
  return (LABEL.test(text) && !PERSONAL.test(text)) || EMAIL.test(text) || LINK.test(text);
}
