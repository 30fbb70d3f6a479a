/** What the walk understands of the schemas in an OpenAPI document. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  maxLength?: number;
  minimum?: number;
  format?: string;
  /** Of a schema made by `schemaOf`. */
  example?: unknown;
}

export interface Operation {
  method: string;
  path: string;
  bodyBytes: number | null;
  /** What the body may be: one, or several that look different. */
  bodies: readonly Schema[];
  parameters: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
}

type Place = readonly (string | number)[];

interface Document {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema> };
}

interface DescribedOperation {
  parameters?: Operation["parameters"];
  requestBody?: { content: Record<string, { schema: Schema }> };
  "x-body-bytes"?: number;
}

/** Every operation of an OpenAPI document, with its references followed. */
export function operationsOf(document: Document): Operation[] {
  const follow = (schema: Schema): Schema => {
    const named = schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
    if (!named) throw new Error(`the document lacks ${schema.$ref}`);
    const [chosen] = (named.anyOf ?? []).filter(({ type }) => type !== "null");
    if (chosen) return follow(chosen);
    return {
      ...named,
      ...(named.items && { items: follow(named.items) }),
      ...(named.properties && {
        properties: Object.fromEntries(
          Object.entries(named.properties).map(([key, property]) => [key, follow(property)]),
        ),
      }),
    };
  };
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, described]) => {
      const body = described.requestBody?.content["application/json"]?.schema;
      return {
        method: method.toUpperCase(),
        path,
        bodyBytes: described["x-body-bytes"] ?? null,
        bodies: body ? (body.anyOf ?? [body]).map(follow) : [],
        parameters: described.parameters ?? [],
      };
    }),
  );
}

/** The schema that an example would have: for what a document leaves open. */
export function schemaOf(example: unknown): Schema {
  if (typeof example === "string") return { type: "string", example };
  if (Array.isArray(example)) return { type: "array", items: schemaOf(example[0] ?? "") };
  if (typeof example !== "object" || example === null) return { type: typeof example, example };
  const properties = Object.entries(example).map(([key, value]) => [key, schemaOf(value)]);
  return { type: "object", properties: Object.fromEntries(properties) };
}

/** An honest text or number of this name. */
export type HonestText = (name: string, schema: Schema) => unknown;

/** An honest value of a schema. */
export function honest(schema: Schema, name: string, honestText: HonestText): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.example !== undefined) return schema.example;
  // The last format of a file is text or JSON, which cost little beside the bomb.
  if (schema.enum) return schema.enum.at(-1);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [key, honest(property, key, honestText)]),
    );
  if (schema.type === "array") return [honest(schema.items ?? {}, name, honestText)];
  if (schema.type === "boolean") return false;
  return honestText(name, schema);
}

export interface Places {
  texts: { place: Place; most: number | undefined }[];
  lists: { place: Place; items: Schema }[];
}

/** Where a value of the schema has texts that anybody may choose, and lists. */
export function placesOf(schema: Schema, at: Place = []): Places {
  if (schema.enum ?? schema.const !== undefined) return { texts: [], lists: [] };
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([key, property]) => placesOf(property, [...at, key])),
    ...(schema.items ? [placesOf(schema.items, [...at, 0])] : []),
  ];
  return {
    texts: [
      ...(schema.type === "string" ? [{ place: at, most: schema.maxLength }] : []),
      ...inner.flatMap(({ texts }) => texts),
    ],
    lists: [
      ...(schema.items ? [{ place: at, items: schema.items }] : []),
      ...inner.flatMap(({ lists }) => lists),
    ],
  };
}

/** A copy with another value at a place. */
export function put(document: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document))
    return document.toSpliced(Number(key), 1, put(document[Number(key)], rest, value));
  const inner = typeof document === "object" && document !== null ? Reflect.get(document, key) : undefined;
  return { ...(typeof document === "object" ? document : {}), [key]: put(inner, rest, value) };
}
