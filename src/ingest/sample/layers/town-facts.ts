import { between, integer } from "#ingest/sample/draw.ts";
import type { SampleTown } from "#ingest/sample/places.ts";
import type { LonLat } from "#kernel/geo.ts";
import { type Random, seededRandom } from "#kernel/random.ts";
import { depthRank, floodDepthM, lowness } from "./terrain.ts";

type SampleTownFact = {
  readonly cityCode: string;
  readonly town: string;
  readonly place: LonLat;
  readonly data: Readonly<Record<string, unknown>>;
};
export type SampleTownFacts = { readonly dataset: string; readonly asOf: string; readonly rows: readonly SampleTownFact[] };

const CRIME_YEARS = [2019, 2020, 2021, 2022, 2023, 2024] as const;
/** Of all reported crimes, before and after the lull of 2020–2021. */
const CRIME_LEVEL = [1.18, 0.95, 0.88, 0.93, 1.02, 1.06] as const;
const SHARES = { burglary: 0.035, snatch: 0.006, bicycle: 0.33, carParts: 0.045, violence: 0.09, felony: 0.004 } as const;
/** Town-wide densities of wooden houses: the wards where 地域危険度 is high on the average. */
const DENSE_WARDS: ReadonlySet<string> = new Set(["13107", "13118", "13121", "13122", "13106", "13123", "13115", "13114"]);
/** Wards with nightlife or a great station: many crimes for their people. */
const BUSY_WARDS: ReadonlySet<string> = new Set(["13104", "13113", "13116", "13101", "13103", "13106"]);

/** 地域危険度, flood, crime and households of every sample town. */
export function sampleTownFacts(towns: readonly SampleTown[], seed: number): SampleTownFacts[] {
  const random = seededRandom(seed);
  const perTown = towns.map((town) => ({ town, households: integer(random, 1400, 9500), danger: danger(town, random) }));
  const crimes = perTown.map(({ town, households }) => crime(town, households, random));
  const quintiles = quintilesOf(crimes.map(({ rate }) => rate));
  const rows = (data: (index: number) => SampleTownFact["data"]) =>
    towns.map(({ ward, name, place }, index) => ({ cityCode: ward.code, town: name, place, data: data(index) }));
  return [
    { dataset: "kikendo", asOf: "第9回(2022年)", rows: rows((i) => perTown[i]?.danger ?? {}) },
    { dataset: "flood_town", asOf: "2023", rows: towns.map(floodOf) },
    {
      dataset: "crime",
      asOf: "2024",
      rows: rows((i) => ({ ...crimes[i]?.years, rate: crimes[i]?.rate ?? null, quintile: quintiles[i] ?? null })),
    },
    {
      dataset: "households",
      asOf: "2020",
      rows: rows((i) => householdsData(perTown[i]?.households ?? 0, random)),
    },
  ];
}

function householdsData(total: number, random: Random): SampleTownFact["data"] {
  const night = Math.round(total * 1.9);
  const single = Math.round(total * between(random, 0.42, 0.64));
  return { total, single, night, day: Math.round(night * between(random, 0.7, 1.8)) };
}

function danger({ ward, place }: SampleTown, random: Random) {
  const rank = (mean: number) => Math.min(5, Math.max(1, Math.round(mean + between(random, -1.1, 1.1))));
  const base = 1.3 + (DENSE_WARDS.has(ward.code) ? 1.6 : 0) + 0.5 * lowness(place);
  const [collapse, fire, difficulty] = [rank(base), rank(base), rank(base - 0.2)];
  return { collapse, fire, difficulty, total: Math.min(5, Math.max(1, Math.round((collapse + fire + difficulty) / 3))) };
}

function floodOf({ ward, name, place }: SampleTown): SampleTownFact {
  const around = [-2, -1, 0, 1, 2].flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => shifted(place, dx * 0.0011, dy * 0.0009)));
  const ranks = around.map((one) => depthRank(floodDepthM(one)));
  return {
    cityCode: ward.code,
    town: name,
    place,
    data: {
      rank: depthRank(floodDepthM(place)),
      rankMax250m: Math.max(...ranks),
      floodedShare: Math.round((100 * ranks.filter((rank) => rank > 0).length) / ranks.length) / 100,
    },
  };
}

function shifted({ lon, lat }: LonLat, east: number, north: number): LonLat {
  return { lon: lon + east, lat: lat + north };
}

function crime({ ward, weight }: SampleTown, households: number, random: Random) {
  const people = households * 1.9;
  const perThousand = (BUSY_WARDS.has(ward.code) ? 11 : 5.2) * between(random, 0.55, 1.6) * (1 + 0.04 * weight);
  const years = CRIME_YEARS.map((year, i) => {
    const total = Math.round((people / 1000) * perThousand * (CRIME_LEVEL[i] ?? 1) * between(random, 0.9, 1.1));
    const kinds = Object.entries(SHARES).map(([kind, share]) => [kind, Math.round(total * share * between(random, 0.6, 1.4))] as const);
    return [String(year), { total, ...Object.fromEntries(kinds) }] as const;
  });
  const newest = years.at(-1)?.[1];
  const aboutHomes = newest ? (newest.total * 0.5) / (people / 1000) : 0;
  return { years: Object.fromEntries(years), rate: Math.round(aboutHomes * 100) / 100 };
}

/** 1: the fifth with the least. */
export function quintilesOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => 1 + Math.min(4, Math.floor((5 * sorted.indexOf(value)) / sorted.length)));
}
