import * as client from "openid-client";
import { boundedFetch } from "./bounded-fetch.ts";
import { type Claims, type ProviderPerson, readClaims } from "./claims.ts";
import type { ProviderConfig } from "./provider-config.ts";

/** Providers change their keys and addresses seldom. */
const KNOWN_FOR_MS = 60 * 60_000;
/** Who presses again and again must not make us ask as often. */
const AWAY_FOR_MS = 5_000;
const CLOCKS_APART_SECONDS = 60;
/** As long as a session of ours lives: who showed the provider longer ago who they are is asked again. */
const LONGEST_THERE_SECONDS = String(90 * 86_400);

/** What only the browser that began a sign-in has. */
export interface Handshake {
  state: string;
  nonce: string;
  verifier: string;
}

export interface SignedInThere {
  person: ProviderPerson;
  claims: Claims;
  /** When the person last showed who they are to the provider, in seconds; null where it does not say. */
  authTime: number | null;
}

export interface ProviderClient {
  readonly config: ProviderConfig;
  /** Where people are sent back to. */
  readonly redirectAddress: string;
  /** Asks the provider who it is. Throws where it does not answer, or says that it is another. */
  discover(): Promise<void>;
  /** Where the browser goes, and what it must bring back. `anew` has the person show once more who they are. */
  begin(options: { anew: boolean }): Promise<{ location: string; handshake: Handshake }>;
  /** What came back, checked against what was sent: state, issuer, code verifier, nonce, signature, audience, time. */
  finish(returned: URL, handshake: Handshake): Promise<SignedInThere>;
}

const newHandshake = (): Handshake => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
});

export function providerClient(
  config: ProviderConfig,
  publicUrl: URL,
  now: () => number = () => performance.now(),
): ProviderClient {
  const redirectAddress = new URL(`/api/auth/oidc/${config.name}/callback`, publicUrl).href;
  let known: { server: client.Configuration; until: number } | null = null;
  let away: { error: unknown; until: number } | null = null;
  let asking: Promise<client.Configuration> | null = null;

  /** Asked when it is needed and again after a failure: a provider that is away must not keep the server from starting. */
  async function server(): Promise<client.Configuration> {
    if (known && known.until > now()) return known.server;
    if (away && away.until > now()) throw away.error;
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function ask(): Promise<client.Configuration> {
    try {
      const found = await discoverServer(config);
      known = { server: found, until: now() + KNOWN_FOR_MS };
      away = null;
      return found;
    } catch (error) {
      // What was known an hour ago is better than nothing.
      if (known) return known.server;
      away = { error, until: now() + AWAY_FOR_MS };
      throw error;
    }
  }

  return {
    config,
    redirectAddress,

    async discover() {
      await server();
    },

    async begin({ anew }) {
      const handshake = newHandshake();
      const parameters = {
        redirect_uri: redirectAddress,
        scope: config.scopes,
        state: handshake.state,
        nonce: handshake.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(handshake.verifier),
        code_challenge_method: "S256",
        // By the standard, whoever is asked for an age says when the person last showed who they are.
        ...(anew ? { prompt: "login", max_age: "0" } : { max_age: LONGEST_THERE_SECONDS }),
      };
      return { location: client.buildAuthorizationUrl(await server(), parameters).href, handshake };
    },

    async finish(returned, { state, nonce, verifier }) {
      const configuration = await server();
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (!idToken) throw new Error("the provider sent no ID token");
      // Many say no more in the ID token than who it is.
      const more = configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
        : {};
      const claims = { ...idToken, ...more };
      const { iss: issuer, sub: subject, auth_time: authTime } = idToken;
      // No more is kept or compared: see OpenID Connect Core, 2.
      if (!/^[ -~]{1,255}$/.test(subject)) throw new Error("sub is not 1 to 255 printable ASCII characters");
      const { groupsClaim } = config;
      return {
        person: readClaims(claims, { issuer, subject, groupsClaim }),
        claims,
        authTime: typeof authTime === "number" ? authTime : null,
      };
    },
  };
}

async function discoverServer(config: ProviderConfig): Promise<client.Configuration> {
  const issuer = new URL(config.issuer);
  const insecure = issuer.protocol === "http:" ? [client.allowInsecureRequests] : [];
  const found = await client.discovery(issuer, config.clientId, undefined, client.None(), {
    [client.customFetch]: boundedFetch,
    execute: insecure,
  });
  const metadata = found.serverMetadata();
  const configuration = new client.Configuration(
    metadata,
    config.clientId,
    { [client.clockTolerance]: CLOCKS_APART_SECONDS },
    authentication(config, metadata.token_endpoint_auth_methods_supported),
  );
  configuration[client.customFetch] = boundedFetch;
  // The signature too, and not only the connection that the token came by.
  client.enableNonRepudiationChecks(configuration);
  for (const allow of insecure) allow(configuration);
  return configuration;
}

/** How the provider wants to be shown the secret; by the standard, as a header where it does not say. */
function authentication(
  { clientSecret }: ProviderConfig,
  supported: readonly string[] | undefined,
): client.ClientAuth {
  if (clientSecret === null) return client.None();
  // As a header it is written in two ways by different providers, as soon as it has a hyphen in it.
  const inBody = supported?.includes("client_secret_post");
  return inBody ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret);
}
