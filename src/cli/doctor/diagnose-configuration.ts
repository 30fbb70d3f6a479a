import { availableParallelism } from "node:os";
import { type Config, VARIABLE_NAMES } from "../../server/env.ts";
import { providerVariables } from "../../server/oidc/provider-config.ts";
import { type Finding, findingsOf, isLocal } from "./finding.ts";

const { ok, warning } = findingsOf("configuration");

/** Beginnings that belong to nobody else on most machines. */
const OURS = /^(CANDOR|AI|SMTP|MAIL|ADMIN|METRICS|UPGRADE|DATABASE|TRUST|OIDC)_/;
/** Read by our tests and scripts alone. */
const NOT_OF_THE_SERVER = new Set(["CANDOR_PROVE"]);
/** Short names have neighbours everywhere: HOST and HOME, PORT and PATH. Those of some length are taken for another at one slip. */
const LEAST_TO_COMPARE = 7;
const LONG = 8;
const mostSlips = (name: string) => (name.length < LONG ? 1 : 2);

export function diagnoseConfiguration(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  const findings = [...unknownNames(env), ...publicAddress(config), ...secrets(config), ...workers(config)];
  return findings.length > 0 ? findings : [ok("every variable is known and has a value that can be used")];
}

/** A misspelt variable is ignored in silence, and its owner waits for what it should do. */
export function unknownNames(env: NodeJS.ProcessEnv): Finding[] {
  const known = new Set<string>(
    [...VARIABLE_NAMES, ...providerVariables(env.OIDC_PROVIDERS)].flatMap((name) => [name, `${name}_FILE`]),
  );
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || NOT_OF_THE_SERVER.has(name)) return [];
    const meant = VARIABLE_NAMES.find(
      (other) => other.length >= LEAST_TO_COMPARE && slips(name, other, mostSlips(other)) <= mostSlips(other),
    );
    if (meant) return [warning(`${name} is set, and nothing reads it`, `Is ${meant} meant? Rename it.`)];
    if (!OURS.test(name)) return [];
    return [warning(`${name} is set, and nothing reads it`, "README.md lists the variables that are read.")];
  });
}

function publicAddress({ publicUrl, trustProxy }: Config): Finding[] {
  const findings: Finding[] = [];
  if (!publicUrl)
    return trustProxy === false
      ? []
      : [warning("TRUST_PROXY is set without PUBLIC_URL", "Set PUBLIC_URL to the address that people type.")];
  if (publicUrl.pathname !== "/" || publicUrl.search !== "")
    findings.push(
      warning(
        "PUBLIC_URL has a path, which is not used",
        "Give the site a host name of its own, and PUBLIC_URL only that.",
      ),
    );
  if (publicUrl.protocol === "http:" && !isLocal(publicUrl.hostname))
    findings.push(
      warning(
        "PUBLIC_URL is http: passwords travel in clear, and passkeys do not work",
        "Put a proxy with TLS before it, and set PUBLIC_URL to its https address.",
      ),
    );
  if (publicUrl.protocol === "https:" && trustProxy === false)
    findings.push(
      warning(
        "PUBLIC_URL is https, so a proxy stands before the server, but TRUST_PROXY is not set: everybody counts as one address and shares its limits",
        "Set TRUST_PROXY to the proxy's address, or to the number of proxies.",
      ),
    );
  if (trustProxy === true)
    findings.push(
      warning(
        "TRUST_PROXY=true believes whatever address a request names",
        "Set it to the proxy's address or the number of proxies, unless nobody can reach the server past the proxy.",
      ),
    );
  return findings;
}

function workers({ workers: count }: Config): Finding[] {
  const cores = availableParallelism();
  return count > cores
    ? [
        warning(
          `WORKERS is ${count}, and this machine has ${cores} cores: more workers take memory and answer no faster`,
          "Set WORKERS=auto, or a number up to that of the cores.",
        ),
      ]
    : [];
}

function secrets({ databaseUrl, sessionSecret }: Config): Finding[] {
  if (!databaseUrl || sessionSecret) return [];
  return [
    warning(
      "SESSION_SECRET is not set: it is kept on this machine, and other machines on the same PostgreSQL make their own",
      "With more than one machine, set the same SESSION_SECRET on each.",
    ),
  ];
}

/** How many letters have to be put in, taken away, changed, or swapped with their neighbour; not counted beyond `most`. */
function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}
