import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

interface AddressedPage {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The build does not know where the site will stand. Once PUBLIC_URL tells, each page names itself by its full address. */
export async function addressPages(
  webDir: string,
  files: ReadonlySet<string>,
  origin: string,
): Promise<ReadonlyMap<string, AddressedPage>> {
  const pages = [...files].filter((file) => file.endsWith("index.html"));
  const addressed = pages.map(async (file) => {
    const html = await readFile(path.join(webDir, file), "utf8");
    return [file, compressed(withAddress(html, pageAddress(origin, file), origin))] as const;
  });
  return new Map(await Promise.all(addressed));
}

export function pageAddress(origin: string, file: string): string {
  return `${origin}/${file.replace(/\/?index\.html$/, "")}`;
}

function withAddress(html: string, address: string, origin: string): string {
  return html
    .replace(
      "<!--public-address-->",
      `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    )
    .replace('content="/social.png"', `content="${origin}/social.png"`);
}

function compressed(html: string): AddressedPage {
  const plain = Buffer.from(html);
  return {
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(plain),
  };
}

export function sendAddressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: AddressedPage,
): FastifyReply {
  reply.header("etag", page.etag).header("vary", "accept-encoding").type("text/html; charset=utf-8");
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((name) => accepts(accepted, name));
  if (!encoding) return reply.send(page.plain);
  return reply.header("content-encoding", encoding).send(page[encoding]);
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
