import { describe, expect, it } from "vitest";
import type { EstimateJob } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleJob, sampleTown } from "#web/price/result/samples.ts";
import { LoadView, type LoadViewProps } from "./load.view.tsx";

const ignore = () => undefined;
const draw = (job: EstimateJob, changes: Partial<LoadViewProps> = {}) =>
  renderInRouter(
    <LoadView
      job={job}
      isSlow={false}
      isUnreached={false}
      isBusy={false}
      onCancel={ignore}
      onRestart={ignore}
      onChoose={ignore}
      {...changes}
    />,
  );
const failed = (failure: NonNullable<EstimateJob["failure"]>): EstimateJob => ({ ...sampleJob, state: "failed", failure });

describe("the waiting screen", () => {
  it("names the real steps and where each stands, also for a screen reader", async () => {
    const html = await draw(sampleJob);

    expect(textOf(html)).toMatch(/住所照合江東区豊洲完了.*類似事例.*計算中.*推定.*待ち.*検証.*待ち/);
    expect(html).toMatch(/aria-live="polite"[^>]*>類似事例：計算中/);
    expect(textOf(html)).toContain("中止する");
  });

  it("says so when it takes long, and when there is no network", async () => {
    expect(textOf(await draw(sampleJob))).not.toContain("時間がかかっています");
    expect(textOf(await draw(sampleJob, { isSlow: true }))).toContain("時間がかかっています");
    expect(textOf(await draw(sampleJob, { isUnreached: true }))).toContain("通信できません");
  });

  it("names the step that failed and offers another try with the same answers", async () => {
    const html = await draw(failed({ step: "predict", reason: "timeout", candidates: [] }));

    expect(textOf(html)).toContain("「推定」で止まりました");
    expect(textOf(html)).toContain("もう一度計算する");
    expect(html).toMatch(/href="\/search\/input\?kind=condo[^"]*askingPrice=8980"/);
  });

  it("offers no other try where only another place helps", async () => {
    const text = textOf(await draw(failed({ step: "geocode", reason: "out-of-area", candidates: [] })));

    expect(text).toContain("対象外のエリアです");
    expect(text).not.toContain("もう一度計算する");
    expect(text).toContain("入力にもどる");
  });

  it("lets the visitor pick between places with the same name", async () => {
    const text = textOf(await draw(failed({ step: "geocode", reason: "address-ambiguous", candidates: [sampleTown] })));

    expect(text).toContain("場所を選んでください");
    expect(text).toContain("江東区豊洲");
  });

  it("leads back to the form after it was stopped", async () => {
    expect(textOf(await draw({ ...sampleJob, state: "cancelled" }))).toContain("計算を中止しました");
  });

  it.each([
    [[sampleTown], "入力された住所からは、ここまで分かりました。"],
    [[sampleTown, { ...sampleTown, reference: "13103/豊洲", label: "港区豊洲" }], "この住所に当てはまる場所がいくつかあります。"],
  ])("says why there is something to choose: %#", async (candidates, words) => {
    const html = await draw(failed({ step: "geocode", reason: "address-ambiguous", candidates }));

    expect(textOf(html)).toContain(`${words}調べたい場所を選ぶと、入力した条件のまま続けます。`);
    expect(html.match(/<li><button type="button"/g)).toHaveLength(candidates.length);
    expect(textOf(html)).toContain("入力にもどる");
    expect(textOf(html)).not.toContain("もう一度計算する");
  });

  it("takes no second press while the first is under way", async () => {
    const choosing = failed({ step: "geocode", reason: "address-ambiguous", candidates: [sampleTown] });
    const retrying = failed({ step: "predict", reason: "timeout", candidates: [] });

    for (const job of [sampleJob, choosing, retrying]) {
      expect(await draw(job, { isBusy: true })).toMatch(/<button[^>]*disabled=""/);
      expect(await draw(job)).not.toMatch(/<button[^>]*disabled=""/);
    }
  });

  it("marks the step that is under way, and none once nothing is", async () => {
    expect(await draw(sampleJob)).toMatch(/<li[^>]*aria-current="step"[^>]*>.*類似事例/);
    expect((await draw(sampleJob)).match(/aria-current/g)).toHaveLength(1);
    expect(await draw({ ...sampleJob, state: "cancelled", steps: sampleJob.steps.slice(0, 1) })).not.toContain("aria-current");
  });

  it.each([
    [
      "the failed step",
      [
        { id: "geocode", state: "done", detail: null },
        { id: "comparables", state: "failed", detail: null },
      ],
      "類似事例：失敗",
    ],
    [
      "the last that is done",
      [
        { id: "geocode", state: "done", detail: null },
        { id: "comparables", state: "done", detail: null },
      ],
      "類似事例：完了",
    ],
    ["nothing before the first", [{ id: "geocode", state: "waiting", detail: null }], ""],
  ] as const)("reads out %s", async (_, steps, words) => {
    expect(await draw({ ...sampleJob, steps: [...steps] })).toContain(`<p aria-live="polite" class="sr-only">${words}</p>`);
  });

  it("says of a step what it found, or else what it does", async () => {
    const text = textOf(await draw(sampleJob));

    expect(text).toContain("住所照合江東区豊洲完了");
    expect(text).toContain("類似事例近くて条件の似た成約を探します計算中");
  });

  it("speaks of a long wait only while there is one", async () => {
    expect(textOf(await draw({ ...sampleJob, state: "cancelled" }, { isSlow: true }))).not.toContain("時間がかかっています");
  });

  it("says so where nothing tells which step failed, and offers another try", async () => {
    const text = textOf(await draw({ ...sampleJob, state: "failed" }));

    expect(text).toContain("計算を終えられませんでした計算の途中で問題が起きました。");
    expect(text).toContain("もう一度計算する");
  });

  it("offers nothing to press once it goes on to the result by itself", async () => {
    const html = await draw({ ...sampleJob, state: "done", estimateId: "e-1" });

    expect(html).not.toMatch(/<button|<a /);
    expect(textOf(html)).toContain("価格を計算しています");
  });
});
