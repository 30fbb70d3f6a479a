import { createSocket, type Socket } from "node:dgram";
import { Resolver } from "node:dns";
import type { LookupFunction } from "node:net";

export interface NameServer {
  /** Names whose address of IPv4 was asked for, in order. */
  readonly asked: readonly string[];
  /** As a resolver takes it. */
  readonly address: string;
  /** For a connection: asks this server for its address of IPv4, each time anew. */
  readonly lookup: LookupFunction;
  close(): void;
}

/** A real name server on this machine. A name with several addresses changes its mind: each question gets the next. One with null is never answered. */
export async function startNameServer(
  names: Readonly<Record<string, string[] | null>>,
  port = 0,
): Promise<NameServer> {
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (question, from) => {
    const name = nameIn(question);
    const isForV4 = typeIn(question) === TYPE_A;
    const turn = asked.filter((other) => other === name).length;
    if (isForV4) asked.push(name);
    const addresses = name in names ? names[name] : [];
    if (!addresses) return;
    const address = addresses[Math.min(turn, addresses.length - 1)];
    const answer = answerTo(question, isForV4 ? address : undefined, addresses.length > 0);
    socket.send(answer, from.port, from.address);
  });
  const address = `127.0.0.1:${await bound(socket, port)}`;
  const resolver = new Resolver();
  resolver.setServers([address]);
  return {
    asked,
    address,
    lookup: (hostname, options, answer) =>
      resolver.resolve4(hostname, (error, addresses) => {
        if (error) answer(error, "");
        else if (options.all)
          answer(
            null,
            addresses.map((address) => ({ address, family: 4 })),
          );
        else answer(null, addresses[0] ?? "", 4);
      }),
    close: () => void socket.close(),
  };
}

function bound(socket: Socket, port: number): Promise<number> {
  return new Promise((resolve) => socket.bind(port, "127.0.0.1", () => resolve(socket.address().port)));
}

const HEAD_BYTES = 12;
const TYPE_A = 1;

function typeIn(question: Buffer): number {
  return question.readUInt16BE(question.indexOf(0, HEAD_BYTES) + 1);
}

function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = HEAD_BYTES; question[at]; at += (question[at] ?? 0) + 1)
    labels.push(question.toString("latin1", at + 1, at + 1 + (question[at] ?? 0)));
  return labels.join(".").toLowerCase();
}

/** The question again, with one address after it, with none of this kind, or with the word that there is no such name. */
function answerTo(question: Buffer, address: string | undefined, isKnown: boolean): Buffer {
  const head = Buffer.from(question.subarray(0, HEAD_BYTES));
  head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(address ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const end = question.indexOf(0, HEAD_BYTES) + 5;
  const asked = question.subarray(HEAD_BYTES, end);
  if (!address) return Buffer.concat([head, asked]);
  const numbers = address.split(".").map(Number);
  // A pointer to the name, A, IN, no time to live, four bytes.
  return Buffer.concat([head, asked, Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...numbers])]);
}
