import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { confirmedDevice } from "#domain/identity/devices/devices.server.ts";
import { passwordRight, passwordWrong, refuseLocked } from "#domain/identity/passwords/password-outcome.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { refuseBarred, resumeUnchecked, withFactor } from "#domain/identity/sign-in/sign-in.server.ts";
import { srpPoolName } from "#domain/identity/srp/srp.ts";
import type { AnswerRequest, ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { spendTicket, type Ticket } from "#domain/identity/tickets/tickets.server.ts";
import { isProof, openBlock, readClaim, type SrpClaim } from "./srp-proof.server.ts";

type Proof = { readonly claim: SrpClaim; readonly ticket: Ticket };

/** The proof of the password by SRP. The block is used up by every answer but one that names a device nobody knows: the client then sends it again without. */
export const answerPasswordVerifier: ChallengeAnswer = async (service, request, caller) => {
  const { pool, client, responses } = request;
  const claim = readClaim(responses);
  const ticket = openBlock(service, claim.block, { clientId: client.id, stage: "PASSWORD_VERIFIER" });
  const turn = service.turns(`${pool.id} ${ticket.sub}`, () => prove(service, request, { claim, ticket }, caller));
  if (turn === null) throw refuse.tooManyRequests("too many proofs of one account wait");
  return proceed(service, withFactor(await turn, "password"), caller);
};

async function prove(service: IdentityService, { pool, client, responses }: AnswerRequest, proof: Proof, caller: Caller): Promise<SignIn> {
  const { claim, ticket } = proof;
  const begun = await resumeUnchecked(service, ticket, { pool, client, username: responses.USERNAME });
  const signIn = { ...begun, deviceKey: responses.DEVICE_KEY ?? null };
  const { account } = signIn;
  refuseLocked(service, account, caller);
  const kept = signIn.isPhantom ? null : service.passwords.openCredentials(account);
  const { verifier } = kept ?? service.passwords.fakeCredentials({ pool, username: account.username });
  const isRight = isProof(service, claim, { ticket, identity: { poolName: srpPoolName(pool.id), userId: account.username }, verifier });
  if (isRight && kept) await confirmedDevice(service, signIn);
  await spendTicket(service.db, ticket, service.clock.now());
  if (!isRight || !kept) return passwordWrong(service, signIn, caller);
  await passwordRight(service, account, null);
  refuseBarred(account);
  return signIn;
}
