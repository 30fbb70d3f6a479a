import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { AI_SETTINGS_LIMITS } from "../contract/ai-settings.ts";
import { ASSIST_LIMITS } from "../contract/assist.ts";
import { MATCH_LIMITS } from "../contract/match.ts";
import { TAILOR_LIMITS } from "../contract/tailor.ts";
import { AppError } from "../domain/errors.ts";
import type { RenderQueue } from "../renderers/file/render-queue.ts";
import { addAccounts } from "./accounts.ts";
import { addAdmin } from "./admin/add-admin.ts";
import { addApplications } from "./applications/add-applications.ts";
import { type AssistLimits, addAssist } from "./assist/add-assist.ts";
import { type EndpointLimits, openEndpoints } from "./assist/endpoints/add-endpoints.ts";
import { EVALUATION_LIMITS } from "./assist/endpoints/evaluations.ts";
import { type ImproveQueue, openImproveQueue } from "./assist/improve-queue.ts";
import { AUTH_LIMITS, type AuthLimits } from "./auth/auth-limits.ts";
import { type ClockSource, MACHINE } from "./clock/clock.ts";
import { keepClock } from "./clock/kept-clock.ts";
import { countRequests } from "./counts/count-requests.ts";
import { dailyCounts } from "./counts/daily-counts.ts";
import type { Database } from "./db/database.ts";
import { logOutages } from "./db/log-outages.ts";
import { DOWNLOAD_LIMITS, type DownloadLimits, openDownloads } from "./downloads/downloads.ts";
import type { Config } from "./env.ts";
import { exportRoutes } from "./exports/routes.ts";
import { warmForPeople } from "./exports/warm-for-people.ts";
import { healthRoutes } from "./health/routes.ts";
import { openSlowWork, type SlowWork } from "./health/slow-work.ts";
import { openVitals, watchVitals } from "./health/vitals.ts";
import { watchSlowWork } from "./health/watch-slow-work.ts";
import { describeApi, serveApiDocument } from "./http/api-document.ts";
import { answerBrokenRequest, answerUndecodable } from "./http/broken-requests.ts";
import { clientAddress } from "./http/client-address.ts";
import { endConnectionsWhileClosing } from "./http/draining.ts";
import { answerErrors } from "./http/error-answers.ts";
import { takeJsonBodies } from "./http/json-bodies.ts";
import { type LogStream, loggerOptions, logRequests } from "./http/request-log.ts";
import { refuseForeignOrigins } from "./http/same-origin.ts";
import { bareSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import { sharedLimitStore } from "./http/shared-limit-store.ts";
import { serveSite } from "./http/site.ts";
import { endSlowBodies } from "./http/slow-bodies.ts";
import { answerUnknownRoutes } from "./http/unknown-routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { openLeases } from "./leases/leases.ts";
import { openSchedule } from "./leases/schedule.ts";
import { matchRoutes } from "./match/routes.ts";
import { timeRequests } from "./metrics/request-times.ts";
import { metricsRoutes } from "./metrics/routes.ts";
import { addResumes } from "./resumes/add-resumes.ts";
import { PASSWORD_COST, type PasswordCost } from "./security/password-hash.ts";
import { requestLeases } from "./security/request-leases.ts";
import { openSecret } from "./security/secret.ts";
import { styleRoutes } from "./styles/routes.ts";
import { styleService } from "./styles/style-service.ts";
import { tailorRoutes } from "./tailor/routes.ts";
import { coreShare } from "./workers/core-share.ts";
import { type Workers, workAlone } from "./workers/workers.ts";

const KIB = 1024;

export interface AppOptions {
  config: Omit<Config, "port" | "host" | "databaseUrl" | "sessionSecret">;
  database: Database;
  renderQueue: RenderQueue;
  /** One that goes on when the application closes; without it the application has its own. */
  improveQueue?: ImproveQueue;
  sessionSecret: string;
  version: string;
  /** Folder of the built web part; null serves the API alone. */
  webDir: string | null;
  log: LogStream;
  /** The other processes of this machine; without it there are none. */
  workers?: Workers;
  /** The one that the queues were opened with. */
  slowWork?: SlowWork;
  limits?: Partial<Limits>;
  /** Tests sign in thousands of times. */
  passwordCost?: PasswordCost;
  clock?: ClockSource;
}

export interface Limits {
  bodyBytes: number;
  requestsPerMinute: number;
  rendersPerMinute: number;
  /** Files that nobody has asked for yet; with the ones above, as many as there are to have. */
  rendersAheadPerMinute: number;
  claimsPerMinute: number;
  matchesPerMinute: number;
  tailorsPerMinute: number;
  /** Requests to an AI endpoint that somebody tries out. */
  trialsPerMinute: number;
  headersTimeoutMs: number;
  /** A body that has not come whole by then must keep coming: see slow-bodies.ts. */
  requestTimeoutMs: number;
  auth: AuthLimits;
  assist: AssistLimits;
  endpoints: EndpointLimits;
  downloads: DownloadLimits;
}

const LIMITS: Limits = {
  // Forms are small; what takes a resume says its own bound.
  bodyBytes: 16 * KIB,
  requestsPerMinute: 600,
  rendersPerMinute: 48,
  rendersAheadPerMinute: 12,
  claimsPerMinute: ASSIST_LIMITS.claimsPerMinute,
  matchesPerMinute: MATCH_LIMITS.perMinute,
  tailorsPerMinute: TAILOR_LIMITS.perMinute,
  trialsPerMinute: AI_SETTINGS_LIMITS.trialsPerMinute,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  auth: AUTH_LIMITS,
  assist: { requestsPerDay: ASSIST_LIMITS.requestsPerDay, patience: {} },
  endpoints: { trialMs: 30_000, evaluation: EVALUATION_LIMITS },
  downloads: DOWNLOAD_LIMITS,
};

/** The longest body at the least pace takes little more. */
const LONGEST_REQUEST_MS = 45 * 60_000;

/** The whole server without a port: whoever calls it decides where it listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, renderQueue, version } = options;
  const limits = { ...LIMITS, ...options.limits };
  const https = config.publicUrl?.protocol === "https:";
  const bareHeaders = bareSecurityHeaders({ https });
  const source = options.clock ?? MACHINE;
  const { now } = source;

  const app = Fastify({
    ...loggerOptions(config.logLevel, options.log),
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustProxy,
    requestTimeout: LONGEST_REQUEST_MS,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      maxHeaderSize: 16 * KIB,
      connectionsCheckingInterval: Math.min(1000, limits.headersTimeoutMs),
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: "idle",
    clientErrorHandler: answerBrokenRequest(bareHeaders),
    // An address that cannot be decoded is refused before any route or error handler sees it.
    frameworkErrors: answerUndecodable(bareHeaders),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // A form on a foreign page can post text/plain without asking first; only JSON is taken.
  app.removeContentTypeParser("text/plain");
  takeJsonBodies(app, limits.bodyBytes);
  answerErrors(app);
  answerUnknownRoutes(app);
  logRequests(app);
  const counts = dailyCounts(database, now);
  countRequests(app, counts);
  const workers = options.workers ?? workAlone();
  logOutages(app, database);
  const vitals = openVitals(now, workers);
  watchVitals(app, vitals);
  const times = timeRequests(app);
  const slow = options.slowWork ?? openSlowWork();
  watchSlowWork(app, slow, database);
  endConnectionsWhileClosing(app);
  endSlowBodies(app, limits.requestTimeoutMs);
  const clock = await keepClock(app, database, source);

  await securityHeaders(app, { https });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    store: sharedLimitStore(requestLeases(database, openSecret(options.sessionSecret))),
    keyGenerator: (request) => clientAddress(request.ip),
    errorResponseBuilder: () => new AppError("too_many_requests"),
    // By the route that was found: an address can be spelled in many ways. Files of the site are not counted.
    allowList: (request) => !request.routeOptions.url?.startsWith("/api/"),
  });
  refuseForeignOrigins(app, { publicUrl: config.publicUrl });
  await describeApi(app, { publicUrl: config.publicUrl, bodyBytes: limits.bodyBytes });

  const { sessionSecret } = options;
  const endpoints = openEndpoints(app, {
    database,
    environment: config.ai,
    sessionSecret,
  });
  const health = { database, vitals, workers, config, endpoints: endpoints.used };
  await app.register(healthRoutes, health);
  await app.register(metricsRoutes, {
    health,
    version,
    times,
    counts,
    slow,
    workers,
    token: config.metricsToken,
  });
  await app.register(importRoutes);
  await app.register(exportRoutes, {
    renderQueue,
    rendersPerMinute: limits.rendersPerMinute,
    rendersAheadPerMinute: limits.rendersAheadPerMinute,
  });
  warmForPeople(app, renderQueue);
  const leases = openLeases(database, now);
  const schedule = openSchedule(app, leases, { now, startedAt: workers.startedAt ?? now() });
  const downloads = openDownloads(limits.downloads);
  const accounts = await addAccounts(app, {
    config,
    database,
    sessionSecret: options.sessionSecret,
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    limits: limits.auth,
    counts,
    vitals,
    downloads,
    workers,
    leases,
    schedule,
    clock,
  });
  const { access } = accounts;
  await addResumes(app, {
    ...{ access, database, renderQueue, schedule, clock },
    rendersPerMinute: limits.rendersPerMinute,
  });
  await addApplications(app, {
    ...{ access, database, renderQueue, downloads, clock },
    rendersPerMinute: limits.rendersPerMinute,
  });
  await app.register(styleRoutes, { access, styles: styleService(database, clock) });
  const queue = options.improveQueue ?? openImproveQueue({ threads: coreShare(config.workers).judgeThreads });
  if (!options.improveQueue) app.addHook("onClose", () => queue.close());
  await app.register(matchRoutes, { queue, matchesPerMinute: limits.matchesPerMinute, now });
  await app.register(tailorRoutes, { queue, tailorsPerMinute: limits.tailorsPerMinute, now });
  const assist = {
    endpoints: endpoints.used,
    limits: limits.assist,
    claimsPerMinute: limits.claimsPerMinute,
    queue,
  };
  await addAssist(app, { access, database, counts, vitals, now, ...assist });
  const { publicUrl } = config;
  const { trialsPerMinute } = limits;
  const endpointParts = {
    access,
    events: accounts.events,
    queue,
    limits: { ...limits.endpoints, trialsPerMinute },
    now,
  };
  await endpoints.addOwnRoutes(app, endpointParts);
  await addAdmin(app, {
    ...{ ...accounts, database, counts, downloads, schedule, clock, publicUrl },
    addRoutes: (admin) => endpoints.addAdminRoutes(admin, endpointParts),
  });
  serveApiDocument(app);
  if (options.webDir) await serveSite(app, { webDir: options.webDir, publicUrl });
  return app;
}
