import type { PricedKind } from "#domain/valuation/core/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Yen } from "#kernel/yen.ts";
import type { HomeFacts } from "./facts.ts";

/** State machine C6 of a home that a member owns. */
export const HOME_STATES = ["draft", "tracking", "verifying", "verified", "rejected", "paused", "sold", "deleted"] as const;
export type HomeState = (typeof HOME_STATES)[number];

/** Where a paused one comes back to. */
export type PausedFrom = Extract<HomeState, "tracking" | "verified" | "rejected">;
/** Where a deleted one comes back to. */
export type DeletedFrom = Exclude<HomeState, "verifying" | "deleted">;

/** Whether buyers may make offers without either side being named. */
export const OFFER_SETTINGS = ["off", "anonymous"] as const;
export type OfferSetting = (typeof OFFER_SETTINGS)[number];

/** Where a home is: a building of the register or a place by its key; neither where the building has left the register. */
export type HomePlace = {
  readonly kind: PricedKind;
  readonly apartmentKey: string | null;
  readonly placeKey: string | null;
  /** What of its address could not be placed (`12-3`). */
  readonly rest: string;
  /** Of the building or the place when it was registered. */
  readonly name: string;
  readonly address: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly town: string;
  readonly place: LonLat;
};

/** A home that a member owns and follows. */
export type OwnedHome = HomePlace & {
  readonly id: string;
  readonly state: HomeState;
  readonly pausedFrom: PausedFrom | null;
  readonly deletedFrom: DeletedFrom | null;
  readonly facts: HomeFacts;
  readonly offerSetting: OfferSetting;
  /** Told to nobody but the member; null: none, or offers are off. */
  readonly lowestPriceYen: Yen | null;
  /** One more with each change of whatever kind. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};
