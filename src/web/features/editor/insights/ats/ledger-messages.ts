import type { LedgerEntry } from "../../../../../domain/insights/ledger/skill-ledger.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { monthAndYear } from "../../../../dates.ts";

/** "3 years 2 months"; null where no dates say it. */
export function lengthOf({ months }: Pick<LedgerEntry, "months">): string | null {
  if (months === null) return null;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? counted(years, "year") : "", rest > 0 ? counted(rest, "month") : ""]
    .filter((part) => part !== "")
    .join(" ");
}

/** "in use now", "last used in March 2021". */
export function lastUseOf({ lastUse, isCurrent }: Pick<LedgerEntry, "lastUse" | "isCurrent">): string | null {
  if (isCurrent) return "in use now";
  if (lastUse === null) return null;
  const month = String((lastUse % 12) + 1).padStart(2, "0");
  return `last used in ${monthAndYear(`${Math.floor(lastUse / 12)}-${month}-15`)}`;
}
