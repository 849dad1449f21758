import type { ChallengeAnswer } from "#domain/identity/challenges/challenge.server.ts";
import { isProof, openBlock, readClaim } from "#domain/identity/challenges/srp-proof.server.ts";
import { proceed } from "#domain/identity/complete-sign-in.server.ts";
import { confirmedDevice } from "#domain/identity/devices.server.ts";
import { nameUnknown, passwordRight, passwordWrong, refuseLocked } from "#domain/identity/password-outcome.server.ts";
import { refuseBarred, resumeUnchecked, withFactor } from "#domain/identity/sign-in.server.ts";
import { srpPoolName } from "#domain/identity/srp.ts";
import { spendTicket } from "#domain/identity/tickets.server.ts";

/** The proof of the password by SRP. The block is used up by every answer but one that names a device nobody knows: the client then sends it again without. */
export const answerPasswordVerifier: ChallengeAnswer = async (service, { pool, client, responses }, caller) => {
  const claim = readClaim(responses);
  const ticket = openBlock(service, claim.block, { clientId: client.id, stage: "PASSWORD_VERIFIER" });
  const begun = await resumeUnchecked(service, ticket, { pool, client, username: responses.USERNAME });
  const signIn = { ...begun, deviceKey: responses.DEVICE_KEY ?? null };
  const { account } = signIn;
  refuseLocked(service, signIn.isPhantom ? null : account, caller);
  const kept = signIn.isPhantom ? null : service.passwords.openCredentials(account);
  const { verifier } = kept ?? service.passwords.fakeCredentials({ pool, username: account.username });
  const isRight = isProof(service, claim, { ticket, identity: { poolName: srpPoolName(pool.id), userId: account.username }, verifier });
  if (isRight && kept) await confirmedDevice(service, signIn);
  await spendTicket(service.db, ticket, service.clock.now());
  if (signIn.isPhantom) return nameUnknown(service, client, caller);
  if (!isRight || !kept) return passwordWrong(service, { account, client }, caller);
  await passwordRight(service, account, null);
  refuseBarred(account);
  return proceed(service, withFactor(signIn, "password"), caller);
};
