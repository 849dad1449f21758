import { describe, expect, it } from "vitest";
import { responsesOf, stepOf } from "./challenge.ts";

const asked = (ChallengeName: string, ChallengeParameters: Record<string, string> = {}) => stepOf({ ChallengeName, ChallengeParameters });

describe("what the service asks for", () => {
  it("is read from its parameters", () => {
    expect(asked("SMS_MFA", { CODE_DELIVERY_DESTINATION: "+*******5678" })).toEqual({ kind: "sms", destination: "+*******5678" });
    expect(asked("SOFTWARE_TOKEN_MFA", { FRIENDLY_DEVICE_NAME: "電話" })).toEqual({ kind: "totp", deviceName: "電話" });
    expect(asked("CUSTOM_CHALLENGE", { question: "?" })).toEqual({ kind: "custom-challenge", parameters: { question: "?" } });
    expect(asked("NEW_PASSWORD_REQUIRED", { requiredAttributes: '["userAttributes.name"]', userAttributes: '{"email":"a@b"}' })).toEqual({
      kind: "new-password",
      requiredAttributes: ["name"],
      attributes: { email: "a@b" },
    });
  });

  it("offers only the factors that this client knows", () => {
    expect(asked("SELECT_MFA_TYPE", { MFAS_CAN_CHOOSE: '["SMS_MFA","EMAIL_OTP","SOFTWARE_TOKEN_MFA"]' })).toEqual({
      kind: "select-mfa",
      choices: ["SMS", "TOTP"],
    });
    expect(asked("MFA_SETUP", { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' })).toEqual({ kind: "mfa-setup", choices: ["TOTP"] });
  });

  it("may leave its parameters out", () => {
    expect(
      ["SMS_MFA", "SOFTWARE_TOKEN_MFA", "SELECT_MFA_TYPE", "MFA_SETUP", "NEW_PASSWORD_REQUIRED"].map((name) =>
        stepOf({ ChallengeName: name }),
      ),
    ).toEqual([
      { kind: "sms", destination: "" },
      { kind: "totp", deviceName: null },
      { kind: "select-mfa", choices: [] },
      { kind: "mfa-setup", choices: [] },
      { kind: "new-password", requiredAttributes: [], attributes: {} },
    ]);
  });

  it("is an authentication error where this client does not know it", () => {
    expect(() => asked("WEB_AUTHN")).toThrow("Authentication Error");
    expect(() => stepOf({})).toThrow("Authentication Error");
  });
});

describe("an answer", () => {
  it("is sent under the name of its challenge", () => {
    const choosing = { kind: "select-mfa", choices: ["TOTP"] } as const;
    expect(responsesOf({ kind: "sms", code: "123456" }, { kind: "sms", destination: "" })).toEqual({ SMS_MFA_CODE: "123456" });
    expect(responsesOf({ kind: "select-mfa", type: "TOTP" }, choosing)).toEqual({ ANSWER: "SOFTWARE_TOKEN_MFA" });
    expect(() => responsesOf({ kind: "select-mfa", type: "SMS" }, choosing)).toThrow("No valid MFA method provided");
  });

  it("with a new password carries what was missing of the person", () => {
    const step = { kind: "new-password", requiredAttributes: ["name"], attributes: {} } as const;
    expect(responsesOf({ kind: "new-password", password: "Correct1horse", attributes: { name: "花子" } }, step)).toEqual({
      NEW_PASSWORD: "Correct1horse",
      "userAttributes.name": "花子",
    });
  });
});
