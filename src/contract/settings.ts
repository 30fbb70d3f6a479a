import { z } from "zod";

/** What the page needs to know about the server it came from. */
export const settingsAnswer = z
  .object({
    mail: z.boolean().describe("Whether this server can send mail"),
    signups: z.enum(["open", "invite", "closed"]).describe("Who may open an account"),
    passwordSignIn: z.boolean().describe("Whether a password or a passkey signs in, or a provider alone"),
    providers: z
      .array(z.object({ name: z.string(), label: z.string() }))
      .describe("Identity providers, in the order in which they are offered"),
  })
  .meta({
    id: "Settings",
  });
