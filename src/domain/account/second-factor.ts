/** Bounds and forms of what a person signs in with beside the password, the same in the browser and on the server. */
export const FACTORS = { passkeys: 10, passkeyName: 60, recoveryCodes: 10 } as const;

/** As authenticator apps show it, with or without the gap in the middle. */
export function normalCode(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

export function codeProblem(typed: string): string | null {
  if (normalCode(typed) === "") return "Code is required";
  return /^\d{6}$/.test(normalCode(typed)) ? null : "The code has six digits";
}

/** However it was copied from paper: no gaps, no capitals, and no letter that looks like a digit. */
export function normalRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
}

export function recoveryCodeProblem(typed: string): string | null {
  if (typed.trim() === "") return "Recovery code is required";
  return normalRecoveryCode(typed).length === 10 ? null : "A recovery code has ten letters and digits";
}

export function passkeyNameProblem(typed: string): string | null {
  const { length } = typed.trim();
  if (length === 0) return "Name is required";
  return length > FACTORS.passkeyName ? `Name must be at most ${FACTORS.passkeyName} characters long` : null;
}
