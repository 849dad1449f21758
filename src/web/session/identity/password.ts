import { deliveryOf } from "#web/session/pool/code-delivery.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import { mustBeGiven } from "#web/session/pool/typed-input.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";

type Parts = Pick<ClientParts, "call" | "callAsUser" | "settings">;

export function passwordCalls({
  call,
  callAsUser,
  settings,
}: Parts): Pick<IdentityClient, "forgotPassword" | "confirmForgotPassword" | "changePassword"> {
  const named = (username: string) => ({ ClientId: settings.clientId, Username: mustBeGiven(username, "Username cannot be empty") });
  return {
    forgotPassword: async (username) => deliveryOf((await call("ForgotPassword", named(username))).CodeDeliveryDetails),
    confirmForgotPassword: async (username, code, password) => {
      const ConfirmationCode = mustBeGiven(code, "Confirmation code cannot be empty");
      const Password = mustBeGiven(password, "Password cannot be empty");
      await call("ConfirmForgotPassword", { ...named(username), ConfirmationCode, Password });
    },
    changePassword: async (oldPassword, newPassword) => {
      const PreviousPassword = mustBeGiven(oldPassword, "Password cannot be empty");
      const ProposedPassword = mustBeGiven(newPassword, "Password cannot be empty");
      await callAsUser("ChangePassword", { PreviousPassword, ProposedPassword });
    },
  };
}
