import { expect, it } from "vitest";
import { knownFacts } from "./known-facts.ts";

it.each([
  [{ frontageM: null, roadWidthM: null }, null],
  [
    { frontageM: null, roadWidthM: 0 },
    { frontageM: null, roadWidthM: 0 },
  ],
])("of %j is known %j", (facts, known) => {
  expect(knownFacts(facts)).toEqual(known);
});
