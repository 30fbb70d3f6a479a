import type { Database } from "../../server/db/database.ts";
import type { Config } from "../../server/env.ts";
import { openSecret } from "../../server/security/secret.ts";
import { isThere, LAST, secretCheck } from "../../server/security/server-presence.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { storedSecret } from "./stored-secret.ts";

const { warning, failed } = findingsOf("database");

/** Whether the servers that work on the database, or the one that did last, have the secret that a start here would have. */
export async function diagnoseSecret({ query }: Pick<Database, "query">, config: Config): Promise<Finding[]> {
  const secret = storedSecret(config);
  if (secret === null) return [];
  const check = secretCheck(openSecret(secret));
  const rows = await query
    .selectFrom("servers")
    .selectAll()
    .execute()
    // A database that is not upgraded yet has no such table.
    .catch(() => []);
  const others = rows.filter((row) => row.secret_check !== check);
  if (others.some((row) => row.id !== LAST && isThere(row)))
    return [
      failed(
        "another server works on this database with another SESSION_SECRET: one with this secret is refused",
        "Set the same SESSION_SECRET on every machine; one that is kept in DATA_DIR is the content of its file session-secret.",
      ),
    ];
  if (others.some(({ id }) => id === LAST))
    return [
      warning(
        "the secret is another one than the last server had: everybody has to sign in again, and authenticator apps are not recognised",
        "If that is not meant, restore SESSION_SECRET or DATA_DIR/session-secret.",
      ),
    ];
  return [];
}
