import { loginNameOfPool, type ProvedLogin, providerLogins } from "#domain/identity/federation/federation-rules.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import type { Login } from "./types.ts";

export type PoolLogin = Login & {
  /** The logins at providers that the member came by, as the id token names them. */
  readonly cameBy: readonly ProvedLogin[];
};

/** The login of somebody who signed in to the user pool, in whatever way. `idToken`: one that is good now, or null for nobody. */
export function poolLogin(poolId: string, idToken: () => Promise<string | null>): () => Promise<PoolLogin | null> {
  return async () => {
    const token = await idToken();
    if (token === null) return null;
    const { sub, identities } = claimsOf(token);
    const cameBy = Array.isArray(identities) ? providerLogins(identities) : [];
    return { logins: { [loginNameOfPool(poolId)]: token }, user: String(sub), cameBy };
  };
}
