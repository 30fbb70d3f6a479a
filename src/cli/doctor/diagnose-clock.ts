import type { StoredTimes } from "./diagnose-database.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warning, failed } = findingsOf("clock");

const MINUTE_MS = 60_000;
/** A server's answer tells whole seconds, and takes some to come. */
const ALLOWED_MS = 2 * MINUTE_MS;
/** A machine whose clock was never set is decades behind. */
const RELEASED = new Date("2026-11-01T00:00:00.000Z");
const ADVICE = "Set the machine's clock and keep it in step (NTP: timedatectl set-ntp true).";

export interface KnownTimes extends StoredTimes {
  ofAi: Date | null;
}

/** Holds this machine's time against every other one that is at hand. */
export function diagnoseClock(now: Date, { latest, ofServer, ofAi }: KnownTimes): Finding[] {
  if (now < RELEASED)
    return [
      failed(`this machine's clock says ${now.toISOString()}, which is before this release was made`, ADVICE),
    ];
  const findings: Finding[] = [];
  if (latest && latest.getTime() - now.getTime() > ALLOWED_MS)
    findings.push(
      failed(
        `this machine's clock says ${now.toISOString()}, but the database has something of ${latest.toISOString()}: it is behind, or was ahead`,
        `${ADVICE} Nothing is removed meanwhile that should stay.`,
      ),
    );
  for (const [name, time] of [
    ["PostgreSQL", ofServer],
    ["the AI endpoint", ofAi],
  ] as const) {
    if (!time) continue;
    const apart = Math.abs(time.getTime() - now.getTime());
    if (apart > ALLOWED_MS)
      findings.push(
        warning(
          `this machine's clock and that of ${name} are ${Math.round(apart / MINUTE_MS)} minutes apart`,
          `${ADVICE} Codes of authenticator apps fail where it is wrong by more than half a minute.`,
        ),
      );
  }
  if (findings.length > 0) return findings;
  const compared = [latest && "what is stored", ofServer && "PostgreSQL", ofAi && "the AI endpoint"].filter(
    Boolean,
  );
  return [
    ok(
      `it agrees with ${compared.length > 0 ? compared.join(", ") : "the date of this release, nothing else is at hand"}`,
    ),
  ];
}
