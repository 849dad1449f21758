import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { openDeviceVerifier } from "#domain/identity/devices/device-secret.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { resume, withFactor } from "#domain/identity/sign-in/sign-in.server.ts";
import type { ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import { spendTicket } from "#domain/identity/tickets/tickets.server.ts";
import { deviceOfAnswer } from "./device-of-answer.server.ts";
import { isProof, openBlock, readClaim } from "./srp-proof.server.ts";

/** The proof of the device's secret by SRP; the block is used up by it, right or wrong. Refuses like a wrong password. */
export const answerDevicePasswordVerifier: ChallengeAnswer = async (service, { pool, client, responses }, caller) => {
  const claim = readClaim(responses);
  const ticket = openBlock(service, claim.block, { clientId: client.id, stage: "DEVICE_PASSWORD_VERIFIER" });
  const signIn = await resume(service, ticket, { pool, client, username: responses.USERNAME });
  const device = await deviceOfAnswer(service, signIn, responses);
  const now = service.clock.now();
  await spendTicket(service.db, ticket, now);
  const identity = { poolName: pool.settings.deviceGroupKey, userId: device.deviceKey };
  if (isProof(service, claim, { ticket, identity, verifier: openDeviceVerifier(service, device) }))
    return proceed(service, withFactor(signIn, "device"), caller);
  const of = { at: now, poolId: pool.id, clientId: client.id, sub: signIn.account.sub };
  await recordAudit(service.db, { ...of, event: "device-proof", outcome: "wrong", detail: { device: device.deviceKey } }, caller);
  throw refuse.incorrectPassword("the device does not know its secret");
};
