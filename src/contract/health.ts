import { z } from "zod";

const part = z.enum(["ok", "failing", "off"]);

export const healthAnswer = z
  .object({
    status: z
      .enum(["ok", "degraded", "down"])
      .describe("degraded: people can work, but a part fails; down, with 503: the database does not answer"),
    uptimeSeconds: z.number(),
    workers: z
      .object({ wanted: z.number(), listening: z.number() })
      .describe("Processes that answer on this machine: as many as were asked for, and as many as there are"),
    parts: z.object({
      database: part,
      storage: part.describe("failing: the last save was refused, as by a full or read-only disk"),
      disk: part.describe("failing: little room is left in the data folder; off with PostgreSQL"),
      files: part.describe("failing: the last PDF, DOCX or text could not be made"),
      mail: part.describe("failing: the last mail was not taken; off without a mail server"),
      assist: part.describe("failing: the AI endpoint failed last time; off without an endpoint"),
    }),
  })
  .meta({ id: "Health" });

export type HealthAnswer = z.infer<typeof healthAnswer>;
