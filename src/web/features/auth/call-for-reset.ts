import type { Outcome } from "../../api/call-api.ts";
import { forgotPassword } from "../../api/forgot-password.ts";
import { serverSettings } from "../../server-settings.ts";

/** Asks for a reset where this server sends mail; where it does not, there is nobody to ask. */
export async function callForReset(email: string): Promise<Outcome<{ byMail: boolean }>> {
  const settings = await serverSettings();
  if (!settings.ok) return settings;
  if (!settings.value.mail) return { ok: true, value: { byMail: false } };
  const asked = await forgotPassword({ email });
  return asked.ok ? { ok: true, value: { byMail: true } } : asked;
}
