import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

/** Extension of an operation: a longer body is refused as body_too_large. */
const BODY_BYTES = "x-body-bytes";

/** The OpenAPI document, made from the contracts that the routes check requests against. */
export async function describeApi(
  app: FastifyInstance,
  options: { publicUrl: URL | null; bodyBytes: number },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Candor",
        // Of the interface. The release is not told to strangers: it would say which of its weaknesses are still open.
        version: "1",
        description: "The resume builder that never invents.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: options.publicUrl ? [{ url: options.publicUrl.origin }] : [],
    },
    transform: (described) => {
      const { schema, url } = jsonSchemaTransform(described);
      const takesBody = described.schema?.body !== undefined;
      const bodyBytes = described.route.bodyLimit ?? options.bodyBytes;
      return { url, schema: takesBody ? { ...schema, [BODY_BYTES]: bodyBytes } : schema };
    },
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      if ("components" in described) dropUnused(described, described.components?.schemas ?? {});
      return described;
    },
  });
}

/** Each contract is described twice, as sent and as read; only what a route or another schema points to is told. */
function dropUnused(document: object, schemas: Record<string, unknown>): void {
  const text = JSON.stringify(document);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  if (unused.length === 0) return;
  for (const name of unused) delete schemas[name];
  // What only they pointed to is unused now.
  dropUnused(document, schemas);
}

export function serveApiDocument(app: FastifyInstance): void {
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
