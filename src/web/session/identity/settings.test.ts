import { describe, expect, it } from "vitest";
import { checkSettings } from "./settings.ts";

describe("the settings of the client", () => {
  it.each(["ap-northeast-1_A1b2C3d4E", `ap-northeast-1_${"a".repeat(40)}`])("take the pool %s", (poolId) => {
    expect(() => checkSettings({ poolId, clientId: "client" })).not.toThrow();
  });

  it.each([
    { poolId: "", clientId: "client" },
    { poolId: "ap-northeast-1_A1b2C3d4E", clientId: "" },
  ])("need both the pool and the client: %j", (settings) => {
    expect(() => checkSettings(settings)).toThrow("Both UserPoolId and ClientId are required.");
  });

  it.each(["pool", "ap-northeast-1_", "_abc", "ap northeast_abc", "ap-northeast-1_a-b", `ap-northeast-1_${"a".repeat(41)}`])(
    "refuse the pool %s",
    (poolId) => {
      expect(() => checkSettings({ poolId, clientId: "client" })).toThrow("Invalid UserPoolId format.");
    },
  );
});
