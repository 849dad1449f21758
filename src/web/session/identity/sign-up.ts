import { deliveryOf } from "#web/session/pool/code-delivery.ts";
import type { Request } from "#web/session/pool/operations.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import { attributeList, mustBeGiven } from "#web/session/pool/typed-input.ts";
import type { IdentityClient, SignUpInput, SignUpResult } from "#web/session/pool/types.ts";
import { FORCES_ALIAS_CREATION } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { createAutoSignIn } from "./auto-sign-in.ts";

type Parts = Pick<ClientParts, "call" | "signIn" | "settings">;

export function signUpCalls(parts: Parts): Pick<IdentityClient, "signUp" | "confirmSignUp" | "resendSignUp" | "autoSignIn"> {
  const { call, settings } = parts;
  const auto = createAutoSignIn(parts);
  const named = (username: string) => ({ ClientId: settings.clientId, Username: mustBeGiven(username, "Username cannot be empty") });

  return {
    signUp: async (input, password) => {
      const wanted = inputOf(input, password);
      const { UserSub, UserConfirmed, CodeDeliveryDetails } = await call("SignUp", requestOf(settings.clientId, wanted));
      if (!UserSub) throw new CatalogueError("Error creating account");
      const { autoSignIn, username } = wanted;
      if (autoSignIn) auto.expect({ username, password: wanted.password }, { ...autoSignIn, isConfirmed: UserConfirmed });
      return { sub: UserSub, isConfirmed: UserConfirmed, delivery: deliveryOf(CodeDeliveryDetails) } satisfies SignUpResult;
    },
    confirmSignUp: async (username, code, { forceAliasCreation = FORCES_ALIAS_CREATION } = {}) => {
      const ConfirmationCode = mustBeGiven(code, "Confirmation code cannot be empty");
      await call("ConfirmSignUp", { ...named(username), ConfirmationCode, ForceAliasCreation: forceAliasCreation });
      return auto.afterCode(username);
    },
    resendSignUp: async (username) => deliveryOf((await call("ResendConfirmationCode", named(username))).CodeDeliveryDetails),
    autoSignIn: auto.finish,
  };
}

/** The object form of a sign-up. What is neither a text nor an object is `creatingAccount`; a name that is no text `usernameShape`. */
function inputOf(input: SignUpInput | string, password: string | undefined): SignUpInput {
  if (typeof input === "string") return { username: input, password: password ?? "" };
  if (typeof input !== "object" || input === null) throw new CatalogueError("Error creating account");
  const isText = input.username === undefined || typeof input.username === "string";
  if (!isText) throw new CatalogueError("The username should either be a string or one of the sign in types");
  return input;
}

function requestOf(ClientId: string, input: SignUpInput): Request<"SignUp"> {
  const { username, password, attributes = {}, validationData, clientMetadata } = input;
  return {
    ClientId,
    Username: mustBeGiven(username, "Username cannot be empty"),
    Password: mustBeGiven(password, "Password cannot be empty"),
    UserAttributes: attributeList(attributes),
    ...(validationData && { ValidationData: Object.entries(validationData).map(([Name, Value]) => ({ Name, Value })) }),
    ...(clientMetadata && { ClientMetadata: clientMetadata }),
  };
}
