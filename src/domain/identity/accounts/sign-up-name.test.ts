import { describe, expect, it } from "vitest";
import { aPool } from "#test/support/identity-types.ts";
import { signUpName } from "./sign-up-name.ts";

describe("the name of a sign-up", () => {
  it.each([
    ["is chosen", {}, "hanako", null],
    ["is chosen, even if it looks like an address that does not sign in", {}, "hanako@example.jp", null],
    ["is an e-mail address", { usernameAttributes: ["email"] }, "hanako@example.jp", "email"],
    ["is a phone number", { usernameAttributes: ["email", "phone_number"] }, "+819012345678", "phone_number"],
  ] as const)("%s", (_case, settings, name, expected) => {
    expect(signUpName(aPool(settings), name)).toBe(expected);
  });

  it.each([
    [{}, "Google_123", "Username cannot begin like that of a federated user."],
    [{ usernameAttributes: ["email"] }, "hanako", "Username should be an email."],
    [{ usernameAttributes: ["phone_number"] }, "hanako@example.jp", "Username should be a phone number."],
    [{ usernameAttributes: ["email", "phone_number"] }, "hanako", "Username should be either an email or a phone number."],
    [
      { aliasAttributes: ["email"] },
      "hanako@example.jp",
      "Username cannot be of email format, since user pool is configured for email alias.",
    ],
  ] as const)("is refused in a pool with %j when it is %s", (settings, name, message) => {
    expect(() => signUpName(aPool(settings), name)).toThrow(expect.objectContaining({ type: "InvalidParameterException", message }));
  });
});
