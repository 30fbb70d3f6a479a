import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { holdsTag } from "./entity-tags.ts";

interface AddressedPage {
  etag: string;
  plain: Buffer;
  /** Null where there was no time to compress it. */
  compressed: { br: Buffer; gzip: Buffer } | null;
}

/** Made-up Host headers must not fill the memory. */
const MOST_KEPT = 128;
/** Nor keep the processor busy: so many new pages at once, then one a second; the others go out as they are. */
const MOST_AT_ONCE = 64;
const REFILL_MS = 1000;

/** The build does not know where the site will stand. Once that is known, each page names itself by its full address. */
export async function readAddressedPages(webDir: string, files: ReadonlySet<string>) {
  const names = [...files].filter((file) => file.endsWith("index.html"));
  const pages = new Map(
    await Promise.all(
      names.map(async (file) => [file, await readFile(path.join(webDir, file), "utf8")] as const),
    ),
  );
  const kept = new Map<string, AddressedPage>();
  const mayCompress = allowance();

  /** Null for a file that is no page. */
  return (file: string, origin: string): AddressedPage | null => {
    const html = pages.get(file);
    if (html === undefined) return null;
    const address = pageAddress(origin, file);
    const known = kept.get(address);
    if (known) {
      // What is asked for stays: the address of real visitors must not be pushed out by made-up ones.
      kept.delete(address);
      kept.set(address, known);
      return known;
    }
    const plain = Buffer.from(withAddress(html, address, origin));
    if (!mayCompress()) return { etag: tagOf(plain), plain, compressed: null };
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
    const page = { etag: tagOf(plain), plain, compressed: compress(plain) };
    kept.set(address, page);
    return page;
  };
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

function allowance(): () => boolean {
  let left = MOST_AT_ONCE;
  let refilledAt = performance.now();
  return () => {
    const refilled = Math.floor((performance.now() - refilledAt) / REFILL_MS);
    left = Math.min(MOST_AT_ONCE, left + refilled);
    refilledAt += refilled * REFILL_MS;
    if (left === 0) return false;
    left -= 1;
    return true;
  };
}

/** Weak: the same words in any encoding, and a proxy may compress them once more. */
function tagOf(plain: Buffer): string {
  return `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
}

function compress(plain: Buffer): { br: Buffer; gzip: Buffer } {
  return {
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
  if (holdsTag(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((name) => accepts(accepted, name));
  if (!encoding || !page.compressed) return reply.send(page.plain);
  return reply.header("content-encoding", encoding).send(page.compressed[encoding]);
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
