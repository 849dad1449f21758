import { type ApiClient, apiClient, type FoundHome, type HistoryResponse, type RecommendedHome } from "#api/client/client.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { similarQuery } from "#web/kit/home/similar-homes.ts";
import type { AskedHome } from "./price-rows.ts";

type Services = Pick<ApiClient, "estate">;

const MOST_SIMILAR = 6;

/** What comes near a home that is gone, and the ISO day in Japan. */
export async function findNearGone(
  gone: RecommendedHome["gone"],
  { estate }: Services = apiClient(),
): Promise<{ readonly similar: readonly FoundHome[]; readonly today: string }> {
  const today = isoDateInJapan(new Date());
  const found = gone && (await estate.get("/homes", { query: similarQuery(gone) }));
  return { similar: found?.ok ? found.value.items.slice(0, MOST_SIMILAR) : [], today };
}

/** The prices of a home beside those of its city. Null: they could not be had. */
export type PriceSeries = { readonly detail: AskedHome; readonly area: HistoryResponse | null };

const AREA_KINDS = { condo: "condo", "new-condo": "condo", house: "house", land: "land", building: null } as const;

export async function findPriceSeries(key: string, { estate }: Services = apiClient()): Promise<PriceSeries | null> {
  const home = await estate.get("/homes/{key}", { path: { key } });
  if (!home.ok) return null;
  const kind = AREA_KINDS[home.value.home.kind];
  const area = kind && (await estate.get("/history", { query: { cityCode: home.value.home.cityCode, kind } }));
  return { detail: home.value, area: area?.ok ? area.value : null };
}
