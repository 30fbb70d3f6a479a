import { exportJsonResume } from "../../src/domain/resume/json-resume/export-json-resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import {
  type HonestText,
  honest,
  type Operation,
  type Places,
  placesOf,
  put,
  type Schema,
  schemaOf,
} from "./api-walk.ts";
import { BOMB_NAMES, bomb, SHAPES } from "./bombs.ts";

/** What a route takes that says nothing of a body. */
const SMALL_BODY = 16 * 1024;
const IN_A_LIST = 100;
const LETTER = { coverLetter: "Dear reader" };
const STATEMENTS = { statements: ["I led the night shift"] };
const STATED = {
  title: "Cashier",
  company: "Rema",
  period: "2020",
  bullets: ["Closed the till"],
  statements: ["I led the night shift", { text: "How many registers? 3", line: "Closed the till" }],
};

/** What fits where a schema takes anything: a resume in either format. */
const DOCUMENTS: Readonly<Record<string, unknown>> = {
  resume: { ...sampleResume, ...LETTER, ...STATEMENTS, experience: [STATED, ...sampleResume.experience] },
  "JSON Resume": exportJsonResume({ ...sampleResume, ...LETTER }),
};
/** Texts of a document that pass for a line, a bullet and a summary, and one that is still cleaned before it is refused. */
const IN_DOCUMENTS = [200, 1000, 4000, 39_000];

/** The text is made when it is sent: all of them together would not fit into memory. */
export interface BodyCase {
  name: string;
  /** Whether every text of the body has the bomb: the one case that no shortened walk leaves out. */
  everywhere?: boolean;
  write(): string;
}

/** Bodies that are no form of ours, as large as the route takes them. */
export function shapeCases({ bodyBytes }: Operation): BodyCase[] {
  return Object.entries(SHAPES).map(([name, write]) => ({
    name,
    write: () => write(bodyBytes ?? SMALL_BODY),
  }));
}

/** What a body may be meant to be, with an example for whatever a schema leaves open. */
export interface Form {
  name: string;
  schema: Schema;
}

export function formsOf({ bodies }: Operation): Form[] {
  return bodies.flatMap(formsOfBody);
}

function formsOfBody(body: Schema): Form[] {
  const forms = Object.entries(DOCUMENTS).flatMap(([name, document]) => {
    const schema = withDocument(body, document);
    return schema ? [{ name: `${name} `, schema }] : [];
  });
  return forms.length > 0 ? forms : [{ name: "", schema: body }];
}

/** Bodies of a form with a bomb in every text and list, as large as the route and as the field takes it. */
export function textCases(form: Form, bodyBytes: number, honestText: HonestText): BodyCase[] {
  return BOMB_NAMES.flatMap((kind) => casesOf(kind, form, bodyBytes, honestText));
}

function casesOf(kind: string, form: Form, bodyBytes: number, honestText: HonestText): BodyCase[] {
  const example = () => honest(form.schema, "", honestText);
  const room = bodyBytes - Buffer.byteLength(JSON.stringify(example())) - 100;
  const { texts, lists } = placesOf(form.schema);
  const everywhere = () =>
    texts.reduce<unknown>((document, { place, most = Number.POSITIVE_INFINITY }) => {
      return put(document, place, bomb(kind, Math.min(most, room / texts.length)));
    }, example());
  const inText = ({ place, most }: Places["texts"][number]) => [
    { name: `in ${form.name}${place.join("/")}`, make: () => put(example(), place, bomb(kind, room)) },
    ...(most ? [most] : form.name === "" ? [] : IN_DOCUMENTS).map((length) => ({
      name: `in ${length} characters of ${form.name}${place.join("/")}`,
      make: () => put(example(), place, bomb(kind, room).slice(0, length)),
    })),
  ];
  const inList = ({ place, items }: Places["lists"][number]) => [
    {
      name: `in many of ${form.name}${place.join("/")}`,
      make: () => {
        const item = itemOf(items, kind, Math.min(room / IN_A_LIST, 1000) - 20, honestText);
        return put(example(), place, Array(IN_A_LIST).fill(item));
      },
    },
    {
      name: `in more than fit of ${form.name}${place.join("/")}`,
      make: () => {
        const item = itemOf(items, kind, 40, honestText);
        const size = Buffer.byteLength(JSON.stringify(item)) + 1;
        return put(example(), place, Array(Math.floor(room / size)).fill(item));
      },
    },
  ];
  const cases = [
    { name: `in every text of ${form.name || "it"} at once`, everywhere: true, make: everywhere },
    ...texts.flatMap(inText),
    ...lists.flatMap(inList),
  ];
  return cases.map(({ make, ...rest }) => ({
    ...rest,
    name: `${kind} ${rest.name}`,
    write: () => JSON.stringify(make()),
  }));
}

function itemOf(items: Schema, kind: string, bytes: number, honestText: HonestText): unknown {
  const { texts } = placesOf(items);
  return texts.reduce<unknown>(
    (item, { place }) => put(item, place, bomb(kind, bytes / texts.length)),
    honest(items, "facts", honestText),
  );
}

/** The schema with that of a document where anything fits; null where nothing is open. */
function withDocument(schema: Schema, document: unknown): Schema | null {
  if (!schema.type && !schema.enum && !schema.properties && schema.const === undefined)
    return schemaOf(document);
  if (schema.items) {
    const items = withDocument(schema.items, document);
    return items && { ...schema, items };
  }
  const entries = Object.entries(schema.properties ?? {});
  const filled = entries.map(([key, property]) => [key, withDocument(property, document)] as const);
  if (filled.every(([, property]) => property === null)) return null;
  const properties = filled.map(([key, property]) => [key, property ?? schema.properties?.[key]]);
  return { ...schema, properties: Object.fromEntries(properties) };
}
