import type { Transaction } from "kysely";
import type { z } from "zod";
import type { deleteResumeQuery } from "../../../contract/resumes.ts";
import type { Schema } from "../../db/schema.ts";
import type { ResumeKey } from "../stored-resume.ts";
import { bringUpToDate, detach, variantsOf } from "./variant-rows.ts";

/** What becomes of the variants of a resume that is deleted. */
export type VariantsChoice = z.output<typeof deleteResumeQuery>["variants"];

/** The variants that a choice is missing for; then nothing was changed. */
export interface DeleteOutcome {
  variants: { id: string; title: string }[];
}

/** Detaches the variants of a resume that is about to be deleted, or deletes them and theirs before it. */
export async function settleVariants(
  query: Transaction<Schema>,
  key: ResumeKey,
  choice: VariantsChoice | undefined,
  remove: (variant: ResumeKey) => Promise<unknown>,
): Promise<DeleteOutcome> {
  const present = (await variantsOf(query, key)).filter(({ isDeleted }) => !isDeleted);
  if (choice === undefined) return { variants: present.map(({ id, title }) => ({ id, title })) };
  for (const { id } of present) {
    const variant = { id, ownerId: key.ownerId };
    if (choice === "detach") await detach(query, variant);
    else {
      await settleVariants(query, variant, choice, remove);
      await bringUpToDate(query, variant);
      await remove(variant);
    }
  }
  return { variants: [] };
}
