import { AppError } from "../../domain/errors.ts";
import { isLastAdmin } from "../account/admin-lock.ts";
import { proveAddress } from "../account/prove-address.ts";
import { type User, userRepository } from "../account/user-repository.ts";
import type { MailLinks } from "../auth/mail-links.ts";
import type { Database } from "../db/database.ts";
import { isDuplicate } from "../db/failure.ts";
import type { RequestOrigin } from "../http/request-origin.ts";
import type { Notices } from "../mail/notices.ts";
import { decoyHash } from "../security/password-hash.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import { applyAdminGroup, endRightByGroup, type GroupMembership } from "./admin-group.ts";
import { identityRepository, type Subject } from "./identity-repository.ts";
import type { Pending } from "./notes.ts";

export interface LinkService {
  /** Connects an identity to an account whose owner is known to be there, and does what its groups say: a right by a group is awake after it. */
  connect(
    user: User,
    subject: Subject & { email: string | null },
    membership: GroupMembership,
    origin: RequestOrigin,
  ): Promise<void>;
  /** The same for one that waited until the account was proven, and what the provider said besides. */
  connectPending(user: User, pending: Pending, origin: RequestOrigin): Promise<User>;
  /** Notes that this one of the person's own was just used, and what its groups say. False where it is not theirs. */
  recognise(
    user: User,
    subject: Subject & { email: string | null },
    membership: GroupMembership,
    origin: RequestOrigin,
  ): Promise<boolean>;
  /** Uses up the mailed link. The person reads the address: where nobody had confirmed it, a stranger's ways in end. */
  redeem(user: User, token: string): Promise<User>;
  /** Refuses to take the last way in away. A right by that provider's group goes with it, but not the last administrator's. */
  disconnect(user: User, identityId: string, origin: RequestOrigin): Promise<void>;
  applyGroup(user: User, membership: GroupMembership, origin: RequestOrigin): Promise<User>;
}

export function linkService(parts: {
  database: Database;
  links: MailLinks | null;
  events: Pick<SecurityEvents, "record">;
  notices: Notices;
  passwordSignIn: boolean;
  now: () => Date;
}): LinkService {
  const { database, links, events, notices, passwordSignIn, now } = parts;

  async function applyGroup(user: User, membership: GroupMembership, origin: RequestOrigin) {
    const { user: present, change } = await applyAdminGroup(database, user, membership, now());
    if (change) await events.record({ userId: user.id, what: change, origin });
    return present;
  }

  /** As they stand in the database: at the session the right may be asleep. */
  async function applyGroupToStored(id: string, membership: GroupMembership, origin: RequestOrigin) {
    const present = await userRepository(database).findById(id);
    return present && applyGroup(present, membership, origin);
  }

  async function attach(
    user: User,
    { issuer, subject, provider, email }: Subject & { provider: string; email: string | null },
    origin: RequestOrigin,
  ): Promise<void> {
    const identities = identityRepository(database);
    const known = await identities.find({ issuer, subject });
    if (known?.user_id === user.id) return;
    if (known) throw new AppError("identity_taken");
    await identities
      .add({ issuer, subject, provider, email, userId: user.id, at: now().toISOString() })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? new AppError("identity_taken", { cause: error }) : error;
      });
    await events.record({ userId: user.id, what: "provider-connected", origin });
    notices.tell(user, "provider-connected");
  }

  return {
    applyGroup,

    async connect(user, { issuer, subject, email }, membership, origin) {
      await attach(user, { issuer, subject, email, provider: membership.provider.name }, origin);
      await applyGroupToStored(user.id, membership, origin);
    },

    async connectPending(user, pending, origin) {
      await attach(user, pending, origin);
      // The provider vouches for the very address of the account.
      if (!user.emailVerified && user.email === pending.email)
        await userRepository(database).markVerified(user.id);
      const membership = { provider: { name: pending.provider }, isInAdminGroup: pending.isInAdminGroup };
      return (await applyGroupToStored(user.id, membership, origin)) ?? user;
    },

    async recognise(user, { issuer, subject, email }, membership, origin) {
      const identities = identityRepository(database);
      const known = await identities.find({ issuer, subject });
      if (known?.user_id !== user.id) return false;
      const { name } = membership.provider;
      await identities.touch(known.id, { provider: name, email, at: now().toISOString() });
      await applyGroupToStored(user.id, membership, origin);
      return true;
    },

    async redeem(user, token) {
      const owner = await links?.ownerOf(token, "link");
      if (!links || owner?.id !== user.id) throw new AppError("link_expired");
      const redeemed = await links.redeem(token, "link", async (transaction) => {
        if (!user.emailVerified)
          await proveAddress(transaction, { user, newHash: decoyHash(), hasPassword: false });
        return userRepository({ query: transaction }).findById(user.id);
      });
      if (!redeemed || redeemed.result === null) throw new AppError("link_expired");
      return redeemed.result;
    },

    async disconnect(user, identityId, origin) {
      const isDemoted = await database.query.transaction().execute(async (transaction) => {
        // Before any row of theirs, as whoever changes rights does: in another order two could wait for each other.
        const isLast = user.adminBy !== null && (await isLastAdmin(transaction, database.engine, user.id));
        // The user's row first: of two that are taken away at once, the second finds the first gone.
        await transaction
          .updateTable("users")
          .set((row) => ({ has_password: row.ref("has_password") }))
          .where("id", "=", user.id)
          .execute();
        const identities = identityRepository({ query: transaction });
        if (!(await identities.remove(user.id, identityId))) throw new AppError("not_found");
        const present = await userRepository({ query: transaction }).findById(user.id);
        const others = await identities.list(user.id);
        const hasPassword = passwordSignIn && present?.hasPassword === true;
        if (others.length === 0 && !hasPassword) throw new AppError("last_way_in");
        // Nobody would hear any more that the person has left the group.
        const isHeard = others.some(({ provider }) => provider === present?.adminBy);
        if (!present || present.adminBy === null || isHeard || isLast) return false;
        await endRightByGroup(transaction, present, now());
        return true;
      });
      if (isDemoted) await events.record({ userId: user.id, what: "demoted", origin });
      await events.record({ userId: user.id, what: "provider-disconnected", origin });
      notices.tell(user, "provider-disconnected");
    },
  };
}
