import type { MfaWish } from "#web/session/pool/operations.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import { mustBeGiven } from "#web/session/pool/typed-input.ts";
import { type IdentityClient, IdentityFault, type MfaType } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";

type Parts = Pick<ClientParts, "callAsUser" | "user">;
type MfaCalls = Pick<IdentityClient, "setUpTotp" | "verifyTotp" | "preferredMfa" | "setPreferredMfa" | "setSmsMfa">;

const SETTINGS = { SMS: "SMSMfaSettings", TOTP: "SoftwareTokenMfaSettings" } as const;
const PREFERRED: MfaWish = { Enabled: true, PreferredMfa: true };
const OFF: MfaWish = { Enabled: false, PreferredMfa: false };

export function mfaCalls({ callAsUser, user }: Parts): MfaCalls {
  return {
    setUpTotp: async () => ({ secret: (await callAsUser("AssociateSoftwareToken", {})).SecretCode }),
    verifyTotp: async (code, deviceName) => {
      const named = deviceName === undefined ? {} : { FriendlyDeviceName: deviceName };
      const { Status } = await callAsUser("VerifySoftwareToken", {
        UserCode: mustBeGiven(code, "Confirmation code cannot be empty"),
        ...named,
      });
      if (Status === "ERROR") throw new IdentityFault("EnableSoftwareTokenMFAException", "Code mismatch", 400);
    },
    preferredMfa: async (options) => {
      const { preferredMfa, mfaTypes } = await user(options);
      return preferredMfa ?? mfaTypes[0] ?? "NOMFA";
    },
    setPreferredMfa: async (type) => {
      refuseUnknown(type);
      const wishes = type === "NOMFA" ? allOff((await user({ isFresh: true })).mfaTypes) : { [SETTINGS[type]]: PREFERRED };
      if (Object.keys(wishes).length === 0) return;
      await callAsUser("SetUserMFAPreference", wishes);
      await user({ isFresh: true });
    },
    setSmsMfa: async (isOn) => {
      const MFAOptions = isOn ? [{ DeliveryMedium: "SMS", AttributeName: "phone_number" } as const] : [];
      await callAsUser("SetUserSettings", { MFAOptions });
      await user({ isFresh: true });
    },
  };
}

function refuseUnknown(type: string): void {
  if (!type) throw new CatalogueError("No valid MFA method provided");
  if (type !== "NOMFA" && !Object.hasOwn(SETTINGS, type)) throw new CatalogueError("Invalid MFA type");
}

function allOff(types: readonly MfaType[]): Readonly<Record<string, MfaWish>> {
  return Object.fromEntries(types.map((type) => [SETTINGS[type], OFF]));
}
