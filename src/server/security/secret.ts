import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "../config-error.ts";
import { makeDataFolder, narrow } from "../db/private-files.ts";

const TOKEN_BYTES = 32;
const SECRET_MIN = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what is kept, so that who reads the database alone cannot use it. */
export interface Sealing {
  /** What only this server can read again, and only for the same purpose. */
  seal(purpose: string, text: string): string;
  /** Null for what another secret sealed, for another purpose, or what was changed since. */
  open(purpose: string, sealed: string): string | null;
}

/** The key under which tokens are stored: whoever reads the database alone cannot use what stands there. */
export interface Secret extends Sealing {
  newToken(): string;
  fingerprint(purpose: string, text: string): string;
}

/** Sealing under a key of its own: what is sealed under one label says nothing about another, nor about fingerprints. */
export function openSealing(key: string, label: string): Sealing {
  const sealingKey = Buffer.from(hkdfSync("sha256", key, "", label, 32));
  return {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealingKey, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", sealingKey, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      try {
        const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

export function openSecret(key: string): Secret {
  return {
    ...openSealing(key, "candor sealing"),
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
