import { beforeAll, describe, expect, it } from "vitest";
import { type IdentityBrowser, identityBrowser } from "#test/support/identity-browser.ts";
import { CUSTOM_ANSWER, type IdentityServer, identityServer, type TestUser } from "#test/support/identity-server.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const NEXT = "Another2horse";
const WRONG = { name: "NotAuthorizedException", message: "Incorrect username or password." };

const answered = ({ network }: IdentityBrowser) =>
  network.calls.map(({ operation, body }) => JSON.parse(body).ChallengeName ?? JSON.parse(body).AuthFlow ?? operation);
const enter = ({ client }: IdentityBrowser, { username, password }: TestUser) => client.signIn({ username, password });

/** A user who has set up an app and the text message, and prefers what is said. */
async function withFactors(prefer: ("SMS" | "TOTP")[]): Promise<{ user: TestUser; secret: string }> {
  const user = await server.aUser();
  const { client } = identityBrowser(server);
  await client.signIn(user.username, user.password);
  const { secret } = await client.setUpTotp();
  await client.verifyTotp(codeOf(secret, server.clock, -1));
  for (const type of prefer) await client.setPreferredMfa(type);
  return { user, secret };
}

describe("signing in by password", () => {
  it.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)("by %s ends in tokens under Cognito's keys", async (flow) => {
    const user = await server.aUser();
    const browser = identityBrowser(server, { flow });
    expect(await browser.client.signIn(user.username, user.password)).toEqual({
      kind: "done",
      username: user.username,
      isNewDevice: true,
    });
    const prefix = `CognitoIdentityServiceProvider.${server.client.id}`;
    const names = ["idToken", "accessToken", "refreshToken", "clockDrift", "deviceKey", "deviceGroupKey", "randomPasswordKey"];
    expect([...browser.storage.kept.keys()].toSorted()).toEqual(
      [`${prefix}.LastAuthUser`, ...names.map((name) => `${prefix}.${user.username}.${name}`)].toSorted(),
    );
    expect(browser.client.waiting()).toBeNull();
  });

  it.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)(
    "by %s with an e-mail address keeps the session under the name that the service gave",
    async (flow) => {
      const place = await server.addPool({ usernameAttributes: ["email"], autoVerified: ["email"] });
      const { client, kept } = identityBrowser(server, { place, flow });
      const username = "hanako@example.com";
      const { sub } = await client.signUp({ username, password: "Correct1horse", attributes: { email: username } });
      await client.confirmSignUp(username, server.codeTo(username));
      expect(await client.signIn(username, "Correct1horse")).toMatchObject({ kind: "done", username: sub });
      expect([kept("LastAuthUser"), kept(`${sub}.idToken`) === kept("idToken")]).toEqual([sub, true]);
    },
  );

  it("takes the flow of one sign-in instead of the client's", async () => {
    const user = await server.aUser();
    const browser = identityBrowser(server);
    await browser.client.signIn({ ...user, flow: "USER_PASSWORD_AUTH" });
    expect(answered(browser)).toEqual(["USER_PASSWORD_AUTH", "ConfirmDevice"]);
  });

  it.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)("by %s is refused with a wrong password, and kept is nothing", async (flow) => {
    const user = await server.aUser();
    const browser = identityBrowser(server, { flow });
    await expect(browser.client.signIn(user.username, "Wrong1horse")).rejects.toMatchObject(WRONG);
    expect(browser.storage.kept.size).toBe(0);
  });

  it("tells an unreached service from a refusal", async () => {
    const browser = identityBrowser(server);
    browser.network.cut(true);
    await expect(browser.client.signIn("hanako", "Correct1horse")).rejects.toMatchObject({
      name: "NetworkError",
      message: "Network error",
    });
  });

  it("goes on without a device where the service does not take it", async () => {
    const user = await server.aUser();
    const refusing = async (url: string, init: RequestInit) =>
      String(new Headers(init.headers).get("x-amz-target")).endsWith("ConfirmDevice")
        ? Response.json({ __type: "InvalidParameterException" }, { status: 400 })
        : fetch(url, init);
    const browser = identityBrowser(server, { time: { fetch: refusing } });
    expect(await enter(browser, user)).toMatchObject({ kind: "done", isNewDevice: false });
    expect(browser.kept("deviceKey")).toBeUndefined();
    expect(await browser.client.currentSession()).toMatchObject({ username: user.username });
  });
});

describe("only one password sign-in", () => {
  it("is under way at a time, and the next may begin when it ended, well or badly", async () => {
    const user = await server.aUser();
    const { client } = identityBrowser(server);
    const first = client.signIn(user.username, "Wrong1horse");
    await expect(client.signIn(user.username, user.password)).rejects.toThrow("Pending sign-in attempt already in progress");
    await expect(first).rejects.toMatchObject(WRONG);
    expect(await client.signIn(user.username, user.password)).toMatchObject({ kind: "done" });
    expect(await client.signIn(user.username, user.password)).toMatchObject({ kind: "done" });
  });

  it("is not in the way of one without a password", async () => {
    const user = await server.aUser();
    const { client } = identityBrowser(server, { flow: "CUSTOM_AUTH" });
    const [byPassword, without] = await Promise.allSettled([
      client.signIn(user.username, user.password),
      client.signIn({ username: user.username }),
    ]);
    expect([byPassword.status, without.status]).toEqual(["fulfilled", "fulfilled"]);
  });
});

describe("what is typed", () => {
  it.each([
    ["no name", { username: "", password: "x" }, "Username cannot be empty"],
    ["no password", { username: "hanako" }, "Password cannot be empty"],
    ["no password for the plain flow", { username: "hanako", flow: "USER_PASSWORD_AUTH" }, "PASSWORD parameter is required"],
    ["an empty password for the custom flow", { username: "hanako", password: "", flow: "CUSTOM_AUTH" }, "Password cannot be empty"],
    ["a flow that does not exist", { username: "hanako", password: "x", flow: "MAGIC" }, "Authentication flow type is invalid."],
    ["an object without a name", {}, "The username should either be a string or one of the sign in types"],
    ["a name that is no text", { username: 1 }, "The username should either be a string or one of the sign in types"],
    ["nothing", null, "The username should either be a string or one of the sign in types"],
  ])("is refused before anything is sent: %s", async (_name, input, message) => {
    const { client, network } = identityBrowser(server);
    await expect(client.signIn(JSON.parse(JSON.stringify(input)))).rejects.toThrow(message);
    expect(network.calls).toEqual([]);
  });
});

describe("a custom challenge", () => {
  it("without a password shows its question and takes the answer", async () => {
    const { username } = await server.aUser();
    const { client } = identityBrowser(server, { flow: "CUSTOM_AUTH" });
    const step = await client.signIn({ username });
    expect(step).toEqual({ kind: "custom-challenge", parameters: expect.objectContaining({ question: expect.any(String) }) });
    expect(client.waiting()).toEqual(step);
    expect(await client.answer({ kind: "custom-challenge", answer: CUSTOM_ANSWER })).toMatchObject({ kind: "done", username });
  });

  it("comes after the password where there is one", async () => {
    const { username, password } = await server.aUser();
    const browser = identityBrowser(server, { flow: "CUSTOM_AUTH" });
    expect(await browser.client.signIn(username, password)).toMatchObject({ kind: "custom-challenge" });
    expect(answered(browser)).toEqual(["CUSTOM_AUTH", "PASSWORD_VERIFIER"]);
    expect(await browser.client.answer({ kind: "custom-challenge", answer: CUSTOM_ANSWER })).toMatchObject({ kind: "done" });
    await expect(identityBrowser(server, { flow: "CUSTOM_AUTH" }).client.signIn(username, "Wrong1horse")).rejects.toMatchObject(WRONG);
  });

  it("asks again after a wrong answer, until the service ends the sign-in", async () => {
    const { username } = await server.aUser();
    const { client } = identityBrowser(server, { flow: "CUSTOM_AUTH" });
    await client.signIn({ username });
    const no = { kind: "custom-challenge", answer: "no" } as const;
    expect(await client.answer(no)).toMatchObject({ kind: "custom-challenge" });
    expect(await client.answer(no)).toMatchObject({ kind: "custom-challenge" });
    await expect(client.answer(no)).rejects.toMatchObject(WRONG);
    expect(client.waiting()).toBeNull();
  });

  it("is not answered with nothing", async () => {
    const { username } = await server.aUser();
    const { client } = identityBrowser(server, { flow: "CUSTOM_AUTH" });
    await client.signIn({ username });
    await expect(client.answer({ kind: "custom-challenge", answer: "" })).rejects.toThrow("Challenge response cannot be empty");
    expect(client.waiting()).toMatchObject({ kind: "custom-challenge" });
  });
});

describe("the second factor", () => {
  it("by SMS: a wrong code leaves the step, the right one ends it", async () => {
    const { user } = await withFactors(["SMS"]);
    const browser = identityBrowser(server);
    expect(await enter(browser, user)).toEqual({ kind: "sms", destination: expect.stringMatching(/^\+\*+\d{4}$/) });
    const code = server.codeTo(user.phone);
    await expect(browser.client.answer({ kind: "sms", code: "" })).rejects.toThrow("Confirmation code cannot be empty");
    const wrong = code === "000000" ? "000001" : "000000";
    await expect(browser.client.answer({ kind: "sms", code: wrong })).rejects.toMatchObject({ name: "CodeMismatchException" });
    expect(browser.client.waiting()).toMatchObject({ kind: "sms" });
    expect(await browser.client.answer({ kind: "sms", code })).toMatchObject({ kind: "done", isNewDevice: true });
  });

  it("by an authenticator app: a wrong code leaves the step, the right one ends it", async () => {
    const { user, secret } = await withFactors(["TOTP"]);
    const browser = identityBrowser(server);
    expect(await enter(browser, user)).toEqual({ kind: "totp", deviceName: null });
    await expect(browser.client.answer({ kind: "totp", code: wrongCodeOf(secret, server.clock) })).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
    expect(await browser.client.answer({ kind: "totp", code: codeOf(secret, server.clock) })).toMatchObject({ kind: "done" });
  });

  it("can be chosen where there are two, and only among them", async () => {
    const { user, secret } = await bothFactors();
    const browser = identityBrowser(server);
    expect(await enter(browser, user)).toEqual({ kind: "select-mfa", choices: ["SMS", "TOTP"] });
    await expect(browser.client.answer(JSON.parse('{"kind":"select-mfa","type":"MAIL"}'))).rejects.toThrow("No valid MFA method provided");
    expect(await browser.client.answer({ kind: "select-mfa", type: "TOTP" })).toMatchObject({ kind: "totp" });
    expect(await browser.client.answer({ kind: "totp", code: codeOf(secret, server.clock) })).toMatchObject({ kind: "done" });
  });

  it("is set up on the way where the pool asks everybody for one", async () => {
    const place = await server.addPool({ mfa: "ON", factors: ["SOFTWARE_TOKEN_MFA"] });
    const browser = identityBrowser(server, { place });
    expect(await enter(browser, await server.aUser(place))).toEqual({ kind: "mfa-setup", choices: ["TOTP"] });
    const { secret } = await browser.client.setUpTotpForSignIn();
    await expect(browser.client.answer({ kind: "mfa-setup", code: wrongCodeOf(secret, server.clock) })).rejects.toMatchObject({
      name: "EnableSoftwareTokenMFAException",
    });
    const answer = { kind: "mfa-setup", code: codeOf(secret, server.clock), deviceName: "電話" } as const;
    expect(await browser.client.answer(answer)).toMatchObject({ kind: "done" });
    expect(await browser.client.preferredMfa()).toBe("TOTP");
  });

  /** Both on and none preferred, which only the API can say. */
  async function bothFactors() {
    const made = await withFactors([]);
    const { AccessToken } = await server.tokensOf(made.user);
    const settings = { SMSMfaSettings: { Enabled: true }, SoftwareTokenMfaSettings: { Enabled: true } };
    await server.wire("AWSCognitoIdentityProviderService.SetUserMFAPreference", { AccessToken, ...settings });
    return made;
  }
});

describe("a temporary password", () => {
  it("is followed by a new one, with what is missing of the person", async () => {
    const temporaryUntil = new Date(server.clock.now().getTime() + 86_400_000);
    const place = await server.addPool({ requiredAttributes: ["email", "name"] });
    const user = await server.aUser({ ...place, account: { status: "FORCE_CHANGE_PASSWORD", temporaryUntil } });
    const { client } = identityBrowser(server, { place });
    const step = await client.signIn(user.username, user.password);
    expect(step).toMatchObject({ kind: "new-password", requiredAttributes: ["name"], attributes: { email: user.email } });
    await expect(client.answer({ kind: "new-password", password: "" })).rejects.toThrow("New password is required.");
    const answer = { kind: "new-password", password: NEXT, attributes: { name: "花子" } } as const;
    await expect(client.answer({ ...answer, password: "short" })).rejects.toMatchObject({ name: "InvalidPasswordException" });
    expect(await client.answer(answer)).toMatchObject({ kind: "done" });
    expect((await client.user()).attributes).toMatchObject({ name: "花子" });
  });
});

describe("a step that waits", () => {
  it("is answered by its own kind only, and by nobody once it was given up", async () => {
    const { user } = await withFactors(["SMS"]);
    const browser = identityBrowser(server);
    await enter(browser, user);
    await expect(browser.client.answer({ kind: "totp", code: "123456" })).rejects.toThrow("Authentication Error");
    await expect(browser.client.setUpTotpForSignIn()).rejects.toThrow("Authentication Error");
    browser.client.giveUp();
    expect(browser.client.waiting()).toBeNull();
    await expect(browser.client.answer({ kind: "sms", code: "123456" })).rejects.toThrow("Authentication Error");
  });

  it("is lost when its time is over", async () => {
    const { user } = await withFactors(["SMS"]);
    const browser = identityBrowser(server);
    await enter(browser, user);
    const code = server.codeTo(user.phone);
    server.clock.advance(16 * 60_000);
    await expect(browser.client.answer({ kind: "sms", code })).rejects.toMatchObject({ name: "NotAuthorizedException" });
    expect(browser.client.waiting()).toBeNull();
  });
});
