import { refuse } from "#domain/identity/core/refusals.ts";
import type { PasskeySettings, Pool, Sub } from "#domain/identity/core/types.ts";

/** As many as Cognito lets one user have. */
export const MOST_PASSKEYS = 20;

export type Passkey = {
  readonly poolId: string;
  /** base64url, as browsers name it. */
  readonly credentialId: string;
  readonly sub: Sub;
  readonly relyingPartyId: string;
  /** COSE. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly attachment: string | null;
  readonly aaguid: string;
  readonly name: string;
  readonly isBackupEligible: boolean;
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** `WebAuthnCredentialDescription` of the API. Two members are this service's own: when it was used last, and whether it is kept elsewhere too. */
export function describePasskey(passkey: Passkey): object {
  return {
    CredentialId: passkey.credentialId,
    FriendlyCredentialName: passkey.name,
    RelyingPartyId: passkey.relyingPartyId,
    ...(passkey.attachment === null ? {} : { AuthenticatorAttachment: passkey.attachment }),
    AuthenticatorTransports: passkey.transports,
    CreatedAt: passkey.createdAt.getTime() / 1000,
    ...(passkey.lastUsedAt === null ? {} : { LastUsedAt: passkey.lastUsedAt.getTime() / 1000 }),
    IsBackedUp: passkey.isBackedUp,
  };
}

type Ready = PasskeySettings & { readonly relyingPartyId: string };

/** How a pool does passkeys. Refuses where it does none, or does not say yet for which domain. */
export function passkeysOf({ settings }: Pick<Pool, "settings">): Ready {
  if (!settings.firstFactors.includes("WEB_AUTHN")) throw refuse.passkeysOff();
  const { relyingPartyId } = settings.passkeys;
  if (relyingPartyId === null) throw refuse.relyingPartyMissing();
  return { ...settings.passkeys, relyingPartyId };
}

/** Whether people can sign in by a passkey here. */
export function offersPasskeys({ settings }: Pick<Pool, "settings">): boolean {
  return settings.firstFactors.includes("WEB_AUTHN") && settings.passkeys.relyingPartyId !== null;
}

/** What an authenticator knows an account by: never a name or an address. */
export function userHandleOf(sub: Sub): string {
  return Buffer.from(sub).toString("base64url");
}
