import type { FastifyInstance } from "fastify";
import { statusOf } from "../http/request-log.ts";
import type { Numbers } from "./numbers.ts";

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type RequestNumbers = Pick<Numbers, "statuses" | "times">;

/** Counts and times of requests by route pattern: no address, no id, no query. */
export function timeRequests(app: FastifyInstance): () => RequestNumbers {
  const statuses: Numbers["statuses"] = {};
  const times: Numbers["times"] = {};

  app.addHook("onResponse", (request, reply, done) => {
    const route = `method="${request.method}",route="${request.routeOptions.url ?? "(none)"}"`;
    const status = `${route},status="${statusOf(request, reply)}"`;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const seconds = reply.elapsedTime / 1000;
    const known = times[route] ?? { count: 0, sum: 0, within: BUCKETS.map(() => 0) };
    times[route] = {
      count: known.count + 1,
      sum: known.sum + seconds,
      within: known.within.map((count, at) => count + (seconds <= (BUCKETS[at] ?? 0) ? 1 : 0)),
    };
    done();
  });

  return () => ({ statuses, times });
}

export function requestLines({ statuses, times }: RequestNumbers): string[] {
  return [
    "# HELP candor_http_requests_total Requests answered, by route pattern and status.",
    "# TYPE candor_http_requests_total counter",
    ...Object.entries(statuses).map(([labels, count]) => `candor_http_requests_total{${labels}} ${count}`),
    "# HELP candor_http_request_duration_seconds Time to the end of the answer.",
    "# TYPE candor_http_request_duration_seconds histogram",
    ...Object.entries(times).flatMap(([labels, { count, sum, within }]) => [
      ...within.map(
        (at, bucket) =>
          `candor_http_request_duration_seconds_bucket{${labels},le="${BUCKETS[bucket]}"} ${at}`,
      ),
      `candor_http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
      `candor_http_request_duration_seconds_sum{${labels}} ${sum}`,
      `candor_http_request_duration_seconds_count{${labels}} ${count}`,
    ]),
  ];
}
