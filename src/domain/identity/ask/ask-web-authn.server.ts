import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { requestOptions } from "#domain/identity/passkeys/request-options.server.ts";
import { phantomAccount } from "#domain/identity/passwords/phantom.server.ts";
import { challengeWithSession } from "#domain/identity/tickets/challenge.server.ts";
import type { Challenge, SignIn } from "#domain/identity/tickets/sign-in-state.ts";

type Needs = Pick<IdentityService, "db" | "secrets" | "clock" | "randomBytes">;

const CHALLENGE_BYTES = 32;

/** Asks for a passkey: of the account that was named, or of anybody. */
export async function askWebAuthn(service: Needs, signIn: SignIn): Promise<Challenge & { readonly Session: string }> {
  const challenge = service.randomBytes(CHALLENGE_BYTES).toString("base64url");
  const options = await requestOptions(service, signIn, challenge);
  return challengeWithSession(service, signIn, {
    stage: "WEB_AUTHN",
    parameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    detail: { challenge },
  });
}

/** A sign-in by whatever passkey the person picks; no name is typed. */
export function namelessSignIn(
  service: Pick<IdentityService, "secrets" | "clock" | "phantoms">,
  { pool, client, flow }: Pick<SignIn, "pool" | "client" | "flow">,
): SignIn {
  const account = phantomAccount(service, pool, "");
  const startedAt = service.clock.now();
  return { pool, client, account, flow, passed: new Set(), deviceKey: null, startedAt, isPhantom: true, isNameless: true };
}
