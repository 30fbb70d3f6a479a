import { BlockList, isIP } from "node:net";

/** Networks of IPv4 that are not the internet's: this machine, private ones, those of clouds' own services, groups, and reserved ones. */
const NOT_PUBLIC_V4: readonly [network: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Azure's services for its own machines, at an address that is else the internet's.
  ["168.63.129.16", 32],
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

type Network = readonly [network: string, prefix: number, family: "ipv4" | "ipv6"];

/**
 * Forms of IPv6 that carry an address of IPv4: compatible, translated (SIIT), NAT64. Without them a closed address is open in another
 * form. The mapped one (::ffff:0:0/96) a block list looks through by itself.
 */
const CARRIERS = ["::", "::ffff:0:", "64:ff9b::"];

function inEveryForm(network: string, prefix: number): Network[] {
  const carried = CARRIERS.map((carrier): Network => [`${carrier}${network}`, 96 + prefix, "ipv6"]);
  return [[network, prefix, "ipv4"], ...carried];
}

/** Where clouds tell a machine its own secrets, what is on the same wire alone, and groups: nothing that a person's model runs at. */
const CLOSED: readonly Network[] = [
  ...inEveryForm("169.254.0.0", 16),
  // Azure's, Alibaba's and Oracle's.
  ...inEveryForm("168.63.129.16", 32),
  ...inEveryForm("100.100.100.200", 32),
  ...inEveryForm("192.0.0.192", 32),
  // Groups, reserved addresses and broadcast.
  ...inEveryForm("224.0.0.0", 3),
  ["fe80::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
  // Amazon's, Google's and Scaleway's.
  ["fd00:ec2::", 32, "ipv6"],
  ["fd20:ce::254", 128, "ipv6"],
  ["fd00:42::42", 128, "ipv6"],
  // Translators and tunnels (NAT64 of one's own, Teredo, 6to4): they carry any of the above, at places that differ.
  ["64:ff9b:1::", 48, "ipv6"],
  ["2001::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
];
const LOOPBACK: readonly Network[] = [
  ...inEveryForm("0.0.0.0", 8),
  ...inEveryForm("127.0.0.0", 8),
  ["::", 127, "ipv6"],
];
const closed = listOf(CLOSED);
const loopback = listOf(LOOPBACK);

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

/**
 * Whether people may reach an address where they may reach private ones: not those of clouds' own services, nor this server itself, whose
 * answers to its own machine are nobody's to read. What is no address they may not.
 */
export function isOpenToPeople(address: string, port: number, ownPort: number | null): boolean {
  const [bare = ""] = address.split("%");
  const family = isIP(bare);
  if (family === 0) return false;
  // A block list looks through IPv4 in the form of IPv6 by itself.
  const kind = family === 4 ? "ipv4" : "ipv6";
  if (closed.check(bare, kind)) return false;
  return port !== ownPort || !loopback.check(bare, kind);
}

function listOf(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix, family] of networks) list.addSubnet(network, prefix, family);
  return list;
}
