import type { MarketKind } from "#domain/properties/types.ts";
import { FAULT, LAYERS, type LayerId } from "#domain/surroundings/layers/layers.ts";
import {
  AMPLIFICATION_LEGEND,
  COLLAPSE_LEGEND,
  CRIME_LEGEND,
  DEPTH_LEGEND,
  DURATION_LEGEND,
  FAULT_LEGEND,
  KIKENDO_LEGEND,
  LANDSLIDE_LEGEND,
  type Legend,
  LIQUEFACTION_CLASS_LEGEND,
  LIQUEFACTION_PL_LEGEND,
  POPULATION_LEGEND,
  PRICE_LEGEND,
  QUAKE_LEGEND,
  RISE_LEGEND,
  YIELD_LEGEND,
} from "./legends.ts";

export const MARKET_KINDS = ["condo", "house", "land"] as const satisfies readonly MarketKind[];

/** Where the shapes of a layer are read. */
export type MapOrigin =
  | { readonly table: "market"; readonly kind: MarketKind; readonly measure: "price" | "rise" | "yield" }
  | { readonly table: "mesh"; readonly dataset: string; readonly field: string }
  /** Percent since the first year. */
  | { readonly table: "mesh-years"; readonly dataset: string }
  /** 町丁目 as areas. */
  | { readonly table: "town"; readonly dataset: string; readonly field: string }
  | { readonly table: "town-crime"; readonly dataset: string }
  | { readonly table: "grid"; readonly dataset: string }
  | { readonly table: "zone"; readonly dataset: string }
  | { readonly table: "line"; readonly dataset: string }
  | { readonly table: "sales" }
  | { readonly table: "listings" }
  | { readonly table: "base" };

export type MapLayer = {
  readonly title: string;
  /** What a browser draws: squares, towns, areas, dots, lines. */
  readonly shape: "mesh" | "town" | "area" | "point" | "line";
  readonly unit: string;
  readonly precision: string;
  /** Coarser than this there is nothing; finer than the last, a map enlarges that. */
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly legend: Legend;
  /** Coarser pictures for views from afar: up to which zoom, and what they are made of. */
  readonly coarse: { readonly upTo: number; readonly precision: string } | null;
  readonly origin: MapOrigin;
};

/** A figure of fewer cases than this says little: its mesh is hatched 件数不足. */
export const FEW = 5;

/** Sales know the 地区名 they lie in and nothing finer, so that no square of 250 m could be told apart. */
const OF_SALES = {
  shape: "town",
  precision: "町（地区名）",
  minZoom: 8,
  maxZoom: 14,
  coarse: { upTo: 10, precision: "市区町村" },
} as const;

const market = (kind: MarketKind, measure: "price" | "rise") =>
  ({
    title: measure === "price" ? "坪単価" : "3年上昇率",
    ...OF_SALES,
    unit: measure === "price" ? "万円/坪" : "%",
    legend: measure === "price" ? PRICE_LEGEND : RISE_LEGEND,
    origin: { table: "market", kind, measure },
  }) as const;

const squares = (id: LayerId & `${"quake" | "ground" | "liquefaction"}${string}`, legend: Legend): MapLayer => {
  const { title, unit, precision, dataset, field } = LAYERS[id];
  const coarse = { upTo: 10, precision: "1kmメッシュ（中央の値）" };
  return { title, shape: "mesh", unit, precision, minZoom: 9, maxZoom: 14, legend, coarse, origin: { table: "mesh", dataset, field } };
};

const zones = (
  id: LayerId & `${"flood_planned" | "flood_duration" | "flood_collapse" | "inland" | "storm" | "tsunami" | "landslide"}${string}`,
  legend: Legend,
): MapLayer => {
  const { title, unit, precision, dataset } = LAYERS[id];
  return { title, shape: "area", unit, precision, minZoom: 11, maxZoom: 14, legend, coarse: null, origin: { table: "zone", dataset } };
};

const towns = (id: LayerId & `tokyo${string}`): MapLayer => {
  const { title, unit, precision, dataset, field } = LAYERS[id];
  return {
    title,
    shape: "town",
    unit,
    precision,
    minZoom: 11,
    maxZoom: 14,
    legend: KIKENDO_LEGEND,
    coarse: null,
    origin: { table: "town", dataset, field },
  };
};

const dots = (title: string, table: "sales" | "listings", minZoom: number): MapLayer => ({
  title,
  shape: "point",
  unit: "万円/坪",
  precision: table === "sales" ? "町の中心" : "建物の位置",
  minZoom,
  maxZoom: 14,
  legend: PRICE_LEGEND,
  coarse: null,
  origin: { table },
});

/** Every layer of tiles, by the name in its address. */
export const MAP_LAYERS = {
  base: {
    title: "行政区域・駅・町名",
    shape: "area",
    unit: "",
    precision: "",
    minZoom: 4,
    maxZoom: 14,
    legend: [],
    coarse: null,
    origin: { table: "base" },
  },
  sales: dots("成約のある町", "sales", 10),
  listings: dots("売出中の物件", "listings", 11),
  price_condo: market("condo", "price"),
  price_house: market("house", "price"),
  price_land: market("land", "price"),
  rise_condo: market("condo", "rise"),
  rise_house: market("house", "rise"),
  rise_land: market("land", "rise"),
  yield: {
    title: "表面利回り",
    ...OF_SALES,
    unit: "%",
    legend: YIELD_LEGEND,
    origin: { table: "market", kind: "condo", measure: "yield" },
  },
  crime: {
    title: "犯罪率",
    shape: "town",
    unit: "5段階",
    precision: "町丁目",
    minZoom: 11,
    maxZoom: 14,
    legend: CRIME_LEGEND,
    coarse: null,
    origin: { table: "town", dataset: "crime", field: "quintile" },
  },
  crime_town: {
    title: "町丁目ごとの犯罪の多さ",
    shape: "point",
    unit: "5段階",
    precision: "町丁目の中心",
    minZoom: 11,
    maxZoom: 14,
    legend: CRIME_LEGEND,
    coarse: null,
    origin: { table: "town-crime", dataset: "crime" },
  },
  population: {
    title: "人口増減",
    shape: "mesh",
    unit: "%",
    precision: "メッシュ",
    minZoom: 10,
    maxZoom: 14,
    legend: POPULATION_LEGEND,
    coarse: null,
    origin: { table: "mesh-years", dataset: "population_mesh" },
  },
  quake_i45: squares("quake_i45", QUAKE_LEGEND),
  quake_i50: squares("quake_i50", QUAKE_LEGEND),
  quake_i55: squares("quake_i55", QUAKE_LEGEND),
  quake_i60: squares("quake_i60", QUAKE_LEGEND),
  ground_arv: squares("ground_arv", AMPLIFICATION_LEGEND),
  liquefaction_pl: squares("liquefaction_pl", LIQUEFACTION_PL_LEGEND),
  liquefaction_class: squares("liquefaction_class", LIQUEFACTION_CLASS_LEGEND),
  flood_max_rank: {
    title: LAYERS.flood_max_rank.title,
    shape: "area",
    unit: LAYERS.flood_max_rank.unit,
    precision: LAYERS.flood_max_rank.precision,
    minZoom: 10,
    maxZoom: 14,
    legend: DEPTH_LEGEND,
    coarse: null,
    origin: { table: "grid", dataset: LAYERS.flood_max_rank.dataset },
  },
  flood_planned_rank: zones("flood_planned_rank", DEPTH_LEGEND),
  flood_duration_rank: zones("flood_duration_rank", DURATION_LEGEND),
  flood_collapse: zones("flood_collapse", COLLAPSE_LEGEND),
  inland_flood_rank: zones("inland_flood_rank", DEPTH_LEGEND),
  storm_surge_rank: zones("storm_surge_rank", DEPTH_LEGEND),
  tsunami_rank: zones("tsunami_rank", DEPTH_LEGEND),
  landslide: zones("landslide", LANDSLIDE_LEGEND),
  active_fault: {
    title: "活断層",
    shape: "line",
    unit: "",
    precision: FAULT.precision,
    minZoom: 6,
    maxZoom: 14,
    legend: FAULT_LEGEND,
    coarse: null,
    origin: { table: "line", dataset: FAULT.dataset },
  },
  tokyo_kikendo_total: towns("tokyo_kikendo_total"),
  tokyo_kikendo_collapse: towns("tokyo_kikendo_collapse"),
  tokyo_kikendo_fire: towns("tokyo_kikendo_fire"),
  tokyo_kikendo_difficulty: towns("tokyo_kikendo_difficulty"),
} as const satisfies Readonly<Record<string, MapLayer>>;

export type MapLayerId = keyof typeof MAP_LAYERS;

export function isMapLayer(name: string): name is MapLayerId {
  return Object.hasOwn(MAP_LAYERS, name);
}

/** A layer with the same type whichever it is. */
export function mapLayer(id: MapLayerId): MapLayer {
  return MAP_LAYERS[id];
}
