import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceName } from "../../domain/account/device-name.ts";
import type { User } from "../account/user-repository.ts";
import { clientAddress, networkOf } from "../http/client-address.ts";
import { type HostCookie, hostCookie } from "../http/host-cookie.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { MailLinks } from "./mail-links.ts";

const YEAR = 365 * 86_400;
/** Several people may share a browser. */
const MOST_TOKENS = 4;

/** Where a request comes from: the address that limits count, and the tokens that the browser was given. */
export interface Origin {
  address: string;
  deviceTokens: readonly string[];
}

export function deviceCookie({ https }: { https: boolean }): HostCookie {
  return hostCookie({
    https,
    name: "candor_device",
    maxAgeSeconds: YEAR,
    sameSite: "Lax",
    value: new RegExp(`^[\\w-]{20,100}(\\.[\\w-]{20,100}){0,${MOST_TOKENS - 1}}$`),
  });
}

export interface DeviceVisits {
  originOf(request: FastifyRequest): Origin;
  /** Makes this browser a known device of a person who has just proven who they are. */
  remember(request: FastifyRequest, reply: FastifyReply, user: Pick<User, "id">): Promise<void>;
  /** The same after a sign-in: a browser that was not known is told of by mail, but not the first one. */
  rememberSignIn(request: FastifyRequest, reply: FastifyReply, user: User): Promise<void>;
}

export function deviceVisits(parts: {
  devices: KnownDevices;
  cookie: HostCookie;
  links: MailLinks | null;
}): DeviceVisits {
  const { devices, cookie, links } = parts;
  const tokensOf = (request: FastifyRequest) => cookie.read(request)?.split(".") ?? [];

  /** True when the device is a new one. A token that the browser only claims is never taken over: it may have been planted. */
  async function remember(request: FastifyRequest, reply: FastifyReply, { id }: Pick<User, "id">) {
    const tokens = tokensOf(request);
    const known = await devices.find(id, tokens);
    if (known) await devices.touch(known);
    else tokens.unshift(await devices.add(id));
    cookie.write(reply, tokens.slice(0, MOST_TOKENS).join("."));
    return known === null;
  }

  return {
    originOf: (request) => ({
      address: clientAddress(request.ip),
      deviceTokens: tokensOf(request),
    }),

    async remember(request, reply, user) {
      await remember(request, reply, user);
    },

    async rememberSignIn(request, reply, user) {
      const isFirst = !(await devices.hasAny(user.id));
      const isNew = await remember(request, reply, user);
      if (!isNew || isFirst) return;
      const device = deviceName(request.headers["user-agent"]);
      links?.sendNewDevice(user, { device, address: networkOf(request.ip) });
    },
  };
}
