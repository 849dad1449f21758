import type { SiteAuth } from "#api/client/context.ts";
import type { Environment, KeyStorage } from "#web/session/pool/types.ts";
import { createCredentialSource } from "./credential-source.ts";
import type { FederatedLogin, FederatedProvider } from "./federated-login.ts";
import { createMemberFiles, type MemberFiles } from "./files.ts";
import { withOutside } from "./outside-login.ts";
import { poolLogin } from "./pool-login.ts";

type MemberParts = {
  /** Google or Facebook, where the member came by one whose own login is asked for as well. */
  readonly outside?: { readonly provider: FederatedProvider; readonly login: FederatedLogin } | null;
  /** Of the session: an id token that is good now, or null for nobody. */
  readonly idToken: () => Promise<string | null>;
  /** Where the identity id is remembered. */
  readonly storage: KeyStorage;
  readonly environment: Environment;
};

export type OpenedFiles = MemberFiles & {
  /** At sign-out: credentials and the provider's token are forgotten. */
  readonly forget: () => void;
};

/** The files of whoever is signed in. */
export function openMemberFiles(auth: SiteAuth, { idToken, storage, environment, outside = null }: MemberParts): OpenedFiles {
  const { endpoint, identityPoolId, poolId } = auth;
  const pool = poolLogin(poolId, idToken);
  const login = outside === null ? pool : withOutside(pool, outside.provider, outside.login);
  const credentials = createCredentialSource({ endpoint, identityPoolId, storage, environment, login });
  const forget = () => {
    credentials.forget();
    outside?.login.drop();
  };
  return { ...createMemberFiles({ auth, credentials, environment }), forget };
}
