import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";

const ONE_YEAR = 31_536_000;

/** No inline code, no third party, no framing. HSTS only where the site is known to stand behind https. */
export async function securityHeaders(app: FastifyInstance, options: { https: boolean }): Promise<void> {
  const headers = await fixedHeaders(options);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    keepFromCaches(request, reply);
    nameCharset(reply);
    done();
  });
}

/** Asked of helmet once: it would put its policy together anew for each answer. */
async function fixedHeaders(options: { https: boolean }): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: options.https ? { maxAge: ONE_YEAR, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
  });
  app.get("/", async (_request, reply) => reply.raw.getHeaders());
  const answer = await app.inject("/");
  await app.close();
  return {
    ...answer.json(),
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  };
}

/** For what is answered before any hook runs: bytes that are not HTTP, an address that cannot be decoded. */
export function bareSecurityHeaders(options: { https: boolean }): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    ...(options.https && { "strict-transport-security": `max-age=${ONE_YEAR}; includeSubDomains` }),
  };
}

/** A route that forgets to say so must not leave somebody's data in a cache. */
function keepFromCaches(request: FastifyRequest, reply: FastifyReply): void {
  if (request.routeOptions.url?.startsWith("/api/") && !reply.hasHeader("cache-control"))
    reply.header("cache-control", "no-store");
}

/** Without a charset, a browser may guess one for a drawing, and read other characters than were checked. */
function nameCharset(reply: FastifyReply): void {
  const type = reply.getHeader("content-type");
  if (typeof type === "string" && /^(text\/|[^;]*[+/]xml)/.test(type) && !type.includes("charset="))
    reply.header("content-type", `${type}; charset=utf-8`);
}
