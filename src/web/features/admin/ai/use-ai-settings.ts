import { useCallback, useEffect, useState } from "react";
import type { AiSettings } from "../../../../contract/ai-settings.ts";
import { changeAiSettings, readAiSettings } from "../../../api/ai-endpoints.ts";
import type { Failure } from "../../../api/call-api.ts";
import { checkSession } from "../../../session.ts";
import { showToast } from "../../../ui/toast.tsx";

type Choice = Pick<AiSettings, "inUse" | "ownAllowed" | "privateAllowed">;

/** The settings as the server has them, and a way to change them. */
export function useAiSettings() {
  const [settings, setSettings] = useState<AiSettings | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const read = useCallback(async () => {
    const outcome = await readAiSettings();
    if (outcome.ok) setSettings(outcome.value);
    setFailure(outcome.ok ? null : outcome.failure);
    if (!outcome.ok && outcome.failure.status === 403) await checkSession();
  }, []);
  useEffect(() => void read(), [read]);

  const choose = async (change: Partial<Choice>, done: string) => {
    if (!settings) return;
    const { inUse, ownAllowed, privateAllowed } = settings;
    const outcome = await changeAiSettings({ inUse, ownAllowed, privateAllowed, ...change });
    if (outcome.ok) setSettings(outcome.value);
    else if (outcome.failure.code === "proof_needed") return;
    showToast(outcome.ok ? done : outcome.failure.message);
  };

  return { settings, failure, read, choose };
}
