import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const TOKEN_BYTES = 32;

/** The key under which tokens are stored: whoever reads the database alone cannot use what stands there. */
export interface Secret {
  newToken(): string;
  fingerprint(purpose: string, text: string): string;
}

export function openSecret(key: string): Secret {
  return {
    newToken: () => randomBytes(TOKEN_BYTES).toString("base64url"),
    fingerprint: (purpose, text) =>
      createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url"),
  };
}

/** The configured secret, else one that is made once and kept beside the data. */
export function readOrMakeSecret(config: { sessionSecret: string | null; dataDir: string }): string {
  if (config.sessionSecret) return config.sessionSecret;
  const file = path.join(config.dataDir, "session-secret");
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  try {
    // Two processes that start at once must agree: only one of them creates the file.
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
