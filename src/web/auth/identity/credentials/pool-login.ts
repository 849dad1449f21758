import { loginNameOfPool } from "#domain/identity/federation/federation-rules.ts";
import { claimsOf } from "../jwt.ts";
import type { Login } from "./types.ts";

/** The login of somebody who signed in to the user pool, in whatever way. `idToken`: one that is good now, or null for nobody. */
export function poolLogin(poolId: string, idToken: () => Promise<string | null>): () => Promise<Login | null> {
  return async () => {
    const token = await idToken();
    return token === null ? null : { provider: loginNameOfPool(poolId), token, user: String(claimsOf(token).sub) };
  };
}
