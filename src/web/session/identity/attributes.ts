import { deliveryOf } from "#web/session/pool/code-delivery.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import { attributeList, mustBeGiven } from "#web/session/pool/typed-input.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";

type Parts = Pick<ClientParts, "callAsUser" | "tokenStore" | "keys">;

export function attributeCalls({
  callAsUser,
  tokenStore,
  keys,
}: Parts): Pick<IdentityClient, "updateAttributes" | "deleteAttributes" | "sendAttributeCode" | "verifyAttribute"> {
  /** What was cached is no longer so; the next to ask gets it from the service. */
  const forgetCached = () => {
    const username = tokenStore.username();
    if (username !== null) keys.remove(username, "userData");
  };
  return {
    updateAttributes: async (attributes) => {
      const UserAttributes = attributeList(writable(attributes));
      if (UserAttributes.length === 0) return [];
      const { CodeDeliveryDetailsList = [] } = await callAsUser("UpdateUserAttributes", { UserAttributes });
      forgetCached();
      return CodeDeliveryDetailsList.map(deliveryOf).filter((delivery) => delivery !== null);
    },
    deleteAttributes: async (names) => {
      await callAsUser("DeleteUserAttributes", { UserAttributeNames: names });
      forgetCached();
    },
    sendAttributeCode: async (name) =>
      deliveryOf((await callAsUser("GetUserAttributeVerificationCode", { AttributeName: name })).CodeDeliveryDetails),
    verifyAttribute: async (name, code) => {
      await callAsUser("VerifyUserAttribute", { AttributeName: name, Code: mustBeGiven(code, "Confirmation code cannot be empty") });
      forgetCached();
    },
  };
}

/** `sub` and what is verified are the service's to say (specification, section 5). */
function writable(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== "sub" && !name.endsWith("_verified")));
}
