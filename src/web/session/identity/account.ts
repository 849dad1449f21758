import { signedIn } from "#web/session/pool/current-session.ts";
import type { UserAnswer } from "#web/session/pool/operations.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import type { AccountView, IdentityClient, MfaType } from "#web/session/pool/types.ts";

type Parts = Pick<ClientParts, "keys" | "callAsUser" | "currentSession">;

/** Who is signed in, as GetUser told it last or tells it now. Says `theUserNotAuthenticated` where nobody is. */
export function createUser({ keys, callAsUser, currentSession }: Parts): ClientParts["user"] {
  return async ({ isFresh = false } = {}) => {
    const { username } = await signedIn(currentSession, "The user is not authenticated");
    const cached = isFresh ? null : cachedView(keys.read(username, "userData"));
    if (cached) return cached;
    const answer = await callAsUser("GetUser", {});
    keys.write(username, "userData", JSON.stringify(answer));
    return accountView(answer);
  };
}

export function accountCalls({
  callAsUser,
  drop,
}: Pick<ClientParts, "callAsUser" | "drop">): Pick<IdentityClient, "deleteUser" | "unlinkProvider"> {
  return {
    deleteUser: async () => {
      await callAsUser("DeleteUser", {});
      await drop();
    },
    unlinkProvider: async (ProviderName, UserId) => {
      await callAsUser("UnlinkProvider", { ProviderName, UserId });
    },
  };
}

const MFA_TYPES: Readonly<Record<string, MfaType>> = { SMS_MFA: "SMS", SOFTWARE_TOKEN_MFA: "TOTP" };

/** The types that this client knows among the service's names. */
export function mfaTypesOf(names: readonly string[]): readonly MfaType[] {
  return names.flatMap((name) => MFA_TYPES[name] ?? []);
}

function accountView({ Username, UserAttributes, UserMFASettingList, MFAOptions = [], PreferredMfaSetting = "" }: UserAnswer): AccountView {
  const mfaOptions = MFAOptions.map(({ DeliveryMedium = "", AttributeName = "" }) => ({
    medium: DeliveryMedium,
    attribute: AttributeName,
  }));
  // Accounts whose factor was only ever set in the older way have no list.
  const bySms = mfaOptions.some(({ medium }) => medium === "SMS") ? ["SMS_MFA"] : [];
  return {
    username: Username,
    attributes: Object.fromEntries(UserAttributes.map(({ Name, Value = "" }) => [Name, Value])),
    mfaTypes: mfaTypesOf(UserMFASettingList ?? bySms),
    mfaOptions,
    preferredMfa: MFA_TYPES[PreferredMfaSetting] ?? null,
  };
}

/** What is kept may be half written, or somebody else's. */
function cachedView(text: string | null): AccountView | null {
  try {
    const kept: UserAnswer | null = JSON.parse(text ?? "null");
    return kept && accountView(kept);
  } catch {
    return null;
  }
}
