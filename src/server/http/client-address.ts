import { isIPv6 } from "node:net";

/**
 * What a limit counts: an IPv4 address, or the /64 network of an IPv6 address, since one subscriber
 * owns the whole network and could otherwise use a new address for every request.
 */
export function clientAddress(ip: string): string {
  const address = ip.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  return `${networkGroups(address).join(":")}::/64`;
}

/** What a person recognises a place by, and what no longer says which household it is. */
export function shortAddress(ip: string): string {
  const address = clientAddress(ip);
  if (address.includes(":")) return `${address.split(":").slice(0, 3).join(":")}::/48`;
  return address.replace(/\.\d+$/, ".0/24");
}

function networkGroups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  // "::" stands for as many zero groups as are missing; a dotted tail counts for two.
  const written = left.length + right.length + (address.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - written);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
