import type { ApplicationSummaryAnswer } from "../../../contract/applications.ts";

type Named = Pick<ApplicationSummaryAnswer, "employer" | "role">;

/** What a card is headed by. */
export function headOf({ employer, role }: Named): string {
  return role || employer;
}

/** "Nurse at St. Olav": one that nothing else is called. */
export function nameOf({ employer, role }: Named): string {
  return employer && role ? `${role} at ${employer}` : role || employer;
}

/** Today where the person is. */
export function localDay(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
