import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

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
    transformObject: jsonSchemaTransformObject,
  });
}

export function serveApiDocument(app: FastifyInstance): void {
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
