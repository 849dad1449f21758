import { orUserGone } from "#domain/identity/core/account-gone.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Client, Pool } from "#domain/identity/core/types.ts";
import { addPasskey, creationOptions } from "#domain/identity/passkeys/add-passkey.server.ts";
import { type RegistrationCredential, registrationShape } from "#domain/identity/passkeys/credential-shapes.ts";
import { changePasskeyName, removePasskey } from "#domain/identity/passkeys/own-passkeys.server.ts";
import type { Passkey } from "#domain/identity/passkeys/passkey.ts";
import { listPasskeys } from "#domain/identity/passkeys/passkey-store.server.ts";
import { isRecentOnPages, wantsRecentSignIn } from "#domain/identity/recent/recent-sign-in.ts";
import type { SignedInBrowser } from "#domain/identity/tokens/browser-sessions.server.ts";

/** Who is signed in on the hosted pages, and for which client they came. */
export type PasskeyOwner = SignedInBrowser & { readonly pool: Pool; readonly client: Client };

/** The passkeys of who is signed in, the oldest first. */
export function hostedPasskeys({ db }: Pick<IdentityService, "db">, { account }: Pick<PasskeyOwner, "account">): Promise<Passkey[]> {
  return listPasskeys(db, account.sub);
}

/** The operations of the wire that the pages do the same as. */
type Change = "StartWebAuthnRegistration" | "CompleteWebAuthnRegistration" | "UpdateWebAuthnCredential" | "DeleteWebAuthnCredential";

/** Refuses a change that the wire would want a recent sign-in for, where that of the browser is older. */
export function wantProof(
  { clock }: Pick<IdentityService, "clock">,
  change: Change,
  owner: Pick<PasskeyOwner, "authTime" | "client">,
): void {
  if (wantsRecentSignIn(change) && !isRecentOnPages(owner, owner.client, clock.now())) throw refuse.recentSignInRequired();
}

/** What the browser needs to make a passkey. */
export async function beginHostedAdding(service: IdentityService, owner: PasskeyOwner): Promise<object> {
  wantProof(service, "StartWebAuthnRegistration", owner);
  return creationOptions(service, owner);
}

/** Keeps a passkey that was made. `credential`: what the browser answered, as JSON. */
export async function addHostedPasskey(service: IdentityService, owner: PasskeyOwner, credential: string, caller: Caller): Promise<void> {
  wantProof(service, "CompleteWebAuthnRegistration", owner);
  await orUserGone(() => addPasskey(service, { ...owner, credential: readCredential(credential) }, caller));
}

function readCredential(json: string): RegistrationCredential {
  try {
    return registrationShape.parse(JSON.parse(json));
  } catch (cause) {
    throw refuse.passkeyUnsupported(cause instanceof Error ? cause.message : String(cause));
  }
}

type Named = PasskeyOwner & { readonly credentialId: string };

/** Gives a passkey another name: one that {@link nameProblem} finds nothing wrong with. */
export async function nameHostedPasskey(service: IdentityService, of: Named, name: string, caller: Caller): Promise<void> {
  wantProof(service, "UpdateWebAuthnCredential", of);
  await changePasskeyName(service, { ...of, name: name.trim() }, caller);
}

/** Removes a passkey. */
export async function removeHostedPasskey(service: IdentityService, of: Named, caller: Caller): Promise<void> {
  wantProof(service, "DeleteWebAuthnCredential", of);
  await removePasskey(service, of, caller);
}
