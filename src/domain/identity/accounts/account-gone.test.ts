import { describe, expect, it } from "vitest";
import { isAccountGone } from "#domain/identity/core/account-gone.ts";

const failure = (members: object) => Object.assign(new Error("failed"), members);

describe("a write for an account that was just deleted", () => {
  it("is known by the row that is missing", () => {
    expect(isAccountGone(failure({ code: "23503", constraint: "identity_code_sub_fkey" }))).toBe(true);
  });

  it.each([
    ["another missing row", failure({ code: "23503", constraint: "identity_grant_client_id_fkey" })],
    ["a row that is there twice", failure({ code: "23505", constraint: "identity_code_sub_fkey" })],
    ["another failure", new Error("identity_code_sub_fkey")],
    ["no failure at all", "23503"],
  ])("is not %s", (_what, error) => {
    expect(isAccountGone(error)).toBe(false);
  });
});
