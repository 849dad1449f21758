import type { AssetCardResponse, AssetsResponse } from "#api/client/client.ts";
import { REFUSALS } from "#web/kit/report/refusal-words.ts";
import { valueNow } from "#web/mypage/assets/core/value-now.ts";
import { seriesParts } from "#web/mypage/assets/graph/series-parts.ts";
import type { AssetToday } from "./asset-today.ts";
import type { AssetsToday } from "./assets-section.tsx";

/** The homes of a member as マイページ shows them. */
export function assetsToday({ items, deleted, most }: AssetsResponse): AssetsToday {
  return { items: items.map(todayOf), deleted, most };
}

function todayOf(card: AssetCardResponse): AssetToday {
  const { asset, dataUntil, owedYen, sincePurchase } = card;
  const { points, owed } = seriesParts({ series: card.recent, events: [] });
  return {
    ...{ asset, dataUntil, owedYen, sincePurchase, points, owed },
    value: valueNow(card),
    whyNot: whyNoValue(card),
    risk: riskOf(card),
  };
}

function riskOf({ risk }: Pick<AssetCardResponse, "risk">): AssetToday["risk"] {
  return risk && risk.letter !== null && risk.overall !== null ? { letter: risk.letter, points: risk.overall } : null;
}

/** Why there is no value, in words; null: there is one. */
function whyNoValue({ value, asset }: Pick<AssetCardResponse, "value" | "asset">): string | null {
  if (value.state === "valued") return null;
  if (value.state === "refused") return REFUSALS[value.reason].why;
  return asset.state === "paused" ? "追跡を休んでいます。" : "評価額を計算しています。1分ほどで表示されます。";
}
