import { describe, expect, it } from "vitest";
import { scriptedPool } from "#test/support/scripted-pool.ts";
import { sessionCalls } from "./sessions.ts";

const LISTED = {
  SessionId: "a",
  Kind: "client",
  IsCurrent: true,
  FirstUsedDate: 1_795_000_000,
  LastUsedDate: 1_795_000_300,
  Device: "iPhone の Safari",
  PrefectureCode: "13",
};

describe("the sign-ins of the account", () => {
  it("have device and prefecture as far as the service tells them", async () => {
    const { callAsUser } = scriptedPool({
      ListSessions: { Sessions: [LISTED, { ...LISTED, Kind: "hosted", IsCurrent: false, Device: undefined, PrefectureCode: "99" }] },
    });

    expect(await sessionCalls({ callAsUser }).sessions()).toEqual([
      {
        id: "a",
        kind: "client",
        device: "iPhone の Safari",
        place: "東京都",
        firstUsedAt: new Date(1_795_000_000_000),
        lastUsedAt: new Date(1_795_000_300_000),
        isThis: true,
      },
      expect.objectContaining({ kind: "hosted", device: null, place: null, isThis: false }),
    ]);
  });

  it("are not told by a user pool that has no such operation", async () => {
    const { callAsUser } = scriptedPool({ ListSessions: { __type: "UnknownOperationException" } });
    expect(await sessionCalls({ callAsUser }).sessions()).toBeNull();
  });

  it("are not none where they could not be asked for", async () => {
    const { callAsUser } = scriptedPool({ ListSessions: { __type: "NotAuthorizedException", message: "x" } });
    await expect(sessionCalls({ callAsUser }).sessions()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  it("count as ended when another page was faster", async () => {
    const gone = scriptedPool({ EndSession: { __type: "ResourceNotFoundException" } });
    await expect(sessionCalls(gone).endSession("a")).resolves.toBeUndefined();
    expect(gone.asked).toMatchObject([{ operation: "EndSession", request: { SessionId: "a" } }]);

    const barred = scriptedPool({ EndSession: { __type: "TooManyRequestsException" } });
    await expect(sessionCalls(barred).endSession("a")).rejects.toMatchObject({ name: "TooManyRequestsException" });
  });
});
