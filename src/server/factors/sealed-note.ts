import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { hostCookie } from "../http/host-cookie.ts";
import type { Secret } from "../security/secret.ts";

interface SealingTools {
  secret: Pick<Secret, "seal" | "open">;
  now: () => Date;
}

/** Something this server tells its later self, for a short while, by way of a stranger who can neither read nor change it. */
export function sealedNote<Content>(
  { secret, now }: SealingTools,
  form: { purpose: string; schema: z.ZodType<Content>; lifeMs: number },
) {
  const { purpose, schema, lifeMs } = form;
  return {
    seal(content: Content): string {
      return secret.seal(purpose, JSON.stringify({ content, ends: now().getTime() + lifeMs }));
    },
    open(sealed: string | undefined): Content | null {
      const text = sealed === undefined ? null : secret.open(purpose, sealed);
      if (text === null) return null;
      const { content, ends } = JSON.parse(text);
      const left = ends - now().getTime();
      // More than its whole life ahead means that the clock was set back: it would be good for as long.
      if (!(left > 0 && left <= lifeMs)) return null;
      return schema.safeParse(content).data ?? null;
    },
  };
}

/** The same in a cookie: bound to the browser that was given it. */
export function sealedCookie<Content>(
  tools: SealingTools & { https: boolean },
  form: {
    name: string;
    schema: z.ZodType<Content>;
    lifeMs: number;
    /** Lax where another site's page leads back to it. */
    sameSite?: "Lax" | "Strict";
  },
) {
  const note = sealedNote(tools, { ...form, purpose: `cookie:${form.name}` });
  const cookie = hostCookie({
    https: tools.https,
    name: form.name,
    maxAgeSeconds: form.lifeMs / 1000,
    sameSite: form.sameSite ?? "Strict",
    value: /^[\w-]{40,2000}$/,
  });
  return {
    read: (request: FastifyRequest): Content | null => note.open(cookie.read(request)),
    write: (reply: FastifyReply, content: Content) => cookie.write(reply, note.seal(content)),
    clear: (reply: FastifyReply) => cookie.clear(reply),
  };
}
