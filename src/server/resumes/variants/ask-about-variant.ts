import { AppError } from "../../../domain/errors.ts";
import { GateThreadError, openGateThread } from "../gate-thread.ts";
import { type Family, type VariantOutcome, type VariantTask, workOutVariant } from "./variant-job.ts";

/** Longer ones take more than some twenty milliseconds of the thread that answers everybody. */
const LONG_CHARACTERS = 48 * 1024;

/** Starts with the first long one. */
const thread = openGateThread({ deadlineMs: 20_000, heapMegabytes: 256 });

/** Works out what becomes of a variant: here, or beside the other requests where the two are long. */
export async function askAboutVariant(family: Family, task: VariantTask): Promise<VariantOutcome> {
  const outcome = isLong(family, task) ? await askThread(family, task) : workOutVariant(family, task);
  if (outcome.kind === "damaged") throw new AppError("resume_damaged");
  return outcome;
}

function isLong({ source, content, differences }: Family, task: VariantTask): boolean {
  const given = task.kind === "save" ? task.given.text.length : 0;
  return source.text.length + content.text.length + differences.length + given > LONG_CHARACTERS;
}

async function askThread(family: Family, task: VariantTask): Promise<VariantOutcome> {
  try {
    const answer = await thread.ask({ kind: "variant", family, task });
    if (answer.kind === "variant") return answer.outcome;
    throw new Error(`the gate's worker answered with ${answer.kind}`);
  } catch (error) {
    if (error instanceof GateThreadError) throw new AppError("unavailable", { cause: error });
    throw error;
  }
}
