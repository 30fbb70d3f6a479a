import { baseOf, gerund, third } from "../../domain/language/inflect.ts";
import { articleFor } from "./article.ts";
import { tellDuties } from "./duties.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { capital } from "./shorten.ts";
import { spelledOut } from "./summary-plain-words.ts";
import { inTense } from "./tense.ts";

const ADVERBIAL =
  "(?:since (?:\\d{4}|then)|now|currently|today|previously|recently|before(?: that)?|after that|at the moment|lately|these days|over the years|(?:for|over|in|during) the (?:last|past) [\\w-]+ (?:years|months)|(?:in|during) my (?:spare|free) time|outside (?:of )?work|(?:on|at) (?:the )?weekends?|in the (?:evenings?|summers?|winters?))";
/** Where somebody begins to speak of themselves anew: ", I", "and I", "and since 2016 I". */
const SETTING = "(?:at|after|before|in|during|from|until|since) [^,;.]{2,60}";
const NEW_SUBJECT = new RegExp(
  `(?:^|[,;]? ?(?:\\b(?:and|but|so|then|plus)\\b|&),? |[,;] )(?:also )?(${ADVERBIAL},? |(?<=^)${SETTING}, )?\\bi\\b(?= [a-z])`,
  "gi",
);

/** A sentence in parts that each speak of one thing, told without "I". */
export function withoutFirstPerson(sentence: string): string[] {
  const text = spelledOut(sentence);
  const starts = [...text.matchAll(NEW_SUBJECT)];
  const [first] = starts;
  const parts = [leadIn(text.slice(0, first?.index ?? text.length), first !== undefined)];
  starts.forEach((start, index) => {
    const end = starts[index + 1]?.index ?? text.length;
    const clause = text.slice(start.index + start[0].length, end).trim();
    const when = start[1]?.replace(/,? $/, "") ?? "";
    // "since 2018 I work there" goes on until today.
    if (/^since /i.test(when) && !/[,;]/.test(clause)) {
      parts.push(tellOfMyself(`${clause} ${when.toLowerCase()}`));
      return;
    }
    const said = tellOfMyself(clause);
    parts.push(when === "" ? said : withTime(said, when));
  });
  return parts
    .flatMap((part) => ownWords(part.replace(/^[,;\s]+|[,;\s]+$/g, "")).split(APART))
    .map(withoutMy);
}

/** Stands between two sentences until they are told apart. */
const APART = "\n";

/** "As a teacher, I …" and "Having worked in hotels, I …" begin with a thought of their own. */
function leadIn(text: string, goesOn: boolean): string {
  if (!goesOn) return text;
  const having = /^having ([a-z]+)/i.exec(text);
  const base = having ? baseOf(having[1] ?? "", "participle", "past") : null;
  if (having && base !== null) return inTense(base, "past") + text.slice(having[0].length);
  return text.replace(/^as an? (?=\w)/i, "");
}

function withTime(said: string, when: string): string {
  const place = /^(?:since|for|before|after|at|over|in|during|outside|on|from|until)\b/i.test(when);
  if (place && !/[,;](?: |$)/.test(said)) return `${said} ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
  if (place) return `${when}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  return `${when} ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

const LOOKING = /^(?:would like|want|wish|would love) (to )?/i;
const MYSELF = /^(?:would )?(?:consider|describe|see|regard|think of|call) myself (?:to be |as )?(?:an? )?/i;

/** How often is part of what is said. */
const HOW_OFTEN = /^(?:always|usually|often|mainly|mostly|never|regularly|still|now|currently) (?=[a-z])/i;

/** What follows "I", told without it: "am a nurse" → "nurse", "speak French" → "speaks French". */
function tellOfMyself(said: string): string {
  const text = said.replace(/^(?:also|really|just|truly) /i, "");
  const [often = ""] = HOW_OFTEN.exec(text) ?? [];
  if (often !== "") return often + tellOfMyself(text.slice(often.length));
  const looking = LOOKING.exec(text);
  if (looking) return `Looking ${looking[1] ? "to" : "for"} ${text.slice(looking[0].length)}`;
  if (MYSELF.test(text)) return text.replace(MYSELF, "");
  const [verb = "", ...rest] = text.split(" ");
  if (/^(?:am|have)$/i.test(verb)) {
    const at = nextDeed(rest);
    if (at > 0)
      return `${tellOfMyself([verb, ...rest.slice(0, at - 1)].join(" "))}${APART}${capital(tellOfMyself(rest.slice(at).join(" ")))}`;
  }
  if (/^am$/i.test(verb))
    return rest
      .join(" ")
      .replace(/(,| and) am (?=[a-z])/gi, "$1 ")
      .replace(/^(?:also )?(?:an?|the) /i, "");
  if (/^was$/i.test(verb)) return tellOfPast(rest.join(" "));
  if (/^(?:have|had|possess)$/i.test(verb)) return tellOfHaving(rest.join(" "), verb);
  if (/^(?:don't|do not)\b/i.test(text)) return text.replace(/^(?:don't|do not)/i, "does not");
  if (/^did$/i.test(verb))
    return text.replace(
      /^did (?=(?:my|an?|the|\d+|one|two|three|six) (?:[\w'-]+ ){0,4}?(?:degree|course|training|apprenticeship|placements?|internships?|diploma|master's|masters|bachelor's|phd|nvq|years?|months?|weeks?|studies|exams?|a-levels|certificate|traineeship|service)\b)/i,
      "completed ",
    );
  if (/^(?:can|could|will|would|had|may)$/i.test(verb) || baseOf(verb, "past") !== null) return text;
  const base = baseOf(verb, "base") ?? (/^(?:live|sail)$/i.test(verb) ? verb.toLowerCase() : null);
  if (base === null) return text;
  // "I work as a cook since 2015" goes on until today.
  const ongoing = / since (?:\d{4}|then)\b/i.test(text);
  return [ongoing ? gerund(base) : third(base), ...coordinated(rest)].join(" ");
}

function tellOfPast(rest: string): string {
  if (/^(?:a )?part of /i.test(rest)) return rest.replace(/^(?:a )?part of/i, "contributed to");
  if (/^an? /i.test(rest)) return `worked as ${rest}`;
  const duty = /^(?:responsible for|in charge of) (.+)$/is.exec(rest)?.[1];
  if (duty !== undefined) return tellDuty(duty);
  const [verb = "", ...more] = rest.split(" ");
  const base = baseOf(verb, "gerund");
  return base === null ? rest.replace(/^the /i, "") : [inTense(base, "past"), ...more].join(" ");
}

/** Only a deed that is told becomes one: whoever was responsible for payments need not have processed any. */
function tellDuty(duty: string): string {
  const [first = ""] = duty.split(" ");
  if (baseOf(first, "gerund") !== null) return tellDuties(duty, "past", "manage", "mid");
  const mixed = /(?:,| and) (?:then )?([a-z]+ing) /i.exec(duty)?.[1] ?? "";
  return baseOf(mixed, "gerund") === null ? `managed ${duty}` : `responsible for ${duty}`;
}

/** "have 5 years" → "5 years"; "have written for magazines" → "has written for magazines". */
function tellOfHaving(rest: string, verb: string): string {
  const [often = ""] = HOW_OFTEN.exec(rest) ?? [];
  if (often !== "") return often + tellOfHaving(rest.slice(often.length), verb).replace(/^has /, "");
  const plain = rest.replace(/^(?:also|got|already|previously) /i, "");
  if (/^an? [a-z-]+$/i.test(plain)) return `has ${plain}`;
  const [first = "", ...more] = plain.split(" ");
  if (/^been$/i.test(first)) {
    const said = more.join(" ");
    const duty = /^(?:responsible for|in charge of) /i.test(said) && !/ since /i.test(said);
    return duty ? tellOfPast(said) : said.replace(/^an? /i, "");
  }
  const participle = baseOf(first, "participle") !== null || /^[a-z]{3,}ed$/i.test(first);
  if (!participle || /^(?:experience|own)$/i.test(first))
    return plain.replace(/^(?:an?|the) (?!few|lot)/i, "").replace(/^my /i, "");
  const single = /ed$/i.test(first) && !/ and [a-z]+ /i.test(plain);
  return single || /^had$/i.test(verb) ? plain : `has ${plain}`;
}

/** Where a deed of its own follows: "a nurse and love my work". */
function nextDeed(words: readonly string[]): number {
  return words.findIndex(
    (word, index) =>
      index > 0 && /^and$/i.test(words[index - 1] ?? "") && isDeedWord(word, words[index + 1] ?? ""),
  );
}

function isDeedWord(word: string, next: string): boolean {
  if (baseOf(word, "base") !== word || next === "" || word === "own") return false;
  return NOUN_VERBS.has(word)
    ? /^(?:the|an?|my|our|all|own|to|up|hard|well|fast|at|as|them|it|how|what)$/i.test(next)
    : !/^(?:and|of|or)$/i.test(next);
}

/** "French and love cooking" → "French and loves cooking": what goes on after an "and". */
function coordinated(words: readonly string[]): string[] {
  return words.map((word, index) => {
    const before = words[index - 1] ?? "";
    const joint = /^(?:and|also|but)$/i.test(before) || before.endsWith(",");
    return joint && isDeedWord(word, words[index + 1] ?? "") ? third(word) : word;
  });
}

/** "My goal is to teach", "my strengths are": heads that need no "my". */
function ownWords(text: string): string {
  return text
    .replace(
      /,? (?:and|but) my (?=(?:[a-z-]+ )?(?:strengths?|weakness|skills?|goals?|aim|passion|focus|background) (?:is|are)\b)/gi,
      `${APART}My `,
    )
    .replace(/^my name is (?=\p{Lu})/iu, "")
    .replace(/^my (?:goal|aim|ambition|dream) is to /i, "Aims to ")
    .replace(
      /^(?:and )?my (?:main |key )?(strengths|skills|languages|hobbies|interests|specialties|specialities) (?:are|include) /i,
      (_, what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}: `,
    )
    .replace(/^(?:and )?my work is (?:about|on) /i, "Work on ")
    .replace(/([,;]|\band) my work is (?:about|on) /gi, (_, joint: string) =>
      joint === "and" ? "and work on " : `${APART}Work on `,
    )
    .replace(
      /\bmy (research|background|experience|focus|expertise|training) is (?:about|on|in) /gi,
      (_, what: string) => `${what} ${/^(?:research|focus)$/i.test(what) ? "on" : "in"} `,
    );
}

/** "my" where the sentence stands without it; of relatives it is said on purpose. */
function withoutMy(text: string): string {
  return text
    .replace(/\b(?:have|with) my own (?=\w)/gi, "with own ")
    .replace(/\b(?:an? )?my own\b/gi, "own")
    .replace(
      /\b(finished|completed|completing|doing|did|finishing|started|passed) my (?=((?:[\w-]+ )?[\w-]+))/gi,
      (_, verb: string, noun: string) => `${verb} ${articleIfAny(noun)}`,
    )
    .replace(/\b(loves?|likes?|enjoys?) my (?=(?:job|trade|craft)\b)/gi, "$1 the ")
    .replace(
      /\b(got|done|gained|earned|working on|studying for|owns?|uses?|brings?) my (?=[\d\p{L}])/giu,
      "$1 ",
    )
    .replace(
      /\bmy (?=(?:final|first|second|third|last|free|spare|current|previous|early|own|whole|entire) )/gi,
      "",
    )
    .replace(
      /(?<!\ball )\bmy (?=(?:skills|knowledge|experience|studies|languages|qualifications|abilities|strengths|placements|career|work|energy|time|training|life|education|profession|field|degree|expertise)\b)/gi,
      "",
    )
    .replace(/^my /i, "");
}

function articleIfAny(noun: string): string {
  const words = noun.split(" ");
  const head = /^(?:at|in|with|on|from)$/i.test(words[1] ?? "") ? words[0] : words.at(-1);
  if (/s$|^(?:training|training|education)$/i.test(head ?? "")) return "";
  return `${articleFor(noun)} `;
}
