export type AssistDialogs = typeof import("./dialogs.ts");

let fetched: AssistDialogs | null = null;

/** Null where they cannot be fetched, as without a network: the next press tries again, and the form stays. */
export async function fetchDialogs(): Promise<AssistDialogs | null> {
  fetched ??= await import("./dialogs.ts").catch(() => null);
  return fetched;
}
