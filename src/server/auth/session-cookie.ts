import type { FastifyReply, FastifyRequest } from "fastify";

const NINETY_DAYS = 90 * 86_400;

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** httpOnly and same-site; under https also Secure, with the prefix that keeps other hosts from setting it. */
export function sessionCookie(options: { https: boolean }): SessionCookie {
  const name = options.https ? "__Host-candor_session" : "candor_session";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.https ? "; Secure" : ""}`;
  return {
    read(request) {
      for (const pair of (request.headers.cookie ?? "").split(";")) {
        const [key, value] = pair.trim().split("=", 2);
        if (key === name && value && /^[\w-]{20,100}$/.test(value)) return value;
      }
      return undefined;
    },
    write(reply, token) {
      reply.header("set-cookie", `${name}=${token}; Max-Age=${NINETY_DAYS}; ${attributes}`);
    },
    clear(reply) {
      reply.header("set-cookie", `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}
