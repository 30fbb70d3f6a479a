import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { emailProblem, normalEmail, passwordProblem } from "../domain/account/credentials.ts";
import { ConfigError } from "./config-error.ts";
import { type ProviderConfig, readProviders } from "./oidc/provider-config.ts";
import { withSecretsFromFiles } from "./secret-files.ts";
import { autoWorkers } from "./workers/core-share.ts";

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Processes that answer requests on this machine. */
  workers: number;
  /** Whether a database is backed up before it is upgraded. */
  upgradeBackup: boolean;
  publicUrl: URL | null;
  trustProxy: TrustProxy;
  sessionSecret: string | null;
  smtpUrl: string | null;
  /** The address that mails come from. */
  mailFrom: string | null;
  firstAdmin: { email: string; password: string } | null;
  /** Whether administrators need a second factor for what only they may do. */
  adminSecondFactor: boolean;
  /** Who may open an account. */
  signups: Signups;
  /** Identity providers by which people sign in, in the order in which they are offered. */
  providers: readonly ProviderConfig[];
  /** Whether people may sign in with a password or a passkey; else by a provider alone. */
  passwordSignIn: boolean;
  ai: AiConfig | null;
  metricsToken: string | null;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** Whether engines are few and end soon; `auto` goes by the memory that there is. */
  smallMachine: "auto" | "on" | "off";
}

export type Signups = "open" | "invite" | "closed";

/** An endpoint that speaks the chat completions protocol. */
export interface AiConfig {
  baseUrl: string;
  /** An endpoint on the own machine may need none. */
  apiKey: string | null;
  model: string;
}

/** Fastify's forms: all, none, a list of networks, or a judge of each hop. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a number from 0 to 65535")
    .transform(Number)
    .refine((port) => port <= 65535, "must be a number from 0 to 65535")
    .default(3000),
  HOST: z.string().default("::"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, "must start with postgres:// (leave it out for the embedded database)")
    .nullable()
    .default(null),
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, "must be auto or a number from 1 to 64")
    .transform((count) => (count === "auto" ? autoWorkers() : Number(count)))
    .default(1),
  UPGRADE_BACKUP: z
    .enum(["on", "off"], "must be on or off")
    .transform((rule) => rule === "on")
    .default(true),
  PUBLIC_URL: z
    .string()
    .refine(isWebAddress, "must be an http or https address such as https://resumes.example.org")
    .transform((address) => new URL(address))
    .nullable()
    .default(null),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrustProxy,
      "must be true, false, a number of hops, or addresses and networks such as 10.0.0.0/8",
    )
    .transform(readTrustProxy)
    .default(false),
  SESSION_SECRET: z
    .string()
    .min(32, "must have at least 32 characters; leave it out and one is made and kept in DATA_DIR")
    .refine((secret) => new Set(secret).size >= 10, "is too easy to guess; use random characters")
    .nullable()
    .default(null),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, "must start with smtp:// or smtps://")
    .nullable()
    .default(null),
  MAIL_FROM: ruled(emailProblem).nullable().default(null),
  AI_BASE_URL: z
    .string()
    .refine(isWebAddress, "must be an http or https address such as https://api.example.org/v1")
    .nullable()
    .default(null),
  AI_API_KEY: z.string().nullable().default(null),
  AI_MODEL: z.string().nullable().default(null),
  ADMIN_EMAIL: ruled(emailProblem).transform(normalEmail).nullable().default(null),
  ADMIN_PASSWORD: ruled(passwordProblem).nullable().default(null),
  ADMIN_SECOND_FACTOR: z
    .enum(["required", "optional"], "must be required or optional")
    .transform((rule) => rule === "required")
    .default(false),
  SIGNUPS: z.enum(["open", "invite", "closed"], "must be open, invite or closed").default("open"),
  OIDC_PROVIDERS: z.string().nullable().default(null),
  PASSWORD_SIGN_IN: z
    .enum(["on", "off"], "must be on or off")
    .transform((rule) => rule === "on")
    .default(true),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").nullable().default(null),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info"),
  SMALL_MACHINE: z.enum(["auto", "on", "off"], "must be auto, on or off").default("auto"),
});

/** Every variable that is read. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(variables.shape);

/** The only reader of the environment. An empty variable counts as absent, as compose files write it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = withSecretsFromFiles(
    Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
    ),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(faults.join("; "));
  }
  const values = parsed.data;
  if (values.SMTP_URL && !values.PUBLIC_URL) {
    throw new ConfigError("SMTP_URL needs PUBLIC_URL: links in mails must lead to this site");
  }
  if (!values.ADMIN_EMAIL !== !values.ADMIN_PASSWORD) {
    throw new ConfigError("ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither");
  }
  if (!values.AI_BASE_URL !== !values.AI_MODEL) {
    throw new ConfigError("AI_BASE_URL and AI_MODEL belong together: set both or neither");
  }
  const providers = readProviders(values.OIDC_PROVIDERS, given);
  if (providers.length > 0 && !values.PUBLIC_URL) {
    throw new ConfigError("OIDC_PROVIDERS needs PUBLIC_URL: a provider sends people back to a fixed address");
  }
  if (!values.PASSWORD_SIGN_IN && providers.length === 0) {
    throw new ConfigError("PASSWORD_SIGN_IN=off needs OIDC_PROVIDERS: nobody could sign in");
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    workers: values.WORKERS,
    upgradeBackup: values.UPGRADE_BACKUP,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    sessionSecret: values.SESSION_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    firstAdmin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
    adminSecondFactor: values.ADMIN_SECOND_FACTOR,
    signups: values.SIGNUPS,
    providers,
    passwordSignIn: values.PASSWORD_SIGN_IN,
    ai:
      values.AI_BASE_URL && values.AI_MODEL
        ? { baseUrl: values.AI_BASE_URL, apiKey: values.AI_API_KEY, model: values.AI_MODEL }
        : null,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    smallMachine: values.SMALL_MACHINE,
  };
}

function ruled(rule: (value: string) => string | null) {
  return z.string().check((context) => {
    const problem = rule(context.value);
    if (problem)
      context.issues.push({ code: "custom", message: `is not usable: ${problem}`, input: context.value });
  });
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function isTrustProxy(value: string): boolean {
  return value.split(/, */).every((part) => {
    const [address = "", bits] = part.split("/");
    if (bits !== undefined) return isIP(address) > 0 && /^\d{1,3}$/.test(bits);
    return isIP(address) > 0 || /^(true|false|\d{1,2}|loopback|linklocal|uniquelocal)$/.test(address);
  });
}

/** "true", a number of hops, or a list of addresses and networks. */
function readTrustProxy(value: string): TrustProxy {
  if (value === "true") return true;
  if (value === "false") return false;
  if (!/^\d+$/.test(value)) return value;
  const hops = Number(value);
  return (_address, hop) => hop < hops;
}
