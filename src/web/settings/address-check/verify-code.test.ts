import { describe, expect, it } from "vitest";
import { IdentityFault } from "#web/session/pool/types.ts";
import { TAKEN } from "./change-address.ts";
import { verifyCode } from "./verify-code.ts";

const answering = (refusal?: Error) => {
  const calls: (readonly [string, string])[] = [];
  const verifyAttribute = async (name: string, code: string) => {
    calls.push([name, code]);
    if (refusal) throw refusal;
  };
  return { calls, client: { verifyAttribute } };
};
const fault = (type: string, message = type) => new IdentityFault(type, message, 400);

describe("the code of a new address", () => {
  it("is sent for the address it belongs to", async () => {
    const { calls, client } = answering();

    expect(await verifyCode(client, "email", "123456")).toBe("verified");
    expect(calls).toEqual([["email", "123456"]]);
  });

  it.each([
    [fault("CodeMismatchException"), "確認コードがちがいます"],
    [fault("ExpiredCodeException"), "有効期限が切れています"],
  ])("is wrong at its field after $name", async (refusal, words) => {
    const outcome = await verifyCode(answering(refusal).client, "email", "123456");

    expect(outcome).toMatchObject({ issues: [{ field: "code", message: expect.stringContaining(words) }], notice: null });
  });

  it.each([
    ["email", TAKEN.email],
    ["phone_number", TAKEN.phone_number],
  ] as const)("does not tell whose the %s is", async (name, notice) => {
    const { client } = answering(fault("AliasExistsException", "An account with the given email already exists."));

    expect(await verifyCode(client, name, "123456")).toEqual({ issues: [], notice });
  });

  it("tells of too many tries as a whole", async () => {
    const { client } = answering(fault("LimitExceededException"));

    expect(await verifyCode(client, "email", "123456")).toMatchObject({ issues: [], notice: expect.stringContaining("上限") });
  });
});
