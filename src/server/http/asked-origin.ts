interface Asked {
  protocol: string;
  host: string;
}

/** A name, an IPv4 or a bracketed IPv6 address, with or without a port. `URL` alone lets a quotation mark through, which would end an attribute. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The address that a request was sent to, or null where its Host header is no host. */
export function askedOrigin({ protocol, host }: Asked): string | null {
  if (host.length > 260 || !HOST.test(host)) return null;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
