import { randomBytes, randomUUID } from "node:crypto";
import { pino } from "pino";
import { findAccount, insertAccount } from "#domain/identity/core/account-store.server.ts";
import type { Message } from "#domain/identity/core/messages.ts";
import type { Operation } from "#domain/identity/core/operation.server.ts";
import type { Account, Caller, ClientSettings, PoolSettings } from "#domain/identity/core/types.ts";
import { createIdentityService, type ServiceParts } from "#domain/identity/create-service.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { createClient, createPool } from "#domain/identity/pools/create-pool.server.ts";
import { FIXED_ANSWER, fixedAnswerAuth } from "#domain/identity/sign-in/builtin-custom-auth.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

export const POOL_SETTINGS: Partial<PoolSettings> = {
  mfa: "OPTIONAL",
  factors: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"],
  deviceTracking: "always",
  rememberedDeviceSkipsMfa: true,
  customAuth: FIXED_ANSWER,
  passwordPolicy: {
    minimumLength: 8,
    requireUppercase: true,
    requireLowercase: true,
    requireNumbers: true,
    requireSymbols: false,
    refuseCommon: true,
    historySize: 0,
    temporaryValidityDays: 7,
  },
};

export const CLIENT_SETTINGS: Partial<ClientSettings> = {
  flows: ["USER_SRP_AUTH", "USER_PASSWORD_AUTH", "CUSTOM_AUTH", "REFRESH_TOKEN_AUTH", "ADMIN_USER_PASSWORD_AUTH"],
  oauthFlows: ["code"],
  scopes: ["openid", "email", "phone", "profile", "aws.cognito.signin.user.admin"],
  callbackUrls: ["http://127.0.0.1:3999/login/"],
  logoutUrls: ["http://127.0.0.1:3999/login/"],
};

export const CALLER: Caller = { ip: "192.0.2.1", requestId: "test" };
export const PASSWORD = "Correct1horse";

export type TestIdentity = Awaited<ReturnType<typeof testIdentity>>;

/** The identity service on a test database with one pool and one client; the clock is moved by hand and messages are kept in `sent`. */
export async function testIdentity(
  db: Db,
  {
    pool: poolChanges = {},
    client: clientChanges = {},
    parts = {},
  }: { pool?: Partial<PoolSettings>; client?: Partial<ClientSettings>; parts?: Partial<ServiceParts> } = {},
) {
  const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  const sent: Message[] = [];
  const service = createIdentityService({
    db,
    clock,
    log: pino({ level: "silent" }),
    masterKeys: [randomBytes(32)],
    origin: () => "http://localhost:3001",
    send: async (message) => {
      sent.push(message);
      return true;
    },
    customAuth: { [FIXED_ANSWER]: fixedAnswerAuth("1122") },
    objects: { read: async () => null, write: async () => undefined, remove: async () => undefined },
    fetch,
    ...parts,
  });
  const pool = await createPool(service, { name: "test", region: "ap-northeast-1", settings: { ...POOL_SETTINGS, ...poolChanges } });
  const client = await createClient(service, { poolId: pool.id, name: "site", settings: { ...CLIENT_SETTINGS, ...clientChanges } });
  let made = 0;
  const run = (operation: Operation, body: object, caller = CALLER) => operation.run(service, body, caller);
  return {
    service,
    clock,
    sent,
    pool,
    client,
    run,
    /** The newest code sent to an address. */
    codeTo: (to: string) => sent.filter((message) => message.to === to && message.code !== null).at(-1)?.code ?? "",
    /** A confirmed account with {@link PASSWORD} and a verified address, straight in the database. */
    account: async (changes: Partial<Account> & { password?: string } = {}): Promise<Account> => {
      made += 1;
      const { password = PASSWORD, ...rest } = changes;
      const username = rest.username ?? `user${made}`;
      const sub = randomUUID();
      const credentials = service.passwords.srpCredentials({ pool, username, sub, password });
      await insertAccount(db, pool, {
        sub,
        poolId: pool.id,
        username,
        status: "CONFIRMED",
        attributes: { email: `${username}@example.com`, email_verified: "true" },
        createdAt: clock.now(),
        ...credentials,
        ...rest,
      });
      const account = await findAccount(db, sub);
      if (!account) throw new Error(`no account ${username}`);
      return account;
    },
    /** Tokens of a plain sign-in. */
    signIn: async (account: Account, password = PASSWORD) => {
      const body = {
        ClientId: client.id,
        AuthFlow: "USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: account.username, PASSWORD: password },
      };
      return (await run(initiateAuth, body)) as {
        ChallengeName?: string;
        Session?: string;
        ChallengeParameters: Record<string, string>;
        AuthenticationResult: {
          AccessToken: string;
          IdToken: string;
          RefreshToken: string;
          NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string };
        };
      };
    },
  };
}
