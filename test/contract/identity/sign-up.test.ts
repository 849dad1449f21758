import { ConfirmSignUpCommand, ResendConfirmationCodeCommand, SignUpCommand } from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, it } from "vitest";
import { authenticate, browserUser, confirmSignUp, resendCode, signUp, userPool } from "#test/support/cognito-js.ts";
import { type IdentityServer, identityServer, refusalOf } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

let made = 0;
async function begin() {
  made += 1;
  const username = `hanako${made}`;
  const email = `${username}@example.com`;
  const answer = await signUp(userPool(server, server), { username, password: "Correct1horse", email });
  return { username, email, answer, user: browserUser(server, { ...server, username }) };
}

const wrongFor = (code: string) => (code === "999999" ? "111111" : "999999");

describe("SignUp, ConfirmSignUp and ResendConfirmationCode with amazon-cognito-identity-js", () => {
  it("mails a code that confirms the account, which can then sign in", async () => {
    const { user, email, answer } = await begin();
    expect(answer.userConfirmed).toBe(false);
    expect(answer.userSub).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.codeDeliveryDetails).toEqual({ AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "h***@e***" });
    expect(await confirmSignUp(user, server.codeTo(email))).toBe("SUCCESS");
    expect(await authenticate(user, "Correct1horse")).toMatchObject({ kind: "signed in" });
  });

  it("takes a code once, and no wrong one", async () => {
    const { user, email } = await begin();
    const code = server.codeTo(email);
    const wrong = "CodeMismatchException: Invalid verification code provided, please try again.";
    expect(await refusalOf(confirmSignUp(user, wrongFor(code)))).toBe(wrong);
    await confirmSignUp(user, code);
    expect(await refusalOf(confirmSignUp(user, code))).toBe(
      "NotAuthorizedException: User cannot be confirmed. Current status is CONFIRMED",
    );
  });

  it("mails another code on request, which confirms", async () => {
    const { user, email } = await begin();
    expect(await resendCode(user)).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: "EMAIL" } });
    expect(server.sent.filter(({ to }) => to === email)).toHaveLength(2);
    expect(await confirmSignUp(user, server.codeTo(email))).toBe("SUCCESS");
  });

  it("lets nobody sign in before the code came back", async () => {
    const { user } = await begin();
    expect(await refusalOf(authenticate(user, "Correct1horse"))).toBe("UserNotConfirmedException: User is not confirmed.");
  });

  it("gives a name once, in whatever case", async () => {
    const { username } = await begin();
    const again = signUp(userPool(server, server), {
      username: username.toUpperCase(),
      password: "Correct1horse",
      email: "other@example.com",
    });
    expect(await refusalOf(again)).toBe("UsernameExistsException: User already exists");
  });
});

describe("the same operations with the AWS SDK", () => {
  it("answers for a name nobody has as if it had sent a code, and as if every code had run out", async () => {
    const who = { ClientId: server.client.id, Username: "nobody-at-all" };
    const { CodeDeliveryDetails } = await server.sdk.send(new ResendConfirmationCodeCommand(who));
    expect(CodeDeliveryDetails).toMatchObject({
      DeliveryMedium: "EMAIL",
      AttributeName: "email",
      Destination: expect.stringContaining("*"),
    });
    const confirm = server.sdk.send(new ConfirmSignUpCommand({ ...who, ConfirmationCode: "123456" }));
    expect(await refusalOf(confirm)).toMatch(/^(ExpiredCodeException: Invalid code|CodeMismatchException: Invalid verification)/);
  });

  it.each<[string, string]>([
    ["short", "Password not long enough"],
    ["alllowercase1", "Password must have uppercase characters"],
    ["ALLUPPERCASE1", "Password must have lowercase characters"],
    ["Nonumbershere", "Password must have numeric characters"],
  ])("refuses the password %s by the pool's policy: %s", async (Password, why) => {
    const Username = "somebody";
    const attempt = server.sdk.send(
      new SignUpCommand({ ClientId: server.client.id, Username, Password, UserAttributes: [{ Name: "email", Value: "s@example.com" }] }),
    );
    expect(await refusalOf(attempt)).toBe(`InvalidPasswordException: Password did not conform with policy: ${why}`);
  });

  it("signs up by e-mail address where the pool says so: the stored name is the sub", async () => {
    const place = await server.addPool({ usernameAttributes: ["email"] });
    const email = "by-mail@example.com";
    const { UserSub } = await server.sdk.send(
      new SignUpCommand({
        ClientId: place.client.id,
        Username: email,
        Password: "Correct1horse",
        UserAttributes: [{ Name: "email", Value: email }],
      }),
    );
    await server.sdk.send(new ConfirmSignUpCommand({ ClientId: place.client.id, Username: email, ConfirmationCode: server.codeTo(email) }));
    const outcome = await authenticate(browserUser(server, { ...place, username: email }), "Correct1horse");
    if (outcome.kind !== "signed in") throw new Error(`asked for ${outcome.challenge}`);
    expect(outcome.session.getIdToken().payload).toMatchObject({ sub: UserSub, "cognito:username": UserSub, email });
  });
});
