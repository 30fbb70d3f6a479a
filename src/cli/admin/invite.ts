import { AppError } from "../../domain/errors.ts";
import { invitationPath, makeInvitation } from "../../server/joining/make-invitation.ts";
import { openSecret, readOrMakeSecret } from "../../server/security/secret.ts";
import { CliFailure, EXIT } from "../failure.ts";
import { openForAdmin } from "./open-for-admin.ts";
import type { InviteOptions } from "./options.ts";

interface InviteReport {
  /** Without PUBLIC_URL only what stands behind the site's address. */
  invitation: string;
  email: string | null;
  expiresAt: string;
  /** Whether an earlier one for that address was open: its link works no more. */
  replaced: boolean;
}

/** Makes an invitation that is handed over by whoever runs the command: no mail goes out. */
export async function invite({ email }: InviteOptions, env: NodeJS.ProcessEnv): Promise<InviteReport> {
  const { config, database } = await openForAdmin(env);
  try {
    if (config.signups === "closed")
      throw new CliFailure(EXIT.badInput, "SIGNUPS=closed: nobody could use an invitation.");
    const secret = openSecret(readOrMakeSecret(config));
    const asked = { secret, maker: null, email, mailed: false, at: new Date() };
    const { token, expiresAt, replaced } = await database.query
      .transaction()
      .execute((transaction) => makeInvitation(transaction, asked));
    const path = invitationPath(token);
    const invitation = config.publicUrl ? new URL(path, config.publicUrl).href : path;
    return { invitation, email, expiresAt, replaced };
  } catch (error) {
    if (error instanceof AppError) throw new CliFailure(EXIT.badInput, error.message);
    throw error;
  } finally {
    await database.close();
  }
}
