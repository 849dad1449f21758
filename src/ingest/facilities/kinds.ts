export type FacilityKind = keyof typeof FACILITY_TITLES;

/** Every kind of facility, with the name that stands for one without a name. */
export const FACILITY_TITLES = {
  convenience: "コンビニエンスストア",
  supermarket: "スーパーマーケット",
  mall: "商業施設",
  drugstore: "ドラッグストア",
  bank: "銀行",
  atm: "ATM",
  post: "郵便局",
  park: "公園",
  playground: "遊び場",
  library: "図書館",
  police: "警察署・交番",
  fire_station: "消防署",
  town_office: "役所",
  community_centre: "集会所",
  restaurant: "飲食店",
  cafe: "喫茶店",
  fitness: "運動施設",
  cinema: "映画館",
  hotel: "宿泊施設",
  fuel: "ガソリンスタンド",
  parking: "駐車場",
  bicycle_parking: "駐輪場",
  toilets: "公衆便所",
  wifi: "公衆無線LAN",
} as const;

/** OpenStreetMap's values (https://wiki.openstreetmap.org/wiki/Map_features) of the keys below; each is of one kind only. */
const KINDS: ReadonlyMap<string, FacilityKind> = new Map([
  ...(Object.keys(FACILITY_TITLES) as FacilityKind[]).map((kind) => [kind, kind] as const),
  ["department_store", "mall"],
  ["grocery", "supermarket"],
  ["greengrocer", "supermarket"],
  ["pharmacy", "drugstore"],
  ["chemist", "drugstore"],
  ["post_office", "post"],
  ["garden", "park"],
  ["townhall", "town_office"],
  ["fast_food", "restaurant"],
  ["fitness_centre", "fitness"],
  ["sports_centre", "fitness"],
  ["swimming_pool", "fitness"],
] as const);

export const OSM_KEYS = ["category", "shop", "amenity", "leisure", "tourism", "kind"] as const;

/** The kind of `convenience`, `shop=convenience` or `post_office`; null for what the product does not show. */
export function facilityKind(category: string): FacilityKind | null {
  return KINDS.get(category.replace(/^.*=/, "").toLowerCase()) ?? null;
}
