import { failureOf } from "../auth/errors/failure-of.ts";
import { NEW_PASSWORD } from "../kit/forms/new-password-fields.tsx";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { changePassword, type PasswordCalls } from "./change-password.ts";
import type { Done } from "./done-words.ts";
import { CURRENT_PASSWORD, FORGETS_DEVICES, passwordIssues } from "./read-settings.ts";

/** Changes the password as the form says. Answers what is to be told of it, or what is wrong. `username`: what a password must not be. */
export async function sendPassword(
  client: PasswordCalls,
  typed: Typed,
  username: string,
): Promise<SubmitFailure | { readonly done: Done }> {
  const issues = passwordIssues(typed, username);
  if (issues.length > 0) return { issues, notice: null };
  const forgetsDevices = typed[FORGETS_DEVICES] === "on";
  try {
    const change = { current: typed[CURRENT_PASSWORD] ?? "", next: typed[NEW_PASSWORD] ?? "", forgetsDevices };
    const outcome = await changePassword(client, change);
    if (outcome === "devices-stay") return { done: "password-devices-stay" };
    return { done: forgetsDevices ? "password-devices" : "password" };
  } catch (error) {
    return failureOf(error, { password: CURRENT_PASSWORD, newPassword: NEW_PASSWORD });
  }
}
