import { strFromU8, strToU8 } from "fflate";
import { CARRIED_NAMESPACE } from "../../domain/files/carried-resume.ts";

const TYPES = "[Content_Types].xml";
const LINKS = "word/_rels/document.xml.rels";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const HEAD = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
// Any will do, as long as it stays: Word knows the part by it.
const ITEM_ID = "{6D0E9C1A-7B54-4C7E-9B0B-3E1B0A5C2F41}";

/** The package with the text as custom XML, which Word keeps through every edit and shows nowhere. */
export function withCustomXml(files: Record<string, Uint8Array>, text: string): Record<string, Uint8Array> {
  const item = `${HEAD}<resume xmlns="${CARRIED_NAMESPACE}"><![CDATA[${safe(text)}]]></resume>`;
  const properties = `${HEAD}<ds:datastoreItem ds:itemID="${ITEM_ID}" xmlns:ds="${OFFICE}/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${CARRIED_NAMESPACE}"/></ds:schemaRefs></ds:datastoreItem>`;
  const links = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/customXmlProps" Target="itemProps1.xml"/></Relationships>`;
  return {
    ...files,
    [TYPES]: inserted(
      files[TYPES],
      "</Types>",
      `<Override PartName="/customXml/itemProps1.xml" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/>`,
    ),
    [LINKS]: inserted(
      files[LINKS],
      "</Relationships>",
      `<Relationship Id="carried" Type="${OFFICE}/relationships/customXml" Target="../customXml/item1.xml"/>`,
    ),
    "customXml/item1.xml": strToU8(item),
    "customXml/itemProps1.xml": strToU8(properties),
    "customXml/_rels/item1.xml.rels": strToU8(links),
  };
}

/** JSON says what XML cannot by numbers; so it does the end of a CDATA section. */
function safe(json: string): string {
  return json
    .replaceAll("]]>", "]]\\u003e")
    .replace(/[\ufffe\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`);
}

function inserted(part: Uint8Array | undefined, before: string, xml: string): Uint8Array {
  if (!part) throw new Error("The DOCX engine wrote no list of parts.");
  return strToU8(strFromU8(part).replace(before, `${xml}${before}`));
}
