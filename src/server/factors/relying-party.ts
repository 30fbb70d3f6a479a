import { AppError } from "../../domain/errors.ts";
import { askedOrigin } from "../http/asked-origin.ts";

/** To which site a passkey belongs: its host, and the one origin that may ask for it. */
export interface RelyingParty {
  id: string;
  origin: string;
}

interface Asked {
  protocol: string;
  host: string;
}

/**
 * The configured address. Without one only localhost, which no other machine can be: a Host header is the asker's own claim, and a
 * passkey made for it would belong to whoever claims it next.
 */
export function findRelyingParty(request: Asked, publicUrl: URL | null): RelyingParty | null {
  const asked = askedOrigin(request);
  const site = publicUrl ?? (asked ? new URL(asked) : null);
  if (!site || (!publicUrl && site.hostname !== "localhost")) return null;
  // The standard knows no passkeys for addresses in numbers.
  if (/^[\d.]+$|^\[/.test(site.hostname)) return null;
  return { id: site.hostname, origin: site.origin };
}

export function relyingParty(request: Asked, publicUrl: URL | null): RelyingParty {
  const found = findRelyingParty(request, publicUrl);
  if (!found) throw new AppError("no_passkeys");
  return found;
}
