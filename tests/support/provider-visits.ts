import { afterEach, beforeEach, expect } from "vitest";
import type { DatabasePlace } from "./databases.ts";
import { type RunningServer, type ServerOptions, startServer } from "./running-server.ts";
import { type ScriptedProvider, scriptedProvider } from "./scripted-provider.ts";
import type { Answer, Visitor } from "./visitor.ts";

export const SITE = "http://candor.example";
export const ADA = { sub: "ada-1", email: "ada@example.com", email_verified: true, name: "Ada Lovelace" };

/** For each test an identity provider called "work", and what people do who come from it to a server that knows it. */
export function openProviderVisits(create: () => Promise<DatabasePlace>) {
  let server: RunningServer;
  let provider: ScriptedProvider;
  let moved = 0;
  const stops: (() => Promise<void>)[] = [];

  async function start(config: ServerOptions["config"] = {}, others: ScriptedProvider[] = []): Promise<void> {
    server = await startServer({
      place: await create(),
      config: {
        publicUrl: new URL(SITE),
        providers: [provider, ...others].map((one) => one.config),
        ...config,
      },
      now: () => new Date(Date.now() + moved),
    });
    stops.unshift(() => server.stop());
  }
  beforeEach(async () => {
    moved = 0;
    provider = await scriptedProvider();
    stops.splice(0, stops.length, () => provider.stop());
  });
  afterEach(async () => {
    for (const stop of stops) await stop();
  });

  const locationOf = ({ headers }: Answer) => headers.get("location") ?? "";
  const outcomeOf = (answer: Answer) => new URL(locationOf(answer), SITE).searchParams.get("outcome");

  /** What the provider sends the browser back with, to be brought to our server by whichever browser. */
  async function returnOf(location: string): Promise<string> {
    const answer = await fetch(location, { redirect: "manual" });
    const back = new URL(answer.headers.get("location") ?? "");
    expect(back.origin).toBe(SITE);
    return back.pathname + back.search;
  }
  const startAt = async (visitor: Visitor, name = "work") =>
    locationOf(await visitor.call("GET", `/api/auth/oidc/${name}/start`));
  async function signIn(visitor: Visitor, person: Record<string, unknown> = ADA): Promise<Answer> {
    provider.person = person;
    return visitor.call("GET", await returnOf(await startAt(visitor)));
  }
  const me = async (visitor: Visitor) => (await visitor.call("GET", "/api/auth/session")).body.user;
  const userOf = (email: string) =>
    server.database.query
      .selectFrom("users")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
  const signIns = () =>
    server.database.query.selectFrom("provider_sign_ins").selectAll().orderBy("at", "desc").execute();
  /** As where somebody has signed in long ago. */
  const waitLong = () => {
    moved += 20 * 60_000;
  };

  async function prove(visitor: Visitor, from = "/dashboard"): Promise<Answer> {
    const asked = await visitor.call("POST", "/api/account/identities/start", {
      ...{ provider: "work", purpose: "proof", from },
    });
    expect(asked.status).toBe(200);
    return visitor.call("GET", await returnOf(asked.body.location));
  }

  return {
    ...{ start, locationOf, outcomeOf, returnOf, startAt, signIn, me, userOf, signIns, waitLong, prove },
    get server() {
      return server;
    },
    /** Another one in its place. */
    set server(next: RunningServer) {
      server = next;
    },
    get provider() {
      return provider;
    },
    now: () => Date.now() + moved,
    moveOn: (ms: number) => {
      moved += ms;
    },
    /** Goes with the test, before the provider or after all. */
    stopFirst: (stop: () => Promise<void>) => stops.unshift(stop),
    stopLast: (stop: () => Promise<void>) => stops.push(stop),
  };
}
