import { KEEPING } from "../../../domain/limits.ts";
import type { Database } from "../../db/database.ts";
import type { ArrivingEntry } from "../arriving-resumes.ts";
import { chainAbove } from "./chain.ts";

interface Arriving {
  /** Everything of an archive that counts. */
  entries: readonly ArrivingEntry[];
  /** What of it the account does not have. */
  missing: readonly ArrivingEntry[];
  /** The id of the same resume where the account has it. */
  storedId(entry: ArrivingEntry): string | undefined;
}

/**
 * What arrives, each variant with its source: the one that arrives with it, or the same resume where the account has it. A variant comes in by itself
 * where its source does not come, lies among the deleted ones while the variant does not, or would make a chain too long or a ring.
 */
export async function withSources(
  database: Pick<Database, "query">,
  ownerId: string,
  { entries, missing, storedId }: Arriving,
): Promise<ArrivingEntry[]> {
  const byName = new Map(entries.map((entry) => [entry.resume.id, entry]));
  const arriving = new Set(missing);

  function sourceEntry({ resume }: ArrivingEntry): ArrivingEntry | null {
    const source = resume.variantOf ? byName.get(resume.variantOf.source) : undefined;
    const isLost = source?.resume.deletedAt !== null && resume.deletedAt === null;
    return source && !isLost ? source : null;
  }

  const idOf = (entry: ArrivingEntry) => (arriving.has(entry) ? entry.id : storedId(entry));

  /** How many resumes a chain has down to this one; more than allowed where it never ends. */
  async function depthOf(entry: ArrivingEntry, sofar = 1): Promise<number> {
    if (sofar > KEEPING.chain) return sofar;
    if (!arriving.has(entry)) {
      const above = await chainAbove(database, { owner_id: ownerId, source_id: storedId(entry) ?? null });
      return sofar - 1 + above.length;
    }
    const source = sourceEntry(entry);
    return source ? depthOf(source, sofar + 1) : sofar;
  }

  const linked: ArrivingEntry[] = [];
  for (const entry of missing) {
    const source = sourceEntry(entry);
    const isTooDeep = source !== null && (await depthOf(entry)) > KEEPING.chain;
    linked.push({ ...entry, sourceId: source && !isTooDeep ? (idOf(source) ?? null) : null });
  }
  return linked;
}
