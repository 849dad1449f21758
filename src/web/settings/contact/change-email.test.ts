import { describe, expect, it } from "vitest";
import { type CodeDelivery, IdentityFault } from "#web/session/pool/types.ts";
import { TAKEN } from "#web/settings/address-check/change-address.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { changeEmail } from "./change-email.ts";
import { readEmailChange } from "./read-contact.ts";

const right = { email: " Taro@example.jp ", currentPassword: "tsukiji-no-asa" };
const delivery: CodeDelivery = { destination: "t***@e***", medium: "EMAIL", attribute: "email" };

/** What was asked of the service, in order. */
function asked({ sends = [delivery], refusal }: { sends?: readonly CodeDelivery[]; refusal?: Error } = {}) {
  const calls: string[] = [];
  const client = {
    updateAttributes: async (attributes: Readonly<Record<string, string>>) => {
      calls.push(`update ${attributes.email}`);
      if (refusal) throw refusal;
      return sends;
    },
    sendAttributeCode: async (name: string) => {
      calls.push(`send ${name}`);
      return delivery;
    },
  };
  const proves = async (password: string) => {
    calls.push(`prove ${password}`);
    if (password !== right.currentPassword) throw new IdentityFault("NotAuthorizedException", "Incorrect username or password.", 400);
  };
  return {
    calls,
    change: async (typed: Readonly<Record<string, string>>) => {
      const read = readEmailChange(typed, "hanako@example.jp");
      return read.ok ? changeEmail({ client, proves }, read.input) : { issues: read.issues, notice: null };
    },
  };
}

describe("a change of the e-mail address", () => {
  it("proves the password first, and names where the code went", async () => {
    const { calls, change } = asked();

    expect(await change(right)).toEqual({ sentTo: "Taro@example.jp" });
    expect(calls).toEqual(["prove tsukiji-no-asa", "update Taro@example.jp"]);
  });

  it("sends the code itself where the pool does not", async () => {
    const { calls, change } = asked({ sends: [] });

    await change(right);

    expect(calls.at(-1)).toBe("send email");
  });

  it.each([
    { typed: {}, fields: ["email", "currentPassword"] },
    { typed: { ...right, email: "hanako@example.jp" }, fields: ["email"] },
    { typed: { ...right, currentPassword: "" }, fields: ["currentPassword"] },
  ])("asks the service nothing while $fields are wrong", async ({ typed, fields }) => {
    const { calls, change } = asked();

    expect(await change(typed)).toMatchObject({ issues: fields.map((field) => ({ field })), notice: null });
    expect(calls).toEqual([]);
  });

  it("changes nothing for a wrong password, and says so at its field", async () => {
    const { calls, change } = asked();

    expect(await change({ ...right, currentPassword: "not-this-one" })).toEqual({
      issues: [{ field: "currentPassword", message: "パスワードがちがいます。もう一度入力してください。" }],
      notice: null,
    });
    expect(calls).toEqual(["prove not-this-one"]);
  });

  it("does not tell that the address is somebody else's", async () => {
    const { change } = asked({
      refusal: new IdentityFault("AliasExistsException", "An account with the given email already exists.", 400),
    });

    expect(await change(right)).toEqual({ issues: [{ field: "email", message: TAKEN.email }], notice: null });
    expect(TAKEN.email).not.toMatch(/登録|使われ/);
  });

  it("tells of a service that cannot be reached as a whole", async () => {
    const { change } = asked({ refusal: new CatalogueError("Network error", { name: "NetworkError" }) });

    expect(await change(right)).toMatchObject({ issues: [], notice: expect.stringContaining("通信") });
  });
});
