import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
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

it("says how to begin where there is none", async () => {
  expect(textOf(await draw([]))).toContain("一括査定はまだありません");
});
