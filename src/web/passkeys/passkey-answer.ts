import type { ChallengePurpose, PasskeyAnswer } from "../../contract/factors.ts";
import type { Outcome } from "../api/call-api.ts";
import { passkeyChallenge } from "../api/passkey-challenge.ts";

/** Whether this browser can use passkeys at this address; the first lines of every page ask the same. */
export const hasPasskeys = () => document.documentElement.dataset.noPasskeys === undefined;

/** A passkey's answer to a new challenge; not made where the person does not want to. */
export async function passkeyAnswer(purpose: ChallengePurpose): Promise<Outcome<PasskeyAnswer>> {
  const [asked, ceremony] = await Promise.all([
    passkeyChallenge({ purpose }),
    import("./ceremony.ts").catch(() => null),
  ]);
  if (!asked.ok) return asked;
  const answer = await ceremony?.askForPasskey(asked.value);
  return answer ? { ok: true, value: answer } : notUsed();
}

function notUsed(): Outcome<never> {
  const message = "No passkey was used. You can try again.";
  return { ok: false, failure: { status: null, message, issues: [], code: null, answer: null } };
}
