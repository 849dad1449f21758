import type { ModelCard } from "#domain/valuation/core/types.ts";
import { percent } from "#kernel/percent.ts";
import { formatQuarterJa, quarterAt } from "#kernel/quarter.ts";
import { KIND_NAMES } from "./train-models.server.ts";

type Period = { readonly firstQuarter: number; readonly lastQuarter: number; readonly trainRows: number };

/** What `npm run train` says of a model it made. */
export function trainReport({ firstQuarter, lastQuarter, trainRows }: Period, card: ModelCard): string {
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
