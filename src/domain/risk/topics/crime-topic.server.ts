import { askedPlace } from "#domain/risk/facts/hazards-of.server.ts";
import type { Subject } from "#domain/subjects/types.ts";
import { areaFacts, townFactAt, townFigures } from "#domain/surroundings/index.server.ts";
import type { AreaFact, FindingState, Provenance } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";
import { numberOf } from "./number-of.ts";

const KINDS = ["total", "burglary", "snatch", "bicycle", "carParts", "violence"] as const;

type CrimeYear = { readonly year: number } & Readonly<Record<(typeof KINDS)[number], number | null>>;

type Sourced = { readonly state: FindingState; readonly provenance: Provenance | null };

export type CrimeTopic = Sourced & {
  readonly topic: "crime";
  readonly cityName: string;
  readonly town: string | null;
  /** Oldest first. */
  readonly years: readonly CrimeYear[];
  readonly rate: number | null;
  readonly quintile: number | null;
  readonly cityRank: { readonly rank: number; readonly of: number; readonly year: number } | null;
  readonly prefecture: Sourced & { readonly years: readonly { readonly year: number; readonly total: number | null }[] };
};

/** Recorded crimes of the 町丁目 of a building and of its prefecture. */
export async function crimeTopic(db: Db, subject: Subject): Promise<CrimeTopic> {
  const { cityCode, cityName } = subject;
  const [fact, prefecture] = await Promise.all([
    townFactAt(db, askedPlace(subject), "crime"),
    areaFacts(db, "crime_prefecture", cityCode.slice(0, 2)),
  ]);
  const years = yearsOf(fact);
  return {
    topic: "crime",
    state: fact ? "ok" : "no_data",
    provenance: fact?.provenance ?? null,
    cityName,
    town: fact?.area ?? null,
    years,
    rate: numberOf(fact?.data.rate),
    quintile: numberOf(fact?.data.quintile),
    cityRank: await rankInCity(db, cityCode, years.at(-1)),
    prefecture: {
      state: prefecture.length > 0 ? "ok" : "no_data",
      provenance: prefecture.at(-1)?.provenance ?? null,
      years: prefecture.map(({ period, data }) => ({ year: Number(period), total: numberOf(data.total) })),
    },
  };
}

function yearsOf(fact: AreaFact | null): CrimeYear[] {
  return Object.entries(fact?.data ?? {})
    .filter(([name]) => /^\d{4}$/.test(name))
    .map(([year, counts]) => ({ year: Number(year), ...countsOf(counts) }))
    .sort((a, b) => a.year - b.year);
}

function countsOf(counts: unknown): Omit<CrimeYear, "year"> {
  const counted: Readonly<Record<string, unknown>> = typeof counts === "object" && counts !== null ? { ...counts } : {};
  const [total, burglary, snatch, bicycle, carParts, violence] = KINDS.map((kind) => numberOf(counted[kind]));
  return {
    total: total ?? null,
    burglary: burglary ?? null,
    snatch: snatch ?? null,
    bicycle: bicycle ?? null,
    carParts: carParts ?? null,
    violence: violence ?? null,
  };
}

/** 1: the most crimes. Towns with as many share the better place of fewer before them. */
async function rankInCity(db: Db, cityCode: string, newest: CrimeYear | undefined): Promise<CrimeTopic["cityRank"]> {
  if (!newest || newest.total === null) return null;
  const { year, total } = newest;
  const all = await townFigures(db, { dataset: "crime", cityCode, path: [String(year), "total"] });
  return { rank: 1 + all.filter(({ value }) => value > total).length, of: all.length, year };
}
