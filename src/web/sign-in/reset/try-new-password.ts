import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { EMAIL } from "#web/sign-in/form/email-field.tsx";
import { CODE, type NewPassword, PASSWORD } from "#web/sign-in/form/read-form.ts";

/** Sets a new password by the code that was sent. Null, or what is wrong. `asked`: whether the address was typed here. */
export async function tryNewPassword(
  client: Pick<IdentityClient, "confirmForgotPassword">,
  { address, code, password }: NewPassword,
  asked: boolean,
): Promise<SubmitFailure | null> {
  try {
    await client.confirmForgotPassword(address, code, password);
    return null;
  } catch (error) {
    return failureOf(error, { code: CODE, newPassword: PASSWORD, ...(asked ? { username: EMAIL } : {}) });
  }
}
