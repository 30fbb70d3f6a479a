import { describe, expect, test } from "vitest";
import { arrive } from "../../support/administrators.ts";
import { ENGINES } from "../../support/databases.ts";
import { ADA, openProviderVisits } from "../../support/provider-visits.ts";
import { scriptedProvider } from "../../support/scripted-provider.ts";
import { Visitor } from "../../support/visitor.ts";

for (const { engine, create } of ENGINES) {
  describe(`attacks by way of an identity provider on ${engine}`, () => {
    const visits = openProviderVisits(create);
    const { start, locationOf, outcomeOf, returnOf, startAt, signIn, me, signIns } = visits;

    test("what comes back to another browser, or comes back twice, signs nobody in", async () => {
      await start();
      visits.provider.person = ADA;
      const attacker = new Visitor(visits.server.url);
      const back = await returnOf(await startAt(attacker));
      const victim = new Visitor(visits.server.url);
      expect(outcomeOf(await victim.call("GET", back))).toBe("expired");
      // Also where the victim has begun a sign-in of their own.
      await startAt(victim);
      expect(outcomeOf(await victim.call("GET", back))).toBe("expired");
      expect(await victim.isSignedIn()).toBe(false);

      const kept = attacker.cookie;
      expect(outcomeOf(await attacker.call("GET", back))).toBe("joined");
      const replay = new Visitor(visits.server.url, kept);
      const askedBefore = visits.provider.asked.length;
      expect(outcomeOf(await replay.call("GET", back))).toBe("expired");
      // The provider is not even asked.
      expect(visits.provider.asked.length).toBe(askedBefore);
      expect(await replay.isSignedIn()).toBe(false);
    });

    test("a sign-in that took longer than ten minutes is over", async () => {
      await start();
      visits.provider.person = ADA;
      const ada = new Visitor(visits.server.url);
      const back = await returnOf(await startAt(ada));
      visits.moveOn(11 * 60_000);
      expect(outcomeOf(await ada.call("GET", back))).toBe("expired");
    });

    test("an answer of one provider is not taken for another's", async () => {
      const evil = await scriptedProvider("evil");
      visits.stopLast(() => evil.stop());
      await start({}, [evil]);
      visits.provider.person = ADA;
      const victim = new Visitor(visits.server.url);
      // The honest provider's code, at the address of the evil one.
      const back = await returnOf(await startAt(victim));
      expect(outcomeOf(await victim.call("GET", back.replace("/work/", "/evil/")))).toBe("expired");
      expect(evil.asked).not.toContain("/token");
      for (const iss of [evil.issuer, null]) {
        visits.provider.lies = { iss };
        const visitor = new Visitor(visits.server.url);
        expect(outcomeOf(await signIn(visitor))).toBe("failed");
        expect(await visitor.isSignedIn()).toBe(false);
      }
      expect(visits.provider.asked).not.toContain("/token");
      // The same subject of another issuer is another person.
      visits.provider.lies = {};
      await signIn(new Visitor(visits.server.url));
      evil.person = { ...ADA, email: "evil@example.com" };
      const other = new Visitor(visits.server.url);
      await other.call("GET", await returnOf(await startAt(other, "evil")));
      expect((await me(other)).email).toBe("evil@example.com");
    });

    test.each([
      ["another nonce", { nonce: "replayed" }],
      ["another audience", { audience: "another-client" }],
      ["a forged signature", { isForged: true }],
    ])("a token with %s is refused", async (_name, lies) => {
      await start();
      visits.provider.lies = lies;
      const visitor = new Visitor(visits.server.url);
      expect(outcomeOf(await signIn(visitor))).toBe("failed");
      expect(await visitor.isSignedIn()).toBe(false);
      expect(await signIns()).toMatchObject([{ outcome: "failed", claims: "{}" }]);
    });

    test("a userinfo answer about somebody else is refused", async () => {
      await start();
      visits.provider.lies.userinfo = (response) =>
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ ...ADA, sub: "somebody-else" }));
      expect(outcomeOf(await signIn(new Visitor(visits.server.url)))).toBe("failed");
    });

    test.each([
      ["longer than 255 characters", "x".repeat(256)],
      ["empty", ""],
      ["with a zero byte", "ada\0"],
    ])("a subject that is %s is refused, and an administrator reads why", async (_name, sub) => {
      await start();
      const answer = await signIn(new Visitor(visits.server.url), { ...ADA, sub });
      expect(outcomeOf(answer)).toBe("failed");
      expect(await signIns()).toMatchObject([{ outcome: "failed", reason: expect.stringMatching(/sub/) }]);
    });

    test("a claim that is nested without end signs in, and stands cut in the log", async () => {
      await start();
      const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
      visits.provider.lies.userinfo = (response) =>
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(`${JSON.stringify(ADA).slice(0, -1)},"x":${deep}}`);
      const ada = new Visitor(visits.server.url);
      expect(outcomeOf(await signIn(ada))).toBe("joined");
      expect(JSON.parse((await signIns())[0]?.claims ?? "")).toMatchObject({ x: [[[["…"]]]] });
      // Nor does a log that cannot be written keep anybody out.
      visits.provider.lies = {};
      await visits.server.database.query.schema.dropTable("provider_sign_ins").execute();
      expect(outcomeOf(await signIn(new Visitor(visits.server.url)))).toBe("signed-in");
    });

    test("what a browser brings back is marked as such, stays out of the log, and pushes out nobody's sign-in", async () => {
      await start();
      await signIn(new Visitor(visits.server.url));
      const stranger = new Visitor(visits.server.url);
      for (let tried = 0; tried < 30; tried++) {
        const state = new URL(await startAt(stranger)).searchParams.get("state") ?? "";
        const words = { error: "bob@corp.example", error_description: "User bob@corp.example: visit evil" };
        const back = new URLSearchParams({ state, iss: visits.provider.issuer, ...words });
        const answer = await stranger.call("GET", `/api/auth/oidc/work/callback?${back}`);
        expect(outcomeOf(answer)).toBe("declined");
      }
      const kept = await signIns();
      expect(kept).toHaveLength(26);
      expect(kept.at(-1)).toMatchObject({ outcome: "joined" });
      expect(kept[0]?.reason).toMatch(/^the browser came back with .* \(not confirmed by the provider\)$/);
      const warned = visits.server.log.filter((line) => line.includes("a sign-in with a provider failed"));
      expect(warned).toHaveLength(30);
      expect(warned[0]).toContain('"code":"other"');
      expect(visits.server.log.join("")).not.toMatch(/evil|bob@corp/);
    });

    test("nobody is led to another site, by no address to come back to", async () => {
      await start();
      const ada = await arrive(visits.server, "ada");
      for (const from of [
        "//evil.example",
        "/\\evil.example",
        "https://evil.example",
        "/dashboard/../../evil",
        "/dashboard?x=//evil.example",
        "/login",
        "/admin\n",
      ]) {
        const asked = { provider: "work", purpose: "link", from };
        const { status } = await ada.visitor.call("POST", "/api/account/identities/start", asked);
        expect([from, status]).toEqual([from, 400]);
      }
      const declined = new Visitor(visits.server.url);
      visits.provider.lies = { error: "access_denied" };
      const answer = await signIn(declined);
      expect(locationOf(answer)).toBe("/login?provider=work&outcome=declined");
      expect((await declined.call("GET", "/api/auth/oidc/elsewhere/start")).status).toBe(404);
    });

    test("another site's page cannot have a provider connected", async () => {
      await start();
      const ada = await arrive(visits.server, "ada");
      const asked = { provider: "work", purpose: "link", from: "/dashboard" };
      const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      const answer = await ada.visitor.call("POST", "/api/account/identities/start", asked, foreign);
      expect(answer.body.code).toBe("foreign_origin");
      // Nor does one that was begun by another session count for this one.
      const other = await arrive(visits.server, "other");
      const begun = await other.visitor.call("POST", "/api/account/identities/start", asked);
      const [sealed = ""] = (other.visitor.cookie ?? "")
        .split("; ")
        .filter((one) => one.startsWith("candor_oidc"));
      visits.provider.person = ADA;
      ada.visitor.cookie += `; ${sealed}`;
      const back = await ada.visitor.call("GET", await returnOf(begun.body.location));
      expect(outcomeOf(back)).toBe("expired");
      expect((await ada.visitor.call("GET", "/api/account/identities")).body.identities).toEqual([]);
    });

    test("a provider that is away keeps the server from nothing, and is said to be away", async () => {
      visits.provider.lies.discovery = (response) => response.destroy();
      await start();
      const visitor = new Visitor(visits.server.url);
      const answer = await visitor.call("GET", "/api/auth/oidc/work/start");
      expect(locationOf(answer)).toBe("/login?provider=work&outcome=away");
      expect((await visitor.register("bob@example.com")).status).toBe(201);
      const asked = { provider: "work", purpose: "link", from: "/dashboard" };
      const connecting = await visitor.call("POST", "/api/account/identities/start", asked);
      expect(connecting.body.code).toBe("provider_away");
    });

    test.each(["", "&error="])(
      "whoever brings back made-up codes is stopped before the provider is asked more, also with %j behind them",
      async (behind) => {
        await start();
        const visitor = new Visitor(visits.server.url);
        const outcomes: (string | null)[] = [];
        for (let tried = 0; tried < 62; tried++) {
          const back = (await returnOf(await startAt(visitor))).replace(/code=[\w-]+/, "code=made-up");
          outcomes.push(outcomeOf(await visitor.call("GET", `${back}${behind}`)));
        }
        expect(outcomes.slice(-3)).toEqual(["failed", "too-many", "too-many"]);
      },
    );

    test("errors that are made up keep nobody behind the same address out", async () => {
      await start();
      const stranger = new Visitor(visits.server.url);
      visits.provider.lies = { error: "access_denied" };
      for (let tried = 0; tried < 61; tried++) expect(outcomeOf(await signIn(stranger))).toBe("declined");
      visits.provider.lies = {};
      expect(outcomeOf(await signIn(new Visitor(visits.server.url)))).toBe("joined");
    });
  });
}
