import { describe, expect, it } from "vitest";
import { keptKeys } from "#web/session/pool/keys.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { createUser } from "./account.ts";

const SMS = { DeliveryMedium: "SMS", AttributeName: "phone_number" };
const TOKENS = { idToken: "i", accessToken: "a", refreshToken: null, clockDrift: 0 };

/** What the client makes of an answer of GetUser. */
function viewOf(answer: object) {
  const told = { Username: "hanako", UserAttributes: [{ Name: "email", Value: "h@example.com" }], ...answer };
  const callAsUser = async () => JSON.parse(JSON.stringify(told));
  return createUser({
    keys: keptKeys(memoryStorage(), "client"),
    callAsUser,
    currentSession: async () => ({ username: "hanako", tokens: TOKENS }),
  })();
}

describe("the account", () => {
  it("has its attributes, its factors and where codes by SMS go", async () => {
    expect(await viewOf({ UserMFASettingList: ["SMS_MFA"], MFAOptions: [SMS], PreferredMfaSetting: "SMS_MFA" })).toEqual({
      username: "hanako",
      attributes: { email: "h@example.com" },
      mfaTypes: ["SMS"],
      mfaOptions: [{ medium: "SMS", attribute: "phone_number" }],
      preferredMfa: "SMS",
    });
  });

  it("knows the factor of an account that only ever had it set in the older way", async () => {
    expect(await viewOf({ MFAOptions: [SMS] })).toMatchObject({ mfaTypes: ["SMS"], preferredMfa: null });
  });

  it("has no factor where the list is empty, whatever the older form says", async () => {
    expect(await viewOf({ UserMFASettingList: [], MFAOptions: [SMS] })).toMatchObject({ mfaTypes: [] });
    expect(await viewOf({})).toMatchObject({ mfaTypes: [], mfaOptions: [] });
  });
});
