import { expect, it } from "vitest";
import { askedFields, askedSearch, readAsked } from "./asked-fields.ts";

it("the fields that a form is opened for go through an address in their order", () => {
  expect(askedSearch(["builtYear", "frontageM"])).toEqual({ ask: "builtYear.frontageM" });
  expect(askedFields(readAsked(askedSearch(["builtYear", "frontageM"])))).toEqual(["builtYear", "frontageM"]);
});

it.each([undefined, 5, "", "a..b", ".a", "#x", "<b>", "a".repeat(201)])("%j asks for nothing", (ask) => {
  expect(readAsked({ ask })).toEqual({ ask: undefined });
  expect(askedFields(readAsked({ ask }))).toEqual([]);
});
