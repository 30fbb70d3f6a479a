import { propertyOf } from "../user-info.ts";
import { callApi } from "./call-api.ts";

export const lookAtInvitation = (token: string) =>
  callApi({ method: "POST", path: "/api/auth/invitation", body: { token }, read: invitationOf });

function invitationOf(answer: unknown): { email: string | null } | null {
  const email = propertyOf(answer, "email");
  return email === null || typeof email === "string" ? { email } : null;
}
