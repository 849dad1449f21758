import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { type MfaCalls, startTotp } from "./second-factor.ts";

/** The name of the field that the code of the app is typed into. */
export const APP_CODE = "app-code";

/** Turns the app on that shows this code; answers what is wrong where it does not, null where it does. `deviceName`: how the service lists it. */
export async function sendAppCode(client: MfaCalls, code: string, deviceName: string): Promise<SubmitFailure | null> {
  try {
    await startTotp(client, code, deviceName);
    return null;
  } catch (error) {
    return failureOf(error, { code: APP_CODE });
  }
}
