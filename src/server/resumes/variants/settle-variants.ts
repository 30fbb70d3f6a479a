import type { Transaction } from "kysely";
import type { z } from "zod";
import type { deleteResumeQuery } from "../../../contract/resumes.ts";
import { KEEPING } from "../../../domain/limits.ts";
import type { Schema } from "../../db/schema.ts";
import type { ResumeKey } from "../stored-resume.ts";
import { detach, type VariantHead, variantsOf } from "./variant-rows.ts";

/** What becomes of the variants of a resume that is deleted. */
export type VariantsChoice = z.output<typeof deleteResumeQuery>["variants"];

/** The variants that a choice is missing for; then nothing was changed. */
export interface DeleteOutcome {
  variants: { id: string; title: string }[];
}

export interface Removal {
  /** Runs a piece as a transaction of its own. */
  change<Result>(work: (query: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /** Removes one whose variants are settled; nothing where it is gone already. */
  remove(query: Transaction<Schema>, key: ResumeKey): Promise<void>;
  /** Whether variants among the deleted ones lose their source as well. */
  isForever: boolean;
}

/** Variants may be made while others are settled; who makes them all the time is asked again. */
const ROUNDS = 5;

/**
 * Detaches the variants of a resume or removes them and theirs, then removes the resume itself. Each is a short transaction of its own,
 * the resume comes last: where it is broken off, every variant that is left has its source, and the request can be repeated.
 */
export async function removeWithVariants(
  removal: Removal,
  key: ResumeKey,
  choice: VariantsChoice | undefined,
  depth = 1,
): Promise<DeleteOutcome> {
  for (let round = 1; ; round += 1) {
    const left = await removal.change(async (query) => {
      const variants = await variantsOf(query, key);
      const unsettled = removal.isForever ? variants : variants.filter(({ isDeleted }) => !isDeleted);
      if (unsettled.length === 0) await removal.remove(query, key);
      return unsettled;
    });
    const present = left.filter(({ isDeleted }) => !isDeleted);
    const isRefused = choice === undefined ? present.length > 0 : round > ROUNDS;
    if (left.length === 0 || isRefused) return { variants: present.map(({ id, title }) => ({ id, title })) };
    for (const variant of left) await settle(removal, { ...variant, ownerId: key.ownerId }, choice, depth);
  }
}

async function settle(
  removal: Removal,
  { isDeleted, id, ownerId }: VariantHead & ResumeKey,
  choice: VariantsChoice | undefined,
  depth: number,
): Promise<void> {
  const key = { id, ownerId };
  // Somebody may have written a ring into the database: it is cut where no chain is as long.
  const isRemoved = choice === "delete" && !isDeleted && depth < KEEPING.chain;
  if (isRemoved) await removeWithVariants(removal, key, choice, depth + 1);
  // One among the deleted ones may still be restored: it needs what it would have inherited.
  else await removal.change((query) => detach(query, key));
}
