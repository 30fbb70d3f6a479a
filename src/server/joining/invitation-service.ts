import type { Invitation, MadeInvitation } from "../../contract/invitations.ts";
import { AppError } from "../../domain/errors.ts";
import { PRODUCT_NAME } from "../../domain/product-name.ts";
import { recordAction } from "../account/audit.ts";
import type { User } from "../account/user-repository.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import type { Letter, Mailer } from "../mail/mailer.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { Secret } from "../security/secret.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { invitationPath, makeInvitation } from "./make-invitation.ts";

/** Mails go to strangers: an administrator's session that was stolen must not become a way to send many. */
const MADE: AttemptRule = { name: "invitation", most: 100, windowMs: 60 * 60_000 };
/** Long enough to look up who joined by which. */
const KEPT_MS = 90 * 86_400_000;

export interface InvitationService {
  list(): Promise<Invitation[]>;
  /** By mail where an address is given and mail is sent; else the link is answered, once. `site` is the address of this site. */
  make(maker: User, email: string | null, site: string): Promise<MadeInvitation>;
  withdraw(actor: User, id: string): Promise<void>;
  sweep(): Promise<void>;
}

export function invitationService(parts: {
  database: Database;
  secret: Secret;
  attempts: AttemptLimit;
  mailer: Mailer | null;
  clock: Clock;
}): InvitationService {
  const { database, secret, attempts, mailer, clock } = parts;
  const invitations = invitationRepository(database);

  return {
    list: () => invitations.list(),

    async make(maker, email, site) {
      await attempts.count(MADE, maker.id);
      const wantsMail = email !== null && mailer !== null;
      const { id, token, expiresAt, replaced } = await database.query
        .transaction()
        .execute((transaction) =>
          makeInvitation(transaction, { secret, maker, email, mailed: wantsMail, at: clock.now() }),
        );
      const link = new URL(invitationPath(token), site).href;
      const mailed = wantsMail && (await mailer.send(async () => invitationLetter(email, link)));
      // Who passes a link on has read it: the address is then not confirmed by it.
      if (wantsMail && !mailed) await invitations.markNotMailed(id);
      return { id, email, mailed, expiresAt, replaced, link: mailed ? null : link };
    },

    async withdraw(actor, id) {
      await database.query.transaction().execute(async (transaction) => {
        const withdrawn = await invitationRepository({ query: transaction }).withdraw(id);
        if (!withdrawn) throw new AppError("not_found");
        const subject = { id: null, email: withdrawn.email };
        await recordAction(transaction, {
          actor,
          action: "withdraw-invitation",
          subject,
          at: clock.now(),
        });
      });
    },

    sweep: () => invitations.sweep(new Date(clock.earliest().getTime() - KEPT_MS).toISOString()),
  };
}

function invitationLetter(email: string, link: string): Letter {
  return {
    to: email,
    subject: `You are invited to ${PRODUCT_NAME}`,
    text: `Hello,\n\nan administrator of this ${PRODUCT_NAME} site invites you to open an account:\n\n${link}\n\nThe link works once, within seven days, and for this email address alone. If you do not want an account, you can ignore this mail.\n`,
  };
}
