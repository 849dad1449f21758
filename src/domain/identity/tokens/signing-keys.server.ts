import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import type { SigningKeys } from "#domain/identity/core/parts.server.ts";
import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import { createTokenMemory } from "#domain/identity/core/token-memory.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { insertSigningKey, type KeptSigningKey, listSigningKeys, retireSigningKeys } from "./signing-key-store.server.ts";

const REMEMBERED_MS = 10_000;
const MODULUS_BITS = 2048;
/** The longest life of a token: so long a key is published after it has ceased to sign. */
const LONGEST_TOKEN_MS = 86_400_000;

type Opened = KeptSigningKey & { readonly publicKey: KeyObject };
type Deps = { readonly db: Db; readonly secrets: Secrets; readonly clock: Clock };

export function createSigningKeys(deps: Deps): SigningKeys {
  const { clock, secrets } = deps;
  const kept = new Map<string, { readonly keys: Promise<Opened[]>; readonly until: number }>();
  const privateKeys = new Map<string, KeyObject>();
  const keysOf = (poolId: string) => {
    const now = clock.now();
    const found = kept.get(poolId);
    if (found && found.until > now.getTime()) return found.keys;
    const keys = listSigningKeys(deps.db, poolId, now).then((rows) => rows.map(opened));
    keys.catch(() => kept.delete(poolId));
    kept.set(poolId, { keys, until: now.getTime() + REMEMBERED_MS });
    return keys;
  };
  return {
    verified: createTokenMemory(clock, REMEMBERED_MS),
    signer: async (poolId) => {
      const now = clock.now();
      const current = (await keysOf(poolId)).find(({ signsFrom }) => signsFrom <= now);
      if (!current) throw new Error(`pool ${poolId} has no key that signs`);
      const privateKey = privateKeys.get(current.kid) ?? openPrivate(secrets, current);
      privateKeys.set(current.kid, privateKey);
      return { kid: current.kid, privateKey };
    },
    verifier: async (poolId, kid) => (await keysOf(poolId)).find((key) => key.kid === kid && isPublished(key, clock))?.publicKey ?? null,
    published: async (poolId) => (await keysOf(poolId)).filter((key) => isPublished(key, clock)).map(({ publicJwk }) => publicJwk),
    rotate: async (poolId, leadSeconds) => {
      const kid = await addKey(deps, poolId, leadSeconds);
      kept.delete(poolId);
      return kid;
    },
  };
}

function isPublished({ publishedUntil }: KeptSigningKey, clock: Clock): boolean {
  return publishedUntil === null || publishedUntil > clock.now();
}

function opened(key: KeptSigningKey): Opened {
  return { ...key, publicKey: createPublicKey({ key: key.publicJwk, format: "jwk" }) };
}

/** What the private half of a key is sealed for. */
export function privateKeyPurpose(kid: string): string {
  return `signing-key:${kid}`;
}

function openPrivate(secrets: Secrets, { kid, privateSealed }: KeptSigningKey): KeyObject {
  const der = secrets.open(privateKeyPurpose(kid), privateSealed);
  if (!der) throw new Error(`signing key ${kid} cannot be opened with the configured key`);
  return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
}

async function addKey({ db, secrets, clock }: Deps, poolId: string, leadSeconds: number): Promise<string> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)("rsa", { modulusLength: MODULUS_BITS });
  const { kty, n, e } = publicKey.export({ format: "jwk" });
  // The thumbprint of RFC 7638: members in the order of their names.
  const kid = createHash("sha256").update(JSON.stringify({ e, kty, n })).digest("base64url");
  const now = clock.now();
  const signsFrom = new Date(now.getTime() + leadSeconds * 1000);
  await inTransaction(db, async (tx) => {
    await retireSigningKeys(tx, poolId, { until: new Date(signsFrom.getTime() + LONGEST_TOKEN_MS), except: kid });
    await insertSigningKey(tx, {
      kid,
      poolId,
      publicJwk: { kty: "RSA", alg: "RS256", use: "sig", kid, n: n ?? "", e: e ?? "" },
      privateSealed: secrets.seal(privateKeyPurpose(kid), privateKey.export({ format: "der", type: "pkcs8" })),
      createdAt: now,
      signsFrom,
    });
  });
  return kid;
}
