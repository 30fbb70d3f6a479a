import { baseOf, gerund } from "../../../domain/language/inflect.ts";
import { DETERMINERS, PARTICLES, POSSESSIVES, PREPOSITIONS } from "../lexicon/word-classes.ts";
import { isDetermined, isNumber, isPlural } from "../read/find-verb.ts";
import type { Statement } from "../read/statement.ts";
import { type Word, wordOf } from "../read/word.ts";
import { isDetail } from "./details.ts";
import { itemsOf, nounPhrase } from "./noun-phrase.ts";

/** Verbs in -ing that take a bare thing and never stand before one as its kind: "answering phone", but "walking aid". */
const TAKES_BARE_THING = new Set(
  `answer take make book order check serve prepare clean handle keep cook sell drive load unload operate write do give use manage lead run support teach
  provide monitor maintain deliver develop design create update organise organize process collect install repair fix fit greet help assist carry bring
  input record report review scan set put rotate receive count raise quote price arrange coordinate supervise`.split(
    /\s+/,
  ),
);

/** Statements in -ing as deeds where all of a list are; a list that mixes deeds and things stays as the person wrote it. */
export function withSureGerunds(given: readonly Statement[]): Statement[] {
  const statements = withPlainAsWritten(withSureDuties(given));
  const listed = statements.filter(isListed);
  if (listed.length === 0) return [...statements];
  const [first] = statements;
  const opens = first !== undefined && isListed(first);
  const isMixed =
    (listed.length > 1 && listed.some(({ rest }) => hasThings(rest))) ||
    statements.some((statement) => isThing(statement));
  const isSure =
    opens &&
    !isMixed &&
    listed.every((one) => isDeed(one, listed.length > 1)) &&
    listed.some(({ rest }) => rest.length > 0);
  return statements.map((statement): Statement => {
    if (!isListed(statement)) return statement;
    if (!isSure) return { ...statement, kind: "gerund", agent: "none" };
    // "cleaning of 3 floors" is to clean them.
    return statement.rest[0]?.lower === "of" ? { ...statement, rest: statement.rest.slice(1) } : statement;
  });
}

const LONGEST_ITEM = 4;

function hasShortItems(rest: readonly Word[]): boolean {
  return itemsOf(rest)
    .slice(1)
    .every(({ length }) => length <= LONGEST_ITEM);
}

/** Told in -ing by nobody in particular. */
function isListed({ kind, form, agent, part, namesAgent, isDuty, isNamed, goesOn }: Statement): boolean {
  const isOwn = agent === "person" && part === "did" && !goesOn;
  return kind === "action" && form === "gerund" && isOwn && !namesAgent && !isDuty && !isNamed;
}

/** "daily checks, picking by scanner, replenish pick faces": beside things a plain verb stays as it was written. */
function withPlainAsWritten(statements: readonly Statement[]): Statement[] {
  const isUnsure =
    statements.some(isThing) ||
    statements.some(({ rest, form, kind }) => kind === "action" && form === "base" && hasPlainVerbs(rest));
  if (!isUnsure || statements.some(({ namesAgent }) => namesAgent)) return [...statements];
  return statements.map(
    (one): Statement =>
      one.kind === "action" && one.form === "base" && one.part === "did" && !one.namesAgent && !one.isDuty
        ? { ...one, kind: "gerund" }
        : one,
  );
}

/** "answer the phone, transfer calls": what follows a comma may be a deed as well as a thing. */
function hasPlainVerbs(rest: readonly Word[]): boolean {
  return itemsOf(rest)
    .slice(1)
    .some(([first, second]) => first && second && baseOf(first.lower, "base") !== null && isPlural(second));
}

/** "responsible for ordering stock, the rota and training": deeds and things of one duty go with one verb. */
function withSureDuties(statements: readonly Statement[]): Statement[] {
  const isOf = ({ isDuty, kind, part }: Statement) => isDuty && kind === "action" && part === "did";
  const first = statements.findIndex(isOf);
  const hasThing = statements.some((one) => isOf(one) && one.isNamed && hasThings(one.rest));
  const isMixed =
    hasThing || statements.some((one) => isOf(one) && hasThings(one.rest) && hasShortItems(one.rest));
  if (!isMixed) return [...statements];
  return statements.map((one, at): Statement => {
    if (!isOf(one) || one.isNamed) return one;
    const rest = [wordOf(gerund(one.lemma)), ...one.rest];
    return at === first ? { ...one, lemma: "handle", rest } : { ...one, kind: "gerund" };
  });
}

function isThing({ kind, agent }: Statement): boolean {
  return kind === "phrase" && agent === "none";
}

/** "greeting guests, post, bookings": things after the first comma that no deed is told of. */
function hasThings(rest: readonly Word[]): boolean {
  return itemsOf(rest)
    .slice(1)
    .some((item) => !isDetail(item));
}

/** "calving in spring": what is done when is no deed on anything. */
function isTime(word: Word | undefined): boolean {
  return /^(?:spring|summer|autumn|winter|season|weekends?|nights?|mornings?|evenings?|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
    word?.lower ?? "",
  );
}

function isDeed({ lemma, rest }: Statement, hasOthers: boolean): boolean {
  const [first] = rest;
  if (!first) return hasOthers;
  // "pricing up and ordering materials": the second deed would stay as it is.
  if (rest.some(({ lower }, at) => lower === "and" && /ing$/.test(rest[at + 1]?.lower ?? ""))) return false;
  const { lower } = first;
  if (/^(?:in|at|on|during)$/.test(lower) && isTime(rest[1])) return false;
  return (
    DETERMINERS.has(lower) ||
    POSSESSIVES.has(lower) ||
    isNumber(first) ||
    PREPOSITIONS.has(lower) ||
    PARTICLES.has(lower) ||
    isPlural(first) ||
    /^(?:them|it|people|staff|him|her|back|and)$/.test(lower) ||
    /^\p{Lu}/u.test(first.text) ||
    TAKES_BARE_THING.has(lemma) ||
    nounPhrase(rest).some(isPlural)
  );
}

/** "milking robot", "tutoring app idea": a project's name, and nothing that was milked. */
export function asProjectName(statement: Statement): Statement | null {
  const { kind, form, lemma, rest, isDuty, part, joint } = statement;
  const [first] = rest;
  const head = nounPhrase(rest).at(-1);
  if (kind !== "action" || form !== "gerund" || isDuty || part !== "did" || joint !== "" || !first)
    return null;
  const isName =
    lemma !== "do" &&
    !isDetermined(first) &&
    !first.tags.has("Adjective") &&
    !isNumber(first) &&
    head !== undefined &&
    !isPlural(head) &&
    !/s$/.test(head.lower);
  return isName
    ? { ...statement, kind: "phrase", agent: "none", form: null, rest: [wordOf(gerund(lemma)), ...rest] }
    : null;
}

/** What somebody is still learning or looking for is not yet done. */
export function isUnderWay({ kind, form, lemma, rest, isDuty, part }: Statement): boolean {
  if (kind !== "action" || form !== "gerund" || isDuty || part !== "did") return false;
  return (
    lemma === "study" ||
    lemma === "retrain" ||
    (lemma === "look" && rest[0]?.lower === "for") ||
    (lemma === "work" && /^towards?$/.test(rest[0]?.lower ?? "")) ||
    (lemma === "train" && /^(?:as|to|for)$/.test(rest[0]?.lower ?? ""))
  );
}
