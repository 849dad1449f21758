import type { OwnedHome } from "#domain/assets/core/types.ts";
import type { PricedKind } from "#domain/valuation/core/types.ts";

/** Homes that a buyer could make an offer for. Empty lists: all of them; null: no bound. */
export type OfferWish = {
  readonly kinds: readonly PricedKind[];
  readonly apartmentKeys: readonly string[];
  readonly cityCodes: readonly string[];
  readonly areaM2: { readonly min: number | null; readonly max: number | null };
  /** The buyer: nobody makes an offer for a home of their own. */
  readonly exceptSub: string;
};

/**
 * A home as an offer knows it. `name` is the building of the register or the town, never an address or what the owner calls it; `sub` and
 * `lowestPriceYen` are for the machine alone and told to nobody.
 */
export type HomeForOffer = Pick<
  OwnedHome,
  "id" | "kind" | "apartmentKey" | "cityCode" | "cityName" | "town" | "place" | "state" | "offerSetting" | "lowestPriceYen"
> & {
  readonly sub: string;
  readonly name: string;
  readonly areaM2: number | null;
  readonly floor: number | null;
  readonly layout: string | null;
  readonly builtYear: number | null;
  /** Of a house. */
  readonly floorAreaM2: number | null;
  /** Of its building. */
  readonly totalFloors: number | null;
  readonly direction: string | null;
  readonly stationName: string | null;
  readonly walkMinutes: number | null;
};
