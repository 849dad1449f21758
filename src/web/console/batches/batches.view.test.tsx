import { expect, it } from "vitest";
import { readRow } from "#domain/batches/read-row.ts";
import { columnsOf, ROW_COLUMNS } from "#domain/batches/row-layout.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { batchTemplate } from "./batch-template.ts";
import { BatchesView } from "./batches.view.tsx";
import { SAMPLE_BATCHES } from "./samples.ts";

const usual = { now: new Date("2026-12-01T00:00:00Z"), isBusy: false, onCancel: async () => true };
const draw = (items: typeof SAMPLE_BATCHES) => renderInRouter(<BatchesView {...usual} items={items} />, ["/", "/console/api/batches"]);

it("tells how far batches are, ends those that are open and saves those that are over while their results are there", async () => {
  const html = await draw(SAMPLE_BATCHES);
  const text = textOf(html);
  for (const part of ["受付済み", "処理中", "完了", "失敗", "取り消し", "テスト・サンプル", "結果の保存期間は終わりました"])
    expect(text).toContain(part);
  expect(text).toContain("50,000行のうち12,500行が終わりました（推定できた行12,380）");
  expect(html.match(/の一括査定を取り消す"/g)).toHaveLength(2);
  expect(html.match(/の一括査定の結果をCSVで保存"/g)).toHaveLength(3);
  expect(html.match(/<progress/g)).toHaveLength(2);
});

it("says of those that are over where the reasons of refused rows are", async () => {
  const [row] = SAMPLE_BATCHES;
  if (!row) throw new Error("no sample");
  const over = { ...row, state: "finished" as const, rows: 603, done: 603 };
  expect(textOf(await draw([{ ...over, estimated: 601 }]))).toContain(
    "推定できなかった2行の理由は、結果のCSVの faultMessage の列にあります",
  );
  for (const none of [
    { ...over, estimated: 603 },
    { ...over, state: "running" as const, estimated: 601 },
  ])
    expect(textOf(await draw([none]))).not.toContain("の理由は");
});

it("begins with a file that the service reads", () => {
  const [head = "", ...examples] = batchTemplate().replace("\uFEFF", "").trim().split("\r\n");
  expect(columnsOf(head.split(","))).toEqual(ROW_COLUMNS);
  const homes = examples.map((example) => {
    const cells = example.split(",");
    return readRow(Object.fromEntries(ROW_COLUMNS.map((field, index) => [field, cells[index] ?? ""])), 2026);
  });
  expect(homes).toMatchObject([
    { ok: true, home: { kind: "condo", floor: 5, totalFloors: 14, direction: "南", isCorner: true } },
    { ok: true, home: { kind: "house", structure: "wood", frontageM: 8.5, floorAreaRatioPercent: 200 } },
  ]);
});

it("says how to begin where there is none", async () => {
  const text = textOf(await renderInRouter(<BatchesView {...usual} items={[]} />, ["/", "/biz/ai-assessment-api-v3"]));
  for (const words of ["一括査定はまだありません", "CSVのひな形を保存", "送り方（仕様書）"]) expect(text).toContain(words);
});
