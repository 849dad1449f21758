import { z } from "zod";
import { checkSecretHash } from "#domain/identity/core/clients.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { sensitive, stringMap } from "#domain/identity/core/shapes.ts";
import { userPasswordFlow } from "#domain/identity/flows/user-password.server.ts";
import { clientOfPool, onBehalf, userBehind } from "#domain/identity/operators/operator-caller.server.ts";
import { initiateAuth } from "./initiate-auth.server.ts";

const FLOW = "ADMIN_USER_PASSWORD_AUTH";

/** Begins a sign-in from a server: with the password itself, or by a flow that is open to everybody. */
export const adminInitiateAuth = operation({
  name: "AdminInitiateAuth",
  access: "operator",
  // What an open flow takes is parsed by InitiateAuth.
  input: z.looseObject({ ...onBehalf, AuthFlow: z.unknown(), AuthParameters: sensitive(stringMap).optional() }),
  handle: async (service, request, caller) => {
    const { ContextData, AuthFlow, AuthParameters: parameters = {} } = request;
    const client = await clientOfPool(service, request);
    const user = userBehind(caller, ContextData);
    if (AuthFlow !== FLOW && AuthFlow !== "ADMIN_NO_SRP_AUTH") return initiateAuth.run(service, request, user);
    if (!client.settings.flows.includes(FLOW)) throw refuse.flowOff(AuthFlow);
    const pool = await service.directory.pool(client.poolId);
    if (parameters.USERNAME !== undefined) checkSecretHash(client, parameters.USERNAME, parameters.SECRET_HASH, "parameter");
    return userPasswordFlow(service, { pool, client, flow: FLOW, parameters, clientMetadata: {} }, user);
  },
});
