import { describe, expect, it } from "vitest";
import { scriptedPool } from "#test/support/scripted-pool.ts";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { passwordCalls } from "./password.ts";

function world(answers: Readonly<Record<string, object>> = {}) {
  const { asked, call, callAsUser } = scriptedPool(answers);
  const { now, wait } = timeByHand();
  const environment = { now, wait, fetch, randomBytes: (length: number) => new Uint8Array(length) };
  const settings = { endpoint: "", poolId: "", clientId: "site", storage: memoryStorage(), environment };
  return { asked, calls: passwordCalls({ call, callAsUser, settings }) };
}

describe("a forgotten password", () => {
  it("is told where the code went", async () => {
    const CodeDeliveryDetails = { Destination: "+*******1234", DeliveryMedium: "SMS", AttributeName: "phone_number" };
    const { calls, asked } = world({ ForgotPassword: { CodeDeliveryDetails } });
    expect(await calls.forgotPassword("hanako")).toEqual({ destination: "+*******1234", medium: "SMS", attribute: "phone_number" });
    expect(asked).toEqual([{ operation: "ForgotPassword", request: { ClientId: "site", Username: "hanako" } }]);
  });

  it("is told nothing where the service says nothing", async () => {
    expect(await world().calls.forgotPassword("hanako")).toBeNull();
  });

  it("is replaced with the code", async () => {
    const { calls, asked } = world();
    await calls.confirmForgotPassword("hanako", "123456", "Another2horse");
    expect(asked[0]?.request).toEqual({
      ClientId: "site",
      Username: "hanako",
      ConfirmationCode: "123456",
      Password: "Another2horse",
    });
  });

  it.each([
    ["Username cannot be empty", ["", "123456", "p"]],
    ["Confirmation code cannot be empty", ["hanako", "", "p"]],
    ["Password cannot be empty", ["hanako", "123456", ""]],
  ] as const)("is not replaced: %s", async (message, [username, code, password]) => {
    const { calls, asked } = world();
    await expect(calls.confirmForgotPassword(username, code, password)).rejects.toThrow(message);
    expect(asked).toEqual([]);
  });

  it("is somebody's", async () => {
    await expect(world().calls.forgotPassword(" ")).rejects.toThrow("Username cannot be empty");
  });
});

describe("changing a password", () => {
  it("needs the old one", async () => {
    const { calls, asked } = world();
    await calls.changePassword("Correct1horse", "Another2horse");
    expect(asked[0]?.request).toEqual({ PreviousPassword: "Correct1horse", ProposedPassword: "Another2horse", AccessToken: "access" });
  });

  it.each([
    ["", "new"],
    ["old", ""],
  ])("refuses an empty one (%j → %j)", async (from, to) => {
    await expect(world().calls.changePassword(from, to)).rejects.toThrow("Password cannot be empty");
  });
});
