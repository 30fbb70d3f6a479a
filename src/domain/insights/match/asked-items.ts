import { isKnockOut, type Requirement, type RequirementLevel, type RequirementStatus } from "./job-match.ts";

/** One thing that an ad asks for: a requirement, or several of which any one is enough. */
export interface AskedItem {
  /** In the ad's order. */
  readonly options: readonly [Requirement, ...Requirement[]];
  /** The one that the resume shows most of; the item has its status. */
  readonly best: Requirement;
  readonly level: RequirementLevel;
  readonly isKnockOut: boolean;
}

const STRENGTH: Record<RequirementStatus, number> = { proven: 2, adjacent: 1, missing: 0 };

/** What an ad asks for, each thing once: "AWS, GCP or Azure" is one. In the order of the first of each. */
export function askedItems(requirements: readonly Requirement[]): AskedItem[] {
  const groups = Map.groupBy(requirements, (one) => one.anyOf ?? one);
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [itemOf([first, ...others])] : []));
}

function itemOf(options: AskedItem["options"]): AskedItem {
  return {
    options,
    best: options.reduce((best, one) => (STRENGTH[one.status] > STRENGTH[best.status] ? one : best)),
    level: options.some(({ level }) => level === "must") ? "must" : "nice",
    // Who can answer with something else is not turned away for want of a licence.
    isKnockOut: options.every(isKnockOut),
  };
}

/** How many things are asked for, and how many of them are shown or near. */
export function countItems(items: readonly AskedItem[]): Record<"total" | "proven" | "near", number> {
  const having = (status: RequirementStatus) => items.filter(({ best }) => best.status === status).length;
  return { total: items.length, proven: having("proven"), near: having("adjacent") };
}

/** "AWS, GCP or Azure". */
export function nameOfItem({ options }: AskedItem): string {
  const names = options.map(({ skill }) => skill);
  return names.length === 1 ? names.join() : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
