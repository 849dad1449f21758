import { describe, expect, it } from "vitest";
import type { BuildingFactsResponse } from "#api/client/client.ts";
import { linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { bareBuilding } from "#web/risk/samples/building-samples.ts";
import { placeReport } from "#web/risk/samples/place-samples.ts";
import { sampleIndicator } from "#web/risk/samples/samples.ts";
import { ApartmentView } from "./apartment.view.tsx";

const NO_CODE = { id: null, words: "データがありません。" };
const field = (name: string, value: string | number) => ({ field: name, value, source: "あなたの入力", asOf: null, isSample: false });

/** The page of a place; `fields`: what the service answers of what was told. */
function draw(told: Parameters<typeof placeReport>[0] = {}, building: Partial<BuildingFactsResponse> | null = {}) {
  const unknown = sampleIndicator({
    id: "age",
    pillar: "building",
    title: "築年数",
    state: "no_data",
    score: null,
    words: "データがありません。",
    provenance: null,
  });
  const pillars = [{ id: "building" as const, score: null, coverage: 0, indicators: [unknown] }];
  const report = placeReport(told);
  const facts = building && { ...bareBuilding, code: NO_CODE, fields: [], ...building };
  return renderInRouter(
    <ApartmentView report={{ ...report, rating: { ...report.rating, pillars } }} building={facts} search={{ floor: 5 }} />,
  );
}

describe("the building of a place", () => {
  it("is said to be unregistered once, with what can be told and the way to propose it; nothing of it is asked for row by row", async () => {
    const html = await draw();
    const text = textOf(html);

    expect(text.match(/建物は未登録(?!です)/g)).toHaveLength(1);
    expect(text).toContain("建った年、階数、構造、総戸数、修繕積立金は、分かるものを入れると点数に入ります。");
    expect(text).not.toMatch(/未確認|情報提供|入力された建物/);
    expect(linksOf(html).filter(({ href }) => href?.includes("field="))).toEqual([]);
    expect(linksOf(html).map(({ href }) => href)).toContain("/risk/town-8mzbvw3t5/summary?floor=5#told");
  });

  it("has no score for want of a building, not for want of data of the place", async () => {
    const text = textOf(await draw());

    expect(text).toContain("築年数データなし建物は未登録です。点数には入れていません。");
    expect(text).not.toContain("この場所のデータがまだありません");
  });

  it("is what its reader tells, as the reader's word, and has no row for the rest", async () => {
    const fields = [field("builtYear", 2015), field("units", 40), field("structure", "RC")];
    const text = textOf(
      await draw({ builtYear: 2015, units: 40, structure: "RC" }, { fields, code: { id: "since2000", words: "新耐震（2000年基準）" } }),
    );

    expect(text).toMatch(/入力された建物築年月2015年\(平成27年\)・築\d+年あなたの入力/);
    expect(text).toContain("総戸数40戸あなたの入力");
    expect(text).toContain("構造鉄筋コンクリート造（RC）あなたの入力");
    expect(text).toContain("耐震基準新耐震（2000年基準）");
    expect(text).not.toMatch(/未確認|階数\d|修繕積立金の目安/);
  });

  it("has its fund held against the guideline once it is told, also while the guideline could not be had", async () => {
    const told = { reserveFundYenPerM2: 178 };
    const fund = { fields: [field("reserveFundYenPerM2", 178)], reserveFund: { yenPerM2: 178, guideline: null, ratio: null } };

    expect(textOf(await draw(told, fund))).toContain("修繕積立金の目安");
    expect(textOf(await draw({ ...told, builtYear: 2015 }, null))).toContain("取得失敗");
  });
});
