import type { LonLat } from "#kernel/geo.ts";

/** Where a figure is from, as it must stand wherever the figure does. */
export type Provenance = {
  /** The credit line that the licence asks for. */
  readonly attribution: string;
  readonly licence: string;
  /** What the data are of, in the publisher's words: `2023`, `2025-04`, `第9回(2022年)`; null: not told. */
  readonly asOf: string | null;
  /** How exact the place is: `17m四方`, `250mメッシュ`, `町丁目`. */
  readonly precision: string;
  readonly isSample: boolean;
};

/**
 * What looking at a place found. `none`: looked at, nothing there. `no_data`: not imported, or not for this place. `out_of_area`: the source does not
 * cover this part of the country at all. Never to be shown alike.
 */
export type FindingState = "ok" | "none" | "no_data" | "out_of_area";

/** One answer of one layer at one point. */
export type Finding<Layer extends string = string> = {
  readonly layer: Layer;
  readonly state: FindingState;
  /** In the layer's unit; null unless `ok`. */
  readonly value: number | null;
  /** Further facts, as the layer names them: `{ landform: "三角州・海岸低地" }`. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  /** Null where nothing was imported. */
  readonly provenance: Provenance | null;
};

/** A thing at a place: a school, a clinic, a shelter, a priced point. */
export type PlacePoint = {
  readonly dataset: string;
  readonly kind: string;
  readonly name: string;
  readonly address: string | null;
  readonly place: LonLat;
  /** Straight-line metres from where was asked. */
  readonly distanceM: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly provenance: Provenance;
};

/** Facts of a 町丁目, a city or a prefecture. */
export type AreaFact = {
  readonly area: string;
  readonly period: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly provenance: Provenance;
};

export type { LayerId } from "./layers.ts";
export type { AskedPlace } from "./whereabouts.ts";
