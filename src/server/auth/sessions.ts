import { randomUUID } from "node:crypto";
import { AppError } from "../../domain/errors.ts";
import type { User } from "../account/user-repository.ts";
import { isUnwritable } from "../db/failure.ts";
import type { Secret } from "../security/secret.ts";
import type { Session, SessionRepository } from "./session-repository.ts";

const DAY = 86_400_000;
const IDLE_MS = 30 * DAY;
const LONGEST_MS = 90 * DAY;
const TOUCH_EVERY_MS = 3_600_000;

export interface SignedIn {
  session: Session;
  user: User;
}

export interface Sessions {
  /**
   * Opens a session and ends the one that the browser brought: a planted token is worth nothing after sign-in.
   * Refuses when the password has changed since it was verified.
   */
  open(user: User, device: string, broughtToken: string | undefined): Promise<string>;
  find(token: string): Promise<SignedIn | null>;
  close(token: string): Promise<void>;
  list(userId: string): Promise<Session[]>;
  revoke(userId: string, sessionId: string): Promise<boolean>;
}

export function openSessions(
  repository: SessionRepository,
  secret: Secret,
  now: () => Date = () => new Date(),
  onFirstToday: () => void = () => {},
): Sessions {
  const hashOf = (token: string) => secret.fingerprint("session", token);

  async function keepAlive(session: Session, at: Date): Promise<void> {
    const sameDay = at.toISOString().slice(0, 10) === session.lastSeenAt.slice(0, 10);
    if (sameDay && at.getTime() - Date.parse(session.lastSeenAt) < TOUCH_EVERY_MS) return;
    const longest = Date.parse(session.createdAt) + LONGEST_MS;
    const expires = new Date(Math.min(at.getTime() + IDLE_MS, longest));
    const touched = repository.touch(session, at.toISOString(), expires.toISOString());
    const firstToday = await touched.catch((error: unknown) => {
      // A disk that takes no writes must not keep people from reading.
      if (!isUnwritable(error)) throw error;
      return false;
    });
    if (firstToday) onFirstToday();
  }

  return {
    async open(user, device, broughtToken) {
      const token = secret.newToken();
      const at = now();
      const session = {
        id: randomUUID(),
        userId: user.id,
        device,
        createdAt: at.toISOString(),
        lastSeenAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + IDLE_MS).toISOString(),
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
      const at = now();
      const found = await repository.findLive(hashOf(token), at.toISOString());
      if (found) await keepAlive(found.session, at);
      return found;
    },

    close: (token) => repository.removeByToken(hashOf(token)),
    list: (userId) => repository.listLive(userId, now().toISOString()),
    revoke: (userId, sessionId) => repository.remove(userId, sessionId),
  };
}
