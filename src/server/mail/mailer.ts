import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { PRODUCT_NAME } from "../../domain/product-name.ts";

const LEAST_PAUSE_MS = 50;
const MOST_PAUSE_MS = 250;
const WAITED_FOR_MS = 10_000;

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Hands the letter over without making the caller wait: how long it takes must not tell whether there was one. */
  post(prepare: () => Promise<Letter | null>): void;
  /** The same for a caller who has to know: whether the mail server took it, within some seconds. */
  send(prepare: () => Promise<Letter | null>): Promise<boolean>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export function openMailer(options: {
  smtpUrl: string;
  /** Whom mails come from; without it no-reply at the site's own host. */
  from: string | null;
  publicUrl: URL;
  onFailure: (error: unknown) => void;
  onDelivery: () => void;
}): Mailer {
  const transport = createTransport(options.smtpUrl, {
    from: { name: PRODUCT_NAME, address: options.from ?? `no-reply@${options.publicUrl.hostname}` },
  });
  const underWay = new Set<Promise<boolean>>();

  async function deliver(prepare: () => Promise<Letter | null>): Promise<boolean> {
    try {
      // Writing the link down holds up the whole process for some milliseconds: begun at once, it delayed the very answer
      // that must not tell whether there is an account.
      await sleep(randomInt(LEAST_PAUSE_MS, MOST_PAUSE_MS));
      const letter = await prepare();
      // As an address, not as text to be read: what looks like a list in it must not become one.
      if (!letter) return false;
      await transport.sendMail({ ...letter, to: { name: "", address: letter.to } });
      options.onDelivery();
      return true;
    } catch (error) {
      options.onFailure(error);
      return false;
    }
  }

  function start(prepare: () => Promise<Letter | null>): Promise<boolean> {
    const delivery = deliver(prepare).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
    return delivery;
  }

  return {
    post(prepare) {
      void start(prepare);
    },
    send: (prepare) => Promise.race([start(prepare), sleep(WAITED_FOR_MS, false, { ref: false })]),
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}
