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
  return `${networkGroups(address, 4).join(":")}::/64`;
}

/** What is kept of an address: the network of a provider or a company, in which no single machine is to be found. */
export function networkOf(ip: string): string {
  const address = clientAddress(ip);
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (ipv4) return `${ipv4[1]}.0/24`;
  return address.endsWith("::/64") ? `${networkGroups(address.slice(0, -5), 3).join(":")}::/48` : "";
}

function networkGroups(address: string, most: number): string[] {
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  // "::" stands for as many zero groups as are missing; a dotted tail counts for two.
  const written = left.length + right.length + (address.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - written);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return groups.slice(0, most).map((group) => Number.parseInt(group, 16).toString(16));
}
