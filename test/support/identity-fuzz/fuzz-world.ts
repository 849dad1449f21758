import { randomBytes } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { Hono } from "hono";
import { pino } from "pino";
import type { Client, Pool } from "#domain/identity/core/types.ts";
import { createClient, createIdentityPool, createPool } from "#domain/identity/index.server.ts";
import { identityApp } from "#identity-server/app.ts";
import { NO_PROXY } from "#platform/caller-address.server.ts";
import type { Db } from "#platform/db.server.ts";
import { CLIENT_SETTINGS, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { PASSKEY_CLIENT, PASSKEY_POOL } from "#test/support/passkeys.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { populate } from "./living.ts";

/** What is alive, by kind: `@{kind:n}` in a request stands for the n-th, counted around. */
export type Living = Map<string, string[]>;

export type FuzzFixture = TestIdentity & {
  readonly secretClient: Client;
  readonly rotatingClient: Client;
  readonly strictPool: Pool;
  readonly identityPoolId: string;
};

type Unsigned = { readonly method: string; readonly headers: Record<string, string>; readonly body: string | null };

export type FuzzWorld = {
  readonly app: Hono;
  readonly identity: FuzzFixture;
  /** Faults of the service as it logged them: there must be none. */
  readonly logged: string[];
  /** Puts what is alive in place of its signs. */
  readonly fill: (text: string) => string;
  /** Signs a call as the operator, or as somebody with credentials of the identity pool. */
  readonly sign: (as: "operator" | "member", url: string, init: Unsigned) => Promise<Request>;
  /** New accounts, tokens, sessions and codes; the clock goes on by some minutes. */
  readonly renew: () => Promise<void>;
};

const OPERATOR = { id: "AKIAFUZZFUZZFUZZFUZZ", secret: randomBytes(30).toString("base64url") };
const REGION = "ap-northeast-1";
const PASSKEY_FLOWS = { flows: PASSKEY_CLIENT.flows ?? [] };
const RENEWED_AFTER_MS = 400_000;

/** The whole identity service on a test database, in this process and without a socket. */
export async function fuzzWorld(db: Db): Promise<FuzzWorld> {
  const logged: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void logged.push(line) });
  const identity = await fixture(
    await testIdentity(db, { pool: PASSKEY_POOL, client: PASSKEY_FLOWS, parts: { log, fetch: noOutside, objects: temporaryStorage() } }),
  );
  const app = identityApp({
    service: identity.service,
    operators: new Map([[OPERATOR.id, OPERATOR.secret]]),
    trustProxy: NO_PROXY,
    listSent: async () => [],
  });
  const living: Living = new Map();
  let round = 0;
  const operator = new AwsClient({ accessKeyId: OPERATOR.id, secretAccessKey: OPERATOR.secret, service: "cognito-idp", region: REGION });
  const member = () => {
    const [accessKeyId = "", secretAccessKey = "", sessionToken = ""] = living.get("credentials") ?? [];
    return new AwsClient({ accessKeyId, secretAccessKey, sessionToken, service: "s3", region: REGION });
  };
  return {
    app,
    identity,
    logged,
    fill: (text) => text.replaceAll(/@\{(\w+):(\d+)\}/g, (_, kind: string, n: string) => pick(living, round, kind, Number(n))),
    sign: async (as, url, init) => {
      const signer = as === "operator" ? operator : member();
      const signed = await signer.sign(url, { ...init, aws: { datetime: signingTime(identity.clock.now()) } });
      // On a socket Node sends it.
      signed.headers.set("host", new URL(url).host);
      return signed;
    },
    renew: async () => {
      round += 1;
      identity.clock.advance(RENEWED_AFTER_MS);
      await populate(identity, living, app, round);
    },
  };
}

async function fixture(identity: TestIdentity): Promise<FuzzFixture> {
  const { service, pool, client } = identity;
  const make = (name: string, settings: object, withSecret = false) =>
    createClient(service, { poolId: pool.id, name, settings: { ...CLIENT_SETTINGS, ...settings }, withSecret });
  const federation = await createIdentityPool(service, {
    name: "fuzz",
    region: "ap-northeast-1",
    settings: { allowsGuests: true, userPools: [{ poolId: pool.id, clientIds: [client.id] }] },
  });
  return {
    ...identity,
    secretClient: await make("with a secret", { preventsExistenceErrors: false }, true),
    rotatingClient: await make("rotating", { rotationGraceSeconds: 10 }),
    strictPool: await createPool(service, {
      name: "strict",
      region: "ap-northeast-1",
      settings: { mfa: "ON", usernameAttributes: ["email"], factors: ["SOFTWARE_TOKEN_MFA"] },
    }),
    identityPoolId: federation.id,
  };
}

/** Nothing leaves the process: an outside provider cannot be reached. */
async function noOutside(): Promise<Response> {
  throw new TypeError("fetch failed");
}

function pick(living: Living, round: number, kind: string, n: number): string {
  if (kind === "new") return `new-${round}-${n}`;
  const list = living.get(kind) ?? [];
  return list[n % Math.max(1, list.length)] ?? "";
}

/** `20261121T030000Z`. */
function signingTime(now: Date): string {
  return now.toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
}
