import { failureOf } from "../auth/errors/failure-of.ts";
import type { IdentityClient } from "../auth/identity/types.ts";
import { readCode } from "../kit/forms/secret-field.tsx";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { isTaken } from "./change-address.ts";
import type { CheckedAddress } from "./pending-check.ts";
import { CODE, codeIssues, TAKEN_EMAIL, TAKEN_PHONE } from "./read-settings.ts";

/** Said where the address belongs to another account: no more than that it cannot be used. */
const TAKEN: Readonly<Record<CheckedAddress, string>> = { email: TAKEN_EMAIL, phone_number: TAKEN_PHONE };

/** Proves an address by the code that was sent there; answers what is wrong where it does not. */
export async function verifyCode(
  client: Pick<IdentityClient, "verifyAttribute">,
  name: CheckedAddress,
  typed: Typed,
): Promise<SubmitFailure | "verified"> {
  const issues = codeIssues(CODE, typed);
  if (issues.length > 0) return { issues, notice: null };
  try {
    await client.verifyAttribute(name, readCode(typed[CODE] ?? ""));
    return "verified";
  } catch (error) {
    return isTaken(error) ? { issues: [], notice: TAKEN[name] } : failureOf(error, { code: CODE });
  }
}
