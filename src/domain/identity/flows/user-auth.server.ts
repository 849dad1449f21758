import { askSelectChallenge, firstChallenges } from "#domain/identity/ask/ask-select-challenge.server.ts";
import { askWebAuthn, namelessSignIn } from "#domain/identity/ask/ask-web-authn.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { offersPasskeys } from "#domain/identity/passkeys/passkey.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { beginByName, type Flow, type FlowRequest } from "./flow.server.ts";
import { userPasswordFlow } from "./user-password.server.ts";
import { userSrpFlow } from "./user-srp.server.ts";

/** The person chooses how to begin: at once by PREFERRED_CHALLENGE, or from a list. A passkey needs no name (an offer of this service alone). */
export const userAuthFlow: Flow = async (service, request, caller) => {
  const { PREFERRED_CHALLENGE: preferred, USERNAME } = request.parameters;
  if (preferred === "WEB_AUTHN" && USERNAME === undefined) return withoutName(service, request);
  const signIn = await beginByName(service, request);
  const available = await firstChallenges(service, signIn);
  if (preferred === undefined || !available.includes(preferred)) return askSelectChallenge(service, signIn);
  return beginWith(service, { choice: preferred, signIn, request }, caller);
};

async function withoutName(service: IdentityService, { pool, client, flow }: FlowRequest): Promise<object> {
  // A client with a secret proves it with the name.
  if (client.secret !== null || !offersPasskeys(pool)) throw refuse.parameterMissing("USERNAME");
  return askWebAuthn(service, namelessSignIn(service, { pool, client, flow }));
}

export type Choice = { readonly choice: string; readonly signIn: SignIn; readonly request: FlowRequest };

/** Begins with what was chosen. What the choice needs and does not come with it is asked for by the list again. */
export async function beginWith(service: IdentityService, { choice, signIn, request }: Choice, caller: Caller): Promise<object> {
  const { PASSWORD, SRP_A } = request.parameters;
  if (choice === "WEB_AUTHN") return askWebAuthn(service, { ...signIn, deviceKey: null });
  if (choice === "PASSWORD_SRP" && SRP_A !== undefined) return userSrpFlow(service, request, caller);
  if (choice === "PASSWORD" && PASSWORD !== undefined) return userPasswordFlow(service, request, caller);
  return askSelectChallenge(service, signIn);
}
