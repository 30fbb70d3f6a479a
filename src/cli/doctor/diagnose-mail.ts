import type { Config } from "../../server/env.ts";
import { probeMail } from "../../server/mail/probe-mail.ts";
import { type Finding, findingsOf, isLocal, reasonOf } from "./finding.ts";

const { ok, off, warning, failed } = findingsOf("mail");

/** Goes as far as a mail would; none is sent. */
export async function diagnoseMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (!smtpUrl)
    return [off("SMTP_URL is not set: no mail is sent, and an administrator resets forgotten passwords")];
  if (!URL.canParse(smtpUrl))
    return [failed("SMTP_URL is no address", "Write it as smtp://name:password@host:587.")];
  const { hostname, host, username } = new URL(smtpUrl);
  try {
    const { encrypted } = await probeMail(smtpUrl);
    const message = `${host} answers${username ? ", takes name and password" : ""}, and ${encrypted ? "encrypts" : "does not encrypt"}; no mail was sent`;
    if (encrypted || isLocal(hostname)) return [ok(message)];
    return [
      warning(
        message,
        "Use smtps://, or smtp://…?requireTLS=true with a server that encrypts: mails carry links that open accounts.",
      ),
    ];
  } catch (error) {
    return [failed(`${host} takes no mail: ${reasonOf(error)}`, adviceFor(error))];
  }
}

function adviceFor(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EAUTH")
    return "Look at name and password in SMTP_URL; signs such as @ : / in them are written as %40 %3A %2F.";
  if (code === "ETLS" || (error instanceof Error && /certificate|SSL|TLS/i.test(error.message)))
    return "Use the host name that its certificate has, and the port that belongs to the way: 465 for smtps://, 587 for smtp://.";
  return "Look at host and port of SMTP_URL (465 for smtps://, 587 for smtp://), and whether this machine may reach them: many networks block 25.";
}
