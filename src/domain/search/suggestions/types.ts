import type { LonLat } from "#kernel/geo.ts";

type SuggestionKind = "prefecture" | "city" | "town" | "station" | "apartment" | "postal";

/** One thing that a person who typed a few characters may mean. */
export type Suggestion = {
  readonly kind: SuggestionKind;
  /** `江東区豊洲`. */
  readonly label: string;
  /** What tells it from others of the same label: the prefecture, the lines of a station, the address of a building. */
  readonly detail: string;
  /** Apartment key, city code, `cityCode/town` or group code of a station, by kind. */
  readonly reference: string;
  readonly prefecture: string | null;
  readonly cityCode: string | null;
  readonly town: string | null;
  readonly place: LonLat | null;
};
