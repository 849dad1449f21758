import { describe, expect, it } from "vitest";
import { CATALOGUE } from "#kernel/errors/catalogue.ts";
import { CatalogueError, type ErrorKey, isError, ORIGINALS } from "#kernel/errors/originals.ts";
import { readSources } from "../../../test/support/sources.ts";

/** Section 8 of the product's specification, in its order. */
const SECTION_8 = [
  "Authentication Error",
  "User is not authenticated",
  "The user is not authenticated",
  "No current user",
  "Both token and refresh token have expired. Your request was aborted.",
  "Cannot retrieve a new session. Please authenticate.",
  "Local storage is missing an ID Token, Please authenticate",
  "Username is null. Cannot retrieve a new session",
  "Failed to get the session because the user is empty",
  "Pending sign-in attempt already in progress",
  "Authentication flow type is invalid.",
  "PASSWORD parameter is required",
  "New password is required.",
  "Invalid state in OAuth flow",
  "Signout timeout fail",
  "Please use your credentials to sign in",
  "Error creating account",
  "Email cannot be empty",
  "Phone number cannot be empty",
  "Username cannot be empty",
  "The username should either be a string or one of the sign in types",
  "Password cannot be empty",
  "Confirmation code cannot be empty",
  "Challenge response cannot be empty",
  "No valid MFA method provided",
  "Invalid MFA type",
  "Network error",
  "Network Error",
  "Device tracking has not been configured in this User Pool",
  "Access Token has been revoked",
  "Refresh Token has been revoked",
  "User is disabled.",
  "User does not exist.",
  "Refresh Token has expired.",
  "Federation requires either a User Pool or Identity Pool in config",
  "Route {path} is not pre-rendered",
  "Request did not complete within {n} ms",
  "Request aborted",
  "ExternalService",
  "InternalError",
  "InvalidIdentityPoolConfiguration",
  "InvalidParameter",
  "LimitExceeded",
  "NotAuthorized",
  "ResourceConflict",
  "ResourceNotFound",
  "TooManyRequests",
  "Response from Amazon Cognito contained no credentials",
  "Response from Amazon Cognito contained no access key ID",
  "Response from Amazon Cognito contained no secret key",
  "Response from Amazon Cognito contained no identity ID",
  "User is not signed in with Google",
  "Failed to refresh google token",
  "Network error reloading google auth response",
  "no fb sdk available",
  "no response from facebook when refreshing the jwt token",
];

/** What section 5 refuses, rule by rule. It quotes one text; the others are those of section 8, or in the words of the clients it describes. */
const SECTION_5: readonly (readonly [rule: string, keys: readonly ErrorKey[]])[] = [
  ["User-pool id and client id required", ["poolAndClientRequired"]],
  ["Pool id at most 55 characters, pattern region, underscore, alphanumerics", ["poolIdInvalid"]],
  ["Username required", ["usernameEmpty"]],
  ["password required", ["passwordEmpty"]],
  ["also for the plain password flow", ["passwordParameterRequired"]],
  ["confirmation code required", ["codeEmpty"]],
  ["challenge response required", ["challengeResponseEmpty"]],
  ["new password required when completing the new-password challenge", ["newPasswordRequired"]],
  ["Sign-up argument must be a string or an object", ["creatingAccount"]],
  ["sign-in with an object needs a username", ["usernameShape"]],
  ["MFA type must be TOTP, SMS or none", ["noValidMfa", "invalidMfaType"]],
  ["Id and access tokens both required for a session", ["idTokenMissing"]],
  ["A token must be non-empty to be accepted", ["tokenEmpty"]],
  ["OAuth scopes must be a list of strings", ["scopesShape"]],
  ["returned OAuth state must match the stored state", ["invalidState"]],
  ["Cookie storage needs a domain", ["cookieDomain"]],
  ["same-site must be strict, lax or none", ["sameSiteInvalid"]],
  ["none requires secure", ["sameSiteNoneSecure"]],
  ["Custom storage must offer get, set, remove, clear", ["customStorage"]],
  ["Analytics container id must be valid", ["analyticsIdInvalid"]],
  ["Presigned URL expiry over 604800 s is rejected", ["presignTooLong"]],
];

const KEYS = Object.keys(ORIGINALS) as ErrorKey[];
const sources = readSources();

describe("the error catalogue", () => {
  it.each(SECTION_8)("has a row for “%s” of section 8", (original) => {
    expect(Object.values(CATALOGUE).filter((row) => row.original === original)).toHaveLength(1);
  });

  it.each(SECTION_5)("has a row for the rule “%s” of section 5", (_rule, keys) => {
    expect(keys.map((key) => CATALOGUE[key].original)).toEqual(keys.map((key) => ORIGINALS[key]));
  });

  it("quotes what section 5 quotes", () => {
    expect(CATALOGUE.presignTooLong.original).toBe(
      "Signature version 4 presigned URLs must have an expiration date less than one week in the future",
    );
  });

  it("has no row that the specification does not ask for", () => {
    const asked = new Set<string>([...SECTION_8, ...SECTION_5.flatMap(([, keys]) => keys.map((key): string => ORIGINALS[key]))]);

    expect(Object.values(ORIGINALS).filter((original) => !asked.has(original))).toEqual([]);
  });

  it("gives every original one key", () => {
    expect(new Set(Object.values(ORIGINALS)).size).toBe(KEYS.length);
  });

  it.each(KEYS)("holds the original and a Japanese sentence for %s", (key) => {
    expect(CATALOGUE[key].original).toBe(ORIGINALS[key]);
    expect(CATALOGUE[key].japanese).toMatch(/^[^！!{}]*[ぁ-ん][^！!{}]*。$/u);
  });

  it.each(KEYS)("names a source that raises %s", (key) => {
    const { raisedIn } = CATALOGUE[key];

    expect([raisedIn, sources.get(raisedIn) ?? "is not there"]).toEqual([raisedIn, expect.stringMatching(raises(key))]);
  });
});

/** `"key"`, as an error is made of it, or its text taken by name. */
function raises(key: ErrorKey): RegExp {
  return new RegExp(`"${key}"|ORIGINALS\\.${key}\\b`);
}

describe("an error of the catalogue", () => {
  it("has the original for its message, and a type for machines", () => {
    const error = new CatalogueError("timeout", { name: "TimeoutError", values: { n: 20_000 } });

    expect([error.name, error.message]).toEqual(["TimeoutError", "Request did not complete within 20000 ms"]);
  });

  it("is an AuthError unless it says otherwise, and leaves unfilled places as they are", () => {
    const error = new CatalogueError("notPrerendered");

    expect([error.name, error.message]).toEqual(["AuthError", "Route {path} is not pre-rendered"]);
    expect("cause" in error).toBe(false);
  });

  it("keeps what caused it", () => {
    const cause = new Error("below");

    expect(new CatalogueError("network", { cause }).cause).toBe(cause);
  });

  it("is told apart by its key", () => {
    expect(isError(new CatalogueError("noCurrentUser"), "noCurrentUser")).toBe(true);
    expect(isError(new CatalogueError("noCurrentUser"), "userEmpty")).toBe(false);
    expect(isError(new Error("No current user"), "noCurrentUser")).toBe(false);
  });
});
