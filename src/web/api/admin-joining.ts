import { invitation, invitationList, madeInvitation } from "../../contract/invitations.ts";
import { providerReport } from "../../contract/oidc.ts";
import { asUser } from "../session.ts";
import { callApi, done } from "./call-api.ts";
import { knownOf, parsedBy } from "./parse-answer.ts";

const listed = invitationList
  .extend({ invitations: knownOf(invitation) })
  .transform(({ invitations }) => invitations);

export const listInvitations = () =>
  asUser(() => callApi({ method: "GET", path: "/api/admin/invitations", read: parsedBy(listed) }));

export const makeInvitation = (email: string | null) =>
  asUser(() =>
    callApi({
      method: "POST",
      path: "/api/admin/invitations",
      body: { email },
      read: parsedBy(madeInvitation),
    }),
  );

export const withdrawInvitation = (id: string) =>
  asUser(() =>
    callApi({ method: "DELETE", path: `/api/admin/invitations/${encodeURIComponent(id)}`, read: done }),
  );

export const readProviders = () =>
  asUser(() => callApi({ method: "GET", path: "/api/admin/providers", read: parsedBy(providerReport) }));
