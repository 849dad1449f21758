import { expect, it } from "vitest";
import { searchOf } from "./search-of.ts";

it.each([
  [{ town: "豊洲" }, { town: "豊洲" }],
  [{ areaM2: "70" }, { areaM2: 70 }],
  [{ areaM2: "70.5" }, { areaM2: "70.5" }],
  [{ cityCode: "01101" }, { cityCode: "01101" }],
  [{ cityCode: "13108" }, { cityCode: 13108 }],
  [{ askingPrice: "1億2,300" }, { askingPrice: "1億2,300" }],
  [{ askingPrice: "123456789012345678901" }, { askingPrice: "123456789012345678901" }],
  [
    { floor: "-1", note: "" },
    { floor: "-1", note: "" },
  ],
])("the answers %j are the search %j", (draft, search) => {
  expect(searchOf(draft as Record<string, string>)).toEqual(search);
});
