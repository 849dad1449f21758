import { checkPassword } from "#domain/identity/sign-in/check-password.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { type Flow, required } from "./flow.server.ts";

/** The password itself. */
export const userPasswordFlow: Flow = async (service, { pool, client, flow, parameters }, caller) => {
  const [username, password] = [required(parameters, "USERNAME"), required(parameters, "PASSWORD")];
  const account = await checkPassword(service, { pool, client, username, password }, caller);
  const deviceKey = parameters.DEVICE_KEY ?? null;
  return proceed(
    service,
    { pool, client, account, flow, passed: new Set(["password"]), deviceKey, startedAt: service.clock.now() },
    caller,
  );
};
