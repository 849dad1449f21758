import type { SiteAuth } from "#api/client/context.ts";
import type { Environment, KeyStorage } from "#web/session/pool/types.ts";
import { type FacebookPage, facebookIn, facebookRefresher } from "./facebook.ts";
import { createFederatedLogin, type FederatedLogin, type FederatedProvider, LOGIN_NAMES, type Refresher } from "./federated-login.ts";
import { type GooglePage, googleRefresher, googleUserIn } from "./google.ts";
import type { PoolLogin } from "./pool-login.ts";
import type { Login } from "./types.ts";

export type OutsideParts = {
  readonly outside: NonNullable<SiteAuth["outside"]>;
  readonly page: GooglePage & FacebookPage;
  /** Puts a script into the page, unless it is there. */
  readonly addScript: (address: string) => void;
  /** Of this tab: tokens of providers go nowhere else. */
  readonly storage: KeyStorage;
  readonly environment: Environment;
};

/** The logins of Google and Facebook as their own scripts in the page prove them. A script is loaded when it is first asked. */
export function outsideLogin({ outside, page, addScript, storage, environment }: OutsideParts): FederatedLogin {
  const { google, facebook } = outside;
  const loading = (provider: { readonly script: string } | undefined, refresher: Refresher): Refresher => {
    return () => {
      if (provider) addScript(provider.script);
      return refresher();
    };
  };
  return createFederatedLogin({
    storage,
    environment,
    refreshers: {
      google: loading(google, googleRefresher({ find: googleUserIn(page, google?.clientId ?? ""), environment })),
      facebook: loading(facebook, facebookRefresher({ find: facebookIn(page, facebook?.clientId ?? ""), environment })),
    },
  });
}

/**
 * Somebody who came by Google or Facebook proves it twice: the logins map has the user pool's token and the provider's, and both lead to the
 * one identity whose files these are. Where somebody else is signed in to the provider in this browser, the pool's token goes alone.
 */
export function withOutside(
  pool: () => Promise<PoolLogin | null>,
  provider: FederatedProvider,
  outside: Pick<FederatedLogin, "loginOf">,
): () => Promise<Login | null> {
  return async () => {
    const member = await pool();
    if (member === null) return null;
    const { cameBy, ...login } = member;
    const subject = cameBy.find((known) => known.provider === LOGIN_NAMES[provider])?.subject;
    const own = subject === undefined ? null : await outside.loginOf({ provider, subject, user: member.user });
    return { ...login, logins: { ...login.logins, ...own?.logins } };
  };
}
