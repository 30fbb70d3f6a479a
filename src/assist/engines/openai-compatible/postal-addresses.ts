const NAME = "\\p{Lu}[\\p{L}'’.-]{0,30}";
/** "0155 Oslo" means a place only after a street. */
const TOWN = `(?:,? (?:[A-Z]{1,2}-)?\\d{4,5} ${NAME})?`;
const FLAT = "(?:,? (?:Apt|Apartment|Flat|Suite|Unit|No)\\.? ?[\\dA-Z]{1,5}\\b)?";
const ENGLISH =
  "(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd|Way|Close|Place|Pl|Terrace|Crescent|Square|Sq|Parkway|Pkwy|Highway|Hwy|Row|Gardens|Grove|Mews|Quay)";
const STATES =
  "(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)";
const ROMANCE =
  "(?:[Rr]ue|[Cc]alle|[Aa]venida|[Rr]ua|Via|Viale|Piazza|Corso|Chemin|Quai|Avenue|Boulevard) (?:(?:de|du|des|del|della|delle|di|la|las|los|le|les|da|do|dos|d'|l')\\s?){0,3}";

/** Ways to write where somebody lives; a house number or a postcode is part of each, so that a mere place is none. */
export const POSTAL_ADDRESSES: readonly RegExp[] = [
  // "3 High Street stores" are shops.
  `\\b\\d{1,5}[A-Za-z]?,? (?:${NAME} ){1,4}${ENGLISH}\\b\\.?${FLAT}${TOWN}(?! [a-z]+s\\b)`,
  `\\b\\p{Lu}[\\p{L}-]{1,30}?(?:straße|strasse|str\\.|gasse|weg|platz|allee|gata|gaten|veien|vegen|gatan|vägen|straat|laan|plein|katu|vej|gade) \\d{1,4} ?[a-zA-Z]?\\b${TOWN}`,
  `(?:${NAME} ){1,3}(?:gate|vei|plass|gt\\.?) \\d{1,4} ?[A-Z]?\\b${TOWN}`,
  `\\b\\d{1,4},? ${ROMANCE}${NAME}(?: ${NAME}){0,3}${TOWN}`,
  `${ROMANCE}${NAME}(?: ${NAME}){0,3},? \\d{1,4}\\b${TOWN}`,
  "\\b(?:P\\.? ?O\\.? ?[Bb]ox|Postboks|Postfach|Apartado) \\d{1,6}",
  `(?:${NAME}(?: ${NAME}){0,2}, )?\\b${STATES} \\d{5}(?:-\\d{4})?\\b`,
  "\\b[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b",
].map((pattern) => new RegExp(pattern, "gu"));
