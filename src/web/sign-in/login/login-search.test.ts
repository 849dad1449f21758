import { describe, expect, it } from "vitest";
import { isNotice } from "#web/session/core/login-notice.ts";
import { LOGIN_NOTICES } from "#web/session/core/login-notices.ts";
import { loginSearch } from "./login-search.ts";

describe("the address of the login page", () => {
  it.each([
    [{}, {}],
    [{ tab: "sign-up" }, { tab: "sign-up" }],
    [{ tab: "sign-in" }, {}],
    [{ tab: ["sign-up"] }, {}],
    [{ notice: "signed-out" }, { notice: "signed-out" }],
    [{ notice: "toString" }, {}],
    [{ notice: "<b>" }, {}],
    [
      { code: "abc", state: "xyz", iss: "https://id.example" },
      { code: "abc", state: "xyz" },
    ],
    [{ code: 12, state: "" }, {}],
    [
      { error: "access_denied", error_description: "no" },
      { error: "access_denied", error_description: "no" },
    ],
  ])("%j says %j", (search, shown) => {
    expect(loginSearch(search)).toEqual(shown);
  });

  it("reaches the page without what it does not mean, though the router lays it over the address", () => {
    const typed = { tab: "sign-in", notice: "<b>", code: 12, error: "", error_description: [] };
    const { tab, notice, code, error, error_description } = { ...typed, ...loginSearch(typed) };

    expect([tab, notice, code, error, error_description]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it("has quiet words for every notice", () => {
    for (const { title, text } of Object.values(LOGIN_NOTICES)) expect(`${title}${text}`).toMatch(/^[^!！]+。$/);
  });

  it("knows its notices by their own names only", () => {
    expect(isNotice("reset")).toBe(true);
    expect(isNotice("constructor")).toBe(false);
    expect(isNotice(null)).toBe(false);
  });
});
