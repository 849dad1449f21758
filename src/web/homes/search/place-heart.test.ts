import { expect, it } from "vitest";
import { readConditions } from "#domain/search/homes/conditions-search.ts";
import { heartOfList } from "./place-heart.ts";

const NAMES = { "13108": "江東区", "b-1": "豊洲レジデンス" };

it.each([
  [{ area: "13108" }, "area:13108 江東区"],
  [{ area: "13108-豊洲", kind: "condo", price: "-7000" }, "area:13108-豊洲 江東区豊洲"],
  [{ building: "b-1" }, "building:b-1 豊洲レジデンス"],
  [{ area: "13108,13103" }, null],
  [{ area: "13108", building: "b-1" }, null],
  [{ kind: "condo" }, null],
])("a list of %j can be kept as %s", (search, told) => {
  const heart = heartOfList(readConditions(search), NAMES);
  expect(heart && `${heart.kind}:${heart.key} ${heart.label}`).toBe(told);
});
