import { createTransport } from "nodemailer";

const WAIT_MS = 8_000;

export interface MailProbe {
  /** Whether what is sent goes through TLS. */
  encrypted: boolean;
}

/** Goes as far as a mail would, and ends before one is sent: connects, encrypts where it is offered, signs in. */
export async function probeMail(smtpUrl: string): Promise<MailProbe> {
  try {
    await verify(smtpUrl, { requireTLS: "true" });
    return { encrypted: true };
  } catch (error) {
    // The server offers no encryption; a plain smtp:// address goes on without.
    const isOptional = smtpUrl.startsWith("smtp:") && !new URL(smtpUrl).searchParams.has("requireTLS");
    if (!isOptional || !(error instanceof Error && "code" in error && error.code === "ETLS")) throw error;
    await verify(smtpUrl, {});
    return { encrypted: false };
  }
}

async function verify(smtpUrl: string, more: Record<string, string>): Promise<void> {
  const url = new URL(smtpUrl);
  const waits = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS };
  for (const [name, value] of Object.entries({ ...waits, ...more }))
    url.searchParams.set(name, String(value));
  const transport = createTransport(url.href);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
