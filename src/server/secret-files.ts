import { readFileSync } from "node:fs";
import { ConfigError } from "./config-error.ts";

/** Variables that can also be given as a file, as `NAME_FILE`: the environment of a process is shown by `docker inspect` and in crash reports. */
const SECRETS = [
  "ADMIN_PASSWORD",
  "AI_API_KEY",
  "DATABASE_URL",
  "METRICS_TOKEN",
  "SESSION_SECRET",
  "SMTP_URL",
] as const;

/** Each provider has a secret of its own. */
const PROVIDER_SECRET_FILE = /^(OIDC_[A-Z0-9_]+_CLIENT_SECRET)_FILE$/;

/** The settings with the content of each secret's file in the place of its name. */
export function withSecretsFromFiles(given: Readonly<Record<string, string>>): Record<string, string> {
  const settings = { ...given };
  const faults: string[] = [];
  const ofProviders = Object.keys(given).flatMap((name) => PROVIDER_SECRET_FILE.exec(name)?.[1] ?? []);
  for (const name of [...SECRETS, ...ofProviders]) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    try {
      // Which of the two is meant cannot be known, and the wrong secret would be found out late.
      if (given[name] !== undefined) throw new ConfigError(`${name} and ${name}_FILE are both set: keep one`);
      settings[name] = readSecret(name, file);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new ConfigError(faults.join("; "));
  return settings;
}

function readSecret(name: string, file: string): string {
  const secret = contentOf(name, file).trim();
  if (secret === "") throw new ConfigError(`${name}_FILE names ${file}, which is empty`);
  return secret;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "which does not exist",
  ENOTDIR: "which does not exist",
  EACCES: "which this user may not read",
  EISDIR: "which is a folder",
};

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? `which cannot be read (${code})`;
    throw new ConfigError(`${name}_FILE names ${file}, ${reason}`);
  }
}
