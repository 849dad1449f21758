import { readEmail } from "#kernel/email-address.ts";
import { failureOf } from "../auth/errors/failure-of.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { type AddressCalls, changeAddress, isTaken } from "./change-address.ts";
import { CURRENT_PASSWORD, EMAIL, emailIssues, TAKEN_EMAIL } from "./read-settings.ts";

type Parts = {
  readonly client: AddressCalls;
  /** Rejects where the password is wrong. */
  readonly proves: (password: string) => Promise<void>;
  /** The verified address of today; null: none, and the one there is may be sent a code again. */
  readonly current: string | null;
};

/** Proves the password, then takes up the new address. Answers where the code went, or what is wrong. */
export async function changeEmail({ client, proves, current }: Parts, typed: Typed): Promise<SubmitFailure | { readonly sentTo: string }> {
  const issues = emailIssues(typed, current);
  if (issues.length > 0) return { issues, notice: null };
  const address = readEmail(typed[EMAIL] ?? "");
  try {
    await proves(typed[CURRENT_PASSWORD] ?? "");
  } catch (error) {
    return failureOf(error, { password: CURRENT_PASSWORD });
  }
  try {
    await changeAddress(client, "email", address);
    return { sentTo: address };
  } catch (error) {
    return isTaken(error) ? { issues: [{ field: EMAIL, message: TAKEN_EMAIL }], notice: null } : failureOf(error, { email: EMAIL });
  }
}
