import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import type { Secret } from "../security/secret.ts";
import { sealedCookie } from "./sealed-note.ts";

const LIFE_MS = 5 * 60_000;

const form = z.object({
  challenge: z.string(),
  purpose: z.enum(["sign-in", "second-step", "proof", "register"]),
  /** Whose passkey is asked for; null where anybody may sign in. */
  userId: z.string().nullable(),
});

type Challenge = z.infer<typeof form>;
type Asked = Omit<Challenge, "challenge">;

export interface Challenges {
  /** A new one, which the browser keeps: strangers who ask for many fill no table. */
  give(reply: FastifyReply, asked: Asked): string;
  /** The one that this browser was given for exactly this; refused when there is none or it is too old. */
  read(request: FastifyRequest, asked: Asked): string;
  /** Once it was answered rightly. Refused the second time, by whichever process. */
  spend(challenge: string): Promise<void>;
  sweep(): Promise<void>;
}

export function challenges(parts: {
  database: Pick<Database, "query">;
  secret: Secret;
  https: boolean;
  now: () => Date;
}): Challenges {
  const { secret, now } = parts;
  const { query } = parts.database;
  const cookie = sealedCookie(parts, { name: "candor_challenge", schema: form, lifeMs: LIFE_MS });

  return {
    give(reply, asked) {
      const challenge = secret.newToken();
      cookie.write(reply, { challenge, ...asked });
      return challenge;
    },

    read(request, { purpose, userId }) {
      const given = cookie.read(request);
      if (given?.purpose !== purpose || given.userId !== userId) throw new AppError("setup_expired");
      return given.challenge;
    },

    async spend(challenge) {
      const used = await query
        .insertInto("used_challenges")
        .values({
          challenge_hash: secret.fingerprint("challenge", challenge),
          // Twice its life: one that is swept must be too old by any clock.
          expires_at: new Date(now().getTime() + 2 * LIFE_MS).toISOString(),
        })
        .onConflict((conflict) => conflict.column("challenge_hash").doNothing())
        .returning("challenge_hash")
        .executeTakeFirst();
      if (!used) throw new AppError("passkey_refused");
    },

    async sweep() {
      await query.deleteFrom("used_challenges").where("expires_at", "<=", now().toISOString()).execute();
    },
  };
}
