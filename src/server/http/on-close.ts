import type { FastifyReply } from "fastify";

/** Calls back when the client has hung up. One that is gone already sends no event: it is called back at once. */
export function onClose({ raw }: FastifyReply, act: () => void): void {
  if (raw.destroyed) act();
  else raw.once("close", act);
}
