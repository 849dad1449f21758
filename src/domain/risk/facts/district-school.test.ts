import { expect, it } from "vitest";
import { schoolOfDistrict } from "./district-school.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

it.each([
  ["the same name", ["豊洲西小学校", "豊洲北小学校"], "豊洲北小学校", "豊洲北小学校"],
  ["the name with its founder", ["江東区立豊洲西小学校", "江東区立豊洲北小学校"], "豊洲北小学校", "江東区立豊洲北小学校"],
  ["the name without its founder", ["豊洲北小学校"], "江東区立豊洲北小学校", "豊洲北小学校"],
  ["the name of a village", ["東白川村立東白川小学校"], "東白川小学校", "東白川村立東白川小学校"],
  ["a founder whose own name ends in 立", ["国立市立国立第一小学校"], "国立第一小学校", "国立市立国立第一小学校"],
  ["the name and not a nearer one that ends alike", ["江東区立第二辰巳小学校", "江東区立辰巳小学校"], "辰巳小学校", "江東区立辰巳小学校"],
  ["the longer name and not a nearer one that it ends in", ["砂町小学校", "第二砂町小学校"], "江東区立第二砂町小学校", "第二砂町小学校"],
  [
    "a name within that of a larger school",
    ["港区立小中一貫教育校赤坂学園赤坂小学校"],
    "赤坂小学校",
    "港区立小中一貫教育校赤坂学園赤坂小学校",
  ],
])("is found by %s", (_, names, district, found) => {
  expect(schoolOfDistrict(named(...names), district)?.name).toBe(found);
});

it("is not among schools of other names, nor among none", () => {
  expect(schoolOfDistrict(named("江東区立有明小学校", "豊洲北中学校"), "豊洲北小学校")).toBeUndefined();
  expect(schoolOfDistrict([], "豊洲北小学校")).toBeUndefined();
});
