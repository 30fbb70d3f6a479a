import { useSyncExternalStore } from "react";
import type { Outcome } from "./api/call-api.ts";
import { createStore } from "./store.ts";

type Settle = (given: boolean) => void;

/** Whoever waits for the person to show who they are: one question answers them all. */
const waiting = createStore<readonly Settle[]>([]);

/**
 * A change that matters. Where the server first wants to know who is at the page, the person is asked, and the change is sent once
 * more. Whoever does not want to be asked gets the refusal.
 */
export async function withProof<Value>(call: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const outcome = await call();
  if (outcome.ok || outcome.failure.code !== "proof_needed") return outcome;
  const given = await new Promise<boolean>((settle) => waiting.become([...waiting.read(), settle]));
  return given ? call() : outcome;
}

/** Ends the question: the proof was given, or it was not. */
export function answerProof(given: boolean): void {
  const settled = waiting.read();
  waiting.become([]);
  for (const settle of settled) settle(given);
}

export function useProofWanted(): boolean {
  return useSyncExternalStore(
    waiting.subscribe,
    () => waiting.read().length > 0,
    () => false,
  );
}
