export type CheckName = "configuration" | "disk" | "database" | "mail" | "providers" | "ai" | "clock";

/** What was looked at and how it is; what is not well says what to do. */
export type Finding = { check: CheckName; message: string } & (
  | { status: "ok" | "off" }
  | { status: "warning" | "failed"; advice: string }
);

/** Findings of one check. */
export function findingsOf(check: CheckName) {
  return {
    ok: (message: string): Finding => ({ check, status: "ok", message }),
    off: (message: string): Finding => ({ check, status: "off", message }),
    warning: (message: string, advice: string): Finding => ({ check, status: "warning", message, advice }),
    failed: (message: string, advice: string): Finding => ({ check, status: "failed", message, advice }),
  };
}

/** Whether an address is on this very machine: what goes there leaves it not. */
export function isLocal(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

/** A failure in a few words; never an address, which may carry a password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  // The mail library has a code of its own, and the system's in its message.
  const named = Object.keys(REASONS).find((known) => code === known || cause.message.includes(known));
  return named ? (REASONS[named] ?? named) : cause.message || code || cause.name;
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: "nobody listens there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the name could not be looked up",
  ETIMEDOUT: "it does not answer",
  UND_ERR_CONNECT_TIMEOUT: "it does not answer",
  EHOSTUNREACH: "there is no way to that host",
  ECONNRESET: "it cut the connection",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is signed by itself",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is signed by nobody who is trusted here",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is signed by nobody who is trusted here",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host",
};
