/** How a layer is kept and asked: see `db/migrations/0005_surroundings.sql`. */
type LayerShape =
  | { readonly shape: "grid"; readonly dataset: string }
  | { readonly shape: "mesh"; readonly dataset: string; readonly field: string }
  | { readonly shape: "zone"; readonly dataset: string; readonly kinds: readonly string[] | null }
  | { readonly shape: "town"; readonly dataset: string; readonly field: string };

export type Layer = LayerShape & {
  readonly title: string;
  readonly unit: string;
  readonly precision: string;
  /** Prefecture codes that the source covers by its nature; null: the whole country. */
  readonly prefectures: readonly string[] | null;
  /** `absence`: a place without a value was looked at and has none (zones, grids); `gap`: it was not looked at (mesh, town). */
  readonly missing: "absence" | "gap";
  /** Which end of the scale is the worse one. */
  readonly worse: "high" | "low";
};

const TOKYO = ["13"];
const grid = (dataset: string) => ({ shape: "grid", dataset, missing: "absence", worse: "high", prefectures: null }) as const;
const mesh = (dataset: string, field: string) =>
  ({ shape: "mesh", dataset, field, missing: "gap", worse: "high", prefectures: null, precision: "250mメッシュ" }) as const;
const zone = (dataset: string, kinds: readonly string[] | null = null) =>
  ({ shape: "zone", dataset, kinds, missing: "absence", worse: "high", prefectures: null, precision: "区域図" }) as const;
const town = (dataset: string, field: string) =>
  ({ shape: "town", dataset, field, missing: "gap", worse: "high", precision: "町丁目" }) as const;

/** Every layer that can be asked at a point. Ranks of depth: 1 <0.5 m, 2 0.5–3, 3 3–5, 4 5–10, 5 10–20, 6 ≥20 (国土数値情報 A31). */
export const LAYERS = {
  flood_max_rank: { ...grid("flood_max"), title: "洪水の浸水深（想定最大規模）", unit: "rank", precision: "17m四方" },
  flood_planned_rank: { ...zone("flood_planned"), title: "洪水の浸水深（計画規模）", unit: "rank" },
  flood_duration_rank: { ...zone("flood_duration"), title: "浸水が続く時間", unit: "rank" },
  flood_collapse: { ...zone("flood_collapse"), title: "家屋倒壊等氾濫想定区域", unit: "kind" },
  inland_flood_rank: { ...zone("inland_flood"), title: "内水の浸水深", unit: "rank" },
  storm_surge_rank: { ...zone("storm_surge"), title: "高潮の浸水深", unit: "rank" },
  tsunami_rank: { ...zone("tsunami"), title: "津波の浸水深", unit: "rank" },
  /** 1 土砂災害警戒区域, 2 特別警戒区域. */
  landslide: { ...zone("landslide"), title: "土砂災害警戒区域", unit: "kind" },
  quake_i45: { ...mesh("jshis", "i45"), title: "30年以内に震度5弱以上", unit: "%" },
  quake_i50: { ...mesh("jshis", "i50"), title: "30年以内に震度5強以上", unit: "%" },
  quake_i55: { ...mesh("jshis", "i55"), title: "30年以内に震度6弱以上", unit: "%" },
  quake_i60: { ...mesh("jshis", "i60"), title: "30年以内に震度6強以上", unit: "%" },
  ground_arv: { ...mesh("ground", "arv"), title: "表層地盤の増幅率", unit: "倍" },
  ground_avs: { ...mesh("ground", "avs"), worse: "low", title: "地盤の固さ（AVS30）", unit: "m/s" },
  /** PL 値、または国土交通省の5区分(1 起きにくい … 5 最も起きやすい). */
  liquefaction_pl: { ...mesh("liquefaction", "pl"), title: "液状化のしやすさ（PL値）", unit: "PL" },
  liquefaction_class: { ...mesh("liquefaction", "class"), title: "液状化発生傾向", unit: "class" },
  tokyo_kikendo_total: { ...town("kikendo", "total"), title: "地域危険度（総合）", unit: "rank", prefectures: TOKYO },
  tokyo_kikendo_collapse: { ...town("kikendo", "collapse"), title: "建物倒壊危険度", unit: "rank", prefectures: TOKYO },
  tokyo_kikendo_fire: { ...town("kikendo", "fire"), title: "火災危険度", unit: "rank", prefectures: TOKYO },
  tokyo_kikendo_difficulty: { ...town("kikendo", "difficulty"), title: "災害時活動困難係数", unit: "rank", prefectures: TOKYO },
  crime_rate_quintile: { ...town("crime", "quintile"), title: "住宅に関わる犯罪の多さ", unit: "quintile", prefectures: null },
} as const satisfies Readonly<Record<string, Layer>>;

export type LayerId = keyof typeof LAYERS;

/** Lines of known active faults: asked for the nearest one (km), drawn on maps, and rated by nothing. */
export const FAULT = { dataset: "fault", title: "最も近い活断層", unit: "km", precision: "断層の線" } as const;

/** Outlines of 町丁目, which tell in which town a point lies: `kind` is the city's code, `data.town` the name, the key both (`13107/八広六丁目`). */
export const TOWN_OUTLINES = "town_polygon";

/** How much of each 町丁目 lies under how much water: made from the grid of depths and the land of the towns (`towns/depth-shares.ts`). */
export const FLOOD_SHARES = { dataset: "flood_share", grid: "flood_max" } as const;
