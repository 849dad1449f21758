/** A login that has been proved: which provider says so, and who it is there. */
export type ProvedLogin = { readonly provider: string; readonly subject: string };

/** What a user pool is called among logins. */
export function loginNameOfPool(poolId: string): string {
  return `cognito-idp.${poolId.split("_")[0]}.amazonaws.com/${poolId}`;
}

/** What providers are called among logins, by the type that `identities` of an account gives them. */
const PROVIDER_LOGIN_NAMES: Readonly<Record<string, string>> = { Google: "accounts.google.com", Facebook: "graph.facebook.com" };

type CameBy = { readonly providerType: string; readonly userId: string };

/** The logins at providers that an account came by, as its `identities` name them; of providers that have none among logins, nothing. */
export function providerLogins(identities: readonly CameBy[] | null): ProvedLogin[] {
  return (identities ?? []).flatMap(({ providerType, userId }) => {
    const provider = PROVIDER_LOGIN_NAMES[providerType];
    return provider === undefined ? [] : [{ provider, subject: userId }];
  });
}

export function isSameLogin(one: ProvedLogin, other: ProvedLogin): boolean {
  return one.provider === other.provider && one.subject === other.subject;
}

export function isLoginOfPool({ provider }: ProvedLogin): boolean {
  return provider.startsWith("cognito-idp.");
}

export type KnownIdentity = { readonly id: string; readonly hasLogins: boolean };

export type Decision =
  | { readonly kind: "use"; readonly identityId: string; readonly linksNew: boolean }
  | { readonly kind: "create" }
  /** No login that was given is of the identity asked for. */
  | { readonly kind: "mismatch" }
  /** The logins are of several identities, which are not merged. */
  | { readonly kind: "conflict" };

/**
 * Which identity logins lead to. `owners`: for each login the identity it is linked to, or null. `wanted`: the identity asked for, or null
 * for any. An identity that has logins is opened by one of them only; one without (a guest's) is taken over by the first login it is shown.
 */
export function decideIdentity(owners: readonly (string | null)[], wanted: KnownIdentity | null): Decision {
  const linked = new Set(owners.filter((owner) => owner !== null));
  const [first] = linked;
  if (wanted?.hasLogins && !linked.has(wanted.id)) return { kind: "mismatch" };
  if (linked.size > 1 || (wanted && first !== undefined && first !== wanted.id)) return { kind: "conflict" };
  const identityId = wanted?.id ?? first;
  return identityId === undefined ? { kind: "create" } : { kind: "use", identityId, linksNew: owners.includes(null) };
}
