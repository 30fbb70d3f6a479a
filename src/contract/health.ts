import { z } from "zod";

export const healthAnswer = z
  .object({
    status: z.enum(["ok", "down"]),
    version: z.string(),
    database: z.enum(["sqlite", "postgres"]),
    uptimeSeconds: z.number(),
  })
  .meta({ id: "Health" });
