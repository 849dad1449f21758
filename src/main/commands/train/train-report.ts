import type { AppraisableKind, ModelCard } from "#domain/valuation/core/types.ts";
import { LEAST_SALES } from "#domain/valuation/models/gate/retrain-gate.ts";
import { percent } from "#kernel/percent.ts";
import { formatQuarterJa, quarterAt } from "#kernel/quarter.ts";
import { KIND_NAMES, type OrderedTraining } from "./train-models.server.ts";

type Period = { readonly firstQuarter: number; readonly lastQuarter: number; readonly trainRows: number };

/** What `npm run train` says of a training: for whoever reads on, or as a complaint where nothing new is used. */
export function trainReport(kind: AppraisableKind, training: OrderedTraining): { readonly text: string; readonly isComplaint: boolean } {
  const name = KIND_NAMES[kind];
  switch (training.end) {
    case "promoted":
      return { text: reportOf(training), isComplaint: false };
    case "kept":
      return { text: `${reportOf(training)}\n${refusal(training)}`, isComplaint: true };
    case "same":
      return { text: `${name}: 学習しても、使用中の ${training.version} と同じモデルになりました`, isComplaint: false };
    case "too-few-sales":
      return {
        text: `${name}: 取引が ${training.rows.toLocaleString("ja-JP")} 件のため、価格モデルを作れません(${LEAST_SALES} 件から)`,
        isComplaint: true,
      };
    case "one-quarter":
      return { text: `${name}: 取引が一つの四半期にしかないため、価格モデルを作れません`, isComplaint: true };
  }
}

type Made = Extract<OrderedTraining, { end: "promoted" | "kept" }>;

function reportOf({ trained, verdict }: Made): string {
  return `${modelReport(trained.model, trained.card)}\n  判定: ${verdict}`;
}

function refusal({ trained, inUse }: Made): string {
  const { version } = trained.model;
  return [
    `  この版は候補として残し、使いません${inUse === null ? "" : `(使用中の ${inUse} のまま)`}`,
    `  それでも使うときは: npm run models -- promote ${version} --reason 理由`,
  ].join("\n");
}

function modelReport({ firstQuarter, lastQuarter, trainRows }: Period, card: ModelCard): string {
  const { overall, baselines } = card;
  const period = `${formatQuarterJa(quarterAt(firstQuarter))}〜${formatQuarterJa(quarterAt(lastQuarter))}`;
  const tested = `${formatQuarterJa(card.testFrom)}〜${formatQuarterJa(card.testUntil)}`;
  return [
    `${KIND_NAMES[card.kind]}${card.isSample ? "(サンプルデータ)" : ""}`,
    `  版: ${card.modelVersion}`,
    `  件数: ${trainRows.toLocaleString("ja-JP")} 件(${period})`,
    `  誤差の中央値: ${percent(overall.mdape)}(周辺の事例だけで比べると ${percent(baselines.comparables.mdape)})`,
    `  80%の幅に入った割合: ${percent(overall.coverage80)}`,
    `  検証: ${tested}の ${overall.n.toLocaleString("ja-JP")} 件を、それより前の取引だけで推定した結果です`,
  ].join("\n");
}
