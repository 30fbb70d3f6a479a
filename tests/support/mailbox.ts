import { runChild } from "./child-process.ts";

export interface Mail {
  to: string[];
  raw: string;
}

export interface Mailbox {
  smtpUrl: string;
  mails(): Mail[];
  /** The newest link to a page in a mail to this person; waits until one more than `seen` mails have arrived. */
  link(to: string, page: string, seen?: number): Promise<string>;
  stop(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const child = runChild("tests/support/smtp-process.ts", {});
  const { port } = JSON.parse(await child.line(() => true));
  const mails = (): Mail[] => child.lines.slice(1).map((line) => JSON.parse(line));

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    async link(to, page, seen = 0) {
      const isMine = (mail: Mail) => mail.to?.includes(to) && mail.raw.includes(page);
      await child.line(() => mails().filter(isMine).length > seen);
      // Long lines come folded in quoted-printable.
      const raw =
        mails()
          .findLast(isMine)
          ?.raw.replace(/=\r?\n/g, "")
          .replaceAll("=3D", "=") ?? "";
      const [found] = new RegExp(`\\S+${page}#token=[\\w-]+`).exec(raw) ?? [];
      if (!found) throw new Error(`no link to ${page} in: ${raw}`);
      return found;
    },
    async stop() {
      child.process.kill();
      await child.exit;
    },
  };
}
