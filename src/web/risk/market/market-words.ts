import type { MarketFactsResponse, RiskReportResponse } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import type { FindingRowProps } from "#web/risk/facts/finding-row.tsx";

/** Fewer cases than this say little about a market. */
const FEW = 10;

/** The figures of how a market moves, of a building one more than of a place; what the recorded listings and sales do not say is データなし. */
export function marketRows(
  market: MarketFactsResponse,
  { kind, cityName }: Pick<RiskReportResponse["subject"], "kind" | "cityName">,
): readonly FindingRowProps[] {
  const ofBuilding = kind === "building" ? [liquidityRow(market)] : [];
  return [supplyRow(market, cityName), daysRow(market, cityName), cutsRow(market, cityName), ...ofBuilding];
}

function supplyRow({ onSale }: MarketFactsResponse, cityName: string): FindingRowProps {
  const title = "いま売り出されている部屋";
  if (onSale === null) return { title, state: "no_data", words: `${cityName}の売出しのデータがまだありません。` };
  const ofBuilding = onSale.building === null ? "" : `この建物${onSale.building}件・`;
  const words = `${ofBuilding}この町${onSale.town}件・${cityName}${onSale.city.toLocaleString("ja-JP")}件`;
  return {
    title,
    state: "ok",
    words,
    meaning: "まちのねに届いている売出しの数です。すべての売出しではありません。",
  };
}

function daysRow({ daysToSell }: MarketFactsResponse, cityName: string): FindingRowProps {
  const title = "売れるまでの日数（中央値）";
  if (daysToSell === null) return { title, state: "no_data", words: "成約までを追えた売出しがまだありません。" };
  if (daysToSell.median === null)
    return { title, state: "no_data", words: `件数不足です。成約までを追えた売出しが${daysToSell.n}件しかありません（5件から示します）。` };
  return { title, state: "ok", words: `${Math.round(daysToSell.median)}日`, meaning: basis(`${cityName}で成約した売出し`, daysToSell.n) };
}

function cutsRow({ priceCuts }: MarketFactsResponse, cityName: string): FindingRowProps {
  const title = "値下げした売出しの割合";
  if (priceCuts === null) return { title, state: "no_data", words: "価格の変化を追えた売出しがまだありません。" };
  const median = priceCuts.median === null ? "" : `（値下げ幅の中央値${Math.abs(priceCuts.median).toFixed(1)}%）`;
  return { title, state: "ok", words: `${percent(priceCuts.share, 0)}${median}`, meaning: basis(`${cityName}の売出し`, priceCuts.n) };
}

function liquidityRow({ liquidity }: MarketFactsResponse): FindingRowProps {
  const title = "この建物の売買の多さ";
  if (liquidity === null) return { title, state: "no_data", words: "公表されている成約は建物を特定できないため、示せません。" };
  const { salesPerYear, units, share } = liquidity;
  const thin = share < 0.01 ? "年1%に満たず、売買の少ない建物です。" : "";
  return {
    title,
    state: "ok",
    words: `年に${percent(share)}`,
    meaning: `${units}戸のうち年に${salesPerYear.toFixed(1)}件の売買です。${thin}`,
  };
}

/** How many cases a figure rests on, with a warning where they are few. */
export function basis(of: string, n: number): string {
  return `${of}${n.toLocaleString("ja-JP")}件から計算しました。${n < FEW ? "件数が少ないため、目安です。" : ""}`;
}
