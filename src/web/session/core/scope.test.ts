import { expect, test } from "vitest";
import { hasScope } from "./scope.ts";

test.each([
  ["in a list", { scope: ["openid", "email"] }, "email", true],
  ["missing from a list", { scope: ["openid"] }, "email", false],
  ["a property that is on", { scope: { email: true } }, "email", true],
  ["a property that is off", { scope: { email: 0 } }, "email", false],
  ["a property of every object", { scope: {} }, "toString", false],
  ["of a user without scopes", {}, "email", false],
  ["of nobody", null, "email", false],
] as const)("a scope that is %s", (_case, user, scope, expected) => {
  expect(hasScope(user, scope)).toBe(expected);
});
