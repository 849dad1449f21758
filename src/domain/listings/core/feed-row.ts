import type { Structure } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Yen } from "#kernel/yen.ts";
import type { DealType, DIRECTIONS, LandRight, ListingKind, ListingNotice, ListingState, PARKINGS, PETS } from "./types.ts";

/** What a file may say of the state of a home: 公開, 申込あり, 成約, 非公開. */
export type ToldState = Extract<ListingState, "active" | "applied" | "sold" | "suspended">;

/** A station as a file tells it; which one of the station table it is, is found later. */
export type ToldAccess = {
  readonly line: string | null;
  readonly stationName: string;
  readonly minutes: number;
  readonly busMinutes: number | null;
};

/** One home as a file tells it, read and checked field by field. What is not told is null. Days are ISO days in Japan. */
export type FeedRow = {
  readonly reference: string;
  readonly state: ToldState;
  readonly kind: ListingKind;
  readonly title: string | null;
  readonly buildingName: string | null;
  /** Tells apart the homes of one floor; never shown. */
  readonly room: string | null;
  readonly address: string;
  readonly place: LonLat | null;
  readonly price: Yen;
  readonly areaM2: number | null;
  readonly landAreaM2: number | null;
  readonly privateRoadM2: number | null;
  readonly balconyM2: number | null;
  readonly layout: string | null;
  readonly floor: number | null;
  readonly totalFloors: number | null;
  readonly totalUnits: number | null;
  readonly direction: (typeof DIRECTIONS)[number] | null;
  readonly structure: Structure | null;
  readonly builtYear: number | null;
  readonly builtMonth: number | null;
  readonly confirmedOn: string | null;
  /** As told, the nearest first. */
  readonly stations: readonly ToldAccess[];
  readonly managementYen: Yen | null;
  readonly reserveYen: Yen | null;
  readonly otherMonthlyYen: Yen | null;
  readonly landRight: LandRight | null;
  readonly isTenanted: boolean | null;
  readonly yearlyRentYen: Yen | null;
  readonly pets: (typeof PETS)[number] | null;
  readonly parking: (typeof PARKINGS)[number] | null;
  readonly isRenovated: boolean | null;
  readonly renovatedOn: string | null;
  readonly notices: readonly ListingNotice[];
  readonly remarks: string | null;
  readonly handover: string | null;
  readonly dealType: DealType;
  readonly isConsented: boolean;
  readonly publishedOn: string;
  readonly updatedOn: string;
  readonly nextUpdateOn: string | null;
  /** In the order in which they are shown. */
  readonly photoUrls: readonly string[];
  /** Of its company about this home, https. */
  readonly pageUrl: string | null;
  /** An invented home, marked as such wherever it stands. */
  readonly isSample: boolean;
};
