import { describe, expect, it } from "vitest";
import { IdentityFault, type MfaType } from "#web/session/pool/types.ts";
import { smsStartedWords, startSms, stopFactor } from "./second-factor.ts";
import { sendAppCode } from "./send-app-code.ts";

function pool(refusal?: Error) {
  const calls: string[] = [];
  const client = {
    setPreferredMfa: async (type: MfaType | "NOMFA") => void calls.push(`prefer ${type}`),
    setSmsMfa: async (isOn: boolean) => void calls.push(`sms ${isOn ? "on" : "off"}`),
    verifyTotp: async (code: string, deviceName?: string) => {
      calls.push(`verify ${code} ${deviceName}`);
      if (refusal) throw refusal;
    },
  };
  return { calls, client };
}

describe("codes by SMS", () => {
  it("are asked for from the next sign-in on where there is nothing else", async () => {
    const { calls, client } = pool();

    await startSms(client, { mfaTypes: [] });

    expect(calls).toEqual(["prefer SMS"]);
    expect(smsStartedWords({ mfaTypes: [] })).toContain("次のログインから");
  });

  it("do not take the place of an app that is safer", async () => {
    const { calls, client } = pool();

    await startSms(client, { mfaTypes: ["TOTP"] });

    expect(calls).toEqual(["sms on"]);
    expect(smsStartedWords({ mfaTypes: ["TOTP"] })).not.toContain("次のログインから");
  });
});

describe("the first code of an app", () => {
  it("turns it on, named after the site", async () => {
    const { calls, client } = pool();

    expect(await sendAppCode(client, "123456", "まちのね")).toBeNull();
    expect(calls).toEqual(["verify 123456 まちのね", "prefer TOTP"]);
  });

  it("that is wrong turns nothing on, and is told at its field", async () => {
    const { calls, client } = pool(new IdentityFault("EnableSoftwareTokenMFAException", "Code mismatch", 400));

    expect(await sendAppCode(client, "000000", "まちのね")).toEqual({
      issues: [{ field: "app-code", message: "認証アプリのコードがちがいます。表示中のコードを入力してください。" }],
      notice: null,
    });
    expect(calls).toHaveLength(1);
  });
});

describe("the end of a factor", () => {
  it.each([
    { mfaTypes: ["TOTP"], stopped: "TOTP", calls: ["prefer NOMFA"] },
    { mfaTypes: ["SMS"], stopped: "SMS", calls: ["prefer NOMFA"] },
    { mfaTypes: ["TOTP", "SMS"], stopped: "SMS", calls: ["sms off", "prefer TOTP"] },
    { mfaTypes: ["TOTP", "SMS"], stopped: "TOTP", calls: ["prefer NOMFA", "prefer SMS"] },
  ] as const)("of $stopped among $mfaTypes", async ({ mfaTypes, stopped, calls: expected }) => {
    const { calls, client } = pool();

    await stopFactor(client, { mfaTypes }, stopped);

    expect(calls).toEqual(expected);
  });
});
