import { describe, expect, it } from "vitest";
import { scriptedPool } from "#test/support/scripted-pool.ts";
import { keptKeys } from "#web/session/pool/keys.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { attributeCalls } from "./attributes.ts";

function world(answers: Readonly<Record<string, object>> = {}) {
  const { asked, callAsUser } = scriptedPool(answers);
  const keys = keptKeys(memoryStorage(), "site");
  keys.write("hanako", "userData", "cached");
  const tokenStore = { username: () => "hanako", read: () => null, keep: () => undefined, drop: () => undefined };
  return { asked, calls: attributeCalls({ callAsUser, keys, tokenStore }), cached: () => keys.read("hanako", "userData") };
}

describe("attributes of the account", () => {
  it("are updated, but for sub and what is verified", async () => {
    const { calls, asked, cached } = world();
    await calls.updateAttributes({ name: "花子", sub: "1", email_verified: "true", phone_number_verified: "true" });
    expect(asked).toEqual([
      { operation: "UpdateUserAttributes", request: { UserAttributes: [{ Name: "name", Value: "花子" }], AccessToken: "access" } },
    ]);
    expect(cached()).toBeNull();
  });

  it("are not sent when nothing is left of them", async () => {
    const { calls, asked, cached } = world();
    expect(await calls.updateAttributes({ sub: "1", email_verified: "true" })).toEqual([]);
    expect(asked).toEqual([]);
    expect(cached()).toBe("cached");
  });

  it("tell where codes went", async () => {
    const CodeDeliveryDetailsList = [{ Destination: "n***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" }, {}];
    const { calls } = world({ UpdateUserAttributes: { CodeDeliveryDetailsList } });
    expect(await calls.updateAttributes({ email: "new@example.jp" })).toEqual([
      { destination: "n***@e***", medium: "EMAIL", attribute: "email" },
    ]);
  });

  it.each([
    ["Email cannot be empty", { email: "" }],
    ["Phone number cannot be empty", { phone_number: " " }],
  ])("refuse an empty address: %s", async (message, attributes) => {
    await expect(world().calls.updateAttributes(attributes)).rejects.toThrow(message);
  });

  it("are deleted by name", async () => {
    const { calls, asked, cached } = world();
    await calls.deleteAttributes(["phone_number"]);
    expect(asked[0]?.request).toMatchObject({ UserAttributeNames: ["phone_number"] });
    expect(cached()).toBeNull();
  });

  it("are verified with the code that was sent", async () => {
    const sent = { Destination: "n***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" };
    const { calls, asked, cached } = world({ GetUserAttributeVerificationCode: { CodeDeliveryDetails: sent } });
    expect(await calls.sendAttributeCode("email")).toEqual({ destination: "n***@e***", medium: "EMAIL", attribute: "email" });
    await calls.verifyAttribute("email", "123456");
    expect(asked[1]?.request).toMatchObject({ AttributeName: "email", Code: "123456" });
    expect(cached()).toBeNull();
  });

  it("are not verified without a code", async () => {
    await expect(world().calls.verifyAttribute("email", "")).rejects.toThrow("Confirmation code cannot be empty");
  });

  it("stay cached when the service refuses", async () => {
    const { calls, cached } = world({ VerifyUserAttribute: { __type: "CodeMismatchException", message: "no" } });
    await expect(calls.verifyAttribute("email", "000000")).rejects.toMatchObject({ name: "CodeMismatchException" });
    expect(cached()).toBe("cached");
  });
});
