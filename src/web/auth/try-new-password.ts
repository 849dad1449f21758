import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { EMAIL } from "./email-field.tsx";
import { failureOf } from "./errors/failure-of.ts";
import type { IdentityClient } from "./identity/types.ts";
import { addressIn, CODE, codeIn, codeIssues, emailIssues, newPasswordIssues, PASSWORD, refused } from "./read-form.ts";

/** Sets a new password by the code that was sent. Answers whose it is, or what is wrong. `kept`: the address, where this tab knows it. */
export async function tryNewPassword(
  client: Pick<IdentityClient, "confirmForgotPassword">,
  typed: Typed,
  kept: string | null,
): Promise<SubmitFailure | { readonly address: string }> {
  const address = kept ?? addressIn(typed);
  const unknown = kept === null ? emailIssues(typed) : [];
  const issues = [...unknown, ...codeIssues(typed), ...newPasswordIssues(typed, address, "新しいパスワード")];
  if (issues.length > 0) return refused(issues);
  try {
    await client.confirmForgotPassword(address, codeIn(typed), typed[PASSWORD] ?? "");
    return { address };
  } catch (error) {
    return failureOf(error, { code: CODE, newPassword: PASSWORD, ...(kept === null ? { username: EMAIL } : {}) });
  }
}
