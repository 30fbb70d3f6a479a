import type { Failure } from "../../api/call-api.ts";

/** What a person reads where something was not done; where no answer came, that is said and not "something". */
export function reachMessage(failure: Failure, notDone: "Not saved" | "Not opened" | "Not deleted"): string {
  if (failure.status !== null) return failure.message;
  const rest = notDone === "Not saved" ? "What you typed stays here; press again" : "Try again";
  return `${notDone}: you are offline, or the server cannot be reached. ${rest} once you are online.`;
}
