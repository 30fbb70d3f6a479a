import { useEffect, useState } from "react";
import { readSettings, type ServerSettings } from "./api/read-settings.ts";

let asked: ReturnType<typeof readSettings> | null = null;

/** What this server can do, asked once; a question that failed is asked again. */
export async function serverSettings(): ReturnType<typeof readSettings> {
  asked ??= readSettings();
  const outcome = await asked;
  if (!outcome.ok) asked = null;
  return outcome;
}

/** Null while nobody can tell. */
export function useServerSettings(): ServerSettings | null {
  const [settings, setSettings] = useState<ServerSettings | null>(null);
  useEffect(() => {
    serverSettings().then((outcome) => {
      if (outcome.ok) setSettings(outcome.value);
    });
  }, []);
  return settings;
}

/** Whether this server sends mail; null while nobody can tell. */
export const useServerMail = (): boolean | null => useServerSettings()?.mail ?? null;

/** What a provider is called on this site; its name where nobody can tell. */
export function labelOf(settings: ServerSettings | null, provider: string): string {
  return settings?.providers.find(({ name }) => name === provider)?.label ?? "The provider";
}
