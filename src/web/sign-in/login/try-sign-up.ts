import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { type IdentityClient, IdentityFault } from "#web/session/pool/types.ts";
import { EMAIL } from "#web/sign-in/form/email-field.tsx";
import { type Credentials, PASSWORD } from "#web/sign-in/form/read-form.ts";
import { TERMS_ATTRIBUTE } from "#wire/account-attributes.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";

type SignUpClient = Pick<IdentityClient, "signUp" | "signUpVerification">;

/** Registers the address of the form. Answers how it is to be confirmed, or what is wrong. */
export async function trySignUp(
  client: SignUpClient,
  credentials: Credentials,
): Promise<SubmitFailure | { readonly isConfirmed: boolean; readonly isByLink: boolean }> {
  try {
    const isByLink = (await client.signUpVerification()) === "link";
    const { isConfirmed } = await signUp(client, credentials, isByLink);
    return { isConfirmed, isByLink };
  } catch (error) {
    return failureOf(error, { username: EMAIL, email: EMAIL, password: PASSWORD });
  }
}

/** The account keeps the version that was agreed to. A pool from before it had a place for that takes the account without: the tick is recorded in any case. */
async function signUp(client: SignUpClient, { address, password }: Credentials, isByLink: boolean) {
  const input = (attributes: Readonly<Record<string, string>>) => ({ username: address, password, attributes, autoSignIn: { isByLink } });
  try {
    return await client.signUp(input({ email: address, [TERMS_ATTRIBUTE]: TERMS_VERSION }));
  } catch (error) {
    if (error instanceof IdentityFault && error.message.includes(TERMS_ATTRIBUTE)) return client.signUp(input({ email: address }));
    throw error;
  }
}
