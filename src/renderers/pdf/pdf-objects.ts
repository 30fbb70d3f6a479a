import { deflateSync, inflateSync } from "node:zlib";

/** A file as the PDF engine writes it: numbered objects one after the other, then a table of their places. */
export type PdfObjects = { head: Buffer; objects: Map<number, Buffer>; trailer: string };

/** The objects of the file, or null where it is not laid out so. */
export function readObjects(bytes: Buffer): PdfObjects | null {
  const table = Number(
    /startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString("latin1", bytes.length - 60))?.[1],
  );
  if (!Number.isInteger(table)) return null;
  const [, entries, trailer] =
    /^xref\s+0 \d+\s+([\s\S]*?)trailer\s*(<<[\s\S]*?>>)\s*startxref/.exec(bytes.toString("latin1", table)) ??
    [];
  if (entries === undefined || trailer === undefined) return null;
  const places = [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)]
    .map(([, offset, kind], number) => ({ number, offset: Number(offset), kind }))
    .filter(({ kind }) => kind === "n")
    .sort((one, other) => one.offset - other.offset);
  const objects = places.map(({ number, offset }, index) => {
    return [number, bytes.subarray(offset, places[index + 1]?.offset ?? table)] as const;
  });
  return { head: bytes.subarray(0, places[0]?.offset ?? 0), objects: new Map(objects), trailer };
}

export function writeObjects({ head, objects, trailer }: PdfObjects): Buffer {
  const parts: Buffer[] = [head];
  const places = new Map<number, number>();
  let at = head.length;
  for (const [number, object] of objects) {
    places.set(number, at);
    parts.push(object);
    at += object.length;
  }
  const size = Math.max(...objects.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined ? "0000000000 65535 f\r\n" : `${String(place).padStart(10, "0")} 00000 n\r\n`;
  });
  const end = trailer.replace(/\/Size \d+/, `/Size ${size}`);
  parts.push(
    Buffer.from(`xref\n0 ${size}\n${rows.join("")}trailer\n${end}\nstartxref\n${at}\n%%EOF`, "latin1"),
  );
  return Buffer.concat(parts);
}

/** What a stream holds, or null where the object holds none that we can open. */
export function streamText(object: Buffer | undefined): string | null {
  if (!object) return null;
  const opens = object.indexOf("stream\n");
  if (opens < 0) return null;
  const dictionary = object.toString("latin1", 0, opens);
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const data = object.subarray(opens + 7, opens + 7 + length);
  if (/\/Filter\b/.test(dictionary))
    return /\/FlateDecode/.test(dictionary) ? inflateSync(data).toString("latin1") : null;
  return data.toString("latin1");
}

export function streamObject(number: number, data: Buffer): Buffer {
  const packed = deflateSync(data);
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`,
      "latin1",
    ),
    packed,
    Buffer.from("\nendstream\nendobj\n\n", "latin1"),
  ]);
}
