import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf, mustConfirm } from "#web/session/errors/failure-of.ts";
import { type IdentityClient, IdentityFault, type SignInStep } from "#web/session/pool/types.ts";
import { EMAIL } from "#web/sign-in/form/email-field.tsx";
import { type Credentials, PASSWORD } from "#web/sign-in/form/read-form.ts";

/** Where a sign-in leads: on by a step, to a code that is still missing, or nowhere. */
export type SignInOutcome =
  | { readonly kind: "step"; readonly step: SignInStep }
  /** The account waits for its sign-up code, or somebody in charge has reset its password: a code is in the mail. */
  | { readonly kind: "needs-code"; readonly purpose: "sign-up" | "reset" }
  | { readonly kind: "failed"; readonly failure: SubmitFailure };

/** Signs in with what stood in the form. */
export async function trySignIn(client: Pick<IdentityClient, "signIn">, { address, password }: Credentials): Promise<SignInOutcome> {
  try {
    return { kind: "step", step: await client.signIn(address, password) };
  } catch (error) {
    if (mustConfirm(error)) return { kind: "needs-code", purpose: "sign-up" };
    if (mustReset(error)) return { kind: "needs-code", purpose: "reset" };
    return { kind: "failed", failure: failureOf(error, { username: EMAIL, password: PASSWORD }) };
  }
}

function mustReset(error: unknown): boolean {
  return error instanceof IdentityFault && error.name === "PasswordResetRequiredException";
}
