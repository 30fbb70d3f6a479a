import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ProviderConfig } from "../../src/server/oidc/provider-config.ts";

export interface ScriptedProvider {
  issuer: string;
  config: ProviderConfig;
  /** Who signs in next, and with what besides. */
  person: Record<string, unknown>;
  /** What it does wrong, by the name of what it is asked for. */
  lies: {
    issuer?: string;
    iss?: string | null;
    nonce?: string;
    audience?: string;
    authTime?: number | null;
    discovery?: (response: ServerResponse) => void;
    token?: (response: ServerResponse) => void;
    userinfo?: (response: ServerResponse) => void;
    isForged?: boolean;
    error?: string;
  };
  /** What it was asked for, in order. */
  asked: string[];
  stop(): Promise<void>;
}

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const forger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An identity provider that says what the test wants said, and checks what a real one checks of us: secret, code verifier, redirect. */
export async function scriptedProvider(name = "work"): Promise<ScriptedProvider> {
  const codes = new Map<string, { query: URLSearchParams; person: Record<string, unknown> }>();
  const tokens = new Map<string, Record<string, unknown>>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: ScriptedProvider = {
    issuer,
    config: {
      name,
      label: "Work",
      issuer,
      clientId: "candor",
      clientSecret: "client-secret",
      scopes: "openid email profile",
      groupsClaim: "groups",
      adminGroup: "admins",
    },
    person: {},
    lies: {},
    asked: [],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const json = (response: ServerResponse, value: unknown, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "", issuer);
    provider.asked.push(pathname);
    const { lies } = provider;
    if (pathname === "/.well-known/openid-configuration") {
      if (lies.discovery) return lies.discovery(response);
      return json(response, {
        issuer: lies.issuer ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ["RS256"],
        response_types_supported: ["code"],
      });
    }
    if (pathname === "/keys")
      return json(response, {
        keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }],
      });
    if (pathname === "/authorize") {
      const code = randomUUID();
      codes.set(code, { query: searchParams, person: provider.person });
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      if (lies.error) back.searchParams.set("error", lies.error);
      else back.searchParams.set("code", code);
      back.searchParams.set("state", searchParams.get("state") ?? "");
      if (lies.iss !== null) back.searchParams.set("iss", lies.iss ?? issuer);
      return response.writeHead(302, { location: back.href }).end();
    }
    if (pathname === "/token") {
      if (lies.token) return lies.token(response);
      const form = new URLSearchParams(await text(request));
      const made = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      const isRight =
        request.headers.authorization === `Basic ${btoa("candor:client%2Dsecret")}` &&
        made?.query.get("code_challenge") === challenge &&
        made.query.get("redirect_uri") === form.get("redirect_uri");
      if (!made || !isRight) return json(response, { error: "invalid_grant" }, 400);
      const at = Math.floor(Date.now() / 1000);
      const { authTime = at } = lies;
      const claims = {
        iss: issuer,
        sub: made.person.sub,
        aud: lies.audience ?? "candor",
        iat: at,
        exp: at + 300,
        nonce: lies.nonce ?? made.query.get("nonce"),
        ...(authTime !== null && { auth_time: authTime }),
      };
      const head = `${coded({ alg: "RS256", kid: "1" })}.${coded(claims)}`;
      const key = lies.isForged ? forger.privateKey : privateKey;
      const signature = createSign("RSA-SHA256").update(head).sign(key, "base64url");
      const access = randomUUID();
      tokens.set(access, made.person);
      return json(response, {
        access_token: access,
        token_type: "Bearer",
        expires_in: 300,
        id_token: `${head}.${signature}`,
      });
    }
    if (pathname === "/me") {
      if (lies.userinfo) return lies.userinfo(response);
      return json(response, tokens.get((request.headers.authorization ?? "").slice("Bearer ".length)) ?? {});
    }
    return json(response, {}, 404);
  }

  return provider;
}
