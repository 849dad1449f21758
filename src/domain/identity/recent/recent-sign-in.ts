import type { Client, Grant } from "#domain/identity/core/types.ts";

/** The members of a request that decide, as far as they are there. Nothing of it is trusted: the operation itself parses the request. */
type Body = Readonly<Record<string, unknown>>;
/** Whether a request wants a recent sign-in. */
type Wants = "always" | "never" | ((body: Body) => boolean);

const ADDRESSES: ReadonlySet<unknown> = new Set(["email", "phone_number"]);

function namesAddress(list: unknown, nameOf: (one: unknown) => unknown): boolean {
  return Array.isArray(list) && list.some((one) => ADDRESSES.has(nameOf(one)));
}

const memberName = (one: unknown): unknown => (typeof one === "object" && one !== null && "Name" in one ? one.Name : null);

/**
 * Every operation that takes an access token, and whether it changes how somebody signs in or ends the account. The code of an address is not
 * asked for it: the change it belongs to was begun with a recent sign-in, and its mail may take longer than that lasts.
 */
export const RECENT_SIGN_IN: ReadonlyMap<string, Wants> = new Map<string, Wants>([
  ["ChangePassword", "always"],
  ["SetUserMFAPreference", "always"],
  ["SetUserSettings", "always"],
  ["AssociateSoftwareToken", "always"],
  ["VerifySoftwareToken", "always"],
  ["UpdateUserAttributes", ({ UserAttributes }) => namesAddress(UserAttributes, memberName)],
  ["DeleteUserAttributes", ({ UserAttributeNames }) => namesAddress(UserAttributeNames, (name) => name)],
  ["DeleteUser", "always"],
  ["CreateRecoveryCodes", "always"],
  ["StartWebAuthnRegistration", "always"],
  ["CompleteWebAuthnRegistration", "always"],
  ["DeleteWebAuthnCredential", "always"],
  ["UnlinkProvider", "always"],
  // It tells from where others tried.
  ["ListAccountEvents", "always"],
  ["UpdateWebAuthnCredential", "never"],
  ["ListSessions", "never"],
  ["EndSession", "never"],
  ["EndOtherSessions", "never"],
  ["DescribeRecoveryCodes", "never"],
  ["ListWebAuthnCredentials", "never"],
  ["GetUser", "never"],
  ["GetUserAttributeVerificationCode", "never"],
  ["VerifyUserAttribute", "never"],
  ["GlobalSignOut", "never"],
  ["ConfirmDevice", "never"],
  ["ForgetDevice", "never"],
  ["GetDevice", "never"],
  ["ListDevices", "never"],
  ["UpdateDeviceStatus", "never"],
]);

/** The access token of a request that wants a recent sign-in; null for one that does not, or has none (steps of a sign-in carry a session). */
export function tokenToProve(operation: string, body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const given: Body = { ...body };
  return typeof given.AccessToken === "string" && wantsRecentSignIn(operation, given) ? given.AccessToken : null;
}

/** Whether an operation, asked for with this body, wants a recent sign-in. */
export function wantsRecentSignIn(operation: string, body: Body = {}): boolean {
  const wants = RECENT_SIGN_IN.get(operation) ?? "never";
  return wants === "always" || (wants !== "never" && wants(body));
}

/** Whether the proof that a grant came of is recent enough for its client; refreshing does not renew it. */
export function isRecent({ authTime }: Pick<Grant, "authTime">, { settings }: Pick<Client, "settings">, now: Date): boolean {
  const { recentSignInSeconds } = settings;
  return recentSignInSeconds === null || now.getTime() - authTime.getTime() <= recentSignInSeconds * 1000;
}

const MOST_SECONDS_ON_PAGES = 300;

/**
 * How old a sign-in of the hosted pages may be for such changes, in seconds. It is of the whole pool, so a client that asks for nothing, or for
 * little, does not open there what another one closes.
 */
export function recentSecondsOnPages({ settings }: Pick<Client, "settings">): number {
  return Math.min(settings.recentSignInSeconds ?? MOST_SECONDS_ON_PAGES, MOST_SECONDS_ON_PAGES);
}

/** Whether somebody signed in in a browser recently enough for such changes. */
export function isRecentOnPages({ authTime }: Pick<Grant, "authTime">, client: Pick<Client, "settings">, now: Date): boolean {
  return now.getTime() - authTime.getTime() <= recentSecondsOnPages(client) * 1000;
}
