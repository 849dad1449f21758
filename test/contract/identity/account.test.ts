import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoUser } from "amazon-cognito-identity-js";
import { beforeAll, describe, expect, it } from "vitest";
import {
  attributeCode,
  attributesOf,
  authenticate,
  browserUser,
  changePassword,
  confirmPassword,
  deleteAttributes,
  deleteUser,
  forgotPassword,
  setMfa,
  updateAttributes,
  verifyAttribute,
} from "#test/support/cognito-js.ts";
import { type IdentityServer, identityServer, refusalOf, type TestUser } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const NEXT = "Another2horse";
const WRONG_PASSWORD = "NotAuthorizedException: Incorrect username or password.";
const WRONG_CODE = "CodeMismatchException: Invalid verification code provided, please try again.";
const USED_CODE = "ExpiredCodeException: Invalid code provided, please request a code again.";
const wrongFor = (code: string) => (code === "999999" ? "111111" : "999999");

async function signedIn(user: TestUser): Promise<CognitoUser> {
  const browser = browserUser(server, user);
  await authenticate(browser, user.password, "USER_PASSWORD_AUTH");
  return browser;
}
const anybody = async () => {
  const user = await server.aUser();
  return { user, browser: await signedIn(user) };
};

describe("a forgotten password", () => {
  it("is replaced with the mailed code, for SRP and for the plain flow; the old one is over, and the code too", async () => {
    const user = await server.aUser();
    const browser = browserUser(server, user);
    expect(await forgotPassword(browser)).toMatchObject({
      CodeDeliveryDetails: { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "u***@e***" },
    });
    const code = server.codeTo(user.email);
    expect(await refusalOf(confirmPassword(browser, wrongFor(code), NEXT))).toBe(WRONG_CODE);
    expect(await refusalOf(confirmPassword(browser, code, "short"))).toBe(
      "InvalidPasswordException: Password did not conform with policy: Password not long enough",
    );
    expect(await confirmPassword(browser, code, NEXT)).toBe("SUCCESS");
    expect(await refusalOf(confirmPassword(browser, code, "Third3horses"))).toBe(USED_CODE);
    expect(await authenticate(browserUser(server, user), NEXT)).toMatchObject({ kind: "signed in" });
    expect(await authenticate(browserUser(server, user), NEXT, "USER_PASSWORD_AUTH")).toMatchObject({ kind: "signed in" });
    expect(await refusalOf(authenticate(browserUser(server, user), user.password))).toBe(WRONG_PASSWORD);
  });

  it("ends the sign-ins there were, and leaves the second factor on", async () => {
    const { user, browser } = await anybody();
    await setMfa(browser, { sms: { Enabled: true, PreferredMfa: true } });
    await forgotPassword(browserUser(server, user));
    await confirmPassword(browserUser(server, user), server.codeTo(user.email), NEXT);
    expect(await refusalOf(attributesOf(browser))).toBe("NotAuthorizedException: Access Token has been revoked");
    expect(await authenticate(browserUser(server, user), NEXT)).toMatchObject({ challenge: "SMS_MFA" });
  });

  it("is answered alike for a name nobody has: a masked address that stays the same, and codes that are never right", async () => {
    const who = { ClientId: server.client.id, Username: "nobody-at-all" };
    const answers = [await server.sdk.send(new ForgotPasswordCommand(who)), await server.sdk.send(new ForgotPasswordCommand(who))];
    const [first, second] = answers.map(({ CodeDeliveryDetails }) => CodeDeliveryDetails);
    expect(first).toMatchObject({
      AttributeName: "email",
      DeliveryMedium: "EMAIL",
      Destination: expect.stringMatching(/^.\*\*\*@.\*\*\*$/),
    });
    expect(second).toEqual(first);
    const confirm = new ConfirmForgotPasswordCommand({ ...who, ConfirmationCode: "123456", Password: NEXT });
    expect(await refusalOf(server.sdk.send(confirm))).toBe(WRONG_CODE);
  });
});

describe("changing the password", () => {
  it("takes the old one, and ends every sign-in but the one that changed it", async () => {
    const { user, browser } = await anybody();
    const other = await server.tokensOf(user);
    expect(await changePassword(browser, user.password, NEXT)).toBe("SUCCESS");
    expect(await attributesOf(browser)).toMatchObject({ email: user.email });
    expect(await refusalOf(server.sdk.send(new GetUserCommand({ AccessToken: other.AccessToken })))).toBe(
      "NotAuthorizedException: Access Token has been revoked",
    );
    expect(await authenticate(browserUser(server, user), NEXT)).toMatchObject({ kind: "signed in" });
    expect(await refusalOf(authenticate(browserUser(server, user), user.password))).toBe(WRONG_PASSWORD);
  });

  it.each([
    ["Wrong1password", NEXT, WRONG_PASSWORD],
    ["Correct1horse", "Password1", /^InvalidPasswordException: Password did not conform with policy: /],
    ["Correct1horse", "short", "InvalidPasswordException: Password did not conform with policy: Password not long enough"],
  ])("from %s to %s is refused", async (from, to, refusal) => {
    const { AccessToken } = await server.tokensOf(await server.aUser());
    const change = server.sdk.send(new ChangePasswordCommand({ AccessToken, PreviousPassword: from, ProposedPassword: to }));
    expect(await refusalOf(change)).toEqual(typeof refusal === "string" ? refusal : expect.stringMatching(refusal));
  });
});

describe("attributes", () => {
  it("are changed and removed by their owner", async () => {
    const { browser } = await anybody();
    await updateAttributes(browser, { name: "花子", locale: "ja" });
    expect(await attributesOf(browser)).toMatchObject({ name: "花子", locale: "ja" });
    expect(await deleteAttributes(browser, ["locale"])).toBe("SUCCESS");
    expect(await attributesOf(browser)).not.toHaveProperty("locale");
  });

  it("hold a new e-mail address unverified until its code comes back", async () => {
    const { browser } = await anybody();
    const email = "new-address@example.com";
    const details = await updateAttributes(browser, { email });
    expect(details?.CodeDeliveryDetailsList).toEqual([{ AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "n***@e***" }]);
    expect(await attributesOf(browser)).toMatchObject({ email, email_verified: "false" });
    const code = server.codeTo(email);
    expect(await refusalOf(verifyAttribute(browser, "email", wrongFor(code)))).toBe(WRONG_CODE);
    expect(await verifyAttribute(browser, "email", code)).toBe("SUCCESS");
    expect(await attributesOf(browser)).toMatchObject({ email, email_verified: "true" });
    expect(await refusalOf(verifyAttribute(browser, "email", code))).toBe(USED_CODE);
  });

  it("keep the old e-mail address until the new one is verified, where the pool says so", async () => {
    const user = await server.aUser(await server.addPool({ verifyBeforeUpdate: ["email"] }));
    const browser = await signedIn(user);
    const email = "next-address@example.com";
    await updateAttributes(browser, { email });
    expect(await attributesOf(browser)).toMatchObject({ email: user.email, email_verified: "true" });
    await verifyAttribute(browser, "email", server.codeTo(email));
    expect(await attributesOf(browser)).toMatchObject({ email, email_verified: "true" });
  });

  it("have another code sent by GetUserAttributeVerificationCode", async () => {
    const user = await server.aUser({ account: { attributes: { email: "unverified@example.com" } } });
    const browser = await signedIn(user);
    await attributeCode(browser, "email");
    await verifyAttribute(browser, "email", server.codeTo("unverified@example.com"));
    expect(await attributesOf(browser)).toMatchObject({ email_verified: "true" });
  });

  it.each<[string, { Name: string; Value: string }[], RegExp]>([
    ["a verification", [{ Name: "email_verified", Value: "true" }], /^NotAuthorizedException: /],
    ["the sub", [{ Name: "sub", Value: "x" }], /^(NotAuthorized|InvalidParameter)Exception: /],
    ["an attribute the pool does not have", [{ Name: "custom:rank", Value: "1" }], /^(NotAuthorized|InvalidParameter)Exception: /],
    [
      "an address that is none",
      [{ Name: "email", Value: "not an address" }],
      /^InvalidParameterException: Invalid email address format\.$/,
    ],
    ["a number that is none", [{ Name: "phone_number", Value: "090-1234" }], /^InvalidParameterException: Invalid phone number format\.$/],
  ])("take no %s from their owner", async (_title, UserAttributes, refusal) => {
    const user = await server.aUser();
    const { AccessToken } = await server.tokensOf(user);
    expect(await refusalOf(server.sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })))).toMatch(refusal);
    const { UserAttributes: now = [] } = await server.sdk.send(new GetUserCommand({ AccessToken }));
    expect(now).toContainEqual({ Name: "email", Value: user.email });
  });
});

describe("deleting the account", () => {
  it("ends its tokens and its password", async () => {
    const { user, browser } = await anybody();
    const { AccessToken } = await server.tokensOf(user);
    expect(await deleteUser(browser)).toBe("SUCCESS");
    expect(await refusalOf(server.sdk.send(new GetUserCommand({ AccessToken })))).toBe("UserNotFoundException: User does not exist.");
    expect(await refusalOf(authenticate(browserUser(server, user), user.password))).toBe(WRONG_PASSWORD);
  });
});
