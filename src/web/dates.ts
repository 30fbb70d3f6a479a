/** Dates as people read them here. What cannot be read as a date (an old or broken record) is null. */
function shown(iso: string, options: Intl.DateTimeFormatOptions): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : new Intl.DateTimeFormat("en-GB", options).format(date);
}

export const monthAndYear = (iso: string) => shown(iso, { month: "long", year: "numeric" });

/** A day of the calendar, the same wherever it is read. */
export const calendarDay = (iso: string) =>
  shown(iso, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** The same for where there is little room. */
export const shortCalendarDay = (iso: string) =>
  shown(iso, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

export const dayAndTime = (iso: string) =>
  shown(iso, { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });

/** For where there is little room. */
export const shortDayAndTime = (iso: string) =>
  shown(iso, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
