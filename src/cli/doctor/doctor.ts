import { type Config, readConfig } from "../../server/env.ts";
import { explainStartFailure } from "../../server/start-failure.ts";
import { diagnoseAi } from "./diagnose-ai.ts";
import { diagnoseClock } from "./diagnose-clock.ts";
import { diagnoseConfiguration, unknownNames } from "./diagnose-configuration.ts";
import { diagnoseDatabase } from "./diagnose-database.ts";
import { diagnoseDisk } from "./diagnose-disk.ts";
import { diagnoseMail } from "./diagnose-mail.ts";
import { diagnoseProviders } from "./diagnose-providers.ts";
import { type Finding, findingsOf } from "./finding.ts";

export interface DoctorReport {
  /** False where anything failed; a warning is for its reader to judge. */
  healthy: boolean;
  findings: Finding[];
}

/** Looks at everything that a server stands on, before or while it runs, and says what to do. */
export async function doctor(env: NodeJS.ProcessEnv, now: Date): Promise<DoctorReport> {
  const read = tryConfig(env);
  const findings =
    "fault" in read ? [read.fault, ...unknownNames(env)] : await examine(read.config, env, now);
  return { healthy: findings.every(({ status }) => status !== "failed"), findings };
}

/** Without a configuration nobody knows where to look further. */
function tryConfig(env: NodeJS.ProcessEnv): { config: Config } | { fault: Finding } {
  try {
    return { config: readConfig(env) };
  } catch (error) {
    const advice = "README.md lists the variables and what they may be; nothing else was looked at.";
    return { fault: findingsOf("configuration").failed(explainStartFailure(error, undefined), advice) };
  }
}

async function examine(config: Config, env: NodeJS.ProcessEnv, now: Date): Promise<Finding[]> {
  const diagnosed = diagnoseDatabase(config);
  const [database, mail, providers, ai] = await Promise.all([
    diagnosed,
    diagnoseMail(config),
    diagnoseProviders(config),
    diagnosed.then(({ inUse }) => diagnoseAi(inUse)),
  ]);
  return [
    ...diagnoseConfiguration(config, env),
    ...diagnoseDisk(config),
    ...database.findings,
    ...mail,
    ...providers,
    ...ai.findings,
    ...diagnoseClock(now, { ...database.times, ofAi: ai.date }),
  ];
}
