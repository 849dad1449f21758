import type { AssetCardResponse, AssetsResponse } from "#api/client/client.ts";
import { REFUSALS } from "#web/kit/report/refusal-words.ts";
import { seriesParts } from "#web/mypage/assets/graph/series-parts.ts";
import type { ValueNow } from "#web/mypage/assets/result/value-card.tsx";
import type { AssetToday } from "./asset-today.ts";
import type { AssetsToday } from "./assets-section.tsx";

/** The homes of a member as マイページ shows them. */
export function assetsToday({ items, deleted, most }: AssetsResponse): AssetsToday {
  return { items: items.map(todayOf), deleted, most };
}

function todayOf(card: AssetCardResponse): AssetToday {
  const { asset, owedYen, sincePurchase } = card;
  const { points, owed } = seriesParts({ series: card.recent, events: [] });
  return { ...{ asset, owedYen, sincePurchase, points, owed }, value: valueNow(card), whyNot: whyNoValue(card), risk: riskOf(card) };
}

function riskOf({ risk }: Pick<AssetCardResponse, "risk">): AssetToday["risk"] {
  return risk && risk.letter !== null && risk.overall !== null ? { letter: risk.letter, points: risk.overall } : null;
}

type Valued = Pick<AssetCardResponse, "value" | "change">;

/** The value of today; null: there is none. */
export function valueNow({ value, change }: Valued): ValueNow | null {
  if (value.state !== "valued") return null;
  const { q10, q50, q90, grade } = value.point;
  const moved = change && {
    from: change.from,
    yen: Math.round(q50 - q50 / (1 + change.market)),
    share: change.market,
    byModel: change.model,
  };
  return { lowYen: q10, pointYen: q50, highYen: q90, grade, change: moved };
}

/** Why there is no value, in words; null: there is one. */
export function whyNoValue({ value, asset }: Pick<AssetCardResponse, "value" | "asset">): string | null {
  if (value.state === "valued") return null;
  if (value.state === "refused") return REFUSALS[value.reason].why;
  return asset.state === "paused" ? "追跡を休んでいます。" : "評価額を計算しています。1分ほどで表示されます。";
}
