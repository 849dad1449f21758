import { srpQuestion } from "#domain/identity/ask/srp-question.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { openDeviceVerifier } from "#domain/identity/devices/device-secret.server.ts";
import { required } from "#domain/identity/flows/flow.server.ts";
import { parseA } from "#domain/identity/srp/srp-server.server.ts";
import type { ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import { spendTicket } from "#domain/identity/tickets/tickets.server.ts";
import { deviceOfAnswer } from "./device-of-answer.server.ts";
import { openStep } from "./open-step.server.ts";

/** Takes the device's public value and asks for its proof. A device that is gone leaves the session as it is. */
export const answerDeviceSrpAuth: ChallengeAnswer = async (service, request) => {
  const { responses } = request;
  const { ticket, signIn } = await openStep(service, request, "DEVICE_SRP_AUTH");
  const A = parseA(required(responses, "SRP_A"));
  if (!A) throw refuse.parameter("Invalid SRP_A");
  const device = await deviceOfAnswer(service, signIn, responses);
  await spendTicket(service.db, ticket, service.clock.now());
  const credentials = { salt: Buffer.from(device.srpSalt), verifier: openDeviceVerifier(service, device) };
  const question = srpQuestion(service, signIn, { stage: "DEVICE_PASSWORD_VERIFIER", A, credentials });
  return {
    ChallengeName: "DEVICE_PASSWORD_VERIFIER",
    ChallengeParameters: { ...question, DEVICE_KEY: device.deviceKey, USERNAME: signIn.account.username },
  };
};
