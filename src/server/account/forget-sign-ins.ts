import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";

/**
 * What providers said of a person who deletes the account, also where it opened none: those sign-ins are nobody's in the database. They are
 * some hundreds at most. For use before the person is gone.
 */
export async function forgetSignIns(
  transaction: Kysely<Schema>,
  person: { id: string; email: string },
): Promise<void> {
  const identities = await transaction
    .selectFrom("identities")
    .select(["issuer", "subject", "email"])
    .where("user_id", "=", person.id)
    .execute();
  const addresses = [person.email, ...identities.flatMap(({ email }) => email ?? [])];
  const subjects = identities.map(({ issuer, subject }) => [claim("iss", issuer), claim("sub", subject)]);
  const rows = await transaction
    .selectFrom("provider_sign_ins")
    .select(["id", "reason", "claims"])
    .where("user_id", "is", null)
    .execute();
  const theirs = rows.filter(({ reason, claims }) => {
    const text = `${reason}\n${claims}`.toLowerCase();
    const isNamed = addresses.some((address) => text.includes(address.toLowerCase()));
    return isNamed || subjects.some((both) => both.every((one) => claims.includes(one)));
  });
  const ids = theirs.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom("provider_sign_ins").where("id", "in", ids).execute();
}

const claim = (name: string, value: string) => `${JSON.stringify(name)}:${JSON.stringify(value)}`;
