import { nearby } from "#domain/risk/facts/nearby.server.ts";
import type { Subject } from "#domain/subjects/types.ts";
import type { FindingState, Provenance } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";
import type { LandPriceHistory } from "./land-price-change.ts";
import { landPriceHistory } from "./land-prices.ts";

type LandPoint = LandPriceHistory & { readonly name: string; readonly address: string | null; readonly distanceM: number };

export type LandTopic = {
  readonly topic: "land";
  readonly state: Extract<FindingState, "ok" | "none" | "no_data">;
  readonly provenance: Provenance | null;
  /** The nearest first. */
  readonly points: readonly LandPoint[];
};

const WITHIN_M = 1500;
const NEAREST = 5;

/** 地価公示 around a building: published prices of land, not of homes. */
export async function landTopic(db: Db, { place }: Subject): Promise<LandTopic> {
  const found = await nearby(db, place, { kinds: ["land_price"], withinM: WITHIN_M });
  const points = found.points.flatMap(({ name, address, distanceM, data }) => {
    const history = landPriceHistory(data);
    return history ? [{ name, address, distanceM: Math.round(distanceM), ...history }] : [];
  });
  const { state = "no_data", provenance = null } = found.kinds[0] ?? {};
  // Points without a price that can be read tell nothing.
  return { topic: "land", state: state === "ok" && points.length === 0 ? "no_data" : state, provenance, points: points.slice(0, NEAREST) };
}
