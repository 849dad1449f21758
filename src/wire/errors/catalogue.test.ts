import { describe, expect, it } from "vitest";
import { reachedSources } from "#tools/checks/reached-sources.ts";
import { CATALOGUE, type ErrorKey } from "./catalogue.ts";
import { CatalogueError, isError } from "./catalogue-error.ts";

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
  ["User-pool id and client id required", ["Both UserPoolId and ClientId are required."]],
  ["Pool id at most 55 characters, pattern region, underscore, alphanumerics", ["Invalid UserPoolId format."]],
  ["Username required", ["Username cannot be empty"]],
  ["password required", ["Password cannot be empty"]],
  ["also for the plain password flow", ["PASSWORD parameter is required"]],
  ["confirmation code required", ["Confirmation code cannot be empty"]],
  ["challenge response required", ["Challenge response cannot be empty"]],
  ["new password required when completing the new-password challenge", ["New password is required."]],
  ["Sign-up argument must be a string or an object", ["Error creating account"]],
  ["sign-in with an object needs a username", ["The username should either be a string or one of the sign in types"]],
  ["MFA type must be TOTP, SMS or none", ["No valid MFA method provided", "Invalid MFA type"]],
  ["Id and access tokens both required for a session", ["Id token and Access Token must be present."]],
  ["A token must be non-empty to be accepted", ["A token must be non-empty"]],
  ["OAuth scopes must be a list of strings", ["OAuth scopes must be a list of strings"]],
  ["returned OAuth state must match the stored state", ["Invalid state in OAuth flow"]],
  ["Cookie storage needs a domain", ["The domain of cookieStorage can not be undefined."]],
  ["same-site must be strict, lax or none", ['The sameSite value of cookieStorage must be "lax", "strict" or "none".']],
  ["none requires secure", ["sameSite = None requires the Secure attribute in latest browser versions."]],
  ["Custom storage must offer get, set, remove, clear", ["Custom storage must offer get, set, remove and clear"]],
  ["Analytics container id must be valid", ["The container id of the analytics tag is invalid"]],
  [
    "Presigned URL expiry over 604800 s is rejected",
    ["Signature version 4 presigned URLs must have an expiration date less than one week in the future"],
  ],
];

const KEYS = Object.keys(CATALOGUE) as ErrorKey[];
const sources = reachedSources();

describe("the error catalogue", () => {
  it.each(SECTION_8)("has a row for “%s” of section 8", (original) => {
    expect(KEYS).toContain(original);
  });

  it.each(SECTION_5)("has a row for the rule “%s” of section 5", (_rule, originals) => {
    expect(KEYS).toEqual(expect.arrayContaining([...originals]));
  });

  it("has no row that the specification does not ask for", () => {
    const asked = new Set<string>([...SECTION_8, ...SECTION_5.flatMap(([, originals]) => originals)]);

    expect(KEYS.filter((original) => !asked.has(original))).toEqual([]);
  });

  it.each(KEYS)("has a Japanese sentence for “%s”", (original) => {
    expect(CATALOGUE[original].japanese).toMatch(/^[^！!{}]*[ぁ-ん][^！!{}]*。$/u);
  });

  it.each(KEYS)("names a source that production runs and that raises “%s”", (original) => {
    const { raisedIn } = CATALOGUE[original];

    expect([raisedIn, (sources.get(raisedIn) ?? "").includes(original)]).toEqual([raisedIn, true]);
  });
});

describe("an error of the catalogue", () => {
  it("has the original for its message, and a type for machines", () => {
    const error = new CatalogueError("Request did not complete within {n} ms", { name: "TimeoutError", values: { n: 20_000 } });

    expect([error.name, error.message]).toEqual(["TimeoutError", "Request did not complete within 20000 ms"]);
  });

  it("is an AuthError unless it says otherwise, and leaves unfilled places as they are", () => {
    const error = new CatalogueError("Route {path} is not pre-rendered");

    expect([error.name, error.message]).toEqual(["AuthError", "Route {path} is not pre-rendered"]);
    expect("cause" in error).toBe(false);
  });

  it("keeps what caused it", () => {
    const cause = new Error("below");

    expect(new CatalogueError("Network error", { cause }).cause).toBe(cause);
  });

  it("is told apart by its key", () => {
    expect(isError(new CatalogueError("No current user"), "No current user")).toBe(true);
    expect(isError(new CatalogueError("No current user"), "Failed to get the session because the user is empty")).toBe(false);
    expect(isError(new Error("No current user"), "No current user")).toBe(false);
  });
});
