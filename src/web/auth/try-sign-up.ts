import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { EMAIL } from "./email-field.tsx";
import { failureOf } from "./errors/failure-of.ts";
import type { IdentityClient } from "./identity/types.ts";
import { addressIn, emailIssues, newPasswordIssues, PASSWORD, refused, TERMS_FIELD, termsIssues } from "./read-form.ts";

/** Registers the address of the form. Answers whether it needs no code any more, or what is wrong. */
export async function trySignUp(
  client: Pick<IdentityClient, "signUp">,
  typed: Typed,
): Promise<SubmitFailure | { readonly isConfirmed: boolean }> {
  const issues = signUpIssues(typed);
  if (issues.length > 0) return refused(issues);
  const address = addressIn(typed);
  try {
    const password = typed[PASSWORD] ?? "";
    const { isConfirmed } = await client.signUp({
      username: address,
      password,
      attributes: { email: address },
      autoSignIn: { isByLink: false },
    });
    return { isConfirmed };
  } catch (error) {
    return failureOf(error, { username: EMAIL, email: EMAIL, password: PASSWORD });
  }
}

export function signUpIssues(typed: Typed) {
  return [...emailIssues(typed), ...newPasswordIssues(typed, addressIn(typed)), ...termsIssues(typed[TERMS_FIELD])];
}
