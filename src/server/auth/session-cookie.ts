import { type HostCookie, hostCookie } from "../http/host-cookie.ts";

export type SessionCookie = HostCookie;

export function sessionCookie(options: { https: boolean }): SessionCookie {
  return hostCookie({
    https: options.https,
    name: "candor_session",
    maxAgeSeconds: 90 * 86_400,
    sameSite: "Lax",
    value: /^[\w-]{20,100}$/,
  });
}
