const SAFE_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** The address if a reader may safely follow it, else undefined: `javascript:` and `data:` never pass. */
export function safeHref(address: string): string | undefined {
  const url = parse(address.trim());
  if (!url || !SAFE_SCHEMES.has(url.protocol)) return undefined;
  if (/^https?:$/.test(url.protocol) && (!url.hostname.includes(".") || url.username || url.password)) {
    return undefined;
  }
  return url.href;
}

export function websiteHref(website: string): string | undefined {
  const text = website.trim();
  if (text === "" || /\s/.test(text)) return undefined;
  const href = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? safeHref(text) : safeHref(`https://${text}`);
  return href !== undefined && /^https?:/.test(href) ? href : undefined;
}

export function emailHref(email: string): string | undefined {
  const text = email.trim();
  return /^[^\s@<>"'?&%:;,]+@[^\s@<>"'?&%:;,]+\.[^\s@<>"'?&%:;,]+$/.test(text)
    ? safeHref(`mailto:${text}`)
    : undefined;
}

export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/[\s().\-/]/g, "");
  return /^\+?\d{4,18}$/.test(digits) ? `tel:${digits}` : undefined;
}
