import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeDataFolder, narrow } from "../db/private-files.ts";
import { ConfigError } from "../env.ts";

const TOKEN_BYTES = 32;
const SECRET_MIN = 32;

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
  makeDataFolder(config.dataDir);
  if (!existsSync(file)) makeSecret(file);
  narrow(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < SECRET_MIN) {
    throw new ConfigError(
      `the secret in ${file} has fewer than ${SECRET_MIN} characters: restore it, or delete the file and a new one is made, which signs everybody out`,
    );
  }
  return secret;
}

/** The file appears with its content or not at all; of two processes that start at once, both use the first one's. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx", flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
