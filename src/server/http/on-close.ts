import type { FastifyReply } from "fastify";

/** Acts once nobody is there any more: at once for who has hung up before, of whom no event will tell. */
export function onClose({ raw }: FastifyReply, act: () => void): void {
  if (raw.destroyed) act();
  else raw.once("close", act);
}
