import { describe, expect, it } from "vitest";
import { IdentityFault } from "#web/session/pool/types.ts";
import { sampleDevice } from "#web/settings/account/samples.ts";
import type { PasswordCalls } from "./change-password.ts";
import { readPasswordChange } from "./read-password.ts";
import { sendPassword } from "./send-password.ts";

const USERNAME = "hanako@example.jp";
const right = { currentPassword: "furui-kagi-7", password: "tsukiji-no-asa", passwordAgain: "tsukiji-no-asa" };

function service({ refusal, isStuck = false }: { refusal?: Error; isStuck?: boolean } = {}) {
  const calls: string[] = [];
  const client = {
    changePassword: async (old: string, next: string) => {
      calls.push(`change ${old} ${next}`);
      if (refusal) throw refusal;
    },
    devices: async () => [sampleDevice({ id: "this", isThis: true }), sampleDevice({ id: "phone" }), sampleDevice({ id: "desk" })],
    forgetDevice: async (id?: string) => {
      calls.push(`forget ${id}`);
      if (isStuck) throw new IdentityFault("TooManyRequestsException", "Too many requests", 400);
    },
  };
  return { calls, client };
}

/** What was typed, read and sent. */
async function sendTyped(client: PasswordCalls, typed: Readonly<Record<string, string>>) {
  const read = readPasswordChange(typed, USERNAME);
  return read.ok ? sendPassword(client, read.input) : { issues: read.issues, notice: null };
}

describe("a change of password", () => {
  it("leaves the devices as they are", async () => {
    const { calls, client } = service();

    expect(await sendTyped(client, right)).toEqual({ done: "password" });
    expect(calls).toEqual(["change furui-kagi-7 tsukiji-no-asa"]);
  });

  it("forgets every device but this one where that is ticked", async () => {
    const { calls, client } = service();

    expect(await sendTyped(client, { ...right, forgetsDevices: "on" })).toEqual({ done: "password-devices" });
    expect(calls.slice(1)).toEqual(["forget phone", "forget desk"]);
  });

  it("says so where the password is new and devices could not be forgotten", async () => {
    const { client } = service({ isStuck: true });

    expect(await sendTyped(client, { ...right, forgetsDevices: "on" })).toEqual({ done: "password-devices-stay" });
  });

  it.each([
    [{ ...right, passwordAgain: "tsukiji-no-yoru" }, "passwordAgain"],
    [{ ...right, password: USERNAME, passwordAgain: USERNAME }, "password"],
    [{ ...right, currentPassword: "" }, "currentPassword"],
  ])("asks the service nothing for %j", async (typed, field) => {
    const { calls, client } = service();

    expect(await sendTyped(client, typed)).toMatchObject({ issues: [{ field }], notice: null });
    expect(calls).toEqual([]);
  });

  it.each([
    ["NotAuthorizedException", "Incorrect username or password.", "currentPassword", "パスワードがちがいます"],
    ["InvalidPasswordException", "Password is too common", "password", "推測されやすい"],
    ["PasswordHistoryPolicyViolationException", "used before", "password", "以前に使った"],
  ])("tells %s (%s) at %s", async (type, message, field, words) => {
    const { client } = service({ refusal: new IdentityFault(type, message, 400) });

    expect(await sendTyped(client, right)).toMatchObject({
      issues: [{ field, message: expect.stringContaining(words) }],
      notice: null,
    });
  });

  it("forgets nothing where the password was refused", async () => {
    const { calls, client } = service({ refusal: new IdentityFault("NotAuthorizedException", "Incorrect username or password.", 400) });

    await sendTyped(client, { ...right, forgetsDevices: "on" });

    expect(calls).toHaveLength(1);
  });
});
