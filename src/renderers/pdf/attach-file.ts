import { strFromU8, strToU8, zlibSync } from "fflate";

export type Attachment = { name: string; text: string; description: string };

/**
 * The PDF with a JSON file attached, as an addition at its end: the pages and all that was written before stay byte for byte.
 * Written here and not by the engine, which would draw it again for each level of tightness and does not compress it.
 */
export function withAttachment(pdf: Uint8Array, { name, text, description }: Attachment): Uint8Array {
  const { size, root, kept, catalog, previous } = endOf(pdf);
  const bytes = strToU8(text);
  const packed = zlibSync(bytes, { level: 9 });
  const [stream, file] = [size, size + 1];
  const parts = new Parts(pdf);
  parts.object(
    stream,
    `<< /Type /EmbeddedFile /Subtype /application#2Fjson /Filter /FlateDecode /Length ${packed.length} /Params << /Size ${bytes.length} >> >>\nstream\n`,
    packed,
    "\nendstream",
  );
  parts.object(
    file,
    `<< /Type /Filespec /F (${name}) /UF (${name}) /Desc (${description}) /AFRelationship /Data /EF << /F ${stream} 0 R /UF ${stream} 0 R >> >>`,
  );
  parts.object(
    root,
    `${catalog}  /Names << /EmbeddedFiles << /Names [(${name}) ${file} 0 R] >> >>\n  /AF [${file} 0 R]\n>>`,
  );
  const at = (id: number): string => `${String(parts.places.get(id) ?? 0).padStart(10, "0")} 00000 n\r\n`;
  const start = parts.length;
  parts.add(
    strToU8(
      `xref\n${root} 1\n${at(root)}${stream} 2\n${at(stream)}${at(file)}trailer\n<< /Size ${size + 2} /Root ${root} 0 R ${kept} /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return parts.joined();
}

type End = { size: number; root: number; kept: string; catalog: string; previous: number };

/** What the file says at its end, and its catalogue, which stands last of its objects. */
function endOf(pdf: Uint8Array): End {
  const text = strFromU8(pdf, true);
  const trailer = text.slice(text.lastIndexOf("trailer"));
  const number = (pattern: RegExp): number => Number(pattern.exec(trailer)?.[1] ?? Number.NaN);
  const [size, root] = [number(/\/Size (\d+)/), number(/\/Root (\d+) 0 R/)];
  const previous = number(/startxref\s+(\d+)/);
  const kept = [/\/Info \d+ 0 R/, /\/ID \[[^\]]*\]/].flatMap((one) => one.exec(trailer)?.[0] ?? []);
  const from = text.indexOf("<<", text.lastIndexOf(`\n${root} 0 obj`));
  const catalog = text.slice(from, text.lastIndexOf(">>", text.indexOf("endobj", from)));
  const isKnown = catalog.includes("/Type /Catalog") && !catalog.includes("/Names");
  if (!isKnown || Number.isNaN(size + root + previous)) throw new Error("This PDF does not end as ours do.");
  return { size, root, kept: kept.join(" "), catalog, previous };
}

class Parts {
  readonly places = new Map<number, number>();
  readonly #parts: Uint8Array[] = [];
  length = 0;

  constructor(pdf: Uint8Array) {
    this.add(pdf);
    this.add(strToU8("\n"));
  }

  add(part: Uint8Array): void {
    this.#parts.push(part);
    this.length += part.length;
  }

  object(id: number, ...body: readonly (string | Uint8Array)[]): void {
    this.places.set(id, this.length);
    for (const part of [`${id} 0 obj\n`, ...body, "\nendobj\n"])
      this.add(typeof part === "string" ? strToU8(part, true) : part);
  }

  joined(): Uint8Array {
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}
