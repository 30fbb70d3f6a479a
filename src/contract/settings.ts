import { z } from "zod";

/** What the page needs to know about the server it came from. */
export const settingsAnswer = z
  .object({ mail: z.boolean().describe("Whether this server can send mail") })
  .meta({
    id: "Settings",
  });
