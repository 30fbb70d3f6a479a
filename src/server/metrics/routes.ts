import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import { AppError } from "../../domain/errors.ts";
import { readTallies } from "../admin/tallies.ts";
import type { DailyCounts } from "../counts/daily-counts.ts";
import { type HealthParts, readHealth } from "../health/read-health.ts";
import type { RequestTimes } from "./request-times.ts";

export interface MetricsParts {
  health: HealthParts;
  version: string;
  times: RequestTimes;
  counts: DailyCounts;
  /** Without one there are no metrics. */
  token: string | null;
}

export const metricsRoutes: FastifyPluginAsyncZod<MetricsParts> = async (app, parts) => {
  const { health, version, times, counts, token } = parts;
  const lag = monitorEventLoopDelay({ resolution: 20 });
  if (token !== null) lag.enable();
  app.addHook("onClose", async () => void lag.disable());

  app.get(
    "/api/metrics",
    {
      config: { rateLimit: false },
      schema: {
        operationId: "metrics",
        summary: "Numbers for Prometheus; needs METRICS_TOKEN on the server and as bearer token",
        response: {
          200: { description: "Prometheus text format", content: { "text/plain": { schema: z.string() } } },
          401: errorAnswer,
          404: errorAnswer,
        },
      },
    },
    async (request, reply) => {
      if (token === null) throw new AppError("not_found");
      if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`))
        throw new AppError("not_signed_in");
      const lines = [
        ...(await stateLines(health, version)),
        ...eventLines(counts),
        ...processLines(),
        ...times.lines(),
      ];
      return reply
        .header("cache-control", "no-store")
        .type("text/plain; version=0.0.4; charset=utf-8")
        .send(`${lines.join("\n")}\n`);
    },
  );

  function processLines(): string[] {
    const p99 = lag.percentile(99) / 1e9;
    lag.reset();
    return [
      ...gauge("process_resident_memory_bytes", "Memory of the process.", [["", process.memoryUsage.rss()]]),
      ...gauge("process_start_time_seconds", "When it started.", [
        ["", Date.now() / 1000 - process.uptime()],
      ]),
      ...gauge("candor_event_loop_lag_seconds", "99th percentile since the last look.", [
        ["", Number.isFinite(p99) ? p99 : 0],
      ]),
    ];
  }
};

async function stateLines(parts: HealthParts, version: string): Promise<string[]> {
  const { status, parts: health } = await readHealth(parts);
  const { engine } = parts.database;
  const tallies = status === "down" ? null : await readTallies(parts.database.query).catch(() => null);
  return [
    ...gauge("candor_info", "Release and database.", [[`{version="${version}",database="${engine}"}`, 1]]),
    ...gauge(
      "candor_part_failing",
      "1 while a part of the server fails.",
      Object.entries(health).map(([part, state]) => [`{part="${part}"}`, state === "failing" ? 1 : 0]),
    ),
    ...(tallies
      ? gauge(
          "candor_kept",
          "What the database holds.",
          Object.entries(tallies).map(([what, count]) => [`{what="${what}"}`, count]),
        )
      : []),
  ];
}

function eventLines(counts: DailyCounts): string[] {
  return [
    "# HELP candor_events_total What happened since the start.",
    "# TYPE candor_events_total counter",
    ...[...counts.sinceStart()].map(([name, count]) => `candor_events_total{event="${name}"} ${count}`),
  ];
}

function gauge(
  name: string,
  help: string,
  values: readonly (readonly [labels: string, value: number])[],
): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}

/** As digests, so that neither length nor beginning can be guessed by the time that comparing takes. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
