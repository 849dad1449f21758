import type { Account, Client, Grant } from "#domain/identity/core/types.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";

/** Seconds since 1970, as tokens count them. */
export const inSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

const PROFILE = [
  "name",
  "family_name",
  "given_name",
  "middle_name",
  "nickname",
  "preferred_username",
  "profile",
  "picture",
  "website",
  "gender",
  "birthdate",
  "zoneinfo",
  "locale",
  "updated_at",
];

/** What each scope of OpenID Connect opens (Core 1.0, 5.4). */
const OPENED: Readonly<Record<string, readonly string[]>> = {
  profile: PROFILE,
  email: ["email", "email_verified"],
  phone: ["phone_number", "phone_number_verified"],
  address: ["address"],
};

const BOOLEANS = new Set(["email_verified", "phone_number_verified"]);

/** The attributes a client may read of an account, given what was asked for. The API's own scope, or openid alone, opens all. */
export function openAttributes(account: Account, client: Client, scope: string): Record<string, string> {
  const scopes = scope.split(" ");
  const named = scopes.flatMap((one) => OPENED[one] ?? []);
  const isAll = named.length === 0 && (scopes.includes("openid") || scopes.includes(ADMIN_SCOPE));
  const readable = client.settings.readAttributes;
  return Object.fromEntries(
    Object.entries(account.attributes).filter(
      ([name]) =>
        (isAll || named.includes(name) || (name.startsWith("custom:") && scopes.includes("profile"))) && (readable?.includes(name) ?? true),
    ),
  );
}

export type TokenFacts = {
  readonly account: Account;
  readonly client: Client;
  readonly grant: Pick<Grant, "id" | "scope" | "nonce" | "deviceKey" | "isHosted" | "authTime">;
  readonly issuer: string;
  readonly now: Date;
  readonly eventId: string;
};

type Claims = Record<string, unknown>;

function shared({ account, grant, issuer, now, eventId }: TokenFacts, seconds: number): Claims {
  return {
    sub: account.sub,
    iss: issuer,
    origin_jti: grant.id,
    event_id: eventId,
    auth_time: inSeconds(grant.authTime),
    iat: inSeconds(now),
    exp: inSeconds(now) + seconds,
    ...(account.groups.length > 0 ? { "cognito:groups": account.groups } : {}),
  };
}

/** The claims of an access token: what its bearer may do. It has no audience; `client_id` stands for it. */
export function accessClaims(facts: TokenFacts, jti: string): Claims {
  const { account, client, grant } = facts;
  return {
    ...shared(facts, client.settings.accessSeconds),
    token_use: "access",
    client_id: client.id,
    username: account.username,
    scope: grant.scope,
    jti,
    ...(grant.isHosted ? { version: 2 } : {}),
    ...(grant.deviceKey ? { device_key: grant.deviceKey } : {}),
  };
}

/** The claims of an id token: who signed in. Verified flags are booleans here, everything else is text. */
export function idClaims(facts: TokenFacts, jti: string, atHash: string | null): Claims {
  const { account, client, grant } = facts;
  const attributes = Object.entries(openAttributes(account, client, grant.scope)).map(([name, value]) => [
    name,
    BOOLEANS.has(name) ? value === "true" : value,
  ]);
  return {
    ...Object.fromEntries(attributes),
    ...shared(facts, client.settings.idSeconds),
    token_use: "id",
    aud: client.id,
    "cognito:username": account.username,
    jti,
    ...(account.identities && account.identities.length > 0
      ? { identities: account.identities.map((one, index) => identityClaim(one, index === 0 && account.status === "EXTERNAL_PROVIDER")) }
      : {}),
    ...(grant.nonce === null ? {} : { nonce: grant.nonce }),
    ...(atHash === null ? {} : { at_hash: atHash }),
  };
}

/** All members are text, also the flag and the date. `isPrimary`: the account came by it; one with a password has only linked ones. */
function identityClaim(identity: NonNullable<Account["identities"]>[number], isPrimary: boolean): Record<string, string> {
  return {
    userId: identity.userId,
    providerName: identity.providerName,
    providerType: identity.providerType,
    issuer: "",
    primary: String(isPrimary),
    dateCreated: String(identity.dateCreated),
  };
}
