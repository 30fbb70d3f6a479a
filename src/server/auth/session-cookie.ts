import { type HostCookie, hostCookie } from "../http/host-cookie.ts";

export type SessionCookie = HostCookie;

const MOST = { maxAgeSeconds: 90 * 86_400, sameSite: "Lax" } as const;

/**
 * The session's token, and beside it a sign that there is one, which says nothing else. The page sees the sign and asks who it is, where it remembers
 * nobody: after a provider's redirect, or where its storage was cleared. Without the sign every visitor's page would have to ask.
 */
export function sessionCookie({ https }: { https: boolean }): SessionCookie {
  const token = hostCookie({ ...MOST, https, name: "candor_session", value: /^[\w-]{20,100}$/ });
  const sign = hostCookie({ ...MOST, https, name: "candor_signed_in", value: /^1$/, isReadable: true });
  return {
    read: token.read,
    write(reply, value) {
      token.write(reply, value);
      sign.write(reply, "1");
    },
    clear(reply) {
      token.clear(reply);
      sign.clear(reply);
    },
  };
}
