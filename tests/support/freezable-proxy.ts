import { connect, createServer, type Socket } from "node:net";

export interface FreezableProxy {
  /** The given address, through the proxy. */
  url: string;
  /** From here on nothing comes through, in either direction, and nobody is told: as with a paused process or a cut cable. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function openFreezableProxy(target: string): Promise<FreezableProxy> {
  const address = new URL(target);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(address.port), address.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on("data", (bytes) => other.write(bytes));
      if (frozen) one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const listening = server.address();
  if (!listening || typeof listening === "string") throw new Error("the proxy has no port");
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(listening.port);
  return {
    url: url.href,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
