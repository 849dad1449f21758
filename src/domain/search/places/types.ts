import type { LonLat } from "#kernel/geo.ts";
import type { PlacePrecision } from "#kernel/place-key.ts";

/** Something a report can be about, found for a text or a point. */
export type FoundPlace = {
  /** Key of a subject: of a building, or made from the point. */
  readonly key: string;
  readonly kind: "address" | "station" | "building" | "point";
  /** `墨田区八広六丁目`, `八広駅`, the name of a building. */
  readonly label: string;
  /** What tells it from others of that label: the prefecture, the town and lines of a station, the address of a building. */
  readonly detail: string;
  readonly precision: "building" | PlacePrecision;
  readonly place: LonLat;
  /** What of an address could not be placed, as `plainText` writes it: `12-3`; null: nothing is left. */
  readonly rest: string | null;
  /** The text names it; false: it only begins so, contains it or differs by a letter. */
  readonly isExact: boolean;
};

/** `one`: the text names just this. `several`: to choose from, also a single one that it does not quite name. */
export type FoundPlaces = { readonly outcome: "one" | "several" | "none"; readonly items: readonly FoundPlace[] };
