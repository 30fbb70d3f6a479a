/** What can become of an application, in the order in which it usually does. */
export const APPLICATION_STATUSES = [
  "saved",
  "applied",
  "interview",
  "offer",
  "rejected",
  "no-answer",
  "withdrawn",
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** For people: on the board, in lists and in tables. */
export const STATUS_NAMES: Record<ApplicationStatus, string> = {
  saved: "Saved",
  applied: "Applied",
  interview: "Interview",
  offer: "Offer",
  rejected: "Rejected",
  "no-answer": "No answer",
  withdrawn: "Withdrawn",
};

export function isApplicationStatus(value: unknown): value is ApplicationStatus {
  return APPLICATION_STATUSES.some((status) => status === value);
}

/** The status that a name means, in any case and with a hyphen or a space. */
export function statusNamed(name: string): ApplicationStatus | null {
  const wanted = name.trim().toLowerCase().replaceAll("_", " ").replaceAll("-", " ");
  return APPLICATION_STATUSES.find((status) => status.replaceAll("-", " ") === wanted) ?? null;
}
