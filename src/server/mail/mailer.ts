import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createTransport } from "nodemailer";

const LEAST_PAUSE_MS = 50;
const MOST_PAUSE_MS = 250;

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Hands the letter over without making the caller wait: how long it takes must not tell whether there was one. */
  post(prepare: () => Promise<Letter | null>): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export function openMailer(options: {
  smtpUrl: string;
  publicUrl: URL;
  onFailure: (error: unknown) => void;
  onDelivery: () => void;
}): Mailer {
  const transport = createTransport(options.smtpUrl, {
    from: { name: "Candor", address: `no-reply@${options.publicUrl.hostname}` },
  });
  const underWay = new Set<Promise<void>>();

  async function deliver(prepare: () => Promise<Letter | null>): Promise<void> {
    try {
      // Writing the link down holds up the whole process for some milliseconds: begun at once, it delayed the very answer
      // that must not tell whether there is an account.
      await sleep(randomInt(LEAST_PAUSE_MS, MOST_PAUSE_MS));
      const letter = await prepare();
      // As an address, not as text to be read: what looks like a list in it must not become one.
      if (!letter) return;
      await transport.sendMail({ ...letter, to: { name: "", address: letter.to } });
      options.onDelivery();
    } catch (error) {
      options.onFailure(error);
    }
  }

  return {
    post(prepare) {
      const delivery = deliver(prepare).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}
