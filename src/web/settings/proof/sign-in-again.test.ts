import { expect, it } from "vitest";
import { takeNotice } from "#web/session/core/login-notices.ts";
import { signInAgain } from "./sign-in-again.ts";

it.each([
  [{ path: "/settings/account", place: "leave", notice: "prove-leave" }, "/settings/account leave"],
  [{ path: "/settings/account/edit/tel", notice: "prove-change" }, "/settings/account/edit/tel "],
] as const)("a new sign-in comes back to where it was wanted, and the login page says why: %j", async (way, remembered) => {
  takeNotice();
  const steps: string[] = [];
  const session = {
    logout: async () => void steps.push("logout"),
    returnPath: { remember: (path: string, place = "") => void steps.push(`${path} ${place}`), take: () => null },
  };

  await signInAgain(session, way);

  expect(steps).toEqual([remembered, "logout"]);
  expect(takeNotice()).toBe(way.notice);
});
