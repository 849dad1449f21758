import { InitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { Amplify } from "aws-amplify";
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  getCurrentUser,
  rememberDevice,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
} from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryStorage } from "#test/support/cognito-js.ts";
import { CUSTOM_ANSWER, type IdentityServer, identityServer, type Place, refusalOf, type TestUser } from "#test/support/identity-server.ts";
import { codeOf } from "#test/support/totp.ts";
import { OWN_TARGET } from "#wire/own-operations.ts";

let server: IdentityServer;
let storage: MemoryStorage;

beforeAll(async () => {
  server = await identityServer();
  // Amplify names a device by the browser, and confirms none where there is no browser.
  if (!globalThis.navigator) Object.defineProperty(globalThis, "navigator", { value: { userAgent: "test", language: "ja" } });
});

/** Amplify keeps one configuration and one user in a process. */
function inBrowser({ pool, client }: Place, kept = new MemoryStorage()): void {
  storage = kept;
  const keyValue = {
    setItem: async (key: string, value: string) => kept.setItem(key, value),
    getItem: async (key: string) => kept.getItem(key),
    removeItem: async (key: string) => kept.removeItem(key),
    clear: async () => kept.clear(),
  };
  vi.spyOn(console, "warn").mockReturnValueOnce();
  Amplify.configure({ Auth: { Cognito: { userPoolId: pool.id, userPoolClientId: client.id, userPoolEndpoint: server.url } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(keyValue);
}

beforeEach(() => inBrowser(server));

/** Where the device is not remembered, which would take the place of the second factor. */
const inAnotherBrowser = () => inBrowser(server);

const NEXT = "Another2horse";
/** Without SRP, whose arithmetic takes the client half a second; the others sign in with it. */
const enter = ({ username, password }: TestUser) => signIn({ username, password, options: { authFlowType: "USER_PASSWORD_AUTH" } });

describe("aws-amplify 6", () => {
  it("signs up, sends the code again, confirms, and knows who is signed in", async () => {
    const [username, email] = ["amplified", "amplified@example.com"];
    const begun = await signUp({ username, password: "Correct1horse", options: { userAttributes: { email } } });
    expect(begun).toMatchObject({ isSignUpComplete: false, nextStep: { signUpStep: "CONFIRM_SIGN_UP" } });
    await resendSignUpCode({ username });
    expect(await confirmSignUp({ username, confirmationCode: server.codeTo(email) })).toMatchObject({ isSignUpComplete: true });
    expect(await signIn({ username, password: "Correct1horse" })).toMatchObject({ isSignedIn: true });
    expect(await getCurrentUser()).toMatchObject({ username, userId: begun.userId });
    await signOut();
  });

  it("renews its tokens with GetTokensFromRefreshToken, with and without rotation", async () => {
    for (const client of [server.client, await server.addClient({ rotationGraceSeconds: 30 })]) {
      inBrowser({ pool: server.pool, client });
      const user = await server.aUser({ client });
      await enter(user);
      const before = await fetchAuthSession();
      const after = await fetchAuthSession({ forceRefresh: true });
      expect(String(after.tokens?.accessToken)).not.toBe(String(before.tokens?.accessToken));
      expect((await fetchUserAttributes()).email).toBe(user.email);
      await signOut();
    }
  });

  it("revokes the refresh token when it signs out, here and everywhere", async () => {
    const user = await server.aUser();
    for (const global of [false, true]) {
      await enter(user);
      const place = [...storage.kept.keys()].find((key) => key.endsWith(".refreshToken")) ?? "";
      const token = storage.getItem(place) ?? "";
      await signOut({ global });
      const refresh = new InitiateAuthCommand({
        ClientId: user.client.id,
        AuthFlow: "REFRESH_TOKEN_AUTH",
        AuthParameters: { REFRESH_TOKEN: token },
      });
      expect(await refusalOf(server.sdk.send(refresh))).toBe("NotAuthorizedException: Refresh Token has been revoked");
    }
  });

  it("sets up an authenticator app and signs in with it", async () => {
    const user = await server.aUser();
    await enter(user);
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: codeOf(sharedSecret, server.clock, -1) });
    await updateMFAPreference({ totp: "PREFERRED" });
    expect(await fetchMFAPreference()).toEqual({ enabled: ["TOTP"], preferred: "TOTP" });
    await signOut();
    inAnotherBrowser();
    expect(await enter(user)).toMatchObject({ nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_TOTP_CODE" } });
    expect(await confirmSignIn({ challengeResponse: codeOf(sharedSecret, server.clock) })).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  it("signs in with a recovery code where the app's code is asked for, without knowing of such codes", async () => {
    const user = await server.aUser();
    await enter(user);
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: codeOf(sharedSecret, server.clock) });
    await updateMFAPreference({ totp: "PREFERRED" });
    const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString() ?? "";
    const { json } = await server.wire(`${OWN_TARGET}.CreateRecoveryCodes`, { AccessToken });
    const [code = ""] = json.RecoveryCodes as string[];
    await signOut();
    inAnotherBrowser();
    await enter(user);

    expect(await confirmSignIn({ challengeResponse: code })).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  it("sets up the app in the middle of a sign-in where the pool asks everybody for a second factor", async () => {
    const place = await server.addPool({ mfa: "ON", factors: ["SOFTWARE_TOKEN_MFA"] });
    inBrowser(place);
    const { nextStep } = await enter(await server.aUser(place));
    if (nextStep.signInStep !== "CONTINUE_SIGN_IN_WITH_TOTP_SETUP") throw new Error(nextStep.signInStep);
    const code = codeOf(nextStep.totpSetupDetails.sharedSecret, server.clock);
    expect(await confirmSignIn({ challengeResponse: code })).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  it("chooses between two factors, and signs in by SMS", async () => {
    const user = await server.aUser();
    await enter(user);
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: codeOf(sharedSecret, server.clock) });
    await updateMFAPreference({ totp: "ENABLED", sms: "ENABLED" });
    await signOut();
    inAnotherBrowser();
    expect(await enter(user)).toMatchObject({ nextStep: { signInStep: "CONTINUE_SIGN_IN_WITH_MFA_SELECTION" } });
    expect(await confirmSignIn({ challengeResponse: "SMS" })).toMatchObject({ nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_SMS_CODE" } });
    expect(await confirmSignIn({ challengeResponse: server.codeTo(user.phone) })).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  it("chooses a new password in place of a temporary one", async () => {
    const temporaryUntil = new Date(server.clock.now().getTime() + 86_400_000);
    const user = await server.aUser({ account: { status: "FORCE_CHANGE_PASSWORD", temporaryUntil } });
    expect(await enter(user)).toMatchObject({ nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED" } });
    expect(await confirmSignIn({ challengeResponse: NEXT })).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  it("answers custom questions, with and without the password first", async () => {
    const { username, password } = await server.aUser();
    const ways = [
      { username, options: { authFlowType: "CUSTOM_WITHOUT_SRP" as const } },
      { username, password, options: { authFlowType: "CUSTOM_WITH_SRP" as const } },
    ];
    for (const way of ways) {
      expect(await signIn(way)).toMatchObject({ nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE" } });
      expect(await confirmSignIn({ challengeResponse: CUSTOM_ANSWER })).toMatchObject({ isSignedIn: true });
      await signOut();
    }
  });

  it("remembers, lists and forgets devices, and signs in again with one that was forgotten", async () => {
    const user = await server.aUser();
    await enter(user);
    await rememberDevice();
    const [device] = await fetchDevices();
    const kept = new MemoryStorage();
    for (const [key, value] of storage.kept) if (/device|randomPassword/i.test(key)) kept.setItem(key, value);
    expect(kept.kept.size).toBeGreaterThan(0);
    await signOut();
    inAnotherBrowser();
    await enter(user);
    await forgetDevice({ device: { id: device?.id ?? "" } });
    expect((await fetchDevices()).map(({ id }) => id)).not.toContain(device?.id);
    await signOut();
    inBrowser(server, kept);
    expect(await enter(user)).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  it("resets a forgotten password and changes a known one", async () => {
    const { username, email } = await server.aUser();
    expect(await resetPassword({ username })).toMatchObject({ nextStep: { resetPasswordStep: "CONFIRM_RESET_PASSWORD_WITH_CODE" } });
    await confirmResetPassword({ username, confirmationCode: server.codeTo(email), newPassword: NEXT });
    expect(await signIn({ username, password: NEXT })).toMatchObject({ isSignedIn: true });
    await updatePassword({ oldPassword: NEXT, newPassword: "Third3horses" });
    await signOut();
    expect(await signIn({ username, password: "Third3horses" })).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  it("changes and verifies an address, and deletes the account", async () => {
    const user = await server.aUser();
    await enter(user);
    const email = "elsewhere@example.com";
    const { nextStep } = await updateUserAttribute({ userAttribute: { attributeKey: "email", value: email } });
    expect(nextStep.updateAttributeStep).toBe("CONFIRM_ATTRIBUTE_WITH_CODE");
    await confirmUserAttribute({ userAttributeKey: "email", confirmationCode: server.codeTo(email) });
    expect(await fetchUserAttributes()).toMatchObject({ email, email_verified: "true" });
    await deleteUser();
    expect(await refusalOf(enter(user))).toBe("NotAuthorizedException: Incorrect username or password.");
  });
});
