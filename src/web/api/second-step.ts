import type { z } from "zod";
import type { passkeySignInRequest, SecondStepWays, secondStepRequest } from "../../contract/factors.ts";
import { readUserInfo } from "../user-info.ts";
import { callApi } from "./call-api.ts";
import { fieldsOf } from "./read-fields.ts";

export const secondStepWays = () => callApi({ method: "GET", path: "/api/auth/second-step", read: waysOf });

export const takeSecondStep = (body: z.input<typeof secondStepRequest>) =>
  callApi({ method: "POST", path: "/api/auth/second-step", body, read: readUserInfo });

export const passkeySignIn = (body: z.input<typeof passkeySignInRequest>) =>
  callApi({ method: "POST", path: "/api/auth/passkey", body, read: readUserInfo });

function waysOf(answer: unknown): SecondStepWays {
  const { flag } = fieldsOf(answer);
  return { authenticator: flag("authenticator"), passkey: flag("passkey") };
}
