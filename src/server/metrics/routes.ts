import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorAnswer } from "../../contract/error.ts";
import { AppError } from "../../domain/errors.ts";
import { readTallies } from "../admin/tallies.ts";
import type { DailyCounts } from "../counts/daily-counts.ts";
import { type HealthParts, readHealth } from "../health/read-health.ts";
import type { SlowWork } from "../health/slow-work.ts";
import type { WorkerNumbers } from "../workers/messages.ts";
import type { Workers } from "../workers/workers.ts";
import type { Numbers, ProcessNumbers } from "./numbers.ts";
import { type RequestNumbers, requestLines } from "./request-times.ts";

export interface MetricsParts {
  health: HealthParts;
  version: string;
  /** What was counted of requests so far. */
  times: () => RequestNumbers;
  counts: DailyCounts;
  slow: SlowWork;
  workers: Workers;
  /** Without one there are no metrics. */
  token: string | null;
}

export const metricsRoutes: FastifyPluginAsyncZod<MetricsParts> = async (app, parts) => {
  const { health, version, times, counts, slow, workers, token } = parts;
  const lag = monitorEventLoopDelay({ resolution: 20 });
  if (token !== null) lag.enable();
  app.addHook("onClose", async () => void lag.disable());
  if (token !== null) workers.publish(ownNumbers);

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
      const { counted, workers: each } = await workers.scrape();
      const lines = [
        ...(await stateLines(health, version)),
        ...eventLines(counted.events),
        ...slowLines(counted.slow),
        ...processLines(each.length > 0 ? each : [{ place: null, process: counted.process }]),
        ...requestLines(counted),
      ];
      return reply
        .header("cache-control", "no-store")
        .type("text/plain; version=0.0.4; charset=utf-8")
        .send(`${lines.join("\n")}\n`);
    },
  );

  function ownNumbers(forScrape: boolean): Numbers {
    const p99 = lag.percentile(99) / 1e9;
    if (forScrape) lag.reset();
    return {
      ...times(),
      events: Object.fromEntries(counts.sinceStart()),
      slow: slow.counts(),
      process: {
        residentBytes: process.memoryUsage.rss(),
        startedAt: Date.now() / 1000 - process.uptime(),
        lagSeconds: Number.isFinite(p99) ? p99 : 0,
      },
    };
  }
};

async function stateLines(parts: HealthParts, version: string): Promise<string[]> {
  const { status, workers, parts: health } = await readHealth(parts);
  const { engine } = parts.database;
  const tallies = status === "down" ? null : await readTallies(parts.database.query).catch(() => null);
  return [
    ...gauge("candor_info", "Release and database.", [[`{version="${version}",database="${engine}"}`, 1]]),
    ...gauge(
      "candor_part_failing",
      "1 while a part of the server fails.",
      Object.entries(health).map(([part, state]) => [`{part="${part}"}`, state === "failing" ? 1 : 0]),
    ),
    ...gauge("candor_workers", "Processes that answer on this machine.", [
      [`{state="wanted"}`, workers.wanted],
      [`{state="listening"}`, workers.listening],
    ]),
    ...(tallies
      ? gauge(
          "candor_kept",
          "What the database holds.",
          Object.entries(tallies).map(([what, count]) => [`{what="${what}"}`, count]),
        )
      : []),
  ];
}

/** Of each worker by its place; of a process that is alone without a label. */
function processLines(
  workers: readonly (Omit<WorkerNumbers, "place"> & { place: number | null })[],
): string[] {
  const each = (value: (numbers: ProcessNumbers) => number) =>
    workers.map(
      ({ place, process }) => [place === null ? "" : `{worker="${place}"}`, value(process)] as const,
    );
  return [
    ...gauge(
      "process_resident_memory_bytes",
      "Memory of the process.",
      each((own) => own.residentBytes),
    ),
    ...gauge(
      "process_start_time_seconds",
      "When it started.",
      each((own) => own.startedAt),
    ),
    ...gauge(
      "candor_event_loop_lag_seconds",
      "99th percentile since the last look.",
      each((own) => own.lagSeconds),
    ),
  ];
}

function eventLines(events: Numbers["events"]): string[] {
  return [
    "# HELP candor_events_total What happened since the start.",
    "# TYPE candor_events_total counter",
    ...Object.entries(events).map(([name, count]) => `candor_events_total{event="${name}"} ${count}`),
  ];
}

function slowLines(slow: Numbers["slow"]): string[] {
  return [
    "# HELP candor_slow_work_total What took longer than it should since the start: each has a line in the log.",
    "# TYPE candor_slow_work_total counter",
    ...Object.entries(slow).map(([what, count]) => `candor_slow_work_total{what="${what}"} ${count}`),
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
