import { BlockList, isIP } from "node:net";

/** Networks of IPv4 that are not the internet's: this machine, private ones, those of clouds' own services, groups, and reserved ones. */
const NOT_PUBLIC_V4: readonly [network: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Within the addresses that IPv6 gives out, those that lead elsewhere: tunnels carry an IPv4 address of anybody's choice. */
const NOT_PUBLIC_V6: readonly [network: string, prefix: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const notPublic = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_V4) {
  notPublic.addSubnet(network, prefix, "ipv4");
  // The same by way of a translator from IPv6 (NAT64).
  notPublic.addSubnet(`64:ff9b::${network}`, 96 + prefix, "ipv6");
}
for (const [network, prefix] of NOT_PUBLIC_V6) notPublic.addSubnet(network, prefix, "ipv6");

const publicV6 = new BlockList();
publicV6.addSubnet("2000::", 3, "ipv6");
publicV6.addSubnet("64:ff9b::", 96, "ipv6");

/** Whether an address belongs to the internet. What is no address does not. */
export function isPublicAddress(address: string): boolean {
  const [bare = ""] = address.split("%");
  const family = isIP(bare);
  if (family === 4) return !notPublic.check(bare, "ipv4");
  // Only what is given out: all else is local, a group, or an IPv4 address in another form.
  return family === 6 && publicV6.check(bare, "ipv6") && !notPublic.check(bare, "ipv6");
}
