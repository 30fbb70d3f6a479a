import { useCallback, useEffect, useState } from "react";
import type { FactorList } from "../../../../contract/factors.ts";
import type { Outcome } from "../../../api/call-api.ts";
import { listFactors } from "../../../api/factors.ts";
import { withProof } from "../../../proof.ts";
import { asUser } from "../../../session.ts";

export interface OwnFactors {
  list: FactorList | null;
  problem: string | null;
  /** After a change. */
  again: () => Promise<void>;
}

/** What the person signs in with beside the password, for both sections that show it. */
export function useFactors(onChanged: () => void): OwnFactors {
  const [list, setList] = useState<FactorList | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = useCallback(async () => {
    const outcome = await asUser(listFactors);
    if (outcome.ok) setList(outcome.value);
    setProblem(outcome.ok ? null : outcome.failure.message);
  }, []);
  useEffect(() => void read(), [read]);
  const again = () => {
    onChanged();
    return read();
  };
  return { list, problem, again };
}

/** A change of factors: by a signed-in person who has shown lately who they are. */
export const changeFactors = <Value>(call: () => Promise<Outcome<Value>>) => withProof(() => asUser(call));
