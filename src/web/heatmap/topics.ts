/** What the heatmap can show, in the order of its choices. `kinds`: there is one layer for each kind of property. */
export const TOPICS = [
  { id: "price", label: "坪単価", layer: "price", kinds: true, isHazard: false, cases: "成約数" },
  { id: "rise", label: "3年上昇率", layer: "rise", kinds: true, isHazard: false, cases: "成約数" },
  { id: "yield", label: "表面利回り", layer: "yield", kinds: false, isHazard: false, cases: "件数" },
  { id: "quake", label: "地震30年確率", layer: "quake_i55", kinds: false, isHazard: true, cases: null },
  { id: "flood", label: "洪水浸水深", layer: "flood_max_rank", kinds: false, isHazard: true, cases: null },
  { id: "crime", label: "犯罪率", layer: "crime", kinds: false, isHazard: false, cases: "認知件数" },
  { id: "population", label: "人口増減", layer: "population", kinds: false, isHazard: false, cases: "2020年の人口" },
] as const;

export type Topic = (typeof TOPICS)[number];
export type TopicId = Topic["id"];

export const KINDS = [
  { id: "condo", label: "マンション" },
  { id: "house", label: "戸建て" },
  { id: "land", label: "土地" },
] as const;

export type KindId = (typeof KINDS)[number]["id"];

export function topicOf(id: TopicId): Topic {
  return TOPICS.find((topic) => topic.id === id) ?? TOPICS[0];
}

/** The name of the layer of tiles: `layerOf("price", "house")` → `price_house`. */
export function layerOf(id: TopicId, kind: KindId): string {
  const { layer, kinds } = topicOf(id);
  return kinds ? `${layer}_${kind}` : layer;
}
