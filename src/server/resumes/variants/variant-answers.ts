import type { Kysely, Transaction } from "kysely";
import { AppError } from "../../../domain/errors.ts";
import { sameValue } from "../../../domain/json/json-value.ts";
import { WAIT_FOR_CONNECTION_MS } from "../../db/connection-loss.ts";
import type { Database } from "../../db/database.ts";
import { isConnectionLost } from "../../db/failure.ts";
import type { Schema } from "../../db/schema.ts";
import { withOwnerLock } from "../owner-lock.ts";
import { askAboutVariant } from "./ask-about-variant.ts";
import type { Family, VariantOutcome, VariantTask } from "./variant-job.ts";

/** A change needs six answers at most; the rest is for resumes that are saved meanwhile. */
const MOST_ANSWERS = 16;

interface Question {
  readonly ownerId: string;
  readonly family: Family;
  readonly task: VariantTask;
}

interface Answered extends Question {
  readonly outcome: VariantOutcome;
}

/** A change came to a question that was not worked out before it. */
class Unanswered extends Error {
  readonly question: Question;

  constructor(question: Question) {
    super("What a variant says is not worked out in a transaction.");
    this.question = question;
  }
}

const answersOf = new WeakMap<Kysely<Schema>, readonly Answered[]>();

/** What becomes of a variant. In a transaction it is only looked up: on SQLite everybody would wait while it is worked out. */
export async function answerAbout(
  query: Kysely<Schema>,
  { ownerId, sources, content, differences }: Family & { ownerId: string },
  task: VariantTask,
): Promise<VariantOutcome> {
  const family = { sources, content, differences };
  if (!query.isTransaction) return askAboutVariant(ownerId, family, task);
  const known = answersOf.get(query);
  if (!known) throw new Error("a change that may ask about variants begins with withVariantAnswers");
  const found = known.find((each) => sameValue(each.family, family) && sameValue(each.task, task));
  if (!found) throw new Unanswered({ ownerId, family, task });
  return found.outcome;
}

/**
 * A change in its owner's turn that may ask what variants say. Where it comes to a question that is new, it is undone, the question is
 * worked out with no transaction open, and the change begins again. An answer holds for the very rows that it was asked about:
 * where one of them was saved meanwhile, the question is another one. The work is done several times, so it changes nothing but rows. It is also
 * done again where PostgreSQL went away in the middle; where it went away while the end was written, only the caller knows whether it may be.
 */
export async function withVariantAnswers<Result>(
  database: Database,
  ownerId: string,
  work: (query: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const answers: Answered[] = [];
  const deadline = performance.now() + WAIT_FOR_CONNECTION_MS;
  let isWritten = false;
  const workOnce = () =>
    withOwnerLock(database, ownerId, async (query) => {
      isWritten = false;
      answersOf.set(query, answers);
      const result = await work(query);
      isWritten = true;
      return result;
    });
  for (;;) {
    try {
      return await workOnce();
    } catch (error) {
      if (isConnectionLost(error) && !isWritten && performance.now() < deadline) continue;
      if (!(error instanceof Unanswered)) throw error;
      // Somebody saves the same resumes again and again.
      if (answers.length === MOST_ANSWERS) throw new AppError("resume_changed", { cause: error });
      const { question } = error;
      const outcome = await askAboutVariant(question.ownerId, question.family, question.task);
      answers.push({ ...question, outcome });
    }
  }
}
