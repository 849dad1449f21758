import { z } from "zod";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { required } from "#domain/identity/flows/flow.server.ts";
import { type AssertionCredential, assertionShape } from "#domain/identity/passkeys/credential-shapes.ts";
import { type Passkey, passkeysOf } from "#domain/identity/passkeys/passkey.ts";
import { findPasskey, notePasskeyUse } from "#domain/identity/passkeys/passkey-store.server.ts";
import { originsOf } from "#domain/identity/passkeys/relying-party.ts";
import { verifyAssertion } from "#domain/identity/passkeys/verify-assertion.server.ts";
import { countFromAddress, countWrong, refuseLocked } from "#domain/identity/passwords/password-outcome.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { refuseBarred, resumeUnchecked, withFactor } from "#domain/identity/sign-in/sign-in.server.ts";
import type { AnswerRequest, ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { readTicket, spendTicket, type Ticket } from "#domain/identity/tickets/tickets.server.ts";

const detailShape = z.object({ challenge: z.string() });

/** A passkey's answer. The session is used up by it, right or wrong; a holder who was verified has given the second factor too. */
export const answerWebAuthn: ChallengeAnswer = async (service, request, caller) => {
  const credential = readCredential(required(request.responses, "CREDENTIAL"));
  const ticket = readTicket(service, request.session, { clientId: request.client.id, stage: "WEB_AUTHN" });
  const passkey = await findPasskey(service.db, { poolId: request.pool.id, credentialId: credential.id });
  const signIn = await signInOf(service, { request, ticket, passkey }, caller);
  refuseLocked(service, signIn.account, caller);
  await spendTicket(service.db, ticket, service.clock.now());
  const proved = await prove(service, { credential, ticket, passkey, signIn }, caller);
  refuseBarred(signIn.account);
  return proceed(service, proved, caller);
};

function readCredential(text: string): AssertionCredential {
  try {
    return assertionShape.parse(JSON.parse(text));
  } catch {
    throw refuse.parameter("Invalid CREDENTIAL");
  }
}

type Given = { readonly request: AnswerRequest; readonly ticket: Ticket; readonly passkey: Passkey | null };

/** Who signs in: whom the session names, or whose the passkey is where it names nobody. */
async function signInOf(service: IdentityService, { request, ticket, passkey }: Given, caller: Caller): Promise<SignIn> {
  const { pool, client, responses } = request;
  if (ticket.subject !== "anybody") return resumeUnchecked(service, ticket, { pool, client, username: responses.USERNAME });
  const account = passkey && (await findAccount(service.db, passkey.sub));
  if (!account) {
    await spendTicket(service.db, ticket, service.clock.now());
    countFromAddress(service, caller);
    throw refuse.passkeyWrong("nobody has this passkey");
  }
  const named = await resumeUnchecked(
    service,
    { ...ticket, subject: "account", sub: account.sub },
    { pool, client, username: account.sub },
  );
  return named;
}

type Claim = Omit<Given, "request"> & { readonly credential: AssertionCredential; readonly signIn: SignIn };

async function prove(service: IdentityService, { credential, ticket, passkey, signIn }: Claim, caller: Caller): Promise<SignIn> {
  const { pool, client, account } = signIn;
  const { relyingPartyId, userVerification, isMultiFactor } = passkeysOf(pool);
  const wrong = async (why: string): Promise<never> => {
    await countWrong(service, { account, client, isPhantom: signIn.isPhantom === true, event: "passkey" }, caller);
    throw refuse.passkeyWrong(why);
  };
  if (passkey === null || passkey.sub !== account.sub) return wrong("not a passkey of this account");
  const verdict = await verifyAssertion(credential, passkey, {
    challenge: detailShape.parse(ticket.detail).challenge,
    relyingPartyId,
    origins: originsOf(relyingPartyId, client, service.origin()),
    requiresVerification: userVerification === "required",
  });
  if (!verdict.isRight) return wrong(verdict.why);
  const { signCount, isBackedUp, isVerified } = verdict;
  const isNoted = await notePasskeyUse(service.db, { ...passkey, signCount, isBackedUp }, service.clock.now());
  if (!isNoted) return wrong("its counter did not go on");
  const proved = withFactor({ ...signIn, deviceKey: null }, "passkey");
  return isMultiFactor && isVerified ? withFactor(proved, "mfa") : proved;
}
