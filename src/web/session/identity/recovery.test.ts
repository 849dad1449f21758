import { describe, expect, it } from "vitest";
import { scriptedPool } from "#test/support/scripted-pool.ts";
import { recoveryCalls } from "./recovery.ts";

describe("the recovery codes of the account", () => {
  it("are told with their dates", async () => {
    const { callAsUser } = scriptedPool({ DescribeRecoveryCodes: { Remaining: 8, CreationDate: 1_795_000_000 } });

    expect(await recoveryCalls({ callAsUser }).recoveryCodes()).toEqual({
      remaining: 8,
      madeAt: new Date(1_795_000_000_000),
      lastUsedAt: null,
    });
  });

  it("are not told by a user pool that has none", async () => {
    const { callAsUser } = scriptedPool({ DescribeRecoveryCodes: { __type: "UnknownOperationException" } });
    expect(await recoveryCalls({ callAsUser }).recoveryCodes()).toBeNull();
  });

  it("are not none where they could not be asked for", async () => {
    const { callAsUser } = scriptedPool({ DescribeRecoveryCodes: { __type: "NotAuthorizedException", message: "x" } });
    await expect(recoveryCalls({ callAsUser }).recoveryCodes()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });
});
