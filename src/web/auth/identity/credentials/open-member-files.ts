import type { SiteAuth } from "#api/client-context.ts";
import type { Environment, KeyStorage } from "../types.ts";
import { createCredentialSource } from "./credential-source.ts";
import { createMemberFiles, type MemberFiles } from "./files.ts";
import { poolLogin } from "./pool-login.ts";

type MemberParts = {
  /** Of the session: an id token that is good now, or null for nobody. */
  readonly idToken: () => Promise<string | null>;
  /** Where the identity id is remembered. */
  readonly storage: KeyStorage;
  readonly environment: Environment;
};

/** The files of whoever is signed in. Screens load this when a file is at hand: `import("../auth/identity/credentials/open-member-files.ts")`. */
export function openMemberFiles(auth: SiteAuth, { idToken, storage, environment }: MemberParts): MemberFiles {
  const { endpoint, identityPoolId, poolId } = auth;
  const credentials = createCredentialSource({ endpoint, identityPoolId, storage, environment, login: poolLogin(poolId, idToken) });
  return createMemberFiles({ auth, credentials, environment });
}
