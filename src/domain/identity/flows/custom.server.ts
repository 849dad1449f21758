import { askCustomChallenge } from "#domain/identity/ask/ask-custom-challenge.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { refuseBarred } from "#domain/identity/sign-in/sign-in.server.ts";
import { beginByName, type Flow } from "./flow.server.ts";
import { userSrpFlow } from "./user-srp.server.ts";

/** Questions of the pool's own. With CHALLENGE_NAME=SRP_A the password is proved first. */
export const customFlow: Flow = async (service, request, caller) => {
  if (request.parameters.CHALLENGE_NAME === "SRP_A") return userSrpFlow(service, request, caller);
  const signIn = await beginByName(service, request);
  // That an account may not sign in is said after a right answer, or else it would tell that there is one.
  if (request.client.settings.preventsExistenceErrors) return askCustomChallenge(service, signIn, caller);
  refuseBarred(signIn.account);
  return proceed(service, signIn, caller);
};
