import { expect, test } from "vitest";
import { knownFields, searchValue } from "./known-fields.ts";

type Search = { readonly floor?: number; readonly w?: string };

test("what was read stays, and every other name overrules what the address had", () => {
  const read: Search = { floor: 2 };

  expect({ ...{ floor: "2", w: "abc", utm_source: "mail" }, ...knownFields(["floor", "w"], read) }).toStrictEqual({
    floor: 2,
    w: undefined,
    utm_source: "mail",
  });
});

test.each([
  ["70", 70],
  ["0", 0],
  ["01101", "01101"],
  ["70.5", "70.5"],
  ["-1", "-1"],
  ["", ""],
  ["豊洲", "豊洲"],
  ["123456789012345678901", "123456789012345678901"],
])("an address carries %j as %j", (text, value) => {
  expect(searchValue(text)).toBe(value);
});
