import { KEPT_AFTER_DELETION } from "#domain/assets/core/property-states.ts";
import type { OwnedHome } from "#domain/assets/core/types.ts";
import type { AssetResponse } from "./schemas.ts";

export function presentAsset(home: OwnedHome): AssetResponse {
  const { id, kind, apartmentKey, placeKey, rest, name, address, cityCode, place, state, facts, offerSetting, lowestPriceYen, version } =
    home;
  const { deletedAt } = home;
  return {
    ...{ id, kind, apartmentKey, placeKey, rest, address, cityCode, ...place, state, facts, offerSetting, lowestPriceYen, version },
    name: facts.name ?? name,
    createdAt: home.createdAt.toISOString(),
    updatedAt: home.updatedAt.toISOString(),
    removedAt: deletedAt === null ? null : new Date(deletedAt.getTime() + KEPT_AFTER_DELETION).toISOString(),
  };
}
