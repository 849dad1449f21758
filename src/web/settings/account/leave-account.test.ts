import { beforeEach, describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { takeNotice } from "#web/session/core/login-notices.ts";
import { leaveAccount } from "./leave-account.ts";

beforeEach(() => void takeNotice());

function leaving() {
  const steps: string[] = [];
  const session = { logout: async () => void steps.push("logout") };
  return { steps, session };
}

describe("the end of an account", () => {
  it("is followed by a sign-out, and the login page tells of it", async () => {
    const { steps, session } = leaving();
    const { mypage } = scriptedApi({
      "DELETE /api/mypage/account": () => {
        steps.push("delete");
        return Response.json({ deletedAt: "2026-11-21T00:00:00.000Z", keptConsents: 1 });
      },
    });

    await leaveAccount(mypage, session);

    expect(steps).toEqual(["delete", "logout"]);
    expect(takeNotice()).toBe("deleted");
  });

  it("that did not come signs nobody out, and is told as a problem", async () => {
    const { steps, session } = leaving();
    const problem = { type: "/problems/unreached", status: 503 };
    const { mypage } = scriptedApi({ "DELETE /api/mypage/account": refused(503, problem) });

    await expect(leaveAccount(mypage, session)).rejects.toMatchObject(problem);

    expect(steps).toEqual([]);
    expect(takeNotice()).toBeNull();
  });
});
