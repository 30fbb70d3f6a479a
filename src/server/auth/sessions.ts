import { randomUUID } from "node:crypto";
import { AppError } from "../../domain/errors.ts";
import type { User } from "../account/user-repository.ts";
import type { Clock } from "../clock/clock.ts";
import { isUnwritable } from "../db/failure.ts";
import type { Secret } from "../security/secret.ts";
import type { Workers } from "../workers/workers.ts";
import { openEndedSessions } from "./ended-sessions.ts";
import type { Session, SessionRepository } from "./session-repository.ts";

const DAY = 86_400_000;
const IDLE_MS = 30 * DAY;
const LONGEST_MS = 90 * DAY;
const TOUCH_EVERY_MS = 3_600_000;
const PROOF_MS = 10 * 60_000;

export interface SignedIn {
  session: Session;
  user: User;
}

export interface Sessions {
  /**
   * Opens a session and ends the one that the browser brought: a planted token is worth nothing after sign-in.
   * Refuses when the password has changed since it was verified. One that is not proven was opened by a provider that asked nobody anything.
   */
  open(user: User, device: string, broughtToken: string | undefined, isProven?: boolean): Promise<string>;
  find(token: string): Promise<SignedIn | null>;
  /** Whether whoever is at this session has shown lately who they are. */
  isProven(session: Session): boolean;
  /** Notes that they just did, and answers the session's new token: one that was stolen before is worth nothing after. */
  prove(token: string): Promise<string>;
  /** Whose session it was. */
  close(token: string): Promise<string | null>;
  list(userId: string): Promise<Session[]>;
  revoke(userId: string, sessionId: string): Promise<boolean>;
  /** Ends what goes on by itself. */
  stop(): void;
  /** Drops what is over, and shortens what a wrong clock made longer than any session may be. */
  sweep(): Promise<void>;
  /** Ends all but this one; answers how many. */
  endOthers(session: Session): Promise<number>;
}

export function openSessions(
  repository: SessionRepository,
  secret: Secret,
  clock: Clock,
  workers: Pick<Workers, "tell" | "onNotice">,
  onFirstToday: () => void = () => {},
): Sessions {
  const hashOf = (token: string) => secret.fingerprint("session", token);
  const ended = openEndedSessions((id) => repository.removeById(id), workers);
  const findLive = async (token: string) => {
    const found = await repository.findLive(hashOf(token), clock.now().toISOString());
    return found && !ended.has(found.session.id) ? found : null;
  };
  const listLive = async (userId: string) => {
    const live = await repository.listLive(userId, clock.now().toISOString());
    return live.filter(({ id }) => !ended.has(id));
  };

  /** Who ends a session is rid of it, also where the disk takes no writes. */
  async function end<Result>(
    write: () => Promise<Result>,
    unwritten: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      return unwritten();
    }
  }

  /** Dated by the latest time: under a clock that is behind, the session would be over as soon as the clock is right. */
  async function keepAlive(session: Session): Promise<void> {
    const at = clock.latest();
    const sameDay = at.toISOString().slice(0, 10) === session.lastSeenAt.slice(0, 10);
    if (sameDay && Math.abs(at.getTime() - Date.parse(session.lastSeenAt)) < TOUCH_EVERY_MS) return;
    // One that was opened while the clock was ahead began no later than now.
    const began = Math.min(Date.parse(session.createdAt), at.getTime());
    const expires = new Date(Math.min(at.getTime() + IDLE_MS, began + LONGEST_MS));
    const touched = repository.touch(session, {
      createdAt: new Date(began).toISOString(),
      lastSeenAt: at.toISOString(),
      expiresAt: expires.toISOString(),
    });
    const firstToday = await touched.catch((error: unknown) => {
      // A disk that takes no writes must not keep people from reading.
      if (!isUnwritable(error)) throw error;
      return false;
    });
    if (firstToday) onFirstToday();
  }

  return {
    async open(user, device, broughtToken, isProven = true) {
      const token = secret.newToken();
      const at = clock.latest();
      const session = {
        id: randomUUID(),
        userId: user.id,
        device,
        createdAt: at.toISOString(),
        lastSeenAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + IDLE_MS).toISOString(),
        provenAt: isProven ? clock.now().toISOString() : null,
      };
      const { opened, firstToday } = await repository.open({
        session,
        tokenHash: hashOf(token),
        passwordHash: user.passwordHash,
        endsTokenHash: broughtToken ? hashOf(broughtToken) : null,
      });
      if (!opened) throw new AppError("wrong_credentials");
      if (firstToday) onFirstToday();
      return token;
    },

    async find(token) {
      const found = await findLive(token);
      if (found) await keepAlive(found.session);
      return found;
    },

    close: (token) =>
      end(
        () => repository.removeByToken(hashOf(token)),
        async () => {
          const found = await findLive(token);
          if (found) ended.add(found.session.id);
          return found?.user.id ?? null;
        },
      ),

    list: listLive,

    revoke: (userId, sessionId) =>
      end(
        () => repository.remove(userId, sessionId),
        async () => {
          const isTheirs = (await listLive(userId)).some(({ id }) => id === sessionId);
          if (isTheirs) ended.add(sessionId);
          return isTheirs;
        },
      ),

    endOthers: (session) =>
      end(
        () => repository.removeOthers(session.userId, session.id),
        async () => {
          const others = (await listLive(session.userId)).filter(({ id }) => id !== session.id);
          for (const { id } of others) ended.add(id);
          return others.length;
        },
      ),

    stop: () => ended.close(),

    async sweep() {
      const longest = new Date(clock.latest().getTime() + IDLE_MS).toISOString();
      await repository.sweep(clock.earliest().toISOString(), longest);
    },

    isProven({ provenAt }) {
      const age = provenAt === null ? Number.NaN : clock.now().getTime() - Date.parse(provenAt);
      // A proof from the future is one from before the clock was set back: how old it is, nobody knows.
      return age >= 0 && age < PROOF_MS;
    },

    async prove(token) {
      const renewed = secret.newToken();
      const proof = {
        tokenHash: hashOf(token),
        newTokenHash: hashOf(renewed),
        provenAt: clock.now().toISOString(),
      };
      if (!(await repository.prove(proof))) throw new AppError("not_signed_in");
      return renewed;
    },
  };
}
