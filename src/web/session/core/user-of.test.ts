import { describe, expect, test } from "vitest";
import { userOfClaims } from "./user-of.ts";

const claims = { sub: "8c1f", "cognito:username": "google_123", email: "hanako@example.com", email_verified: true };

describe("the user that an id token speaks of", () => {
  test("has the sub, the name of the account and the address", () => {
    expect(userOfClaims(claims)).toMatchObject({
      sub: "8c1f",
      username: "google_123",
      email: "hanako@example.com",
      isEmailVerified: true,
      phoneNumber: null,
      name: null,
    });
  });

  test("is called by the sub where the account has no other name", () => {
    expect(userOfClaims({ sub: "8c1f" })?.username).toBe("8c1f");
  });

  test.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
    [undefined, false],
    [1, false],
  ])("has a verified address when the claim is %j: %j", (email_verified, expected) => {
    expect(userOfClaims({ ...claims, email_verified })?.isEmailVerified).toBe(expected);
  });

  test.each([
    [{ name: "見本 花子", family_name: "別", given_name: "人" }, "見本 花子"],
    [{ family_name: "見本", given_name: "花子" }, "見本 花子"],
    [{ family_name: "見本" }, "見本"],
    [{ given_name: "花子" }, "花子"],
    [{ name: "" }, null],
  ])("is named by %j as %j", (more, name) => {
    expect(userOfClaims({ ...claims, ...more })?.name).toBe(name);
  });

  test("has the scopes of the access token", () => {
    expect(userOfClaims(claims, { scope: "openid email" })?.scope).toEqual(["openid", "email"]);
    expect(userOfClaims(claims, {})?.scope).toEqual([]);
  });

  test.each([{}, { sub: "" }, { sub: 3 }])("is nobody in %j", (nobody) => {
    expect(userOfClaims(nobody)).toBeNull();
  });
});
