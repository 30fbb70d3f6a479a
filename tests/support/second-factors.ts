import type { Database } from "../../src/server/db/database.ts";
import { codeOf, stepAt } from "../../src/server/factors/totp.ts";
import type { SoftwareAuthenticator } from "./software-authenticator.ts";
import type { Visitor } from "./visitor.ts";

/** A clock that a test sets: codes depend on the time. */
export class Clock {
  time: number;
  readonly now = () => new Date(this.time);

  constructor(time = Date.parse("2026-11-16T09:00:10Z")) {
    this.time = time;
  }

  forward(seconds: number): void {
    this.time += seconds * 1000;
  }
}

/** One server serves many tests: none finds the people or the counted attempts of the one before. */
export async function forgetEverybody({ query }: Database): Promise<void> {
  await query.deleteFrom("users").execute();
  await query.deleteFrom("attempts").execute();
}

/** The app on somebody's phone. */
class AuthenticatorApp {
  readonly secret: Uint8Array;
  readonly clock: Clock;

  constructor(base32: string, clock: Clock) {
    this.secret = fromBase32(base32);
    this.clock = clock;
  }

  code(stepsAway = 0): string {
    return codeOf(this.secret, stepAt(this.clock.now()) + stepsAway);
  }
}

/** Sets an authenticator app up as the page does. A new step begins: the code that confirmed is used up. */
export async function setUpApp(person: Visitor, clock: Clock) {
  const begun = await person.call("POST", "/api/account/authenticator/setup");
  const app = new AuthenticatorApp(begun.body.secret, clock);
  const confirmation = { setup: begun.body.setup, code: app.code() };
  const confirmed = await person.call("POST", "/api/account/authenticator", confirmation);
  if (confirmed.status !== 200) throw new Error(`the app was not taken: ${confirmed.body?.code}`);
  clock.forward(30);
  const recoveryCodes: string[] | null = confirmed.body.recoveryCodes;
  return { app, recoveryCodes: recoveryCodes ?? [], confirmation };
}

export async function addPasskey(person: Visitor, device: SoftwareAuthenticator, name = "Phone") {
  const begun = await person.call("POST", "/api/account/passkeys/setup");
  return person.call("POST", "/api/account/passkeys", { name, passkey: device.create(begun.body) });
}

export async function passkeyChallenge(person: Visitor, purpose: "sign-in" | "second-step" | "proof") {
  return (await person.call("POST", "/api/auth/passkey/challenge", { purpose })).body;
}

export function fromBase32(text: string): Uint8Array {
  const bits = [...text]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
