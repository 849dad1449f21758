import { deliveryOf } from "./code-delivery.ts";
import type { ClientParts } from "./parts.ts";
import { mustBeGiven } from "./typed-input.ts";
import type { IdentityClient } from "./types.ts";

type Parts = Pick<ClientParts, "call" | "callAsUser" | "settings">;

export function passwordCalls({
  call,
  callAsUser,
  settings,
}: Parts): Pick<IdentityClient, "forgotPassword" | "confirmForgotPassword" | "changePassword"> {
  const named = (username: string) => ({ ClientId: settings.clientId, Username: mustBeGiven(username, "usernameEmpty") });
  return {
    forgotPassword: async (username) => deliveryOf((await call("ForgotPassword", named(username))).CodeDeliveryDetails),
    confirmForgotPassword: async (username, code, password) => {
      const ConfirmationCode = mustBeGiven(code, "codeEmpty");
      const Password = mustBeGiven(password, "passwordEmpty");
      await call("ConfirmForgotPassword", { ...named(username), ConfirmationCode, Password });
    },
    changePassword: async (oldPassword, newPassword) => {
      const PreviousPassword = mustBeGiven(oldPassword, "passwordEmpty");
      const ProposedPassword = mustBeGiven(newPassword, "passwordEmpty");
      await callAsUser("ChangePassword", { PreviousPassword, ProposedPassword });
    },
  };
}
