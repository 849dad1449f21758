import { findApartment, keptMarket, matchAddress } from "#domain/properties/index.server.ts";
import type { AddressMatch, CoveredCity, MatchedPlace } from "#domain/properties/types.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import type { EstimateInput, FailureReason } from "./request.ts";
import type { Location } from "./request-subject.ts";

export type NotLocated = { readonly reason: FailureReason; readonly candidates: readonly MatchedPlace[] };

/** 住所照合: where the home of an input is, among the cities the sales reach. */
export async function locateHome(db: Db, input: EstimateInput): Promise<Result<Location, NotLocated>> {
  const cities = await keptMarket(db).cities();
  const located = input.apartmentKey ? await locateBuilding(db, input.apartmentKey) : await locateTown(db, input, cities);
  if (!located.ok) return isOutside(located.reason, cities) ? notLocated("out-of-area") : located;
  const { cityCode } = located.value.apartment ?? located.value.town;
  return cities.some((city) => city.cityCode === cityCode) ? located : notLocated("out-of-area");
}

/** Several places, and no sale in the city of any: choosing among them would lead nowhere. */
function isOutside({ candidates }: NotLocated, cities: readonly { readonly cityCode: string }[]): boolean {
  return candidates.length > 0 && candidates.every((candidate) => cities.every(({ cityCode }) => cityCode !== candidate.cityCode));
}

async function locateBuilding(db: Db, key: string): Promise<Result<Location, NotLocated>> {
  const apartment = await findApartment(db, key);
  return apartment ? ok({ apartment, town: null }) : notLocated("address-not-found");
}

async function locateTown(
  db: Db,
  { cityCode, town, address = "" }: EstimateInput,
  cities: readonly CoveredCity[],
): Promise<Result<Location, NotLocated>> {
  if (cityCode === undefined || town === undefined) return placeFrom(await matchAddress(db, address));
  const city = cities.find((covered) => covered.cityCode === cityCode);
  return city ? placeFrom(await matchAddress(db, `${city.prefecture}${city.cityName}${town}`)) : notLocated("out-of-area");
}

function placeFrom({ outcome, places }: AddressMatch): Result<Location, NotLocated> {
  const [first] = places;
  if (outcome === "none" || !first) return notLocated("address-not-found");
  if (outcome === "one" && first.town !== null) return ok({ apartment: null, town: { ...first, town: first.town } });
  return notLocated("address-ambiguous", places);
}

function notLocated(reason: FailureReason, candidates: readonly MatchedPlace[] = []): { readonly ok: false; readonly reason: NotLocated } {
  return { ok: false, reason: { reason, candidates } };
}
