import { InitiateAuthCommand, RespondToAuthChallengeCommand } from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, it } from "vitest";
import { answerCustom, attributesOf, authenticate, beginCustom, browserUser, chooseNewPassword } from "#test/support/cognito-js.ts";
import { CUSTOM_ANSWER, type IdentityServer, identityServer, refusalOf } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const WRONG = "NotAuthorizedException: Incorrect username or password.";
const NEXT = "Another2horse";
const temporary = () =>
  server.aUser({ account: { status: "FORCE_CHANGE_PASSWORD", temporaryUntil: new Date(server.clock.now().getTime() + 86_400_000) } });

describe("NEW_PASSWORD_REQUIRED", () => {
  it.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)(
    "comes after the temporary password by %s, and the new one signs in from then on",
    async (flow) => {
      const user = await temporary();
      const browser = browserUser(server, user);
      const asked = await authenticate(browser, user.password, flow);
      expect(asked).toMatchObject({ challenge: "NEW_PASSWORD_REQUIRED", parameters: { email: user.email }, required: [] });
      expect(await chooseNewPassword(browser, NEXT, { name: "花子" })).toMatchObject({ kind: "signed in" });
      expect(await attributesOf(browser)).toMatchObject({ name: "花子", email: user.email });
      expect(await authenticate(browserUser(server, user), NEXT)).toMatchObject({ kind: "signed in" });
      expect(await refusalOf(authenticate(browserUser(server, user), user.password))).toBe(WRONG);
    },
  );

  it("refuses a weak password and leaves the session to try another", async () => {
    const user = await temporary();
    const browser = browserUser(server, user);
    await authenticate(browser, user.password);
    expect(await refusalOf(chooseNewPassword(browser, "short"))).toBe(
      "InvalidPasswordException: Password did not conform with policy: Password not long enough",
    );
    expect(await chooseNewPassword(browser, NEXT)).toMatchObject({ kind: "signed in" });
  });

  it("lets nobody choose a password with a session that is made up or of another step", async () => {
    const user = await temporary();
    const ClientId = server.client.id;
    const custom = await server.sdk.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME: (await server.aUser()).username } }),
    );
    for (const Session of ["x".repeat(200), custom.Session]) {
      const attempt = new RespondToAuthChallengeCommand({
        ClientId,
        Session,
        ChallengeName: "NEW_PASSWORD_REQUIRED",
        ChallengeResponses: { USERNAME: user.username, NEW_PASSWORD: NEXT },
      });
      expect(await refusalOf(server.sdk.send(attempt))).toBe("NotAuthorizedException: Invalid session for the user.");
    }
    expect(await authenticate(browserUser(server, user), user.password)).toMatchObject({ challenge: "NEW_PASSWORD_REQUIRED" });
  });

  it("is not offered to somebody who answered the custom question but never proved the temporary password", async () => {
    const user = await temporary();
    const browser = browserUser(server, user);
    // Asked like everybody, for the question tells who is known.
    expect(await beginCustom(browser)).toMatchObject({ challenge: "CUSTOM_CHALLENGE" });
    expect(await refusalOf(answerCustom(browser, CUSTOM_ANSWER))).toBe(WRONG);
  });
});

describe("CUSTOM_CHALLENGE", () => {
  it("shows the module's question and signs in who knows the answer", async () => {
    const browser = browserUser(server, await server.aUser());
    const asked = await beginCustom(browser);
    expect(asked).toMatchObject({ challenge: "CUSTOM_CHALLENGE", parameters: { question: expect.any(String) } });
    expect(await answerCustom(browser, CUSTOM_ANSWER)).toMatchObject({ kind: "signed in" });
  });

  it("asks again after a wrong answer, in a new session, and ends after the third", async () => {
    const browser = browserUser(server, await server.aUser());
    await beginCustom(browser);
    expect(await answerCustom(browser, "no")).toMatchObject({ challenge: "CUSTOM_CHALLENGE" });
    expect(await answerCustom(browser, "no")).toMatchObject({ challenge: "CUSTOM_CHALLENGE" });
    expect(await refusalOf(answerCustom(browser, "no"))).toBe(WRONG);
  });

  it("comes after the proof of the password, where the client asks for both", async () => {
    const user = await server.aUser();
    const browser = browserUser(server, user);
    expect(await authenticate(browser, user.password, "CUSTOM_AUTH")).toMatchObject({ challenge: "CUSTOM_CHALLENGE" });
    expect(await answerCustom(browser, CUSTOM_ANSWER)).toMatchObject({ kind: "signed in" });
    expect(await refusalOf(authenticate(browserUser(server, user), "Wrong1password", "CUSTOM_AUTH"))).toBe(WRONG);
  });

  it("asks a name nobody has just the same, and refuses the right answer", async () => {
    const browser = browserUser(server, { ...server, username: "nobody-at-all" });
    expect(await beginCustom(browser)).toMatchObject({ challenge: "CUSTOM_CHALLENGE" });
    expect(await answerCustom(browser, CUSTOM_ANSWER)).toMatchObject({ challenge: "CUSTOM_CHALLENGE" });
  });

  it("does not take the session of one user for another, nor of one client for another", async () => {
    const [user, other] = [await server.aUser(), await server.aUser()];
    const elsewhere = await server.addClient();
    const begin = () =>
      server.sdk.send(
        new InitiateAuthCommand({ ClientId: server.client.id, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME: user.username } }),
      );
    const answer = async (ClientId: string, USERNAME: string) =>
      server.sdk.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          Session: (await begin()).Session,
          ChallengeName: "CUSTOM_CHALLENGE",
          ChallengeResponses: { USERNAME, ANSWER: CUSTOM_ANSWER },
        }),
      );
    const refused = "NotAuthorizedException: Invalid session for the user.";
    expect(await refusalOf(answer(server.client.id, other.username))).toBe(refused);
    expect(await refusalOf(answer(elsewhere.id, user.username))).toBe(refused);
    expect((await answer(server.client.id, user.username)).AuthenticationResult).toBeDefined();
  });
});
