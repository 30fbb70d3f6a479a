import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { isIP, type LookupFunction } from "node:net";
import { openGate } from "./gate.ts";

/** As the system names it: nobody has the name, or nobody answered in time. */
class HostUnresolved extends Error {
  override readonly name = "HostUnresolved";
  readonly code: "ENOTFOUND" | "EAI_AGAIN";

  constructor(code: HostUnresolved["code"]) {
    super(`The host could not be resolved: ${code}`);
    this.code = code;
  }
}

export interface ResolveOptions {
  readonly signal: AbortSignal;
  /** Name servers and files other than the machine's; for tests. */
  readonly servers?: readonly string[];
  readonly files?: typeof FILES;
}

const FILES = { hosts: "/etc/hosts", resolver: "/etc/resolv.conf" };

/** For each name server, of which there may be three. */
const SERVER_MS = 2_500;
/** For a name, whatever becomes of it: it holds a place that others wait for. */
const NAME_MS = 5_000;
/** Of this process. Each asks two questions at once, and a name server of a home takes some hundred. */
const enter = openGate(8);
/** They know no such name, or none with an address of this kind. */
const UNKNOWN: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);

/**
 * The addresses of a name that anybody may have chosen. `dns.lookup` would ask on the threads that files and every other look-up of the
 * process share, two at once, and goes on after it was given up: a few names that no server answers for stop the host's own AI, mail and
 * database. This one asks on sockets alone, and ends with its signal.
 */
export async function resolveHost(name: string, options: ResolveOptions): Promise<LookupAddress[]> {
  const host = name.toLowerCase().replace(/\.$/, "");
  if (/(?:^|\.)localhost$/.test(host)) return LOOPBACK;
  const { hosts, resolver } = options.files ?? FILES;
  const listed = addressesOf(host, await textOf(hosts));
  if (listed.length > 0) return listed;
  const spellings = name.endsWith(".") ? [host] : spellingsOf(host, await textOf(resolver));
  return enter(options.signal, () => askServers(spellings, options));
}

/** The same for a connection. */
export function ownLookup(options: ResolveOptions): LookupFunction {
  return (name, { all }, answer) => {
    resolveHost(name, options).then(
      (found) => (all ? answer(null, found) : answer(null, found[0]?.address ?? "", found[0]?.family)),
      (error) => answer(error, all ? [] : ""),
    );
  };
}

const LOOPBACK: LookupAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

async function askServers(
  spellings: readonly string[],
  { signal, servers }: ResolveOptions,
): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: SERVER_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  const stop = AbortSignal.any([signal, AbortSignal.timeout(NAME_MS)]);
  const cancel = () => resolver.cancel();
  stop.addEventListener("abort", cancel);
  try {
    for (const spelling of spellings) {
      if (stop.aborted) break;
      const found = await askFor(spelling, resolver);
      if (found.length > 0) return found;
    }
  } finally {
    stop.removeEventListener("abort", cancel);
  }
  throw new HostUnresolved(stop.aborted ? "EAI_AGAIN" : "ENOTFOUND");
}

/** Of both kinds; none where nobody has the name. One kind is enough: some name servers never answer for the other. */
async function askFor(name: string, resolver: Resolver): Promise<LookupAddress[]> {
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [...addressesIn(v4, 4), ...addressesIn(v6, 6)];
  if (found.length === 0 && (isSilence(v4) || isSilence(v6))) throw new HostUnresolved("EAI_AGAIN");
  return found;
}

type Answer = PromiseSettledResult<string[]>;

function addressesIn(answer: Answer, family: 4 | 6): LookupAddress[] {
  return answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
}

function isSilence(answer: Answer): boolean {
  return answer.status === "rejected" && !UNKNOWN.has(answer.reason?.code);
}

/** What whoever runs the machine wrote down, such as `host.docker.internal`: name servers do not know it. */
function addressesOf(host: string, hosts: string): LookupAddress[] {
  const text = hosts.toLowerCase();
  // A list of a hundred thousand names is not taken apart for one that is not in it.
  if (!text.includes(host)) return [];
  return text.split("\n").flatMap((line) => {
    const [address = "", ...names] = line.replace(/#.*/, "").trim().split(/\s+/);
    return names.includes(host) && isIP(address) > 0 ? [{ address, family: isIP(address) }] : [];
  });
}

/** A name with few dots is sought in the machine's own domains first: of a company, a home, a cluster. */
function spellingsOf(host: string, resolver: string): string[] {
  const dots = Number(/^options\b.*\bndots:(\d+)/m.exec(resolver)?.[1] ?? 1);
  if (host.split(".").length > dots) return [host];
  const lists = [...resolver.matchAll(/^(?:search|domain)[ \t]+(.*)$/gm)];
  const domains = lists.at(-1)?.[1]?.split(/\s+/) ?? [];
  return [...domains.filter(Boolean).map((domain) => `${host}.${domain}`), host];
}

async function textOf(file: string): Promise<string> {
  // Not every system has it.
  return readFile(file, "utf8").catch(() => "");
}
