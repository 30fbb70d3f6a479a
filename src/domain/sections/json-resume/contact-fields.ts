import { countryCode, countryName } from "../../text/countries.ts";
import { fieldGroup } from "./field-group.ts";
import { firstText, withoutEmpty } from "./plain-groups.ts";

// The standard demands an address by RFC 5322 and a link by RFC 3986; anything else a person wrote there
// would make the whole file invalid, so it is only kept beside.
const HOST = String.raw`[a-z\d]+(?:(?:\.|-+)[a-z\d]+)*\.[a-z]{2,}`;
const PATH = String.raw`(?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})*`;
const EMAIL = new RegExp(String.raw`^[\w!#$%&'*+/=?^{|}~-]+(?:\.[\w!#$%&'*+/=?^{|}~-]+)*@${HOST}$`, "i");
const WEB_ADDRESS = new RegExp(String.raw`^https?://${HOST}(?::\d{1,5})?(?:[/?]${PATH})?(?:#${PATH})?$`, "i");
const USERNAME = /^@?[\w-]+(?:\.[\w-]+)*$/;
const BARE_ADDRESS = new RegExp(`^${HOST}(?:/${PATH})?$`, "i");

export const emailText = fieldGroup({
  kinds: { email: "line" },
  keys: ["email"],
  write: ({ email }) => (EMAIL.test(email) ? { email } : {}),
  read: (source) => ({ email: source.text("email") }),
});

export const websiteText = fieldGroup({
  kinds: { website: "line" },
  keys: ["url", "website"],
  write: ({ website }) => withoutEmpty({ url: webAddress(website) }),
  read: (source) => ({ website: firstText(source, ["url", "website"]) }),
});

/** The link of an item. */
export const itemLink = fieldGroup({
  kinds: { link: "line" },
  keys: ["url", "website"],
  write: ({ link }) => withoutEmpty({ url: webAddress(link) }),
  read: (source) => ({ link: source.welcomeText("url") || source.welcomeText("website") }),
});

/** A profile without an address is known by the name that its owner has there. */
export const profileAddress = fieldGroup({
  kinds: { url: "line" },
  keys: ["url", "username"],
  write({ url }) {
    const address = webAddress(url);
    if (address !== undefined) return { url: address };
    return USERNAME.test(url) ? { username: url } : {};
  },
  read: (source) => ({ url: source.welcomeText("url") || source.welcomeText("username") }),
});

function webAddress(text: string): string | undefined {
  if (WEB_ADDRESS.test(text)) return text;
  return BARE_ADDRESS.test(text) ? `https://${text}` : undefined;
}

/** "City, Region, Country" as the standard's location object. */
export const locationText = fieldGroup({
  kinds: { location: "line" },
  keys: ["location/city", "location/region", "location/countryCode"],
  write({ location }) {
    const parts = location.split(", ");
    const country = countryOf(parts);
    const [city, ...region] = country === undefined ? parts : parts.slice(0, -1);
    const said = withoutEmpty({ city, region: region.join(", "), countryCode: country });
    return Object.keys(said).length === 0 ? {} : { location: said };
  },
  read(source) {
    const place = source.object("location");
    const code = place.text("countryCode");
    const parts = [place.text("city"), place.text("region"), countryName(code) ?? code];
    return { location: parts.filter((part) => part !== "").join(", ") };
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
