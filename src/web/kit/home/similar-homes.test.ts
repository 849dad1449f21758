import { expect, it } from "vitest";
import { othersThan, similarQuery } from "./similar-homes.ts";

it("homes like another are of its kind and 市区町村, at a fifth less or more", () => {
  expect(similarQuery({ kind: "condo", cityCode: "13108", price: 61_800_000 })).toEqual({
    ...{ kind: "condo", area: "13108", price: "4944-7416", sort: "new" },
  });
});

it("three of them are shown, and not the home itself under another advertisement", () => {
  const home = (id: string, dwellingKey = `d-${id}`) => ({ key: id, dwellingKey });
  const found = [home("a"), home("b", "d-a"), home("c"), home("d"), home("e"), home("f")];

  expect(othersThan(home("a"), found).map(({ key }) => key)).toEqual(["c", "d", "e"]);
});
