import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { passkeysOf } from "./passkey.ts";
import { listPasskeys } from "./passkey-store.server.ts";

type Needs = Pick<IdentityService, "db">;
type Descriptor = { readonly id: string; readonly type: "public-key"; readonly transports: readonly string[] };
type Asked = Pick<SignIn, "pool" | "client" | "account" | "isPhantom">;

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn: what the browser is asked for. */
export async function requestOptions(service: Needs, asked: Asked, challenge: string): Promise<object> {
  const { relyingPartyId, userVerification } = passkeysOf(asked.pool);
  return {
    challenge,
    timeout: asked.client.settings.sessionSeconds * 1000,
    rpId: relyingPartyId,
    allowCredentials: await allowed(service, asked, relyingPartyId),
    userVerification,
  };
}

/**
 * None, which means every passkey of the relying party, where the client may not learn who is known or has any: all of them are discoverable,
 * so browsers find them without a list, and any list would tell one name from another. Elsewhere those of the account.
 */
async function allowed(
  { db }: Needs,
  { client, account, isPhantom = false }: Asked,
  relyingPartyId: string | null,
): Promise<readonly Descriptor[]> {
  if (isPhantom || client.settings.preventsExistenceErrors) return [];
  const own = await listPasskeys(db, account.sub);
  return own
    .filter((passkey) => passkey.relyingPartyId === relyingPartyId)
    .map(({ credentialId, transports }) => ({ id: credentialId, type: "public-key", transports }));
}
