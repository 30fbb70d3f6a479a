import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

type ApiDocument = Extract<ReturnType<typeof jsonSchemaTransformObject>, { components?: unknown }>;

/** The OpenAPI document, made from the contracts that the routes check requests against. */
export async function describeApi(
  app: FastifyInstance,
  options: { version: string; publicUrl: URL | null },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Candor",
        version: options.version,
        description: "The resume builder that never invents.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: options.publicUrl ? [{ url: options.publicUrl.origin }] : [],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      return "components" in described ? withoutUnused(described) : described;
    },
  });
}

/** Each contract is described twice, as sent and as read; only what a route or another schema points to is told. */
function withoutUnused(document: ApiDocument): ApiDocument {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const text = JSON.stringify(document);
  const used = schemas.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  if (used.length === schemas.length) return document;
  const components = { ...document.components, schemas: Object.fromEntries(used) };
  return withoutUnused({ ...document, components });
}

export function serveApiDocument(app: FastifyInstance): void {
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
