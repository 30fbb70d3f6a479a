import { AppError } from "../../../domain/errors.ts";
import { sameValue } from "../../../domain/json/json-value.ts";
import { type GateThread, GateThreadError, openGateThread } from "../gate-thread.ts";
import { fairShares } from "./fair-shares.ts";
import { type Family, type VariantOutcome, type VariantTask, workOutVariant } from "./variant-job.ts";
import { yieldToRequests } from "./yield-to-requests.ts";

/** Of a whole chain: longer ones take more than some ten milliseconds of the thread that answers everybody. */
const LONG_CHARACTERS = 24 * 1024;

/** Of a whole chain: the longest take seconds, which nobody with an ordinary one should wait for. */
const LONGEST_CHARACTERS = 200 * 1024;

/** One question at a time: the deadline is for the work, not for the wait, and nobody waits for all that another person has asked. */
const openLane = () => ({
  // Starts with the first question.
  thread: openGateThread({ deadlineMs: 20_000, heapMegabytes: 256 }),
  queued: fairShares(),
});
const [forLong, forLongest] = [openLane(), openLane()];

interface Pending {
  readonly family: Family;
  readonly task: VariantTask;
  readonly outcome: Promise<VariantOutcome>;
}

/** By owner. */
const pending = new Map<string, Set<Pending>>();

/** The same question, asked again before it was answered, has one answer: a page that is loaded again and again is worked out once. */
async function askOnce(ownerId: string, family: Family, task: VariantTask): Promise<VariantOutcome> {
  const own = pending.get(ownerId) ?? new Set();
  for (const each of own)
    if (sameValue(each.task, task) && sameValue(each.family, family)) return each.outcome;
  const { thread, queued } = lengthOf(family, task) > LONGEST_CHARACTERS ? forLongest : forLong;
  const mine = { family, task, outcome: queued(ownerId, () => askThread(thread, family, task)) };
  pending.set(ownerId, own.add(mine));
  try {
    return await mine.outcome;
  } finally {
    own.delete(mine);
    if (own.size === 0) pending.delete(ownerId);
  }
}

/** Works out what becomes of a variant: here, or beside the other requests where its chain is long. */
export async function askAboutVariant(
  ownerId: string,
  { sources, content, differences }: Family,
  task: VariantTask,
): Promise<VariantOutcome> {
  const family = { sources, content, differences };
  const isLong = lengthOf(family, task) > LONG_CHARACTERS;
  const outcome = isLong ? await askOnce(ownerId, family, task) : await workOutHere(family, task);
  if (outcome.kind === "damaged") throw new AppError("resume_damaged");
  return outcome;
}

function lengthOf({ sources, ...variant }: Family, task: VariantTask): number {
  const given = task.kind === "save" ? task.given.text.length : 0;
  const members = [...sources, variant];
  return members.reduce((sum, each) => sum + each.content.text.length + each.differences.length, given);
}

async function workOutHere(family: Family, task: VariantTask): Promise<VariantOutcome> {
  await yieldToRequests();
  return workOutVariant(family, task);
}

async function askThread(thread: GateThread, family: Family, task: VariantTask): Promise<VariantOutcome> {
  try {
    const answer = await thread.ask({ kind: "variant", family, task });
    if (answer.kind === "variant") return answer.outcome;
    throw new Error(`the gate's worker answered with ${answer.kind}`);
  } catch (error) {
    if (error instanceof GateThreadError) throw new AppError("unavailable", { cause: error });
    throw error;
  }
}
