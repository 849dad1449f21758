import type { OwnershipCheck } from "#domain/assets/checks/types.ts";
import { KEPT_AFTER_DELETION } from "#domain/assets/core/property-states.ts";
import type { OwnedHome } from "#domain/assets/core/types.ts";
import { REJECTION_WORDS } from "#domain/assets/ownership/ownership-mails.ts";
import type { AssetCard, AssetListCard, AssetResult } from "#domain/assets/result/types.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import type { AssetCardResponse, AssetResultResponse } from "./result-schemas.ts";
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

export function presentCard(home: OwnedHome, { recent, risk, ...card }: AssetListCard): AssetCardResponse {
  return { asset: presentAsset(home), ...cardOf(card), recent, risk };
}

function cardOf({ value, grade, dataUntil, owedYen, equity, change, sincePurchase }: AssetCard) {
  const beside = { grade, dataUntil: dataUntil && formatQuarter(dataUntil), owedYen, equity, change, sincePurchase };
  if (value.state !== "valued") return { value, ...beside };
  const { beforeByModel: _, ...point } = value.point;
  return { value: { ...value, point }, ...beside };
}

export function presentResult({
  home,
  details,
  series,
  events,
  reach,
  risk,
  missing,
  answersRead,
  ...card
}: AssetResult): AssetResultResponse {
  return {
    ...{ asset: presentAsset(home), ...cardOf(card), series, events, reach, risk, missing },
    answersRead: answersRead && [...answersRead],
    details: details && {
      ...details,
      forecast: details.forecast.map(({ quarter, point, low, high, isTested, coverage80 }) => ({
        ...{ quarter: formatQuarter(quarter), point, low, high, isTested, coverage80 },
      })),
    },
  };
}

export function presentCheck({ state, handedInAt, decidedAt, reason, note }: OwnershipCheck) {
  const words = reason === null ? null : [REJECTION_WORDS[reason], note].filter((one) => one !== null).join("");
  return { state, handedInAt: handedInAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null, words };
}
