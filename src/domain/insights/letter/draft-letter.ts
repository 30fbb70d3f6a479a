import type { Resume } from "../../resume/resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import type { Requirement, RequirementKind } from "../match/job-match.ts";
import { matchJob } from "../match/match-job.ts";
import { type ActionLine, type ActionPlace, actionLines, bestActions } from "./action-lines.ts";
import { readAdNames } from "./ad-names.ts";
import { isPlainName } from "./applied-for.ts";
import { type AskedCertificate, askedCertificates } from "./asked-certificates.ts";
import { certificateSentence } from "./certificate-sentence.ts";
import type { LetterDraft, LetterLength, LetterWish } from "./letter-draft.ts";
import { FRAME, GREETING, LEAVE } from "./letter-frame.ts";
import { checkLetter } from "./letter-guard.ts";
import { letterHead } from "./letter-head.ts";
import { ownSummarySentences, presentRole, presentRoleSince, tellInOrder } from "./letter-sentences.ts";

const MOST_ROUNDS = 8;
/** Two or three proofs are read; a long letter has a second paragraph of them. */
const PROOFS: Readonly<Record<LetterLength, number>> = { short: 2, medium: 3, long: 5 };
const PROOFS_IN_PARAGRAPH = 3;
const MOST_CERTIFICATES: Readonly<Record<LetterLength, number>> = { short: 1, medium: 2, long: 2 };
const MOST_ABOUT = 2;

interface Plan {
  readonly role: string | null;
  readonly company: string | null;
  /** Where they are at present, where a sentence says so. */
  readonly present: ActionPlace | null;
  /** Since when they are there: the ad asks for years. */
  readonly isSince: boolean;
  readonly actions: readonly ActionLine[];
  readonly certificates: readonly AskedCertificate[];
  /** What the person says of themselves in the summary. */
  readonly about: readonly string[];
  readonly today: string | undefined;
}

/** What a line of work can answer: that somebody studied in a town is no answer to where they live. */
const WORK: ReadonlySet<RequirementKind> = new Set(["skill", "tool", "duty", "years", "licence"]);

/** A letter that says what the resume says, in the order of what the ad asks for. What the guard objects to is left out. */
export function draftLetter(whole: Resume, wish: LetterWish): LetterDraft {
  const { length = "medium" } = wish;
  const resume = visibleResume(whole);
  const lines = actionLines(resume);
  const proven = provenIn(resume, wish);
  const wanted = proven.flatMap(({ pointer, kind }) =>
    pointer === null || !WORK.has(kind) ? [] : [pointer],
  );
  const isSince = proven.some(({ kind }) => kind === "years");
  const certificates = askedCertificates(resume, proven);
  let plan: Plan = {
    ...namesIn(wish),
    present: length === "short" && !isSince ? null : presentPlace(resume, lines),
    isSince,
    actions: bestActions(lines, wanted, PROOFS[length]),
    certificates: certificates
      .filter(({ isFirst }) => isFirst || length !== "short")
      .slice(0, MOST_CERTIFICATES[length]),
    about: length === "long" ? ownSummarySentences(resume).slice(0, MOST_ABOUT) : [],
    today: wish.today,
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const claims = checkLetter(resume, paragraphsOf(resume, plan).join("\n\n"));
    if (claims.length === 0) break;
    plan = round < MOST_ROUNDS - 2 ? without(plan, claims) : { ...NOTHING };
  }
  const paragraphs = paragraphsOf(resume, plan);
  const { role, company, actions } = plan;
  return {
    text: paragraphs.join("\n\n"),
    paragraphs,
    role,
    company,
    sources: actions.map(({ pointer }) => pointer),
  };
}

const NOTHING: Plan = {
  role: null,
  company: null,
  present: null,
  isSince: false,
  actions: [],
  certificates: [],
  about: [],
  today: undefined,
};

/** The names that the person gave, else the ad's own. A clause in their place would come into the letter as a claim. */
function namesIn({ job, role, company }: LetterWish): Pick<Plan, "role" | "company"> {
  const read = readAdNames(job);
  const given = (name: string | undefined, known: string | null): string | null => {
    const own = name?.trim() ?? "";
    return own === "" ? known : isPlainName(own) ? own : null;
  };
  return { role: given(role, read.role), company: given(company, read.company) };
}

/** What the ad asks for and the resume shows, what it must have first and in its own order. */
function provenIn(resume: Resume, { job, requirements }: LetterWish): readonly Requirement[] {
  return (requirements ?? matchJob(resume, job).requirements)
    .filter(({ status }) => status === "proven")
    .toSorted((one, other) => Number(one.level === "nice") - Number(other.level === "nice"));
}

function presentPlace({ experience }: Resume, lines: readonly ActionLine[]): ActionPlace | null {
  const first = experience.findIndex(({ title, company }) => `${title}${company}`.trim() !== "");
  const place = lines.find(({ pointer }) => pointer.startsWith(`/experience/${first}/`))?.place;
  return place && presentRole(place) !== "" ? place : null;
}

/** The plan without what the guard objects to. */
function without(plan: Plan, claims: readonly { text: string }[]): Plan {
  const { role, company, present, isSince, actions, certificates, about } = plan;
  const objected = (text: string): boolean =>
    claims.some((claim) => {
      const [one, other] = [text.toLowerCase(), claim.text.toLowerCase()];
      return one.includes(other) || other.includes(one);
    });
  const kept: Plan = {
    ...plan,
    role: role === null || objected(role) ? null : role,
    company: company === null || objected(company) ? null : company,
    present: present === null || objected(presentRole(present)) ? null : present,
    isSince: isSince && present !== null && !objected(presentRoleSince(present)),
    actions: actions.filter(
      ({ line, place }) => !objected(line) && !objected(`${place.title} ${place.company}`),
    ),
    certificates: certificates.filter(({ text }) => !objected(text)),
    about: about.filter((text) => !objected(text)),
  };
  const isSame =
    kept.certificates.length === certificates.length &&
    kept.about.length === about.length &&
    kept.role === role &&
    kept.company === company &&
    kept.present === present &&
    kept.isSince === isSince &&
    kept.actions.length === actions.length;
  return isSame
    ? { ...kept, present: null, certificates: [], about: [], actions: actions.slice(0, -1) }
    : kept;
}

/** The frame is worded so that the guard has nothing to object to, whatever the resume. */
function paragraphsOf(resume: Resume, plan: Plan): string[] {
  const { role, company, present, isSince, actions, certificates, about, today } = plan;
  const what = role === null ? "this role" : `the role of ${role}`;
  const where = company === null ? "" : ` at ${company}`;
  const sentences = tellInOrder(actions, present).map((sentence) => `${sentence}.`);
  // What answers the ad and what else there is are two paragraphs, where there is much.
  const [proofs, more] = [sentences.slice(0, PROOFS_IN_PARAGRAPH), sentences.slice(PROOFS_IN_PARAGRAPH)];
  const held = certificates.length > 0 && `${certificateSentence(certificates.map(({ text }) => text))}.`;
  // A licence without which nobody reads on is said first.
  const isHeldFirst = certificates.some(({ isFirst }) => isFirst);
  return [
    ...letterHead(resume, today, company),
    GREETING,
    [
      `I am applying for ${what}${where}.`,
      present && `${isSince ? presentRoleSince(present) : presentRole(present)}.`,
      actions.length > 0 && FRAME.brings,
    ]
      .filter(Boolean)
      .join(" "),
    [isHeldFirst && held, ...proofs].filter(Boolean).join(" "),
    [...more, ...about, !isHeldFirst && held].filter(Boolean).join(" "),
    `${FRAME.more} ${FRAME.thanks}`,
    `${LEAVE}\n${resume.name.trim()}`.trim(),
  ].filter((paragraph) => paragraph !== "");
}
