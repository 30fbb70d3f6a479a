import { emailProblem, nameProblem, normalEmail, tidyName } from "../../domain/account/credentials.ts";

export type Claims = Readonly<Record<string, unknown>>;

/** A person as a provider describes them. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  /** Null where there is none, or nothing that is an address. */
  email: string | null;
  isVerified: boolean;
  /** Why the address cannot be relied on, for whoever runs the site; empty where it can. */
  reason: string;
  name: string;
  groups: readonly string[];
}

const MOST_GROUPS = 1000;
const LONGEST_NAME = 200;

export function readClaims(
  claims: Claims,
  { issuer, subject, groupsClaim }: { issuer: string; subject: string; groupsClaim: string },
): ProviderPerson {
  const { email } = claims;
  const address = typeof email === "string" && emailProblem(email) === null ? normalEmail(email) : null;
  const verified = isVerified(claims);
  return {
    issuer,
    subject,
    email: address,
    isVerified: address !== null && verified,
    reason: address === null ? missingReason(email) : verified ? "" : unverifiedReason(claims),
    name: nameOf(claims, address),
    groups: groupsIn(claims[groupsClaim]),
  };
}

/** Some providers write it as text; Entra ID has a claim of its own for an address whose domain is the tenant's. */
function isVerified(claims: Claims): boolean {
  const { email_verified: verified, xms_edov: ownDomain } = claims;
  if (verified !== undefined) return verified === true || verified === "true";
  return ownDomain === true || ownDomain === "true" || ownDomain === 1 || ownDomain === "1";
}

function missingReason(email: unknown): string {
  return email === undefined ? "email is missing" : "email is not an address";
}

function unverifiedReason({ email_verified: verified }: Claims): string {
  return verified === undefined ? "email_verified is missing" : "email_verified is not true";
}

/** The first that our rules for names take. */
function nameOf(claims: Claims, email: string | null): string {
  const { name, given_name: given, family_name: family, preferred_username: chosen } = claims;
  const [local = ""] = (email ?? "").split("@");
  const both = [given, family].filter((part) => typeof part === "string").join(" ");
  const spoken = local.replace(/[^\p{L}]+/gu, " ");
  for (const candidate of [name, both, chosen, spoken]) {
    if (typeof candidate !== "string") continue;
    const tidy = tidyName(candidate.slice(0, LONGEST_NAME));
    if (nameProblem(tidy) === null) return tidy;
  }
  return "New Person";
}

function groupsIn(claim: unknown): string[] {
  if (typeof claim === "string") return [claim];
  if (!Array.isArray(claim)) return [];
  return claim.slice(0, MOST_GROUPS).filter((group) => typeof group === "string");
}

const LONGEST_TEXT = 300;
const MOST_ENTRIES = 50;
const MOST_BYTES = 4096;
const DEEPEST = 5;
/** Of the exchange, not of the person. */
const LEFT_OUT = new Set(["nonce", "at_hash", "c_hash", "s_hash", "sid", "jti"]);

/** The claims as they came, for an administrator to read: cut where they are long, so that nobody fills the database with them. */
export function shownClaims(claims: Claims): string {
  const kept = Object.entries(claims).filter(([name]) => !LEFT_OUT.has(name));
  const text = JSON.stringify(cut(Object.fromEntries(kept), DEEPEST));
  if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  const names = kept.slice(0, MOST_ENTRIES).map(([name]) => name.slice(0, 40));
  return JSON.stringify({ tooLongToKeep: names });
}

/** Written out, a claim that is nested without end would exhaust the stack. */
function cut(value: unknown, depth: number): unknown {
  if (typeof value === "string")
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return "…";
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((one) => cut(one, depth - 1));
  const entries = Object.entries(value).slice(0, MOST_ENTRIES);
  return Object.fromEntries(entries.map(([name, one]) => [name, cut(one, depth - 1)]));
}
