import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { EMAIL } from "#web/sign-in/form/email-field.tsx";
import { type Credentials, PASSWORD } from "#web/sign-in/form/read-form.ts";

/** Registers the address of the form. Answers how it is to be confirmed, or what is wrong. */
export async function trySignUp(
  client: Pick<IdentityClient, "signUp" | "signUpVerification">,
  { address, password }: Credentials,
): Promise<SubmitFailure | { readonly isConfirmed: boolean; readonly isByLink: boolean }> {
  try {
    const isByLink = (await client.signUpVerification()) === "link";
    const { isConfirmed } = await client.signUp({
      username: address,
      password,
      attributes: { email: address },
      autoSignIn: { isByLink },
    });
    return { isConfirmed, isByLink };
  } catch (error) {
    return failureOf(error, { username: EMAIL, email: EMAIL, password: PASSWORD });
  }
}
