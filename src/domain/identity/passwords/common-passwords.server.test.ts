import { expect, it } from "vitest";
import { readCommonPasswords } from "./common-passwords.server.ts";
import { foldPassword } from "./password-policy.ts";

it("the list of common passwords has thousands, all folded, and not its own notes", () => {
  const common = [...readCommonPasswords()];
  expect(common.length).toBeGreaterThan(3000);
  expect(common.filter((password) => password !== foldPassword(password) || /\s/.test(password) || password.length < 6)).toEqual([]);
});
