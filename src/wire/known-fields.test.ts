import { expect, test } from "vitest";
import { knownFields } from "./known-fields.ts";

type Search = { readonly floor?: number; readonly w?: string };

test("what was read stays, and every other name overrules what the address had", () => {
  const read: Search = { floor: 2 };

  expect({ ...{ floor: "2", w: "abc", utm_source: "mail" }, ...knownFields(["floor", "w"], read) }).toStrictEqual({
    floor: 2,
    w: undefined,
    utm_source: "mail",
  });
});
