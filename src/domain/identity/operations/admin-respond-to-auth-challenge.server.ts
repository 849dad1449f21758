import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { clientOfPool, onBehalf, userBehind } from "#domain/identity/operators/operator-caller.server.ts";
import { respondToAuthChallenge } from "./respond-to-auth-challenge.server.ts";

/** Takes the answer to a challenge from a server. */
export const adminRespondToAuthChallenge = operation({
  name: "AdminRespondToAuthChallenge",
  access: "operator",
  // What the answer is made of is parsed by RespondToAuthChallenge.
  input: z.looseObject(onBehalf),
  handle: async (service, request, caller) => {
    await clientOfPool(service, request);
    return respondToAuthChallenge.run(service, request, userBehind(caller, request.ContextData));
  },
});
