import { type Day, dayOf, type History, isAnswered, isInvited, latestChange, sentOn } from "./history.ts";

/** An application that was sent so few days ago says nothing yet: most answers take longer. */
const ANSWER_DAYS = 14;

export interface Counted {
  history: History;
  resume: { id: string | null; title: string } | null;
  /** Of the file that was sent; null where none was frozen. */
  template: string | null;
}

export interface ReplyRate {
  name: string;
  /** Sent long enough ago, or answered. */
  sent: number;
  answered: number;
  /** Of those: to an interview, or with an offer. */
  invited: number;
  /** Sent lately and not answered: not counted yet. */
  waiting: number;
  /** Between how many in a hundred the true rate of answers lies, 19 times of 20. */
  low: number;
  high: number;
}

export interface ReplyRates {
  all: ReplyRate;
  byResume: ReplyRate[];
  byTemplate: ReplyRate[];
}

export function replyRates(applications: readonly Counted[], today: Date): ReplyRates {
  const lately = dayOf(new Date(today.getTime() - ANSWER_DAYS * 86_400_000));
  const sent = applications.filter(({ history }) => sentOn(history) !== null);
  return {
    all: rateOf("All", sent, lately),
    byResume: grouped(sent, lately, ({ resume }) =>
      resume ? [resume.id ?? resume.title, resume.title] : null,
    ),
    byTemplate: grouped(sent, lately, ({ template }) => (template ? [template, template] : null)),
  };
}

function grouped(
  sent: readonly Counted[],
  lately: Day,
  keyOf: (one: Counted) => [key: string, name: string] | null,
): ReplyRate[] {
  const groups = new Map<string, { name: string; members: Counted[] }>();
  for (const one of sent) {
    const [key, name] = keyOf(one) ?? [];
    if (key === undefined || name === undefined) continue;
    const group = groups.get(key) ?? { name, members: [] };
    group.members.push(one);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ name, members }) => rateOf(name, members, lately))
    .toSorted((one, other) => other.sent - one.sent || one.name.localeCompare(other.name, "en"));
}

function rateOf(name: string, members: readonly Counted[], lately: Day): ReplyRate {
  const answered = members.filter(({ history }) => isAnswered(history));
  const silent = members.filter(({ history }) => !isAnswered(history));
  // Whoever withdrew gave nobody the time to answer.
  const open = silent.filter(({ history }) => latestChange(history).status !== "withdrawn");
  const waiting = open.filter(
    ({ history }) => latestChange(history).status === "applied" && (sentOn(history) ?? "") > lately,
  );
  const sent = answered.length + open.length - waiting.length;
  const invited = answered.filter(({ history }) => isInvited(history)).length;
  return {
    ...{ name, sent, answered: answered.length, invited, waiting: waiting.length },
    ...wilson(answered.length, sent),
  };
}

/** Of a normal distribution: 19 times of 20. */
const Z = 1.96;

/** The interval by Wilson, which holds for few and for none. */
export function wilson(hits: number, of: number): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 100 };
  const share = hits / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const middle = share + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value / scale)) * 100);
  return { low: percent(middle - spread), high: percent(middle + spread) };
}

/** What a rate says, and how little where it counts few. */
export function rateInWords({ sent, answered, waiting, low, high }: ReplyRate): string {
  const later = waiting === 0 ? "" : ` ${waiting} sent in the last ${ANSWER_DAYS} days not counted yet.`;
  if (sent === 0) return `Nothing to count yet.${later}`;
  return `${answered} of ${sent} answered: anything from ${low} to ${high} in 100 would fit.${later}`;
}
