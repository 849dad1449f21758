import { median, timings } from "#tools/bench/measure.ts";
import { COGNITO_LOCAL_CODE, type TestTarget } from "./processes.ts";
import { openWire, type Wire } from "./wire.ts";

export const USERS = 50;
export const AT_ONCE = 8;
export const PASSWORD = "Tsukiji-4-chome";
const BATCHES = 5;

/** A service that speaks the wire, and how a new user of it is confirmed. */
export type Peer = {
  readonly wire: Wire;
  readonly poolId: string;
  readonly clientId: string;
  /** How a user is called: cognito-local takes addresses only. */
  readonly nameOf: (i: number) => string;
  readonly codesOf: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

export type Speed = { readonly perSecond: number; readonly p50: number };
export type Speeds = Readonly<Record<"signUp" | "plain" | "getUser" | "refresh", Speed>>;
export type Tokens = { readonly AccessToken: string; readonly RefreshToken: string };

type Sent = { readonly to: string; readonly code: string };

export function identityPeer({ ENDPOINT, POOL_ID, CLIENT_ID, OUTBOX_URL }: TestTarget): Peer {
  const wire = openWire(ENDPOINT);
  const outbox = new URL(OUTBOX_URL).pathname;
  return {
    wire,
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    nameOf: userName,
    codesOf: async (names) => {
      const sent: Sent[] = JSON.parse(await wire.get(`${outbox}?to=${encodeURIComponent(names.map(addressOf).join(","))}`));
      const codes = new Map(sent.map(({ to, code }) => [to, code]));
      return new Map(names.map((name) => [name, codes.get(addressOf(name)) ?? ""]));
    },
  };
}

export async function cognitoLocalPeer(endpoint: string): Promise<Peer> {
  const wire = openWire(endpoint);
  const { UserPool } = await wire.call<{ UserPool: { Id: string } }>("CreateUserPool", {
    PoolName: "bench",
    AutoVerifiedAttributes: ["email"],
    UsernameAttributes: ["email"],
  });
  const { UserPoolClient } = await wire.call<{ UserPoolClient: { ClientId: string } }>("CreateUserPoolClient", {
    UserPoolId: UserPool.Id,
    ClientName: "bench",
  });
  const codesOf = async (names: readonly string[]) => new Map(names.map((name) => [name, COGNITO_LOCAL_CODE]));
  return { wire, poolId: UserPool.Id, clientId: UserPoolClient.ClientId, nameOf: (i) => addressOf(userName(i)), codesOf };
}

function addressOf(name: string): string {
  return `${name}@example.jp`;
}

/** Runs tasks 0 to `count` - 1, so many at once; answers the milliseconds in all. */
export async function together(count: number, atOnce: number, task: (i: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await task(next - 1);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  return performance.now() - start;
}

/** Median rate of some batches at {@link AT_ONCE}, and the median time one by one. */
export async function speedOf(size: number, task: (i: number) => Promise<unknown>): Promise<Speed> {
  let done = 0;
  const next = () => {
    done += 1;
    return task(done - 1);
  };
  await together(Math.ceil(size / 2), AT_ONCE, next);
  const rates: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) rates.push((1000 * size) / (await together(size, AT_ONCE, next)));
  return { perSecond: median(rates), p50: median(await timings(next, { runs: Math.ceil(size / 2) })) };
}

export function userName(i: number): string {
  return `bench-${i}`;
}

/** The four flows that both services have, with a share of the full number of calls; leaves {@link USERS} confirmed users. */
export async function measureShared(peer: Peer, share: number): Promise<Speeds & { readonly tokens: readonly Tokens[] }> {
  const size = (full: number) => Math.ceil(full * share);
  const signUp = await speedOf(size(150), (i) => signUpUser(peer, i));
  await confirmUsers(peer);
  const tokens: Tokens[] = [];
  const plain = await speedOf(size(80), async (i) => {
    tokens[i % USERS] = await signInPlainly(peer, i % USERS);
  });
  for (let i = 0; i < USERS; i += 1) tokens[i] ??= await signInPlainly(peer, i);
  const getUser = await speedOf(size(2000), (i) => peer.wire.call("GetUser", { AccessToken: tokens[i % USERS]?.AccessToken }));
  const refresh = await speedOf(size(600), (i) => {
    const AuthParameters = { REFRESH_TOKEN: tokens[i % USERS]?.RefreshToken };
    return peer.wire.call("InitiateAuth", { AuthFlow: "REFRESH_TOKEN_AUTH", ClientId: peer.clientId, AuthParameters });
  });
  return { signUp, plain, getUser, refresh, tokens };
}

function signUpUser({ wire, clientId, nameOf }: Peer, i: number): Promise<unknown> {
  const UserAttributes = [{ Name: "email", Value: addressOf(userName(i)) }];
  return wire.call("SignUp", { ClientId: clientId, Username: nameOf(i), Password: PASSWORD, UserAttributes });
}

async function confirmUsers(peer: Peer): Promise<void> {
  const names = Array.from({ length: USERS }, (_, i) => peer.nameOf(i));
  const codes = await peer.codesOf(names);
  for (const name of names)
    await peer.wire.call("ConfirmSignUp", { ClientId: peer.clientId, Username: name, ConfirmationCode: codes.get(name) });
}

async function signInPlainly({ wire, clientId, nameOf }: Peer, i: number): Promise<Tokens> {
  const AuthParameters = { USERNAME: nameOf(i), PASSWORD };
  const body = { AuthFlow: "USER_PASSWORD_AUTH", ClientId: clientId, AuthParameters };
  return (await wire.call<{ AuthenticationResult: Tokens }>("InitiateAuth", body)).AuthenticationResult;
}
