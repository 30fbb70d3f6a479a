import type { TextLine } from "./text-lines.ts";

interface Head {
  name: string;
  role: string;
  location: string;
  email: string;
  phone: string;
  website: string;
  links: { label: string; url: string }[];
  /** Lines that are none of these. */
  rest: string[];
}

const EMAIL = /[^\s@|,;<>()]+@[^\s@|,;<>()]+\.[^\s@|,;<>()]+/;
const WEBSITE =
  /(?:https?:\/\/|www\.)[^\s|,;]+|(?<![@\w.])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/[^\s|,;]*)?(?![@\w])/i;
const PHONE = /(?:\+|\(?\d)[\d\s().\-/]{6,}\d/;
const SEPARATOR = /\s*[|·•∙‧]\s*|\t+|\s{3,}/;

/** Who the resume is about, from what stands above its first heading. */
export function readHead(lines: readonly TextLine[]): Head {
  const head: Head = {
    name: "",
    role: "",
    location: "",
    email: "",
    phone: "",
    website: "",
    links: [],
    rest: [],
  };
  for (const [index, { text, whole }] of lines.entries()) {
    // A page gives the role a line of its own, below the name.
    if (whole && index === 1 && index < lines.length - 1 && !SEPARATOR.test(text) && !isContact(text)) {
      head.role = text;
      continue;
    }
    for (const part of text.split(SEPARATOR)) place(head, part.trim());
  }
  return head;
}

function isContact(text: string): boolean {
  return Object.values(PATTERNS).some((pattern) => pattern.test(text));
}

/** Addresses of profiles: no page says their names, the addresses do. */
const PROFILES: Readonly<Record<string, string>> = {
  "linkedin.com": "LinkedIn",
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
  "orcid.org": "ORCID",
};
const LABELLED = /^(\p{Lu}[\p{L} ]{1,40}): (\S+)$/u;

/** A profile, an address under a name of its own, or one more beside the website. */
function linkIn(head: Head, part: string): { label: string; url: string } | null {
  const [, label = "", url = part] = LABELLED.exec(part) ?? [];
  if (WEBSITE.exec(url)?.[0] !== url || /^(?:website|web)$/i.test(label)) return null;
  const [, host = ""] = /^(?:https?:\/\/)?(?:www\.)?([^/]+)/i.exec(url) ?? [];
  const profile = PROFILES[host.toLowerCase()] ?? "";
  return label !== "" || profile !== "" || head.website !== "" ? { label: label || profile, url } : null;
}

function place(head: Head, part: string): void {
  const link = linkIn(head, part);
  if (link) {
    head.links.push(link);
    return;
  }
  const left = (["email", "website", "phone"] as const).reduce((text, key) => take(head, key, text), part);
  const words = left
    .replace(/^(?:e-?mail|phone|tel|mobile|website|web|address|location)\s*:?\s*/i, "")
    .trim();
  if (words === "" || !/\p{L}/u.test(words)) return;
  if (head.name === "") head.name = words;
  else if (head.location === "" && isPlace(words)) head.location = words;
  else if (head.role === "" && words.length <= 80) head.role = words;
  else if (head.location === "" && words.length <= 60) head.location = words;
  else head.rest.push(words);
}

const PATTERNS = { email: EMAIL, website: WEBSITE, phone: PHONE } as const;

function take(head: Head, key: keyof typeof PATTERNS, text: string): string {
  if (head[key] !== "") return text;
  const found = PATTERNS[key].exec(text)?.[0];
  if (found === undefined) return text;
  head[key] = found.trim();
  return text.replace(found, " ").trim();
}

/** "Oslo, Norway": two or three short words with commas between them, each with a capital. */
function isPlace(words: string): boolean {
  const parts = words.split(/,\s*/);
  return (
    parts.length > 1 && parts.length <= 4 && parts.every((part) => /^\p{Lu}[\p{L}\s.'-]{1,30}$/u.test(part))
  );
}
