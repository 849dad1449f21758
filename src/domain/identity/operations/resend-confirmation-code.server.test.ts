import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "#domain/identity/core/types.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { confirmSignUp } from "./confirm-sign-up.server.ts";
import { resendConfirmationCode } from "./resend-confirmation-code.server.ts";
import { signUp } from "./sign-up.server.ts";

let identity: TestIdentity;
let byAddress: TestIdentity;
let legacy: Client;
const carrier = testCarrier();
const parts = { send: carrier.send };
beforeAll(async () => {
  const { db } = await testDatabase();
  identity = await testIdentity(db, { parts });
  byAddress = await testIdentity(db, {
    parts,
    pool: { usernameAttributes: ["email", "phone_number"], autoVerified: ["email", "phone_number"] },
  });
  legacy = await createClient(identity.service, { poolId: identity.pool.id, name: "legacy", settings: { preventsExistenceErrors: false } });
});

const resend = (Username: string, of: TestIdentity = identity, ClientId = of.client.id) =>
  of.run(resendConfirmationCode, { ClientId, Username });
const enter = (Username: string, attributes: Record<string, string>, of: TestIdentity = identity) => {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  return of.run(signUp, { ClientId: of.client.id, Username, Password: PASSWORD, UserAttributes });
};

describe("ResendConfirmationCode", () => {
  it("sends another code, which confirms", async () => {
    await enter("hanako", { email: "hanako@example.jp" });
    const before = carrier.sent.length;

    expect(await resend("hanako")).toEqual({
      CodeDeliveryDetails: { Destination: "h***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" },
    });

    await expect.poll(() => carrier.sent.length).toBe(before + 1);
    const ConfirmationCode = carrier.codeTo("hanako@example.jp");
    expect(await identity.run(confirmSignUp, { ClientId: identity.client.id, Username: "hanako", ConfirmationCode })).toEqual({});
  });

  it("answers for an unknown name as for a known one, always alike, and sends nothing", async () => {
    const before = carrier.sent.length;

    const first = await resend("nobody");

    expect(first).toEqual({
      CodeDeliveryDetails: {
        Destination: expect.stringMatching(/^[a-z]\*{3}@[a-z]\*{3}$/),
        DeliveryMedium: "EMAIL",
        AttributeName: "email",
      },
    });
    expect(await resend("NOBODY")).toEqual(first);
    expect(carrier.sent).toHaveLength(before);
  });

  it("limits an unknown name like a known one", async () => {
    for (let i = 0; i < 5; i += 1) await resend("stranger");

    await expect(resend("stranger")).rejects.toMatchObject({ type: "LimitExceededException" });
  });

  it("lets an unknown name's codes be guessed like a known one's", async () => {
    await resend("guessed");
    const guess = () => identity.run(confirmSignUp, { ClientId: identity.client.id, Username: "guessed", ConfirmationCode: "123456" });

    const outcomes = [];
    for (let i = 0; i < 6; i += 1) outcomes.push(await guess().catch(({ type }) => type));

    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => "CodeMismatchException"), "LimitExceededException"]);
  });

  it("says what is the matter to a client that may know", async () => {
    const { username } = await identity.account();

    await expect(resend("nobody", identity, legacy.id)).rejects.toMatchObject({ type: "UserNotFoundException" });
    await expect(resend(username, identity, legacy.id)).rejects.toMatchObject({
      type: "InvalidParameterException",
      message: "User is already confirmed.",
    });
  });

  it("says so when a message cannot be delivered, unless that would tell that there is somebody to write to", async () => {
    await enter("mutsuki", { email: "mutsuki@example.jp" });
    carrier.fail(true);
    const outcomes = await Promise.allSettled([resend("mutsuki", identity, legacy.id), resend("mutsuki")]);
    carrier.fail(false);

    expect(outcomes[0]).toMatchObject({ status: "rejected", reason: { type: "CodeDeliveryFailureException" } });
    expect(outcomes[1]).toMatchObject({ status: "fulfilled" });
  });

  it("is refused where nothing of the account is verified by a code", async () => {
    await enter("kisaragi", {});

    await expect(resend("kisaragi")).rejects.toMatchObject({ type: "InvalidParameterException" });
  });

  it("writes to the address that is the user name, not to another that was given with it", async () => {
    await enter("+819012345678", { email: "other@example.jp" }, byAddress);

    expect(await resend("+819012345678", byAddress)).toMatchObject({ CodeDeliveryDetails: { Destination: "+*******5678" } });
    await expect.poll(() => carrier.sent.filter(({ to }) => to === "+819012345678").length).toBe(2);
    expect(carrier.sent.some(({ to }) => to === "other@example.jp")).toBe(false);
  });

  it("does not tell that an address has a confirmed account", async () => {
    await enter("owner@example.jp", {}, byAddress);
    const ConfirmationCode = carrier.codeTo("owner@example.jp");
    await byAddress.run(confirmSignUp, { ClientId: byAddress.client.id, Username: "owner@example.jp", ConfirmationCode });
    const before = carrier.sent.length;

    expect(await resend("owner@example.jp", byAddress)).toEqual({
      CodeDeliveryDetails: { Destination: "o***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" },
    });
    expect(carrier.sent).toHaveLength(before);
  });
});
