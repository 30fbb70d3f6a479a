import { useEffect, useState } from "react";
import { readSettings } from "./api/read-settings.ts";

let asked: ReturnType<typeof readSettings> | null = null;

/** What this server can do, asked once; a question that failed is asked again. */
export async function serverSettings(): ReturnType<typeof readSettings> {
  asked ??= readSettings();
  const outcome = await asked;
  if (!outcome.ok) asked = null;
  return outcome;
}

/** Whether this server sends mail; null while nobody can tell. */
export function useServerMail(): boolean | null {
  const [mail, setMail] = useState<boolean | null>(null);
  useEffect(() => {
    serverSettings().then((outcome) => {
      if (outcome.ok) setMail(outcome.value.mail);
    });
  }, []);
  return mail;
}
