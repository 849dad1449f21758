import { refreshTokens } from "#domain/identity/tokens/refresh.server.ts";
import { type Flow, required } from "./flow.server.ts";

/** New tokens for a refresh token. */
export const refreshFlow: Flow = async (service, { client, parameters }, caller) => {
  const token = required(parameters, "REFRESH_TOKEN");
  const { DEVICE_KEY: deviceKey = null, SECRET_HASH: secretHash } = parameters;
  const { tokens } = await refreshTokens(service, { client, token, deviceKey, via: "flow", secretHash }, caller);
  return { ChallengeParameters: {}, AuthenticationResult: tokens };
};
