import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CovidFactsResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { detailReport, sampleCovid } from "#web/risk/samples/detail-samples.ts";
import { CovidView } from "./covid.view.tsx";
import { covidMonths } from "./covid-months.ts";

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
    expect(failed).toContain("新型コロナウイルス感染症の全数の集計は、2023年5月に終わりました。点数には入れていません。");
  });
});

describe("months", () => {
  it("stand in their order, and do not take unknown weeks for zero", () => {
    expect(covidMonths([...sampleCovid.points, { date: "2020-10-01", newCases: null, cumulative: null, deaths: null }])).toEqual([
      { month: "2020-08", cases: 220 },
      { month: "2020-09", cases: 80 },
      { month: "2020-10", cases: null },
    ]);
  });

  it("sum up all that is told, and nothing twice, whatever the order of the weeks", () => {
    const day = fc
      .date({ min: new Date("2020-01-01"), max: new Date("2023-05-08"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const week = fc.record({
      date: day,
      newCases: fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null }),
      cumulative: fc.constant(null),
      deaths: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(week, { maxLength: 40 }), (weeks) => {
        const months = covidMonths(weeks);
        const sum = (counts: readonly (number | null)[]) => counts.reduce<number>((total, count) => total + (count ?? 0), 0);

        expect(sum(months.map(({ cases }) => cases))).toBe(sum(weeks.map(({ newCases }) => newCases)));
        expect(months.map(({ month }) => month)).toEqual([...new Set(weeks.map(({ date }) => date.slice(0, 7)))].toSorted());
      }),
    );
  });

  it("without a number is drawn as unknown, and never as zero people", async () => {
    const points = [{ date: "2020-10-01", newCases: null, cumulative: null, deaths: null }];
    const html = await draw({ ...sampleCovid, points });

    expect(textOf(html)).toContain("2020年10月不明");
    expect(textOf(html)).not.toContain("0人");
    expect(html).toContain("hatched");
  });

  it("with no case at all is a count", async () => {
    const points = [{ date: "2020-10-01", newCases: 0, cumulative: 3, deaths: null }];

    expect(textOf(await draw({ ...sampleCovid, points }))).toContain("2020年10月0人");
  });
});
