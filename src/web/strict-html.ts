const refused = [
  { what: "an inline script", pattern: /<script(?![^>]*\ssrc=)/i },
  { what: "an inline style element", pattern: /<style[\s>]/i },
  { what: "a style attribute", pattern: /<[^>]*\sstyle=/i },
  { what: "an inline event handler", pattern: /<[^>]*\son[a-z]+=/i },
];

/** The CSP refuses inline code; a page that holds some would break in the browser, so the build must not write it. */
export function assertStrictHtml(page: string, html: string): void {
  const found = refused.find(({ pattern }) => pattern.test(html));
  if (found) throw new Error(`${page} holds ${found.what}, which the content security policy refuses.`);
}
