import type { FastifyRequest } from "fastify";
import { deviceName } from "../../domain/account/device-name.ts";
import { networkOf } from "./client-address.ts";

/** Where a request came from, as far as it is kept: enough to recognise oneself, too little to single out a machine. */
export interface RequestOrigin {
  network: string;
  device: string;
}

export function originOf(request: FastifyRequest): RequestOrigin {
  return { network: networkOf(request.ip), device: deviceName(request.headers["user-agent"]) };
}
