import type { RunningServer } from "./running-server.ts";
import { Visitor } from "./visitor.ts";

export interface KnownVisitor {
  id: string;
  email: string;
  visitor: Visitor;
}

/** Somebody who is registered and signed in; an administrator where that is asked for. */
export async function arrive(
  server: RunningServer,
  name: string,
  role: "admin" | "user" = "user",
): Promise<KnownVisitor> {
  const visitor = new Visitor(server.url);
  const email = `${name}@example.com`;
  const { body } = await visitor.register(email);
  const { id } = body.user;
  if (role === "admin")
    await server.database.query.updateTable("users").set({ role }).where("id", "=", id).execute();
  return { id, email, visitor };
}
