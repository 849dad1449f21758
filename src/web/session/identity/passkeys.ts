import type { PasskeyAnswer } from "#web/session/pool/operations.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import type { IdentityClient, PasskeyView } from "#web/session/pool/types.ts";

type Calls = Pick<IdentityClient, "passkeys" | "addPasskey" | "renamePasskey" | "removePasskey">;

/** The passkeys that the account signs in by. */
export function passkeyCalls({ callAsUser }: Pick<ClientParts, "callAsUser">): Calls {
  return {
    passkeys: async () => ((await callAsUser("ListWebAuthnCredentials", {})).Credentials ?? []).map(passkeyView),
    addPasskey: async (make) => {
      const { CredentialCreationOptions } = await callAsUser("StartWebAuthnRegistration", {});
      await callAsUser("CompleteWebAuthnRegistration", { Credential: await make(CredentialCreationOptions) });
    },
    renamePasskey: async (id, name) => {
      await callAsUser("UpdateWebAuthnCredential", { CredentialId: id, FriendlyCredentialName: name });
    },
    removePasskey: async (id) => {
      await callAsUser("DeleteWebAuthnCredential", { CredentialId: id });
    },
  };
}

function passkeyView({ CredentialId, FriendlyCredentialName, CreatedAt, LastUsedAt, IsBackedUp }: PasskeyAnswer): PasskeyView {
  return {
    id: CredentialId,
    name: FriendlyCredentialName,
    createdAt: new Date(CreatedAt * 1000),
    lastUsedAt: LastUsedAt === undefined ? null : new Date(LastUsedAt * 1000),
    isBackedUp: IsBackedUp ?? null,
  };
}
