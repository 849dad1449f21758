import type { SiteAuth } from "#api/client/context.ts";
import { CODE_CHALLENGE_METHOD, RESPONSE_TYPE } from "#wire/constants.ts";

/** Where the hosted login comes back to; registered with the client to the letter. */
const CONNECTED_PATH = "/settings/account";

type Connecting = {
  readonly auth: Pick<SiteAuth, "hostedOrigin" | "clientId" | "scopes">;
  /** Of this site. */
  readonly origin: string;
  /** As the hosted login names it: `LINE`. */
  readonly provider: string;
  /** Whose account it is to lead to: nobody else may sign in on the way. */
  readonly sub: string;
  /** 43 letters of base64url. The answer carries no code, so nobody has to know what they are the hash of. */
  readonly challenge: string;
};

/** The address at which the hosted login asks who somebody is and links a provider to that account. */
export function connectAddress({ auth, origin, provider, sub, challenge }: Connecting): string {
  const asked = new URLSearchParams({
    response_type: RESPONSE_TYPE,
    client_id: auth.clientId,
    redirect_uri: `${origin}${CONNECTED_PATH}`,
    scope: auth.scopes.join(" "),
    code_challenge: challenge,
    code_challenge_method: CODE_CHALLENGE_METHOD,
    link_provider: provider,
    link_sub: sub,
  });
  return `${auth.hostedOrigin}/oauth2/authorize?${asked}`;
}
