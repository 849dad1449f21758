import { randomBytes, randomUUID } from "node:crypto";
import { CognitoIdentityClient } from "@aws-sdk/client-cognito-identity";
import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll } from "vitest";
import { type AccountChanges, changeAccount, insertAccount } from "#domain/identity/core/account-store.server.ts";
import type { Client, ClientSettings, Pool, PoolSettings } from "#domain/identity/core/types.ts";
import type { ServiceParts } from "#domain/identity/create-service.server.ts";
import { createClient, createPool } from "#domain/identity/pools/create-pool.server.ts";
import { identityApp } from "#identity-server/app.ts";
import { listen } from "#main/site/listen.server.ts";
import { NO_PROXY } from "#platform/caller-address.server.ts";
import { testCarrier } from "./carrier.ts";
import { testDatabase } from "./database.ts";
import { CLIENT_SETTINGS, PASSWORD, POOL_SETTINGS, testIdentity } from "./identity.ts";
import { secretHash } from "./srp-client.ts";
import { temporaryStorage } from "./temporary-storage.ts";
import { tickingClock } from "./ticking-clock.ts";

export const CUSTOM_ANSWER = "1122";
export const OPERATOR = { accessKeyId: "AKIAOPERATOR00000001", secretAccessKey: "the secret of the operator of these tests" };

const REGION = "ap-northeast-1";

export type Place = { readonly pool: Pool; readonly client: Client };
export type TestUser = Place & {
  readonly sub: string;
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly phone: string;
};
type UserWishes = Partial<Place> & { readonly username?: string; readonly account?: AccountChanges };

export type IdentityServer = Awaited<ReturnType<typeof identityServer>>;

/**
 * The whole identity service on a port of its own, as the real clients reach it. Its clock is this machine's until a test moves it. The main
 * pool is the one of test/support/identity.ts; others are made where a test asks for them. Call it in `beforeAll`.
 */
export async function identityServer(parts: Partial<ServiceParts> = {}) {
  const { db } = await testDatabase();
  const clock = tickingClock();
  const carrier = testCarrier();
  const listening = { url: "" };
  const inProcess = await testIdentity(db, {
    parts: { clock, origin: () => listening.url, send: carrier.send, objects: temporaryStorage(), ...parts },
  });
  const { service, pool, client } = inProcess;
  const operators = new Map([[OPERATOR.accessKeyId, OPERATOR.secretAccessKey]]);
  const app = identityApp({ service, operators, trustProxy: NO_PROXY, listSent: null });
  const { url, close } = await listen(app.fetch, { host: "127.0.0.1", port: 0 });
  afterAll(close);
  listening.url = url;

  const reached = { region: REGION, endpoint: url, maxAttempts: 1 };
  const nobody = { accessKeyId: "unused", secretAccessKey: "unused" };
  const sdk = new CognitoIdentityProviderClient({ ...reached, credentials: nobody });
  const operator = new CognitoIdentityProviderClient({ ...reached, credentials: OPERATOR });
  const federation = new CognitoIdentityClient({ ...reached, credentials: nobody });
  afterAll(() => {
    for (const one of [sdk, operator, federation]) one.destroy();
  });

  const addClient = (settings: Partial<ClientSettings> = {}, { of = pool, withSecret = false } = {}) =>
    createClient(service, { poolId: of.id, name: "another", settings: { ...CLIENT_SETTINGS, ...settings }, withSecret });

  return {
    url,
    service,
    clock,
    db,
    pool,
    client,
    sdk,
    operator,
    federation,
    sent: carrier.sent,
    codeTo: carrier.codeTo,
    /** Whether mail and SMS cannot be handed over. */
    letCarrierFail: carrier.fail,
    addClient,
    /** Another pool, with the settings of the main one but for these, and a client. */
    addPool: async (settings: Partial<PoolSettings>, clientSettings: Partial<ClientSettings> = {}): Promise<Place> => {
      const made = await createPool(service, { name: "another", region: REGION, settings: { ...POOL_SETTINGS, ...settings } });
      return { pool: made, client: await addClient(clientSettings, { of: made }) };
    },
    /** A confirmed user with a verified address and a verified phone, straight in the database. */
    aUser: (wishes: UserWishes = {}) => aUser(inProcess, wishes),
    /** Tokens of a plain sign-in that asks for nothing more. */
    tokensOf: (user: TestUser, at: Client = user.client) => tokensOf(sdk, user, at),
    /** One request as it stands on the wire. */
    wire: (target: string | null, body: string | object, headers: Readonly<Record<string, string>> = {}) =>
      wire(url, { target, body, headers }),
  };
}

type InProcess = Awaited<ReturnType<typeof testIdentity>>;

async function aUser({ service, pool, client }: InProcess, wishes: UserWishes): Promise<TestUser> {
  const place = { pool: wishes.pool ?? pool, client: wishes.client ?? client };
  const sub = randomUUID();
  const username = wishes.username ?? `u${randomBytes(6).toString("hex")}`;
  const email = `${username}@example.com`;
  const phone = `+8190${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, "0")}`;
  const verified = { email, email_verified: "true", phone_number: phone, phone_number_verified: "true" };
  await insertAccount(service.db, place.pool, {
    sub,
    poolId: place.pool.id,
    username,
    status: "CONFIRMED",
    attributes: verified,
    createdAt: service.clock.now(),
    ...service.passwords.srpCredentials({ pool: place.pool, username, sub, password: PASSWORD }),
  });
  if (wishes.account) await changeAccount(service.db, sub, wishes.account, service.clock.now());
  return { ...place, sub, username, password: PASSWORD, email, phone };
}

export type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string; ExpiresIn: number } & Pick<
  AuthenticationResultType,
  "TokenType" | "NewDeviceMetadata"
>;

async function tokensOf(sdk: CognitoIdentityProviderClient, { username, password }: TestUser, client: Client): Promise<Tokens> {
  const hash = client.secret === null ? {} : { SECRET_HASH: secretHash(client, username) };
  const answer = await sdk.send(
    new InitiateAuthCommand({
      ClientId: client.id,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: username, PASSWORD: password, ...hash },
    }),
  );
  const { AccessToken, IdToken, RefreshToken, ExpiresIn, ...rest } = answer.AuthenticationResult ?? {};
  if (!AccessToken || !IdToken || !RefreshToken || !ExpiresIn) throw new Error(`${username} was asked for ${answer.ChallengeName}`);
  return { ...rest, AccessToken, IdToken, RefreshToken, ExpiresIn };
}

type WireCall = { readonly target: string | null; readonly body: string | object; readonly headers: Readonly<Record<string, string>> };

async function wire(url: string, { target, body, headers }: WireCall) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-amz-json-1.1", ...(target === null ? {} : { "x-amz-target": target }), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json: Record<string, unknown> = text.startsWith("{") ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, text, json };
}

/** The claims of a token, unverified. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
}

/** The type and the text of the refusal a call ends in. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error) return `${error.name}: ${error.message}`;
    throw error;
  }
  throw new Error("the call was not refused");
}
