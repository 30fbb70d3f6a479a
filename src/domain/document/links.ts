const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}`;
const WEB_ADDRESS = new RegExp(String.raw`^https?://${HOST}(?::\d{1,5})?(?:[/?#]\S*)?$`, "iu");
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const EMAIL = /^[^\s@<>"'`?&%:;,()[\]\\]+@[^\s@<>"'`?&%:;,()[\]\\]+\.[^\s@<>"'`?&%:;,()[\]\\]+$/u;
/** As the standard has it. What is longer would be looked through again at each of its dots. */
const LONGEST_EMAIL = 254;
const PHONE = /^\+?\d{4,18}$/;

/** The address of a website as a link that is safe to follow: http or https to a named host, nothing else. */
export function websiteHref(website: string): string | undefined {
  const address = HAS_SCHEME.test(website) ? website : `https://${website}`;
  return WEB_ADDRESS.test(address) ? encodeURI(address.toWellFormed()).replaceAll("%25", "%") : undefined;
}

export function emailHref(email: string): string | undefined {
  return email.length <= LONGEST_EMAIL && EMAIL.test(email)
    ? `mailto:${encodeURI(email.toWellFormed())}`
    : undefined;
}

export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/[\s().\-/]/gu, "");
  return PHONE.test(digits) ? `tel:${digits}` : undefined;
}

/** An address as people write it: the scheme is the link's business. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?=\S)/i, "").replace(/(?<=\S)\/$/, "");
}
