import type { FastifyReply } from "fastify";

/** The file of the site that runs WebAssembly: the thread that checks spelling. */
export const RUNS_WASM = /^assets\/spelling-worker-[\w-]+\.js$/;

const POLICY = "content-security-policy";

/** A thread's policy comes with its own file: no page, and no other thread, is allowed what this one needs. */
export function allowWebAssembly(reply: FastifyReply): void {
  const policy = String(reply.getHeader(POLICY));
  reply.header(POLICY, policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
}
