import { shortCalendarDay } from "../../dates.ts";

export function Day({ of }: { of: string }) {
  return <span className="whitespace-nowrap">{shortCalendarDay(of) ?? "Not known"}</span>;
}
