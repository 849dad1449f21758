import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { EMAIL } from "./email-field.tsx";
import { failureOf, mustConfirm } from "./errors/failure-of.ts";
import { type IdentityClient, IdentityFault, type SignInStep } from "./identity/types.ts";
import { addressIn, emailIssues, PASSWORD, passwordIssues, refused } from "./read-form.ts";

/** Where a sign-in leads: on by a step, to a code that is still missing, or nowhere. */
export type SignInOutcome =
  | { readonly kind: "step"; readonly step: SignInStep }
  /** The account waits for its sign-up code, or somebody in charge has reset its password: a code is in the mail. */
  | { readonly kind: "needs-code"; readonly purpose: "sign-up" | "reset" }
  | { readonly kind: "failed"; readonly failure: SubmitFailure };

/** Signs in with what stands in the form. Asks the service nothing while something is missing there. */
export async function trySignIn(client: Pick<IdentityClient, "signIn">, typed: Typed): Promise<SignInOutcome> {
  const issues = [...emailIssues(typed), ...passwordIssues(typed)];
  if (issues.length > 0) return { kind: "failed", failure: refused(issues) };
  try {
    return { kind: "step", step: await client.signIn(addressIn(typed), typed[PASSWORD]) };
  } catch (error) {
    if (mustConfirm(error)) return { kind: "needs-code", purpose: "sign-up" };
    if (mustReset(error)) return { kind: "needs-code", purpose: "reset" };
    return { kind: "failed", failure: failureOf(error, { username: EMAIL, password: PASSWORD }) };
  }
}

function mustReset(error: unknown): boolean {
  return error instanceof IdentityFault && error.name === "PasswordResetRequiredException";
}
