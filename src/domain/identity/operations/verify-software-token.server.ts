import { z } from "zod";
import { type AccountChanges, changeAccount } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { accessToken, longText, session, totpCode } from "#domain/identity/core/shapes.ts";
import type { Account, Caller, Client } from "#domain/identity/core/types.ts";
import { openSetup, secretOfSetup, setupSession } from "#domain/identity/mfa/mfa-setup.server.ts";
import { checkTotp, openPendingTotp, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { countTry, spendTicket } from "#domain/identity/tickets/tickets.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

type Proof = { readonly code: string; readonly name: string | null };

/** Proves that an authenticator app has the secret it was given. With a session the app is the account's second factor from then on. */
export const verifySoftwareToken = operation({
  name: "VerifySoftwareToken",
  input: z.object({
    AccessToken: accessToken.optional(),
    Session: session.optional(),
    UserCode: totpCode,
    FriendlyDeviceName: longText.optional(),
  }),
  handle: async (service, { AccessToken, Session, UserCode, FriendlyDeviceName }, caller) => {
    const proof = { code: UserCode, name: FriendlyDeviceName?.slice(0, 128) || null };
    if (AccessToken !== undefined) return verifySignedIn(service, AccessToken, proof, caller);
    if (Session !== undefined) return verifyDuringSignIn(service, Session, proof, caller);
    throw refuse.parameter("Either AccessToken or Session is required");
  },
});

async function verifySignedIn(service: IdentityService, token: string, { code, name }: Proof, caller: Caller): Promise<object> {
  const { account, client } = await authenticate(service, token);
  const secret = openPendingTotp(service.secrets, account);
  if (!secret) throw refuse.totpMissing();
  const step = await checkTotp(service, { sub: account.sub, secret, code });
  if (step === null) throw refuse.totpNotEnabled();
  const changes = { totpSealed: sealTotp(service.secrets, account.sub, secret), totpName: name, totpStep: step, totpPendingSealed: null };
  await inTransaction(service.db, (tx) => keepTotp(service, tx, { account, client, changes }, caller));
  return { Status: "SUCCESS" };
}

async function verifyDuringSignIn(service: IdentityService, given: string, { code, name }: Proof, caller: Caller): Promise<object> {
  const { ticket, signIn } = await openSetup(service, given);
  const { account, client } = signIn;
  const secret = secretOfSetup(ticket);
  if (!secret) throw refuse.totpMissing();
  const step = await checkTotp(service, { sub: account.sub, secret, code });
  if (step === null) {
    await countTry(service.db, ticket, service.clock.now());
    throw refuse.totpNotEnabled();
  }
  const changes = { totpSealed: sealTotp(service.secrets, account.sub, secret), totpName: name, totpStep: step, totpMfa: true };
  await inTransaction(service.db, async (tx) => {
    await spendTicket(tx, ticket, service.clock.now());
    await keepTotp(service, tx, { account, client, changes }, caller);
  });
  return { Status: "SUCCESS", Session: setupSession(service, signIn, { isProved: true }) };
}

type Kept = { readonly account: Account; readonly client: Client; readonly changes: AccountChanges };

async function keepTotp(
  { clock }: Pick<IdentityService, "clock">,
  tx: Tx,
  { account, client, changes }: Kept,
  caller: Caller,
): Promise<void> {
  const now = clock.now();
  await changeAccount(tx, account.sub, changes, now);
  const entry = { at: now, poolId: account.poolId, clientId: client.id, sub: account.sub, event: "authenticator-app", outcome: "set up" };
  const detail = changes.totpMfa === true ? { turnedOn: "SOFTWARE_TOKEN_MFA" } : { replaced: account.totpMfa };
  await recordAudit(tx, { ...entry, detail }, caller);
}
