import { describe, expect, it } from "vitest";
import { doneSearch } from "./done-search.ts";
import { DONE_WORDS } from "./done-words.ts";

describe("what was done", () => {
  it("is taken from the address where it is known", () => {
    expect(doneSearch({ done: "email", other: 1 })).toEqual({ done: "email" });
    expect(Object.keys(DONE_WORDS)).toContain("password-devices-stay");
  });

  it("tells a change from an address that was only verified", () => {
    expect(DONE_WORDS.email).toContain("変更しました");
    expect(DONE_WORDS["email-verified"]).toContain("確認しました");
    expect([DONE_WORDS.tel, DONE_WORDS["tel-new"], DONE_WORDS.user].join()).toMatch(/変更しました.*登録しました.*変更しました/);
  });

  it.each([{}, { done: "<script>" }, { done: "toString" }, { done: 1 }])("is nothing in %j", (search) => {
    // The router lays what is read over what the address had.
    expect({ ...search, ...doneSearch(search) }.done).toBeUndefined();
  });
});
