import type { AssetReport, ReportMonth } from "#domain/assets/report/types.ts";
import { sold } from "./sale-facts.ts";

/** A home whose name has letters that fonts and normalising lose. */
export const HARD_NAME = "髙﨑起2關マンション 1203号室";

/** A month of a series; `ago` 0 is November 2026. */
function monthOf(ago: number): ReportMonth {
  const index = 2026 * 12 + 10 - ago;
  const pointYen = 78_000_000 - ago * 180_000;
  const balanceYen = 20_000_000 + ago * 95_000;
  return {
    month: `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
    lowYen: pointYen - 7_800_000,
    pointYen,
    highYen: pointYen + 8_600_000,
    balanceYen,
    equityYen: pointYen - balanceYen,
    note: ago === 12 ? "モデルの更新" : null,
  };
}

/** A report of the flat of the worked example, with so many months. */
export function anAssetReport(change: Partial<AssetReport> = {}, months = 36): AssetReport {
  return {
    title: "資産の報告",
    home: {
      name: HARD_NAME,
      facts: [
        { label: "所在", value: "東京都江東区豊洲四丁目" },
        { label: "専有面積", value: "65.32㎡(19.75坪)" },
        { label: "間取り", value: "3LDK" },
        { label: "築年", value: "築12年(2014年3月築)" },
      ],
    },
    madeOn: "2026-11-29",
    isSample: false,
    value: {
      pointYen: 78_000_000,
      lowYen: 70_200_000,
      highYen: 86_600_000,
      details: ["2026年第4四半期の水準", "評価の確かさ B", "±10%以内の確率 62%", "似た成約 24件", "モデル condo-2026.11"],
    },
    whyNoValue: null,
    balanceYen: 20_000_000,
    takeHome: sold(),
    series: Array.from({ length: months }, (_, i) => monthOf(months - 1 - i)),
    sources: ["国土交通省 不動産情報ライブラリのデータを加工して作成"],
    notes: ["室内の状態、眺望、告知事項は反映していません。"],
    ...change,
  };
}
