import { describe, expect, it } from "vitest";
import { scriptedPool } from "#test/support/scripted-pool.ts";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import type { SignInInput, SignUpInput } from "#web/session/pool/types.ts";
import { signUpCalls } from "./sign-up.ts";

const MADE = { UserSub: "sub-1", UserConfirmed: false };

function world(answer: object = MADE) {
  const { asked, call } = scriptedPool({ SignUp: answer });
  const time = timeByHand();
  const signedIn: SignInInput[] = [];
  const calls = signUpCalls({
    call,
    signIn: async (input) => {
      signedIn.push(input);
      return { kind: "done", username: input.username, isNewDevice: false };
    },
    settings: {
      endpoint: "",
      poolId: "",
      clientId: "site",
      storage: memoryStorage(),
      environment: { now: time.now, wait: time.wait, fetch, randomBytes: (length) => new Uint8Array(length) },
    },
  });
  return { asked, signedIn, calls };
}

describe("signing up", () => {
  it("takes a name and a password", async () => {
    const { calls, asked } = world();
    expect(await calls.signUp("hanako", "Correct1horse")).toEqual({ sub: "sub-1", isConfirmed: false, delivery: null });
    expect(asked).toEqual([
      { operation: "SignUp", request: { ClientId: "site", Username: "hanako", Password: "Correct1horse", UserAttributes: [] } },
    ]);
  });

  it("takes an object with attributes, validation data and client metadata", async () => {
    const sent = { Destination: "h***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" };
    const { calls, asked } = world({ ...MADE, CodeDeliveryDetails: sent });
    const result = await calls.signUp({
      username: "hanako",
      password: "Correct1horse",
      attributes: { email: "h@example.jp", name: "花子" },
      validationData: { source: "site" },
      clientMetadata: { campaign: "spring" },
    });
    expect(result.delivery).toEqual({ destination: "h***@e***", medium: "EMAIL", attribute: "email" });
    expect(asked[0]?.request).toEqual({
      ClientId: "site",
      Username: "hanako",
      Password: "Correct1horse",
      UserAttributes: [
        { Name: "email", Value: "h@example.jp" },
        { Name: "name", Value: "花子" },
      ],
      ValidationData: [{ Name: "source", Value: "site" }],
      ClientMetadata: { campaign: "spring" },
    });
  });

  it.each([
    ["Username cannot be empty", { username: " ", password: "p" }],
    ["Username cannot be empty", "{}"],
    ["The username should either be a string or one of the sign in types", '{"username":7,"password":"p"}'],
    ["Password cannot be empty", { username: "hanako", password: "" }],
    ["Email cannot be empty", { username: "hanako", password: "p", attributes: { email: "" } }],
    ["Phone number cannot be empty", { username: "hanako", password: "p", attributes: { phone_number: "" } }],
    ["Error creating account", "null"],
    ["Error creating account", "7"],
  ] as const)("is refused as %s before anything is sent", async (message, input) => {
    const { calls, asked } = world();
    const given: SignUpInput = typeof input === "string" ? JSON.parse(input) : input;
    await expect(calls.signUp(given)).rejects.toMatchObject({ key: message, message });
    expect(asked).toEqual([]);
  });

  it("wants a password beside a name", async () => {
    await expect(world().calls.signUp("hanako")).rejects.toMatchObject({ key: "Password cannot be empty" });
  });

  it("has failed when the service tells no account", async () => {
    await expect(world({}).calls.signUp("hanako", "p")).rejects.toMatchObject({ key: "Error creating account" });
  });

  it("signs in by itself after the code where that was asked for", async () => {
    const { calls, signedIn } = world();
    await calls.signUp({ username: "hanako", password: "p", autoSignIn: { isByLink: false } });
    expect(await calls.confirmSignUp("hanako", "123456")).toEqual({ kind: "done", username: "hanako", isNewDevice: false });
    expect(signedIn).toEqual([{ username: "hanako", password: "p" }]);
  });

  it("signs in at once when nobody has to confirm anything", async () => {
    const { calls, signedIn } = world({ ...MADE, UserConfirmed: true });
    expect(await calls.signUp({ username: "hanako", password: "p", autoSignIn: { isByLink: false } })).toMatchObject({ isConfirmed: true });
    expect(await calls.autoSignIn()).toMatchObject({ kind: "done" });
    expect(signedIn).toHaveLength(1);
  });

  it("does not sign in where nobody asked for it", async () => {
    const { calls, signedIn } = world();
    await calls.signUp("hanako", "p");
    expect(await calls.confirmSignUp("hanako", "123456")).toBeNull();
    expect(signedIn).toEqual([]);
  });
});

describe("confirming a sign-up", () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ forceAliasCreation: false }, false],
  ])("moves the alias to the new account unless told otherwise (%j)", async (options, expected) => {
    const { calls, asked } = world();
    await calls.confirmSignUp("hanako", "123456", options);
    expect(asked[0]?.request).toEqual({
      ClientId: "site",
      Username: "hanako",
      ConfirmationCode: "123456",
      ForceAliasCreation: expected,
    });
  });

  it("wants a code and a name", async () => {
    const { calls } = world();
    await expect(calls.confirmSignUp("hanako", " ")).rejects.toThrow("Confirmation code cannot be empty");
    await expect(calls.confirmSignUp("", "123456")).rejects.toThrow("Username cannot be empty");
    await expect(calls.resendSignUp("")).rejects.toThrow("Username cannot be empty");
  });
});
