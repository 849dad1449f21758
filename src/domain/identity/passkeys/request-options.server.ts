import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { passkeysOf } from "./passkey.ts";
import { listPasskeys } from "./passkey-store.server.ts";

type Needs = Pick<IdentityService, "db" | "secrets">;
type Descriptor = { readonly id: string; readonly type: "public-key"; readonly transports: readonly string[] };
type Asked = Pick<SignIn, "pool" | "client" | "account" | "isPhantom"> & { readonly isNameless: boolean };

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn: what the browser is asked for. Without a name every passkey of the relying party will do. */
export async function requestOptions(service: Needs, asked: Asked, challenge: string): Promise<object> {
  const { relyingPartyId, userVerification } = passkeysOf(asked.pool);
  return {
    challenge,
    timeout: asked.client.settings.sessionSeconds * 1000,
    rpId: relyingPartyId,
    allowCredentials: asked.isNameless ? [] : await allowed(service, asked, relyingPartyId),
    userVerification,
  };
}

async function allowed(service: Needs, { account, isPhantom = false }: Asked, relyingPartyId: string): Promise<readonly Descriptor[]> {
  const own = isPhantom ? [] : await listPasskeys(service.db, account.sub);
  const usable = own.filter((passkey) => passkey.relyingPartyId === relyingPartyId);
  if (usable.length === 0) return [decoy(service, account.sub)];
  return usable.map(({ credentialId, transports }) => ({ id: credentialId, type: "public-key", transports }));
}

const LENGTHS = [16, 20, 32] as const;

/** A passkey nobody has, the same at every try: whether a name is known, or has passkeys, does not show. */
function decoy({ secrets }: Pick<Needs, "secrets">, sub: string): Descriptor {
  const bytes = secrets.mac("passkey-decoy", sub);
  const length = LENGTHS[(secrets.mac("passkey-decoy-length", sub)[0] ?? 0) % LENGTHS.length];
  return { id: bytes.subarray(0, length).toString("base64url"), type: "public-key", transports: ["hybrid", "internal"] };
}
