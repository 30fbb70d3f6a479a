import { z } from "zod";

/** The one shape of every error answer under /api. */
export const errorAnswer = z
  .object({
    code: z.string().describe("Stable name of the failure"),
    message: z.string().describe("What the user reads"),
    requestId: z.string().describe("Finds this request in the server's log"),
    issues: z
      .array(
        z.object({ code: z.string(), pointer: z.string().describe("RFC 6901 pointer"), message: z.string() }),
      )
      .optional(),
  })
  .meta({ id: "Error" });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
