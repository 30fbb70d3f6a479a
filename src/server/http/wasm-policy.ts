import type { FastifyReply } from "fastify";

/** The files of the site that run WebAssembly: the thread that checks spelling, and the one of the demo with its judge. */
export const RUNS_WASM = /^assets\/(?:demo|spelling)-worker-[\w-]+\.js$/;

const POLICY = "content-security-policy";

/** A thread's policy comes with its own file: no page, and no other thread, is allowed what this one needs. */
export function allowWebAssembly(reply: FastifyReply): void {
  const policy = String(reply.getHeader(POLICY));
  reply.header(POLICY, policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
}
