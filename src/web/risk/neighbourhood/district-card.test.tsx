import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SchoolFactsResponse } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleSchools } from "#web/risk/samples/detail-samples.ts";
import { DistrictCard } from "./district-card.tsx";

const read = (schools: SchoolFactsResponse | null) => textOf(renderToStaticMarkup(<DistrictCard schools={schools} cityName="江東区" />));
const [elementary, middle] = sampleSchools.districts;
if (!elementary || !middle) throw new Error("the sample has both kinds of district");

describe("the school districts of a building", () => {
  it("name every school where one may be chosen", () => {
    const districts = [{ ...elementary, schools: ["第一小学校", "第二小学校"] }, middle];

    expect(read({ ...sampleSchools, districts })).toContain("小学校の通学区域第一小学校、第二小学校");
  });

  it("are both told, whatever the order and number of the answer", () => {
    expect(read({ ...sampleSchools, districts: [middle, elementary] })).toBe(read(sampleSchools));
    expect(read({ ...sampleSchools, districts: [] }).match(/データなし/g)).toHaveLength(2);
  });

  it("name no school where there is no district", () => {
    const text = read({ ...sampleSchools, districts: [elementary, { ...middle, schools: ["古い中学校"] }] });

    expect(text).toContain("中学校の通学区域データなし");
    expect(text).not.toContain("古い中学校");
  });

  it("are not missing where they could not be had", () => {
    const text = read(null);

    expect(text.match(/取得失敗/g)).toHaveLength(2);
    expect(text).not.toContain("データなし");
  });

  it("always come with whom to ask: they change every year", () => {
    for (const schools of [sampleSchools, null]) expect(read(schools)).toContain("江東区の教育委員会で確かめてください。");
  });
});
