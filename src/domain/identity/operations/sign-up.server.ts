import { z } from "zod";
import { answerKnownAddress } from "#domain/identity/accounts/known-address.server.ts";
import { namedMembers, openNamedClient } from "#domain/identity/accounts/named-request.server.ts";
import { makeAccount, newcomerOf } from "#domain/identity/accounts/newcomer.server.ts";
import { findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { attributes, password } from "#domain/identity/core/shapes.ts";

/** Makes an account that waits for the code mailed to it. */
export const signUp = operation({
  name: "SignUp",
  input: z.object({
    ...namedMembers,
    Password: password.optional(),
    UserAttributes: attributes.optional(),
    ValidationData: attributes.optional(),
  }),
  handle: async (service, request, caller) => {
    const { client, pool } = await openNamedClient(service, request);
    if (!pool.settings.selfSignUp) throw refuse.signUpOff();
    const { Username, Password, UserAttributes = [] } = request;
    if (Password === undefined) throw refuse.parameterMissing("Password");
    const newcomer = newcomerOf(service, { client, pool, name: Username, password: Password, given: UserAttributes });
    const owner = newcomer.nameAddress === null ? null : await findAccountByName(service.db, pool, Username);
    if (!owner) return makeAccount(service, newcomer, caller);
    if (!client.settings.preventsExistenceErrors) throw refuse.userExists();
    return answerKnownAddress(service, newcomer, owner, caller);
  },
});
