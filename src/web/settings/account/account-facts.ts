import type { SessionUser } from "#web/session/core/types.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import type { AccountView } from "#web/session/pool/types.ts";
import { type LinkedProvider, linkedProviders } from "#web/settings/frame/providers.ts";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { memberNumberOf } from "#wire/member-number.ts";
import type { SignInFacts } from "./sign-in-card.tsx";

type Known = Pick<SessionUser, "sub" | "email" | "isEmailVerified" | "phoneNumber">;

/** The session knows the addresses before the service answers, and the service knows better. */
export function factsOf({ sub, email, isEmailVerified, phoneNumber }: Known, account: Loaded<AccountView>): SignInFacts {
  const memberNumber = memberNumberOf(sub);
  if (account.kind !== "ready") return { memberNumber, email, isEmailVerified, phone: phoneNumber, isPhoneVerified: null };
  const { attributes } = account.value;
  return {
    memberNumber,
    email: attributes.email ?? null,
    isEmailVerified: attributes.email_verified === "true",
    phone: attributes.phone_number ?? null,
    isPhoneVerified: attributes.phone_number_verified === "true",
  };
}

/** AWS tells the providers among the attributes, our service in the id token. */
export function providersOf(account: Loaded<AccountView>, idToken: () => string): Loaded<readonly LinkedProvider[]> {
  if (account.kind !== "ready") return account;
  const { identities } = account.value.attributes;
  return { kind: "ready", value: linkedProviders(identities ?? claimsOf(idToken()).identities) };
}
