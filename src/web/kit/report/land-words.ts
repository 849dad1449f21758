import type { Yen } from "#kernel/yen.ts";

/** The price of a house in two, as the API tells it. `isNearlyAllLand`: it is bought for its land. */
export type PriceParts = { readonly landYen: Yen; readonly buildingYen: Yen; readonly isNearlyAllLand: boolean };

const HOW_FOUND =
  "建物のない土地として推定した価格を土地の分、残りを建物の分としています。土地の推定は一戸建ての推定より外れやすく、内訳は目安です。";
const OF_LAND =
  "土地だけの見積もりが、この価格とほぼ同じか、上回ります。価格のほとんどが土地の価値です。建物の解体にかかる費用は含みません。";

/** How a house's price was parted, and what it means where nearly all of it is the land's. */
export function landAndBuildingWords({ isNearlyAllLand }: PriceParts): string {
  return isNearlyAllLand ? `${HOW_FOUND}${OF_LAND}` : HOW_FOUND;
}
