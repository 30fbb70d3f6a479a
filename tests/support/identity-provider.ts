import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider, { type GrantContext } from "oidc-provider";
import type { ProviderConfig } from "../../src/server/oidc/provider-config.ts";

interface IdentityProvider {
  issuer: string;
  config: ProviderConfig;
  stop(): Promise<void>;
}

const SCOPES = "openid email profile groups";

/** A certified provider on a port of its own, for another site than ours. Each account is a button on its page. */
export async function openIdentityProvider(options: {
  port: number;
  redirectUri: string;
  accounts: Readonly<Record<string, object>>;
}): Promise<IdentityProvider> {
  const { port, redirectUri, accounts } = options;
  // Ours is an address in numbers: to a browser, another site.
  const issuer = `http://localhost:${port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "candor",
        client_secret: "client-secret",
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig" }] },
    cookies: { keys: ["a key of the test"] },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name"],
      groups: ["groups"],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts[id] }),
    }),
    // Who signs in agrees.
    async loadExistingGrant({ oidc }: GrantContext) {
      const of = { clientId: oidc.client.clientId, accountId: oidc.session.accountId };
      const grant = new oidc.provider.Grant(of);
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "POST") {
      const accountId = new URLSearchParams(await text(request)).get("account") ?? "";
      return provider.interactionFinished(
        request,
        response,
        { login: { accountId } },
        { mergeWithLastSubmission: false },
      );
    }
    const buttons = Object.keys(accounts).map(
      (id) => `<p><button name="account" value="${id}">${id}</button></p>`,
    );
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(
        `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,"><h1>Who are you?</h1><form method="post">${buttons.join("")}</form></html>`,
      );
  }

  const server = createServer((request, response) => {
    const isOurs = request.url?.startsWith("/interaction/");
    void (isOurs ? interact(request, response) : answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    issuer,
    config: {
      name: "work",
      label: "Work",
      issuer,
      clientId: "candor",
      clientSecret: "client-secret",
      scopes: SCOPES,
      groupsClaim: "groups",
      adminGroup: "admins",
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
