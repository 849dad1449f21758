import { z } from "zod";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { accessToken, session } from "#domain/identity/core/shapes.ts";
import { openSetup, refuseTotpOff, setupSession } from "#domain/identity/mfa/mfa-setup.server.ts";
import { base32Of, newTotpSecret, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { spendTicket } from "#domain/identity/tickets/tickets.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** A new secret for an authenticator app, shown once. It counts when VerifySoftwareToken has proved it; until then the one before does. */
export const associateSoftwareToken = operation({
  name: "AssociateSoftwareToken",
  input: z.object({ AccessToken: accessToken.optional(), Session: session.optional() }),
  handle: async (service, { AccessToken, Session }) => {
    if (AccessToken !== undefined) return associateSignedIn(service, AccessToken);
    if (Session !== undefined) return associateDuringSignIn(service, Session);
    throw refuse.parameter("Either AccessToken or Session is required");
  },
});

async function associateSignedIn(service: IdentityService, token: string): Promise<object> {
  const { account, pool } = await authenticate(service, token);
  refuseTotpOff(pool);
  const secret = newTotpSecret(service.randomBytes);
  await changeAccount(service.db, account.sub, { totpPendingSealed: sealTotp(service.secrets, account.sub, secret) }, service.clock.now());
  return { SecretCode: base32Of(secret) };
}

/** The secret travels in the new session, so that an account gets none before it is proved. */
async function associateDuringSignIn(service: IdentityService, given: string): Promise<object> {
  const { ticket, signIn } = await openSetup(service, given);
  refuseTotpOff(signIn.pool);
  const secret = newTotpSecret(service.randomBytes);
  await spendTicket(service.db, ticket, service.clock.now());
  return { SecretCode: base32Of(secret), Session: setupSession(service, signIn, { secret: secret.toString("base64") }) };
}
