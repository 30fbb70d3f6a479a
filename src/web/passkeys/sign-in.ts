import type { Outcome } from "../api/call-api.ts";
import { passkeySignIn } from "../api/second-step.ts";
import type { UserInfo } from "../user-info.ts";
import { passkeyAnswer } from "./passkey-answer.ts";

export async function signInWithPasskey(): Promise<Outcome<UserInfo>> {
  const answer = await passkeyAnswer("sign-in");
  return answer.ok ? passkeySignIn({ passkey: answer.value }) : answer;
}
