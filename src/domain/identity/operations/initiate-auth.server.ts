import { z } from "zod";
import { checkSecretHash } from "#domain/identity/core/clients.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { clientId, ignored, oneOf, sensitive, session, stringMap } from "#domain/identity/core/shapes.ts";
import type { AllowedFlow } from "#domain/identity/core/types.ts";
import { customFlow } from "#domain/identity/flows/custom.server.ts";
import type { Flow } from "#domain/identity/flows/flow.server.ts";
import { refreshFlow } from "#domain/identity/flows/refresh.server.ts";
import { userAuthFlow } from "#domain/identity/flows/user-auth.server.ts";
import { userPasswordFlow } from "#domain/identity/flows/user-password.server.ts";
import { userSrpFlow } from "#domain/identity/flows/user-srp.server.ts";

type OpenFlow = Exclude<AllowedFlow, "ADMIN_USER_PASSWORD_AUTH">;

const flows: Readonly<Record<OpenFlow, Flow>> = {
  USER_SRP_AUTH: userSrpFlow,
  USER_PASSWORD_AUTH: userPasswordFlow,
  USER_AUTH: userAuthFlow,
  CUSTOM_AUTH: customFlow,
  REFRESH_TOKEN_AUTH: refreshFlow,
};

const ALIASES: Readonly<Record<string, string>> = { REFRESH_TOKEN: "REFRESH_TOKEN_AUTH" };

const NAMES = [
  "USER_SRP_AUTH",
  "REFRESH_TOKEN_AUTH",
  "REFRESH_TOKEN",
  "CUSTOM_AUTH",
  "ADMIN_NO_SRP_AUTH",
  "USER_PASSWORD_AUTH",
  "ADMIN_USER_PASSWORD_AUTH",
  "USER_AUTH",
] as const;

function isOpenFlow(name: string): name is OpenFlow {
  return name in flows;
}

/** Begins a sign-in, or refreshes one. */
export const initiateAuth = operation({
  name: "InitiateAuth",
  input: z.object({
    AuthFlow: oneOf(NAMES),
    ClientId: clientId,
    AuthParameters: sensitive(stringMap).optional(),
    Session: session.optional(),
    ...ignored,
  }),
  handle: async (service, { AuthFlow, ClientId, AuthParameters = {}, ClientMetadata = {} }, caller) => {
    const client = await service.directory.client(ClientId);
    const flow = ALIASES[AuthFlow] ?? AuthFlow;
    if (!isOpenFlow(flow) || !client.settings.flows.includes(flow)) throw refuse.flowOff(AuthFlow);
    const pool = await service.directory.pool(client.poolId);
    if (flow !== "REFRESH_TOKEN_AUTH" && AuthParameters.USERNAME !== undefined)
      checkSecretHash(client, AuthParameters.USERNAME, AuthParameters.SECRET_HASH, "parameter");
    return flows[flow](service, { pool, client, flow, parameters: AuthParameters, clientMetadata: ClientMetadata }, caller);
  },
});
