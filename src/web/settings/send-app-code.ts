import { failureOf } from "../auth/errors/failure-of.ts";
import { readCode } from "../kit/forms/secret-field.tsx";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { APP_CODE, codeIssues } from "./read-settings.ts";
import { type MfaCalls, startTotp } from "./second-factor.ts";

/** Turns the app on that shows this code; answers what is wrong where it does not, null where it does. `deviceName`: how the service lists it. */
export async function sendAppCode(client: MfaCalls, typed: Typed, deviceName: string): Promise<SubmitFailure | null> {
  const issues = codeIssues(APP_CODE, typed);
  if (issues.length > 0) return { issues, notice: null };
  try {
    await startTotp(client, readCode(typed[APP_CODE] ?? ""), deviceName);
    return null;
  } catch (error) {
    return failureOf(error, { code: APP_CODE });
  }
}
