import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

export interface PasswordCost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's least setting for argon2id: 19 MiB, two passes. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const NONCE_BYTES = 16;
const HASH_BYTES = 32;
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Hashes off the event loop, in the usual encoded form, so that the cost can be raised later. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const hash = await derive("argon2id", {
    ...cost,
    message: password.normalize("NFKC"),
    nonce,
    tagLength: HASH_BYTES,
  });
  return encoded(cost, nonce, hash);
}

/** Checked at the cost of any other, and made of no password. */
export function decoyHash(cost = PASSWORD_COST): string {
  return encoded(cost, randomBytes(NONCE_BYTES), randomBytes(HASH_BYTES));
}

export async function passwordMatches(password: string, encoded: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, hash] = ENCODED.exec(encoded) ?? [];
  if (nonce === undefined || hash === undefined)
    throw new Error("a stored password hash has an unknown form");
  const stored = Buffer.from(hash, "base64");
  const derived = await derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce: Buffer.from(nonce, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: stored.length,
  });
  return timingSafeEqual(stored, derived);
}

function encoded({ memory, passes, parallelism }: PasswordCost, nonce: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
