/** The parts of a DOCX that stand around its text, by their names in the archive. */
export interface WordParts {
  /** Above the text of the first page. */
  readonly header: string | undefined;
  /** Further headers, footers and notes, each once. */
  readonly others: readonly string[];
}

const REFERENCE = /<w:(header|footer)Reference\b[^<>]{0,400}>/g;
const RELATION = /<Relationship\b[^<>]{0,2000}>/g;
const NOTES = ["word/footnotes.xml", "word/endnotes.xml"];
/** A section has six at most, and no resume has so many sections. */
const MOST_PARTS = 24;

/** What the document shows above, below and at the end of its pages; a part that nothing refers to is not shown. */
export function wordParts(document: string, relations: string): WordParts {
  const targets = targetsOf(relations);
  const references = [...document.matchAll(REFERENCE)].flatMap(([tag, place = ""]) => {
    const name = targets.get(attributeOf(tag, "r:id"));
    return name === undefined ? [] : [{ place, type: attributeOf(tag, "w:type"), name }];
  });
  const headers = references.filter(({ place }) => place === "header");
  // Where the first page differs, the section says so.
  const hasFirst = /<w:titlePg(?!\s+w:val="(?:0|false|off)")[\s/>]/.test(document);
  const first = headers.find(({ type }) => type === (hasFirst ? "first" : "default"));
  const header = (first ?? headers.find(({ type }) => type === "default"))?.name;
  const others = new Set([...references.map(({ name }) => name), ...NOTES]);
  if (header !== undefined) others.delete(header);
  return { header, others: [...others].slice(0, MOST_PARTS) };
}

function targetsOf(relations: string): ReadonlyMap<string, string> {
  return new Map(
    [...relations.matchAll(RELATION)].map(([tag]) => {
      const target = attributeOf(tag, "Target");
      return [attributeOf(tag, "Id"), target.startsWith("/") ? target.slice(1) : `word/${target}`] as const;
    }),
  );
}

function attributeOf(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return "";
  const from = start + name.length + 3;
  return tag.slice(from, tag.indexOf('"', from));
}

const [CHOICE, FALLBACK, END] = ["<mc:Choice", "<mc:Fallback", "</mc:Fallback>"];

/** A text box stands in a file twice, once for older programs: it is read once, where the newer form has its words. */
export function withoutFallbacks(xml: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = xml.indexOf(FALLBACK); at >= 0; at = xml.indexOf(FALLBACK, from)) {
    const end = xml.indexOf(END, at);
    if (end < 0) break;
    const before = xml.slice(from, at);
    const choice = before.lastIndexOf(CHOICE);
    const isSaid = choice >= 0 && before.includes("<w:txbxContent", choice);
    kept.push(before, isSaid ? "" : xml.slice(at, end));
    from = end;
  }
  return kept.join("") + xml.slice(from);
}
