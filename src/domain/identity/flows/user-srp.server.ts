import { askPasswordVerifier } from "#domain/identity/ask/ask-password-verifier.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { parseA } from "#domain/identity/srp/srp-server.server.ts";
import { beginByName, type Flow, required } from "./flow.server.ts";

/** The password is proved without being sent. Nothing is written: what the proof is checked with travels sealed. */
export const userSrpFlow: Flow = async (service, request) => {
  const A = parseA(required(request.parameters, "SRP_A"));
  if (!A) throw refuse.parameter("Invalid SRP_A");
  const signIn = await beginByName(service, request);
  const { pool, account } = signIn;
  const kept = signIn.isPhantom ? null : service.passwords.openCredentials(account);
  return askPasswordVerifier(service, signIn, { A, ...(kept ?? service.passwords.fakeCredentials({ pool, username: account.username })) });
};
