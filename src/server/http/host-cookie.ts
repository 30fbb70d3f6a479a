import type { FastifyReply, FastifyRequest } from "fastify";

export interface HostCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
}

interface CookieOptions {
  https: boolean;
  name: string;
  maxAgeSeconds: number;
  sameSite: "Lax" | "Strict";
  /** What its values look like; anything else counts as no cookie. */
  value: RegExp;
  /** For what the page itself looks at: nothing secret. */
  isReadable?: boolean;
}

/**
 * httpOnly, unless the page reads it, and same-site; under https also Secure, with the prefix that keeps other hosts from setting it. It is https
 * when the public address says so, or a trusted proxy that took the request.
 */
export function hostCookie(options: CookieOptions): HostCookie {
  const { https, name, maxAgeSeconds, sameSite, value: form, isReadable } = options;
  const rest = `Path=/;${isReadable ? "" : " HttpOnly;"} SameSite=${sameSite}`;
  const formOf = (request: FastifyRequest) =>
    https || request.protocol === "https"
      ? { name: `__Host-${name}`, attributes: `${rest}; Secure` }
      : { name, attributes: rest };
  return {
    read(request) {
      const wanted = formOf(request).name;
      for (const pair of (request.headers.cookie ?? "").split(";")) {
        const [key, value] = pair.trim().split("=", 2);
        if (key === wanted && value && form.test(value)) return value;
      }
      return undefined;
    },
    write(reply, value) {
      const { name, attributes } = formOf(reply.request);
      reply.header("set-cookie", `${name}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`);
    },
    clear(reply) {
      const { name, attributes } = formOf(reply.request);
      reply.header("set-cookie", `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}
