import { plainLayout } from "#kernel/home/layout.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { inputOfKind } from "./of-kind.ts";
import type { EstimateInput } from "./request.ts";

const STATION_SUFFIX = /駅$/;

/**
 * The same home typed in two ways gives the same input: NFKC, no empty texts, `豊洲駅` -> `豊洲`, a renovation year means renovated.
 * A building given by its key needs no other place. What a home of the kind is not asked for is left out.
 */
export function normaliseInput(input: EstimateInput): EstimateInput {
  const { apartmentKey, cityCode, town, address, placeKey, layout, stationName, ...rest } = inputOfKind(input);
  const texts = {
    layout: layout && plainLayout(layout),
    stationName: stationName && plainText(stationName).replace(STATION_SUFFIX, ""),
  };
  const renovated = rest.renovatedYear === undefined ? rest.renovated : true;
  return withoutEmpty({ ...rest, ...texts, renovated, ...placeOf({ apartmentKey, cityCode, town, address, placeKey }) });
}

type Whereabouts = Pick<EstimateInput, "apartmentKey" | "cityCode" | "town" | "address" | "placeKey">;

function placeOf({ apartmentKey, cityCode, town, address, placeKey }: Whereabouts): Whereabouts {
  if (apartmentKey) return { apartmentKey };
  if (cityCode && town) return { cityCode, town: plainText(town), placeKey };
  return { address: plainText(address ?? ""), placeKey };
}

function withoutEmpty(input: EstimateInput): EstimateInput {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined && value !== "");
  return { kind: input.kind, areaM2: input.areaM2, ...Object.fromEntries(entries) };
}

/** A text that is equal for equal inputs, whatever the order of their fields. Hash it to compare inputs. */
export function canonicalText(input: EstimateInput): string {
  return JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1)));
}
