import { beforeEach, describe, expect, it } from "vitest";
import { takeNotice } from "../auth/session/login-notices.ts";
import { leaveAccount, signInAgain } from "./leave-account.ts";

beforeEach(() => void takeNotice());

function leaving() {
  const steps: string[] = [];
  const session = {
    logout: async () => void steps.push("logout"),
    returnPath: { remember: (path: string) => void steps.push(`remember ${path}`), take: () => null },
  };
  return { steps, session };
}

describe("the end of an account", () => {
  it("is followed by a sign-out, and the login page tells of it", async () => {
    const { steps, session } = leaving();
    const deleteAccount = async () => {
      steps.push("delete");
      return { ok: true, value: { deletedAt: "2026-11-21T00:00:00.000Z", keptConsents: 1 } } as const;
    };

    await leaveAccount({ deleteAccount }, session);

    expect(steps).toEqual(["delete", "logout"]);
    expect(takeNotice()).toBe("deleted");
  });

  it("that did not come signs nobody out, and is told as a problem", async () => {
    const { steps, session } = leaving();
    const problem = { type: "/problems/unreached", title: "x", status: 503 };
    const deleteAccount = async () => ({ ok: false, problem }) as const;

    await expect(leaveAccount({ deleteAccount }, session)).rejects.toBe(problem);

    expect(steps).toEqual([]);
    expect(takeNotice()).toBeNull();
  });
});

it("a new sign-in comes back to the settings", async () => {
  const { steps, session } = leaving();

  await signInAgain(session);

  expect(steps).toEqual(["remember /settings/account", "logout"]);
});
