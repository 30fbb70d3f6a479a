import { createHmac, timingSafeEqual } from "node:crypto";

const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 6238 allows one step either way for clocks that differ and for slow typists. */
const SLACK = 1;

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / STEP_MS);
}

/** RFC 6238 over RFC 4226 with SHA-1, which is what authenticator apps agree on. */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The steps around this moment whose code this is; nearly always one or none. */
export function stepsOfCode(secret: Uint8Array, code: string, time: Date): number[] {
  const typed = Buffer.from(code);
  const present = stepAt(time);
  const near = Array.from({ length: 2 * SLACK + 1 }, (_, index) => present - SLACK + index);
  return near.filter((step) => {
    const right = Buffer.from(codeOf(secret, step));
    return right.length === typed.length && timingSafeEqual(right, typed);
  });
}

/** The first step that no clock of the present could have used: one from there on was kept by a clock that was ahead. */
export function stepBeyond(time: Date): number {
  return stepAt(time) + SLACK + 1;
}
