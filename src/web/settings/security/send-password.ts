import { NEW_PASSWORD } from "#web/kit/code/new-password-fields.tsx";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import type { Done } from "#web/settings/frame/done-search.ts";
import { changePassword, type PasswordCalls } from "./change-password.ts";
import { CURRENT_PASSWORD, type PasswordChange } from "./read-password.ts";

/** Changes the password as the form says. Answers what is to be told of it, or what is wrong. */
export async function sendPassword(client: PasswordCalls, change: PasswordChange): Promise<SubmitFailure | { readonly done: Done }> {
  try {
    const outcome = await changePassword(client, change);
    if (outcome === "devices-stay") return { done: "password-devices-stay" };
    return { done: change.forgetsDevices ? "password-devices" : "password" };
  } catch (error) {
    return failureOf(error, { password: CURRENT_PASSWORD, newPassword: NEW_PASSWORD });
  }
}
