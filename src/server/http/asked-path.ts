/** An address as it was asked, without the origin that a request to a proxy names before it; nothing is decoded. */
export function askedPath(url: string): { path: string; query: string } {
  const [before = "", ...query] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").split("?");
  return { path: before || "/", query: query.length > 0 ? `?${query.join("?")}` : "" };
}

/** Null where it cannot be decoded. */
export function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(askedPath(url).path);
  } catch {
    return null;
  }
}
