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
});
