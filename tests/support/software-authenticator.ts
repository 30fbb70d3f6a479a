import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface Passkey {
  id: string;
  key: KeyObject;
  userHandle: string;
  counter: number;
}

/** What a test may bend, to see it refused. */
interface Bent {
  origin?: string;
  rpId?: string;
  counter?: number;
  userVerified?: boolean;
  challenge?: string;
  userHandle?: string;
}

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

/** A device that keeps passkeys, as far as the server can tell: P-256, no attestation. */
export class SoftwareAuthenticator {
  readonly origin: string;
  readonly passkeys: Passkey[] = [];
  /** Synced passkeys do not count: they answer 0 for ever. */
  readonly counts: boolean;

  constructor(origin: string, { counts = true } = {}) {
    this.origin = origin;
    this.counts = counts;
  }

  create(options: { challenge: string; rp: { id: string }; user: { id: string } }, bent: Bent = {}) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const id = randomBytes(16);
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const flags = UP | AT | ((bent.userVerified ?? true) ? UV : 0);
    const authData = Buffer.concat([
      this.#head(bent.rpId ?? options.rp.id, flags, 0),
      Buffer.alloc(16),
      length,
      id,
      cose,
    ]);
    const passkey = {
      id: id.toString("base64url"),
      key: privateKey,
      userHandle: options.user.id,
      counter: 0,
    };
    this.passkeys.push(passkey);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: "public-key" as const,
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options.challenge, bent),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal" as const],
      },
    };
  }

  get(options: { challenge: string; rpId: string; allowCredentials: { id: string }[] }, bent: Bent = {}) {
    const allowed = options.allowCredentials.map(({ id }) => id);
    const passkey = this.passkeys.find(({ id }) => allowed.length === 0 || allowed.includes(id));
    if (!passkey) throw new Error("no passkey for this");
    if (this.counts) passkey.counter += 1;
    const counter = bent.counter ?? passkey.counter;
    const flags = UP | ((bent.userVerified ?? true) ? UV : 0);
    const authenticatorData = this.#head(bent.rpId ?? options.rpId, flags, counter);
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge, bent);
    const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
    const signature = sign("sha256", Buffer.concat([authenticatorData, hash]), passkey.key);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: "public-key" as const,
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: bent.userHandle ?? passkey.userHandle,
      },
    };
  }

  #head(rpId: string, flags: number, counter: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags, 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), rest]);
  }

  #clientData(type: string, challenge: string, bent: Bent): string {
    const origin = bent.origin ?? this.origin;
    const data = { type, challenge: bent.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString("base64url");
  }
}

/** As much of RFC 8949 as an authenticator writes: small integers, bytes, texts and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (!(value instanceof Map)) throw new Error("this encoder is for authenticators");
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]),
  ]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
