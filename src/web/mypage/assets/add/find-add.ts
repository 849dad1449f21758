import { type ApiClient, type AssetsResponse, apiClient } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";

export type AddData = {
  /** What the member has already; null: it could not be read. */
  readonly assets: AssetsResponse | null;
  /** Nobody is asked for the name of a building where none is known. */
  readonly hasBuildings: boolean;
  /** Where the map begins; null: nowhere in particular. */
  readonly middle: LonLat | null;
};

export async function findAdd({ mypage, estate }: Pick<ApiClient, "mypage" | "estate"> = apiClient()): Promise<AddData> {
  const [assets, market] = await Promise.all([mypage.get("/assets"), estate.get("/market")]);
  return {
    assets: assets.ok ? assets.value : null,
    hasBuildings: market.ok ? market.value.hasBuildings : true,
    middle: market.ok ? (market.value.cities.find(({ place }) => place !== null)?.place ?? null) : null,
  };
}
