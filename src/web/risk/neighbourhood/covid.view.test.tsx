import { describe, expect, it } from "vitest";
import type { CovidFactsResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { detailReport, sampleCovid } from "#web/risk/samples/detail-samples.ts";
import { CovidView } from "./covid.view.tsx";
import { covidMonths, monthWords } from "./covid-months.ts";

const draw = (covid: CovidFactsResponse | null) => renderInRouter(<CovidView report={detailReport} covid={covid} search={{}} />);

describe("the archive of infections", () => {
  it("says first that it has ended, and where the present is told", async () => {
    const html = await draw(sampleCovid);

    expect(textOf(html)).toContain("この情報は更新を終えています全数の集計は、2023年5月8日に終わりました。点数には入れていません。");
    expect(html).toContain("https://www.mhlw.go.jp/");
  });

  it("sums up by month", async () => {
    expect(textOf(await draw(sampleCovid))).toContain("2020年8月220人2020年9月80人");
  });

  it("keeps no record apart from a failure, and says that it has ended all the same", async () => {
    const missing = textOf(await draw({ ...sampleCovid, state: "no_data", points: [], provenance: null }));
    const failed = textOf(await draw(null));

    expect(missing).toContain("データなし");
    expect(failed).toContain("再試行");
    expect(failed).toContain("2023年5月に終わりました");
  });
});

describe("months", () => {
  it("stand in their order, and do not take unknown weeks for zero", () => {
    expect(covidMonths([...sampleCovid.points, { date: "2020-10-01", newCases: null, cumulative: null, deaths: null }])).toEqual([
      { month: "2020-08", cases: 220 },
      { month: "2020-09", cases: 80 },
      { month: "2020-10", cases: null },
    ]);
    expect(monthWords("2020-08")).toBe("2020年8月");
  });
});
