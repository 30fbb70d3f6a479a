import { ConfigError } from "../config-error.ts";

/** An identity provider that speaks OpenID Connect, as the host has described it. */
export interface ProviderConfig {
  /** In addresses and in the database. */
  name: string;
  /** On the button. */
  label: string;
  issuer: string;
  clientId: string;
  /** Null for a public client, which has its proof in the code challenge alone. */
  clientSecret: string | null;
  scopes: string;
  groupsClaim: string;
  adminGroup: string | null;
}

const NAME = /^[a-z][a-z0-9-]{0,19}$/;
const MOST = 8;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** What each provider is described by, behind `OIDC_NAME_`. */
const FIELDS = [
  "ISSUER",
  "CLIENT_ID",
  "CLIENT_SECRET",
  "LABEL",
  "SCOPES",
  "GROUPS_CLAIM",
  "ADMIN_GROUP",
] as const;

type Given = Readonly<Record<string, string | undefined>>;

/** Reads the described providers; names every fault at once. */
export function readProviders(list: string | null, given: Given): ProviderConfig[] {
  const faults: string[] = [];
  const names = namesIn(list);
  if (names.length > MOST) faults.push(`OIDC_PROVIDERS names more than ${MOST} providers`);
  if (new Set(names).size < names.length) faults.push("OIDC_PROVIDERS names a provider twice");
  const providers = names.map((name) => readProvider(name, given, faults));
  if (faults.length > 0) throw new ConfigError(faults.join("; "));
  return providers;
}

/** Every variable that the listed providers read, for whoever looks for misspelt ones. */
export function providerVariables(list: string | undefined): string[] {
  return namesIn(list?.trim() || null).flatMap((name) => FIELDS.map((field) => variable(name, field)));
}

function namesIn(list: string | null): string[] {
  return list === null ? [] : list.split(/[\s,]+/).filter((name) => name !== "");
}

const variable = (name: string, field: (typeof FIELDS)[number]) =>
  `OIDC_${name.toUpperCase().replaceAll("-", "_")}_${field}`;

function readProvider(name: string, given: Given, faults: string[]): ProviderConfig {
  const read = (field: (typeof FIELDS)[number]) => given[variable(name, field)];
  if (!NAME.test(name))
    faults.push(`OIDC_PROVIDERS: ${name} is no name; use up to 20 small letters, digits and hyphens`);
  const issuer = read("ISSUER") ?? "";
  const clientId = read("CLIENT_ID") ?? "";
  if (!isIssuer(issuer))
    faults.push(
      `${variable(name, "ISSUER")} must be the https address of the provider (http only on localhost)`,
    );
  if (clientId === "") faults.push(`${variable(name, "CLIENT_ID")} is missing`);
  const scopes = read("SCOPES") ?? "openid email profile";
  if (!scopes.split(/\s+/).includes("openid")) faults.push(`${variable(name, "SCOPES")} must name openid`);
  return {
    name,
    label: read("LABEL") ?? name.charAt(0).toUpperCase() + name.slice(1),
    issuer,
    clientId,
    clientSecret: read("CLIENT_SECRET") ?? null,
    scopes,
    groupsClaim: read("GROUPS_CLAIM") ?? "groups",
    adminGroup: read("ADMIN_GROUP") ?? null,
  };
}

/** Over plain http anybody on the way could say who somebody is. */
function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash } = new URL(address);
  if (search !== "" || hash !== "") return false;
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
}
