import { randomUUID } from "node:crypto";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { isNewPlace, noteNotices } from "#domain/identity/core/audit-store.server.ts";
import { NO_WRONG_PASSWORDS } from "#domain/identity/core/lockout.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Pool } from "#domain/identity/core/types.ts";
import { deviceTitleOf } from "#domain/identity/notices/device-words.server.ts";
import { originOf } from "#domain/identity/sessions/sign-in-origin.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { noteDeviceUse } from "#domain/identity/tokens/device-store.server.ts";
import { insertSignIn, type NewGrant } from "#domain/identity/tokens/grant-store.server.ts";
import { type IssuedTokens, newGrant, signTokens } from "#domain/identity/tokens/tokens.server.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { completeHostedLogin } from "./complete-hosted-login.server.ts";
import { advance } from "./sign-in.server.ts";

/** Goes on with a sign-in and answers as the API does: the next challenge, or tokens. */
export async function proceed(service: IdentityService, signIn: SignIn, caller: Caller): Promise<object> {
  const step = await advance(service, signIn, caller);
  if (!step.isDone) return step.challenge;
  if (step.signIn.flow === "HOSTED_LOGIN") return { BrowserSession: await completeHostedLogin(service, step.signIn, caller) };
  return { ChallengeParameters: {}, AuthenticationResult: await completeSignIn(service, step.signIn, caller) };
}

/** Opens the grant of a sign-in that lacks nothing, and signs its tokens meanwhile. */
async function completeSignIn(service: IdentityService, signIn: SignIn, caller: Caller): Promise<IssuedTokens> {
  const { pool, client, account } = signIn;
  const device = newDevice(pool, signIn);
  const { grant, refreshToken } = newGrant(service, {
    pool,
    client,
    account,
    scope: ADMIN_SCOPE,
    nonce: null,
    deviceKey: signIn.deviceKey ?? device?.DeviceKey ?? null,
    isHosted: false,
    authTime: service.clock.now(),
    origin: originOf(service, caller),
  });
  const [tokens] = await Promise.all([
    signTokens(service, { account, client, grant }, pool.id),
    keepSignIn(service.db, signIn, grant, caller),
  ]);
  return { ...tokens, RefreshToken: refreshToken.text, ...(device ? { NewDeviceMetadata: device } : {}) };
}

async function keepSignIn(
  db: Db,
  { pool, client, account, deviceKey, flow, passed }: SignIn,
  grant: NewGrant,
  caller: Caller,
): Promise<void> {
  const now = grant.authTime;
  // A device that has proved itself was here before.
  const newDevice = deviceKey === null && (await isNewPlace(db, account.sub, caller, now));
  const detail = { flow, factors: [...passed].join(" "), grant: grant.id, device: deviceTitleOf(caller.userAgent), newDevice };
  const entry = { at: now, poolId: pool.id, clientId: client.id, sub: account.sub, event: "sign-in", outcome: "done", detail };
  const hadWrongPasswords = account.wrongSinceRight > 0;
  if (!hadWrongPasswords && !newDevice && deviceKey === null) return insertSignIn(db, grant, entry, caller);
  await inTransaction(db, async (tx) => {
    if (hadWrongPasswords) await changeAccount(tx, account.sub, NO_WRONG_PASSWORDS, now);
    if (deviceKey !== null) await noteDeviceUse(tx, { sub: account.sub, deviceKey, ip: caller.ip }, now);
    await insertSignIn(tx, grant, entry, caller);
    await noteNotices(tx, entry, caller);
  });
}

/**
 * The key of a device that was not seen before, where the pool tracks devices. It counts once the client confirms it. A passkey needs none:
 * a device that the browser has remembered stays the one it is.
 */
function newDevice(pool: Pool, { deviceKey, passed }: SignIn): IssuedTokens["NewDeviceMetadata"] | null {
  if (pool.settings.deviceTracking === "off" || deviceKey !== null || passed.has("passkey")) return null;
  const region = pool.id.slice(0, pool.id.indexOf("_"));
  return { DeviceKey: `${region}_${randomUUID()}`, DeviceGroupKey: pool.settings.deviceGroupKey };
}
