import { expect, it } from "vitest";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { withoutEach } from "./without-each.ts";

it("conditions are told one by one in the words of saved conditions, each with what is left without it", () => {
  const conditions: HomeConditions = {
    ...NO_CONDITIONS,
    ...{ areas: ["13108", "13108-豊洲"], stations: ["001", "002"], apartmentKeys: ["b-1"], price: { min: null, max: 60_000_000 } },
    hasPets: true,
    excludes: ["leasehold", "tenanted"],
  };
  const told = withoutEach(conditions, { "13108": "江東区", "001": "豊洲", "b-1": "豊洲レジデンス" });

  expect(told.map(({ words }) => words)).toEqual([
    ...["江東区・江東区豊洲", "豊洲駅・指定の駅", "豊洲レジデンス", "6,000万円以下", "ペット可", "借地権・賃貸中を除く"],
  ]);
  expect(told[3]?.without).toEqual({ ...conditions, price: { min: null, max: null } });
});
