import type { ModelCardResponse } from "#api/client/client.ts";
import { days } from "#kernel/duration.ts";

/** An accuracy figure older than this is not live any more and is not shown on the front page. */
const FRESH_FOR = days(45);

/** The card the front page may quote: of condominiums, and made within 45 days. */
export function freshCard(cards: readonly ModelCardResponse[], now: Date): ModelCardResponse | null {
  const card = cards.find(({ kind }) => kind === "condo");
  return card && now.getTime() - Date.parse(card.createdAt) <= FRESH_FOR ? card : null;
}

/** Fewer tested sales than this and an area's figures are only 参考; the front page leaves them out. */
const FEW_SALES = 100;

/** The areas with the most tested sales, whose figures are the steadiest. */
export function steadiestAreas<T extends { readonly n: number; readonly cityCode: string }>(
  { areas }: { readonly areas: readonly T[] },
  most: number,
): readonly T[] {
  return areas
    .filter(({ n }) => n >= FEW_SALES)
    .toSorted((a, b) => b.n - a.n || (a.cityCode < b.cityCode ? -1 : 1))
    .slice(0, most);
}

export function busiestCities<T extends { readonly sales: number; readonly cityCode: string }>(
  cities: readonly T[],
  most: number,
): readonly T[] {
  return cities.toSorted((a, b) => b.sales - a.sales || (a.cityCode < b.cityCode ? -1 : 1)).slice(0, most);
}
