import { type ChallengeMaker, challengeWithSession } from "#domain/identity/tickets/challenge.server.ts";

/** The client goes on by itself with the verifier of its device. */
export const askDeviceSrp: ChallengeMaker = async (service, signIn) =>
  challengeWithSession(service, signIn, { stage: "DEVICE_SRP_AUTH", parameters: {} });
