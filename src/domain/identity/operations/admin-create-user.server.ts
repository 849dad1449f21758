import { z } from "zod";
import { describeAccount } from "#domain/identity/accounts/account-description.ts";
import { invite, refuseUnreachable } from "#domain/identity/accounts/invite.server.ts";
import { type InvitedAccount, insertInvited, invitedAccount } from "#domain/identity/accounts/invited-account.server.ts";
import { changeAccount, findAccount } from "#domain/identity/core/account-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { attributes, ignored, oneOf, password } from "#domain/identity/core/shapes.ts";
import type { Account, Caller, Pool, Sub } from "#domain/identity/core/types.ts";
import { findUser, recordAct, userOfPool } from "#domain/identity/operators/operator.server.ts";
import { makeTemporaryPassword, temporaryUntil } from "#domain/identity/passwords/temporary-password.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

const input = z.object({
  ...userOfPool,
  UserAttributes: attributes.optional(),
  TemporaryPassword: password.optional(),
  ForceAliasCreation: z.boolean().optional(),
  MessageAction: oneOf(["RESEND", "SUPPRESS"]).optional(),
  DesiredDeliveryMediums: z.array(oneOf(["SMS", "EMAIL"])).optional(),
  /** For hooks, which this service does not have. */
  ValidationData: attributes.optional(),
  ClientMetadata: ignored.ClientMetadata,
});

type Input = z.infer<typeof input>;

/** Makes an account with a temporary password and tells its user of it; or, with RESEND, tells again with another password. */
export const adminCreateUser = operation({
  name: "AdminCreateUser",
  access: "operator",
  input,
  handle: async (service, request, caller) => {
    const pool = await service.directory.pool(request.UserPoolId);
    if (request.TemporaryPassword !== undefined) service.passwords.check(pool, request.TemporaryPassword, request.Username);
    const temporaryPassword = request.TemporaryPassword ?? makeTemporaryPassword(service, pool);
    const given = { pool, request, temporaryPassword };
    const { sub } = request.MessageAction === "RESEND" ? await renew(service, given, caller) : await make(service, given, caller);
    const account = await keptAccount(service, sub);
    if (request.MessageAction !== "SUPPRESS")
      await invite(service, { pool, account, temporaryPassword, mediums: request.DesiredDeliveryMediums });
    return { User: describeAccount(account) };
  },
});

type Given = { readonly pool: Pool; readonly request: Input; readonly temporaryPassword: string };

async function make(service: IdentityService, { pool, request, temporaryPassword }: Given, caller: Caller): Promise<InvitedAccount> {
  const now = service.clock.now();
  const { Username, UserAttributes = [], ForceAliasCreation = false, MessageAction, DesiredDeliveryMediums } = request;
  const account = invitedAccount(pool, { name: Username, given: UserAttributes, status: "FORCE_CHANGE_PASSWORD", now });
  if (MessageAction !== "SUPPRESS") refuseUnreachable(account, DesiredDeliveryMediums);
  const credentials = service.passwords.srpCredentials({ pool, username: account.username, sub: account.sub, password: temporaryPassword });
  const whole = { ...account, ...credentials, passwordChangedAt: now, temporaryUntil: temporaryUntil(pool, now) };
  await inTransaction(service.db, async (tx) => {
    await insertInvited(tx, pool, whole, { movesAliases: ForceAliasCreation });
    await recordAct(tx, { account, at: now, event: "account-created" }, caller);
  });
  return account;
}

async function renew(service: IdentityService, { pool, request, temporaryPassword }: Given, caller: Caller): Promise<Account> {
  const { account } = await findUser(service, request);
  if (account.status !== "FORCE_CHANGE_PASSWORD") throw refuse.notResendable();
  refuseUnreachable(account, request.DesiredDeliveryMediums);
  const now = service.clock.now();
  const credentials = await service.passwords.replace({ pool, account, password: temporaryPassword });
  await inTransaction(service.db, async (tx) => {
    const changes = { ...credentials, passwordChangedAt: now, temporaryUntil: temporaryUntil(pool, now) };
    await changeAccount(tx, account.sub, changes, now);
    await recordAct(tx, { account, at: now, event: "invitation-renewed" }, caller);
  });
  return account;
}

async function keptAccount({ db }: Pick<IdentityService, "db">, sub: Sub): Promise<Account> {
  const account = await findAccount(db, sub);
  if (!account) throw refuse.userGone();
  return account;
}
