import { changeAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Sub } from "#domain/identity/core/types.ts";
import { sealTotp, totpSecretOf } from "#domain/identity/mfa/totp.server.ts";
import { recordAct } from "#domain/identity/operators/operator.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { insertInvited, invitedAccount } from "./invited-account.server.ts";

/** A sample account of local mode. */
export type SampleAccount = {
  readonly poolId: string;
  readonly email: string;
  readonly password: string;
  readonly status: Account["status"];
  readonly isEmailVerified: boolean;
  readonly isEnabled: boolean;
  /** The secret of an authenticator app, in base32; null: no second factor. */
  readonly totpSecret: string | null;
  /** Of the pool; left out: none. */
  readonly groups?: readonly string[];
};

type Needs = Pick<IdentityService, "db" | "clock" | "directory" | "passwords" | "secrets">;

/** Makes the account unless its address signs in already, without a message to anybody. Answers its sub. */
export async function ensureSampleAccount(service: Needs, sample: SampleAccount, caller: Caller): Promise<Sub> {
  const { db, clock, directory, passwords, secrets } = service;
  const pool = await directory.pool(sample.poolId);
  const known = await findAccountByName(db, pool, sample.email);
  if (known) return known.sub;
  passwords.check(pool, sample.password, sample.email);
  const now = clock.now();
  const given = [{ Name: "email_verified", Value: String(sample.isEmailVerified) }];
  const account = invitedAccount(pool, { name: sample.email, given, status: sample.status, now });
  const { sub, username } = account;
  const credentials = passwords.srpCredentials({ pool, username, sub, password: sample.password });
  const app = sample.totpSecret && {
    totpSealed: sealTotp(secrets, sub, totpSecretOf(sample.totpSecret)),
    totpName: "見本の認証アプリ",
    totpMfa: true,
    preferredMfa: "SOFTWARE_TOKEN_MFA" as const,
  };
  await inTransaction(db, async (tx) => {
    await insertInvited(tx, pool, { ...account, ...credentials, passwordChangedAt: now }, { movesAliases: false });
    await changeAccount(tx, sub, { isEnabled: sample.isEnabled, groups: sample.groups ?? [], ...(app || {}) }, now);
    await recordAct(tx, { account, at: now, event: "sample-account-created" }, caller);
  });
  return sub;
}
