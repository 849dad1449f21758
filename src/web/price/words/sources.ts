import type { EstimateResponse } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { sourceName } from "#web/kit/report/credit-words.ts";
import type { Source } from "#web/kit/report/footnotes.tsx";

/** Where an estimate comes from: data, model and comparables, each with what stands behind it. */
export function estimateSources({
  outcome,
  attributions,
  modelVersion,
  dataAsOf,
  isSample,
  createdAt,
}: EstimateResponse): readonly Source[] {
  return [
    ...(dataAsOf ? [dataSource(quarterText(dataAsOf), attributions, isSample)] : []),
    ...(modelVersion ? [modelSource(modelVersion, createdAt)] : []),
    ...(outcome.estimated ? [comparablesSource(outcome.comparableCount, outcome.withinTenPercent)] : []),
  ];
}

function dataSource(until: string, attributions: readonly string[], isSample: boolean): Source {
  if (isSample) {
    return {
      label: `サンプルデータ ${until}まで`,
      details: `実際の成約ではなく、動作を確かめるために作った取引から推定しています。${attributions.join(" ")}`,
    };
  }
  return { label: `${attributions.map(sourceName)[0] ?? "出典"} ${until}まで`, details: attributions.join(" ") };
}

function modelSource(modelVersion: string, createdAt: string): Source {
  return {
    label: `モデル ${modelVersion}`,
    details: `${formatDate(new Date(createdAt))}に計算しました。売出価格は推定に使っていません。版ごとの当たり外れは「推定の精度」で公開しています。`,
  };
}

function comparablesSource(count: number, withinTenPercent: number): Source {
  const sales = `${count.toLocaleString("ja-JP")}件`;
  return {
    label: `類似成約 ${sales}`,
    details: `場所、広さ、築年、時期の近い成約が${sales}見つかりました。推定との見比べに使います。価格はその平均ではなく、地域全体の成約を学んだモデルの計算です。実際の価格が推定の±10%に入る確率は${percent(withinTenPercent, 0)}と見ています。`,
  };
}

/** The sentence that must stand next to every estimate. */
export function disclaimer({ modelVersion, createdAt, outcome }: EstimateResponse): string {
  const made = `${formatDate(new Date(createdAt))}に計算${modelVersion ? `、モデル ${modelVersion}` : ""}`;
  const limits = outcome.estimated ? "室内の状態、眺望、告知事項は反映していません。" : "";
  return `AI推定価格は統計的な参考値で、不動産鑑定評価ではありません（${made}）。${limits}`;
}
