import { LOGIN_PATH } from "#web/session/core/paths.ts";
import { createHostedLogin, type HostedLogin } from "#web/session/identity/hosted-login.ts";
import type { HostedSignIn } from "./hosted-sign-in.ts";

/** The pool's own hosted login as the site uses it. Loaded when somebody leaves for it or comes back. */
export function poolHostedLogin({ auth, storage, environment, origin }: HostedSignIn): HostedLogin {
  const { hostedOrigin, clientId, scopes } = auth;
  return createHostedLogin({ hostedOrigin, clientId, scopes, storage, environment, redirectUri: `${origin}${LOGIN_PATH}` });
}
