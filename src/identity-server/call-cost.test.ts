import { expect, it } from "vitest";
import { operations } from "#domain/identity/index.server.ts";
import { callCost } from "./call-cost.ts";

const POOL = "AWSCognitoIdentityProviderService";

it.each([
  ["a sign-in", "POST", "/", `${POOL}.InitiateAuth`, 5],
  ["its second step", "POST", "/any/path", `${POOL}.RespondToAuthChallenge`, 5],
  ["temporary keys", "POST", "/", "AWSCognitoIdentityService.GetCredentialsForIdentity", 5],
  ["the form of the login", "POST", "/login", "", 5],
  ["a code for tokens", "POST", "/oauth2/token", "", 5],
  ["the page of the login", "GET", "/login", "", 1],
  ["who one is", "POST", "/", `${POOL}.GetUser`, 1],
  ["what an operator does", "POST", "/", `${POOL}.AdminCreateUser`, 1],
  ["what there is not", "POST", "/", "InitiateAuth.", 1],
])("%s counts what it makes the processor do", (_what, method, path, target, cost) => {
  expect(callCost({ method, path, target })).toBe(cost);
});

it("every operation that counts more than one is one of the two APIs", () => {
  const costly = [...operations].filter(([target]) => callCost({ method: "POST", path: "/", target }) > 1);

  expect(costly.map(([, { name }]) => name).sort()).toEqual([
    "ChangePassword",
    "ConfirmForgotPassword",
    "GetCredentialsForIdentity",
    "GetTokensFromRefreshToken",
    "InitiateAuth",
    "RespondToAuthChallenge",
    "SignUp",
  ]);
  expect(costly.every(([, { access }]) => access === "open")).toBe(true);
});
