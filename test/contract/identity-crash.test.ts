import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Account } from "#domain/identity/core/types.ts";
import { openGrant } from "#domain/identity/tokens/tokens.server.ts";
import { seededRandom } from "#kernel/random.ts";
import { systemClock } from "#platform/clock.server.ts";
import { type Db, openDatabase } from "#platform/db.server.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres.server.ts";
import { migrate } from "#platform/migrate.server.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { halfWritten } from "#test/support/identity-fuzz/after.ts";
import { startIdentityProcess } from "#test/support/identity-process.ts";
import { runs } from "#test/support/runs.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";

const KILLS = runs({ usual: 5, full: 20 });
const PASSWORD = "Tsukiji-4-chome";
const MINUTES_30 = 1_800_000;

const key = randomBytes(32);
const random = seededRandom(4);
const toClose: (() => Promise<unknown>)[] = [];
let folder: string;
let databaseUrl: string;
let db: Db;
let identity: TestIdentity;
let account: Account;

/** A database that keeps what it has acknowledged; the service runs beside it and is killed. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "machinone-crash-"));
  toClose.push(() => rm(folder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ folder: path.join(folder, "postgres"), durable: true });
  toClose.push(server.stop);
  const database = openDatabase(server.url, { poolSize: 4 });
  toClose.push(database.close);
  ({ db } = database);
  databaseUrl = server.url;
  await migrate(db, path.resolve(import.meta.dirname, "../../db/migrations"));
  identity = await testIdentity(db, { client: { rotationGraceSeconds: 60 }, parts: { clock: systemClock, masterKeys: [key] } });
  account = await identity.account();
}, MINUTES_30);

afterAll(async () => {
  for (const close of toClose.toReversed()) await close();
});

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

/** Where the service is reached now; calls come from addresses of their own, so that none is limited. */
let url = "";
let callers = 0;

async function call(operation: string, body: object): Promise<Answer> {
  callers += 1;
  const headers = {
    "content-type": "application/x-amz-json-1.1",
    "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    "x-forwarded-for": `198.18.${callers >> 8}.${callers & 255}`,
  };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ ClientId: identity.client.id, ...body }) });
  return { status: response.status, body: Object(await response.json()) };
}

async function newRefreshToken(): Promise<string> {
  const { service, pool, client, clock } = identity;
  const facts = { pool, client, account, scope: ADMIN_SCOPE, nonce: null, deviceKey: null, isHosted: false, authTime: clock.now() };
  return (await openGrant(service, db, facts)).refreshToken.text;
}

const signUp = (name: string) =>
  call("SignUp", { Username: name, Password: PASSWORD, UserAttributes: [{ Name: "email", Value: `${name}@example.jp` }] });
const refresh = (RefreshToken: string) => call("GetTokensFromRefreshToken", { RefreshToken });

/** The refresh token that follows; throws when the refresh was refused. */
function followingToken({ status, body }: Answer): string {
  const token: unknown = Reflect.get(Object(body.AuthenticationResult), "RefreshToken");
  if (status !== 200 || typeof token !== "string") throw new Error(`the refresh was refused: ${status} ${JSON.stringify(body)}`);
  return token;
}

/** What the service has said yes to. */
const acknowledged = { users: [] as string[], revoked: [] as string[] };
/** Chains of refresh tokens: the newest of each that was handed out. */
const chains: string[] = [];
let refreshes = 0;

/** Goes on with a task until the service is gone; what it refuses is a fault, what it leaves unanswered is not. */
async function untilKilled(state: { isKilled: boolean }, task: () => Promise<void>): Promise<void> {
  while (!state.isKilled) {
    try {
      await task();
    } catch (error) {
      if (!state.isKilled) throw error;
    }
  }
}

const done = () => [acknowledged.users.length, acknowledged.revoked.length, refreshes];
const hasDone = (begun: readonly number[]) => done().every((count, at) => count > (begun[at] ?? 0) + 1);

/** Sign-ups, rotations and revocations at once, until the service is killed in the middle of them. */
async function workAndKill(round: number, kill: () => Promise<void>): Promise<void> {
  const state = { isKilled: false };
  const stock = await Promise.all(Array.from({ length: 150 }, newRefreshToken));
  const begun = done();
  let users = 0;
  const signUps = async () => {
    users += 1;
    const name = `crash-${round}-${users}`;
    const { status, body } = await signUp(name);
    if (status !== 200) throw new Error(`the sign-up was refused: ${JSON.stringify(body)}`);
    acknowledged.users.push(name);
  };
  const rotations = (chain: number) => async () => {
    chains[chain] = followingToken(await refresh(chains[chain] ?? ""));
    refreshes += 1;
  };
  const revocations = async () => {
    const token = stock.pop() ?? (await newRefreshToken());
    const { status } = await call("RevokeToken", { Token: token });
    if (status !== 200) throw new Error(`the revocation was refused: ${status}`);
    acknowledged.revoked.push(token);
  };
  const tasks = [signUps, signUps, signUps, revocations, revocations, ...chains.map((_, chain) => rotations(chain))];
  const working = Promise.all(tasks.map((task) => untilKilled(state, task)));
  await new Promise((resolve) => setTimeout(resolve, 100 + 300 * random()));
  // A busy machine may have acknowledged nothing yet.
  await Promise.race([working, vi.waitUntil(() => hasDone(begun), { timeout: 30_000, interval: 5 })]);
  state.isKilled = true;
  await kill();
  await working;
}

/** Everything that was acknowledged since `before` still holds, and every chain goes on, also where its last answer never came. */
async function proveKept(before: { users: number; revoked: number }): Promise<void> {
  for (const name of acknowledged.users.slice(before.users)) expect((await signUp(name)).body.__type, name).toBe("UsernameExistsException");
  for (const token of acknowledged.revoked.slice(before.revoked))
    expect((await refresh(token)).body).toEqual({ __type: "NotAuthorizedException", message: "Refresh Token has been revoked" });
  for (const chain of chains.keys()) chains[chain] = followingToken(await refresh(chains[chain] ?? ""));
}

test(`a service that is killed ${KILLS} times in the middle of its work loses nothing that it has acknowledged`, {
  timeout: MINUTES_30,
}, async () => {
  chains.push(...(await Promise.all([0, 1, 2].map(newRefreshToken))));
  let before = { users: 0, revoked: 0 };
  for (let round = 0; round <= KILLS; round += 1) {
    const running = await startIdentityProcess({ databaseUrl, dataDir: path.join(folder, "data"), key });
    toClose.push(running.kill);
    url = running.url;
    await proveKept(before);
    before = { users: acknowledged.users.length, revoked: acknowledged.revoked.length };
    if (round < KILLS) await workAndKill(round, running.kill);
  }
  await proveKept({ users: 0, revoked: 0 });

  // So that the proof is about something.
  expect(acknowledged.users.length).toBeGreaterThan(KILLS);
  expect(acknowledged.revoked.length).toBeGreaterThan(KILLS);
  expect(refreshes).toBeGreaterThan(KILLS);
});

test("what it was killed in the middle of is there whole or not at all", async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from identity_account a
    where pool_id = ${identity.pool.id} and status = 'UNCONFIRMED' and not exists (select from identity_code c where c.sub = a.sub and c.purpose = 'sign-up')`.execute(
    db,
  );

  expect(rows[0]?.count).toBe(0);
  expect(await halfWritten(db)).toEqual([]);
});
