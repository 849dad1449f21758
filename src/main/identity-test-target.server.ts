import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Client, ClientSettings, Pool, PoolSettings } from "#domain/identity/core/types.ts";
import { createClient, createIdentityPool, createPool, FIXED_ANSWER, type IdentityService } from "#domain/identity/index.server.ts";
import { LOCAL_ANSWER, serveIdentity } from "#main/site/serve-identity.server.ts";
import { startSocialMock } from "#main/site/social-mock.server.ts";
import { onStopSignal } from "#main/site/stop-signal.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { loadProcessConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";

/** Nothing listens there: whoever drives the login stops at the redirect. */
const CALLBACK = "http://127.0.0.1:3999/login/";

const POOL: Partial<PoolSettings> = {
  mfa: "OPTIONAL",
  factors: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"],
  deviceTracking: "always",
  rememberedDeviceSkipsMfa: true,
  autoVerified: ["email"],
  customAuth: FIXED_ANSWER,
};

const CLIENT: Partial<ClientSettings> = {
  flows: ["USER_SRP_AUTH", "USER_PASSWORD_AUTH", "CUSTOM_AUTH", "REFRESH_TOKEN_AUTH"],
  oauthFlows: ["code"],
  scopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
  callbackUrls: [CALLBACK],
  logoutUrls: [CALLBACK],
  providers: ["COGNITO", "Google"],
};

const REGION = "ap-northeast-1";

type Made = { pool: Pool; client: Client; secretClient: Client; srpClient: Client; strictPool: Pool; strictClient: Client };

/** Every pool and client that a driver of the contract asks for. */
async function makePools(service: IdentityService): Promise<Made> {
  const pool = await createPool(service, { name: "driver", region: REGION, settings: POOL });
  const make = (poolId: string, name: string, more: Partial<ClientSettings> = {}, withSecret = false) =>
    createClient(service, { poolId, name, settings: { ...CLIENT, ...more }, withSecret });
  const strictPool = await createPool(service, { name: "driver, MFA required", region: REGION, settings: { ...POOL, mfa: "ON" } });
  return {
    pool,
    client: await make(pool.id, "public"),
    secretClient: await make(pool.id, "with a secret", {}, true),
    srpClient: await make(pool.id, "SRP only", { flows: ["USER_SRP_AUTH", "REFRESH_TOKEN_AUTH"] }),
    strictPool,
    strictClient: await make(strictPool.id, "MFA required"),
  };
}

/**
 * `npm run identity:test-target`: a fresh service on free ports with everything a driver needs; prints its environment as one line of JSON
 * and runs until SIGTERM. DATABASE_URL is used where it is set, else a database of its own that goes with it.
 */
const folder = await mkdtemp(path.join(tmpdir(), "machinone-identity-"));
const operator = { id: `AKIA${randomBytes(8).toString("hex").toUpperCase()}`, secret: randomBytes(30).toString("base64url") };
const config = loadProcessConfig({
  MODE: "local",
  DATA_DIR: folder,
  IDENTITY_PORT: "0",
  IDENTITY_ADMIN_KEYS: `${operator.id}:${operator.secret}`,
});
const platform = await openPlatform(config);
const identity = await serveIdentity(platform, config, systemClock);
const mock = await startSocialMock();
onStopSignal(async () => {
  await identity.close();
  await mock.close();
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});
const { service, url } = identity;
const made = await makePools(service);
await mock.register(service, made.pool.id);
const identityPool = await createIdentityPool(service, {
  name: "driver",
  region: REGION,
  settings: { allowsGuests: true, userPools: [{ poolId: made.pool.id, clientIds: [made.client.id] }] },
});
const issuer = `${url}/${made.pool.id}`;
console.log(
  JSON.stringify({
    ENDPOINT: url,
    POOL_ID: made.pool.id,
    CLIENT_ID: made.client.id,
    OUTBOX_URL: `${url}/_outbox`,
    SECRET_CLIENT_ID: made.secretClient.id,
    CLIENT_SECRET: made.secretClient.secret,
    NO_PLAIN_CLIENT_ID: made.srpClient.id,
    MFA_ON_POOL_ID: made.strictPool.id,
    MFA_ON_CLIENT_ID: made.strictClient.id,
    ADMIN_ACCESS_KEY_ID: operator.id,
    ADMIN_SECRET_ACCESS_KEY: operator.secret,
    IDENTITY_ENDPOINT: url,
    IDENTITY_POOL_ID: identityPool.id,
    HOSTED_URL: url,
    ISSUER: issuer,
    JWKS_URI: `${issuer}/.well-known/jwks.json`,
    REDIRECT_URI: CALLBACK,
    LOGOUT_URI: CALLBACK,
    GOOGLE_MOCK_URL: mock.url,
    CUSTOM_AUTH_ANSWER: LOCAL_ANSWER,
  }),
);
