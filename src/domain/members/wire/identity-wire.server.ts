import { z } from "zod";
import { seconds } from "#kernel/duration.ts";
import { boundedFetch } from "#platform/bounded-fetch.server.ts";
import type { Clock } from "#platform/clock.ts";
import { TERMS_ATTRIBUTE } from "#wire/account-attributes.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { accountFacts } from "./account-facts.server.ts";
import { confirmedTokens } from "./confirmed.server.ts";
import { readToken, tokenChecks } from "./token-checks.server.ts";
import type { Checked, IdentityWire, RefreshedTokens, RefreshOutcome, RefreshRequest, WireSettings } from "./types.ts";
import { type Called, callTokenEndpoint, callUserInfo, callUserPool, type WireParts } from "./user-pool.server.ts";

/** How long a session that was ended at the service may go on here. */
const CONFIRMED_FOR = seconds(30);
const MOST_TOKENS = 10_000;

const nothing = z.looseObject({});
const user = z.object({
  Username: z.string(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string().default("") })),
  UserMFASettingList: z.array(z.string()).default([]),
});
const userInfo = z.looseObject({
  username: z.string(),
  email_verified: z.string().default("false"),
  [TERMS_ATTRIBUTE]: z.string().default(""),
});
const refreshed = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string().optional() }),
});
const refreshedByOAuth = z.object({ access_token: z.string(), id_token: z.string(), refresh_token: z.string().optional() });

type Parts = { readonly auth: WireSettings; readonly fetch: typeof globalThis.fetch; readonly clock: Clock };

/** The identity service as our server calls it. Waits 5 s at most for an answer, and never throws for one that does not come. */
export function createIdentityWire({ auth, fetch, clock }: Parts): IdentityWire {
  const parts: WireParts = { auth, fetch: boundedFetch(fetch) };
  const checks = tokenChecks({ ...parts, clock });
  const getUser: IdentityWire["getUser"] = async (accessToken) => {
    const called = await callUserPool(parts, { operation: "GetUser", input: { AccessToken: accessToken }, output: user });
    return checkedOf(called, ({ Username, UserAttributes, UserMFASettingList }) => ({
      username: Username,
      secondFactors: UserMFASettingList,
      attributes: Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])),
    }));
  };
  const standing: IdentityWire["getUser"] = (accessToken) =>
    readToken(accessToken)?.scopes.includes(ADMIN_SCOPE) ? getUser(accessToken) : hostedUser(parts, accessToken);
  const confirm = confirmedTokens({ clock, lifetime: CONFIRMED_FOR, most: MOST_TOKENS }, standing);
  return {
    ...checks,
    getUser,
    accountFacts: (accessToken) => accountFacts(parts, accessToken),
    refresh: (request) => (request.strategy === "cognito" ? refreshAtPool(parts, request) : refreshAtHostedLogin(parts, request)),
    revoke: async (token) => {
      const input = { Token: token, ClientId: auth.clientId };
      const { kind } = await callUserPool(parts, { operation: "RevokeToken", input, output: nothing });
      return kind !== "unreached";
    },
    deleteUser: async (accessToken, userAgent) => {
      const input = { AccessToken: accessToken };
      const called = await callUserPool(parts, { operation: "DeleteUser", input, output: nothing, userAgent });
      return checkedOf(called, () => "deleted" as const) ?? "not-authorised";
    },
    findMember: async (accessToken) => {
      const claims = await checks.verifyAccess(accessToken);
      if (claims === null || claims === "unreached") return claims;
      const confirmed = await confirm(accessToken);
      if (confirmed === null || confirmed === "unreached") return confirmed;
      const { sub, username } = claims;
      const { email_verified, [TERMS_ATTRIBUTE]: termsVersion = "" } = confirmed.attributes;
      return {
        ...{ sub, username, accessToken, isEmailVerified: email_verified === "true" },
        ...(termsVersion === "" ? {} : { termsVersion }),
        ...((confirmed.secondFactors ?? []).length > 0 ? { hasSecondFactor: true as const } : {}),
      };
    },
  };
}

function checkedOf<T, U>(called: Called<T>, show: (value: T) => U): Checked<U> {
  if (called.kind === "done") return show(called.value);
  return called.kind === "refused" ? null : "unreached";
}

/** Without the scope of the user-pool API the hosted login is asked instead. */
async function hostedUser(parts: WireParts, accessToken: string): ReturnType<IdentityWire["getUser"]> {
  const called = await callUserInfo(parts, { accessToken, output: userInfo });
  return checkedOf(called, ({ username, email_verified, [TERMS_ATTRIBUTE]: terms }) => ({
    username,
    attributes: { email_verified, [TERMS_ATTRIBUTE]: terms },
  }));
}

/** GetTokensFromRefreshToken works with rotation and without; InitiateAuth has no place for the next token. */
async function refreshAtPool(parts: WireParts, { refreshToken, deviceKey }: RefreshRequest): Promise<RefreshOutcome> {
  const input = { RefreshToken: refreshToken, ClientId: parts.auth.clientId, ...(deviceKey === null ? {} : { DeviceKey: deviceKey }) };
  const called = await callUserPool(parts, { operation: "GetTokensFromRefreshToken", input, output: refreshed });
  return outcomeOf(called, ({ AuthenticationResult: { AccessToken, IdToken, RefreshToken = null } }) => ({
    accessToken: AccessToken,
    idToken: IdToken,
    refreshToken: RefreshToken,
  }));
}

async function refreshAtHostedLogin(parts: WireParts, { refreshToken }: RefreshRequest): Promise<RefreshOutcome> {
  const form = { grant_type: "refresh_token", client_id: parts.auth.clientId, refresh_token: refreshToken };
  const called = await callTokenEndpoint(parts, { form, output: refreshedByOAuth });
  return outcomeOf(called, ({ access_token, id_token, refresh_token = null }) => ({
    accessToken: access_token,
    idToken: id_token,
    refreshToken: refresh_token,
  }));
}

function outcomeOf<T>(called: Called<T>, tokens: (value: T) => RefreshedTokens): RefreshOutcome {
  if (called.kind === "done") return { outcome: "refreshed", ...tokens(called.value) };
  return { outcome: called.kind === "refused" ? "ended" : "unreached" };
}
