import { between, integer, pick, scatter } from "#ingest/sample/draw.ts";
import type { SampleTown } from "#ingest/sample/places.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { type Random, seededRandom } from "#kernel/random.ts";
import { toLonLat, toMetres } from "./metric.ts";
import { floodDepthM } from "./terrain.ts";

export type SamplePoint = {
  readonly dataset: string;
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly address: string;
  readonly place: LonLat;
  readonly data: Readonly<Record<string, unknown>>;
};

type Recipe = {
  readonly dataset: string;
  readonly kind: string;
  readonly title: string;
  /** Least and most of them in a town. */
  readonly count: readonly [number, number];
  readonly data?: (place: LonLat, random: Random) => SamplePoint["data"];
};

const NURSERY_TYPES = ["認可保育所", "認可保育所", "認定こども園", "小規模保育事業", "認証保育所"] as const;
const METHODS = ["自転車盗", "自転車盗", "自転車盗", "オートバイ盗", "車上ねらい", "部品ねらい", "ひったくり", "自動販売機ねらい"] as const;

const RECIPES: readonly Recipe[] = [
  { dataset: "nursery", kind: "nursery", title: "保育園", count: [2, 7], data: nursery },
  { dataset: "medical", kind: "hospital", title: "病院", count: [0, 1], data: () => ({ departments: "内科 外科" }) },
  { dataset: "medical", kind: "clinic", title: "クリニック", count: [2, 8], data: () => ({ departments: "内科" }) },
  { dataset: "medical", kind: "paediatric", title: "小児科クリニック", count: [0, 2], data: paediatrics },
  { dataset: "medical", kind: "dentist", title: "歯科医院", count: [2, 6] },
  { dataset: "school", kind: "elementary", title: "小学校", count: [1, 2], data: () => ({ operator: "公立" }) },
  { dataset: "school", kind: "middle", title: "中学校", count: [0, 1], data: () => ({ operator: "公立" }) },
  { dataset: "school", kind: "high", title: "高等学校", count: [0, 1] },
  { dataset: "facility", kind: "convenience", title: "コンビニ", count: [3, 9] },
  { dataset: "facility", kind: "supermarket", title: "スーパー", count: [1, 3] },
  { dataset: "facility", kind: "drugstore", title: "ドラッグストア", count: [1, 3] },
  { dataset: "facility", kind: "bank", title: "銀行", count: [0, 2] },
  { dataset: "facility", kind: "post", title: "郵便局", count: [1, 2] },
  { dataset: "facility", kind: "park", title: "公園", count: [1, 6] },
  { dataset: "facility", kind: "library", title: "図書館", count: [0, 1] },
  { dataset: "facility", kind: "police", title: "交番", count: [0, 1] },
  { dataset: "facility", kind: "cafe", title: "カフェ", count: [1, 5] },
  { dataset: "facility", kind: "restaurant", title: "食堂", count: [2, 6] },
  { dataset: "evacuation_site", kind: "evacuation_site", title: "避難場所", count: [1, 2], data: hazards },
  { dataset: "shelter", kind: "shelter", title: "避難所", count: [1, 2] },
  { dataset: "crime_incident", kind: "crime_incident", title: "", count: [2, 8], data: incident },
];

/** How far from the middle of its town a thing lies, in metres (standard deviation). */
const SPREAD_M = 430;
const PRICE_YEARS = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026] as const;

/** Facilities, schools, shelters, incidents and priced points about the sample towns. */
export function samplePoints(towns: readonly SampleTown[], seed: number): SamplePoint[] {
  const random = seededRandom(seed);
  return towns.flatMap((town) => [...RECIPES.flatMap((recipe) => made(recipe, town, random)), landPrice(town, random)]);
}

function made({ dataset, kind, title, count: [least, most], data }: Recipe, town: SampleTown, random: Random): SamplePoint[] {
  return Array.from({ length: integer(random, least, most) }, (_, i) => {
    const place = near(town.place, random);
    const facts = data?.(place, random) ?? {};
    const name = typeof facts.method === "string" ? facts.method : `サンプル${town.name}${title}${i + 1}`;
    const key = `sample/${town.ward.code}/${town.name}/${kind}/${i + 1}`;
    return { dataset, key, kind, name, address: `東京都${town.ward.name}${town.name}`, place, data: facts };
  });
}

function near(middle: LonLat, random: Random): LonLat {
  const { x, y } = toMetres(middle);
  return toLonLat({ x: x + scatter(random, SPREAD_M), y: y + scatter(random, SPREAD_M) });
}

function nursery(_: LonLat, random: Random): SamplePoint["data"] {
  const type = pick(random, NURSERY_TYPES);
  return { type, isLicensed: type !== "認証保育所", capacity: integer(random, 2, 14) * 10 };
}

function paediatrics(): SamplePoint["data"] {
  return { departments: "小児科 内科", paediatrics: true };
}

function hazards(place: LonLat, random: Random): SamplePoint["data"] {
  const isDry = floodDepthM(place) < 0.5;
  return {
    flood: isDry,
    landslide: true,
    stormSurge: isDry,
    earthquake: true,
    tsunami: isDry,
    largeFire: random() < 0.6,
    inlandFlood: isDry,
    volcano: false,
  };
}

function incident(_: LonLat, random: Random): SamplePoint["data"] {
  const date = new Date(Date.UTC(2024, 0, integer(random, 1, 366))).toISOString().slice(0, 10);
  return { method: pick(random, METHODS), date, hour: integer(random, 0, 23) };
}

/** One priced point a town: its price follows the level of homes there. */
function landPrice(town: SampleTown, random: Random): SamplePoint {
  const place = near(town.place, random);
  const newest = town.level * 10_000 * between(random, 0.75, 1.3);
  const history = PRICE_YEARS.map((year) => [String(year), Math.round((newest * 0.955 ** (2026 - year)) / 1000) * 1000] as const);
  return {
    dataset: "land_price",
    key: `sample/${town.ward.code}/${town.name}/land_price`,
    kind: "land_price",
    name: `サンプル${town.ward.name.slice(0, -1)}-${town.name}`,
    address: `東京都${town.ward.name}${town.name}`,
    place,
    data: {
      year: 2026,
      pricePerM2: history.at(-1)?.[1] ?? 0,
      history: Object.fromEntries(history),
      use: distanceM(place, town.station.place) < 300 ? "店舗兼共同住宅" : "住宅",
    },
  };
}
