import type { Account, ProviderIdentity } from "#domain/identity/core/types.ts";

type WireAttribute = { readonly Name: string; readonly Value: string };

/** Attributes as the API lists them, the sub first. `readable` null: all of them. */
export function listAttributes(account: Account, readable: readonly string[] | null = null): WireAttribute[] {
  const shown = Object.entries(account.attributes).filter(([name]) => readable === null || readable.includes(name));
  const { identities } = account;
  return [
    { Name: "sub", Value: account.sub },
    // As AWS lists them: a JSON text among the attributes.
    ...(identities === null ? [] : [{ Name: "identities", Value: JSON.stringify(identities.map(withPrimary(account))) }]),
    ...shown.map(([Name, Value]) => ({ Name, Value })),
  ];
}

/** The second factors an account has turned on, and the one it prefers. `MFAOptions` is the older form of the same. */
export function describeMfa(account: Account): object {
  const list = [...(account.smsMfa ? ["SMS_MFA"] : []), ...(account.totpMfa ? ["SOFTWARE_TOKEN_MFA"] : [])];
  return {
    ...(account.smsMfa ? { MFAOptions: [{ DeliveryMedium: "SMS", AttributeName: "phone_number" }] } : {}),
    ...(list.length > 0 ? { UserMFASettingList: list } : {}),
    ...(account.preferredMfa ? { PreferredMfaSetting: account.preferredMfa } : {}),
  };
}

/** The answer of GetUser. */
export function describeUser(account: Account, readable: readonly string[] | null): object {
  return { Username: account.username, UserAttributes: listAttributes(account, readable), ...describeMfa(account) };
}

/** `primary`: the account came by it; one with a password has only linked ones. */
function withPrimary({ status }: Pick<Account, "status">) {
  return ({ toldEmail: _, ...identity }: ProviderIdentity, index: number) => ({
    ...identity,
    issuer: null,
    primary: index === 0 && status === "EXTERNAL_PROVIDER",
  });
}
