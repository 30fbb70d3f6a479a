import type { FastifyReply, FastifyRequest } from "fastify";

const NINETY_DAYS = 90 * 86_400;

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * httpOnly and same-site; under https also Secure, with the prefix that keeps other hosts from setting it. It is https
 * when the public address says so, or a trusted proxy that took the request.
 */
export function sessionCookie(options: { https: boolean }): SessionCookie {
  const formOf = (request: FastifyRequest) =>
    options.https || request.protocol === "https"
      ? { name: "__Host-candor_session", attributes: "Path=/; HttpOnly; SameSite=Lax; Secure" }
      : { name: "candor_session", attributes: "Path=/; HttpOnly; SameSite=Lax" };
  return {
    read(request) {
      const { name } = formOf(request);
      for (const pair of (request.headers.cookie ?? "").split(";")) {
        const [key, value] = pair.trim().split("=", 2);
        if (key === name && value && /^[\w-]{20,100}$/.test(value)) return value;
      }
      return undefined;
    },
    write(reply, token) {
      const { name, attributes } = formOf(reply.request);
      reply.header("set-cookie", `${name}=${token}; Max-Age=${NINETY_DAYS}; ${attributes}`);
    },
    clear(reply) {
      const { name, attributes } = formOf(reply.request);
      reply.header("set-cookie", `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}
