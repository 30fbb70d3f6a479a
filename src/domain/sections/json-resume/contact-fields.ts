import { countryCode, countryName } from "../../text/countries.ts";
import { firstText, textField, withoutEmpty } from "./field-mapping.ts";

// The standard demands an address by RFC 5322 and a link by RFC 3986; anything else a person wrote there
// would make the whole file invalid, so it is only kept beside.
const HOST = String.raw`[a-z\d]+(?:(?:\.|-+)[a-z\d]+)*\.[a-z]{2,}`;
const PATH = String.raw`(?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})*`;
const EMAIL = new RegExp(String.raw`^[\w!#$%&'*+/=?^{|}~-]+(?:\.[\w!#$%&'*+/=?^{|}~-]+)*@${HOST}$`, "i");
const WEB_ADDRESS = new RegExp(String.raw`^https?://${HOST}(?::\d{1,5})?(?:[/?]${PATH})?(?:#${PATH})?$`, "i");
const BARE_ADDRESS = new RegExp(`^${HOST}(?:/${PATH})?$`, "i");

export const emailText = textField({
  key: "email",
  write: (text) => (EMAIL.test(text) ? { email: text } : {}),
  read: (source) => source.text("email"),
});

export const websiteText = textField({
  key: "url",
  write(text) {
    if (WEB_ADDRESS.test(text)) return { url: text };
    return BARE_ADDRESS.test(text) ? { url: `https://${text}` } : {};
  },
  read: (source) => firstText(source, ["url", "website"]),
});

/** "City, Region, Country" as the standard's location object. */
export const locationText = textField({
  key: "location",
  write(text) {
    const parts = text.split(", ");
    const country = countryOf(parts);
    const [city, ...region] = country === undefined ? parts : parts.slice(0, -1);
    const location = withoutEmpty({ city, region: region.join(", "), countryCode: country });
    return Object.keys(location).length === 0 ? {} : { location };
  },
  read(source) {
    const location = source.object("location");
    const code = location.text("countryCode");
    const parts = [location.text("city"), location.text("region"), countryName(code) ?? code];
    return parts.filter((part) => part !== "").join(", ");
  },
});

/** The country that the parts of a place end with, by its code; undefined where none is named. */
export function countryOf(parts: readonly string[]): string | undefined {
  const last = parts.at(-1) ?? "";
  // "Atlanta, Georgia" names a state.
  if (last === "Georgia" && parts.length < 3) return undefined;
  // "Boston, MA" is not in Morocco: a bare code counts only after a city and a region.
  if (parts.length > 2 && countryName(last) !== undefined && last === last.toUpperCase()) return last;
  return countryCode(last);
}
