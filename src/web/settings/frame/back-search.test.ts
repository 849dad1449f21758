import { expect, it } from "vitest";
import { backSearch } from "./back-search.ts";

it.each(["/mypage/result?id=a1#ownership", "/offer?id=b2"])("leads back to %s", (back) => {
  expect(backSearch({ back })).toEqual({ back });
});

it.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "mypage",
  "/login",
  "/login?x=1",
  "/settings/account",
  "",
  7,
  undefined,
])("leads to the account's settings where the address says %s", (back) => {
  expect(backSearch({ back })).toEqual({});
});
