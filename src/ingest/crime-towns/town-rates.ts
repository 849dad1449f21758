import { crimeRates, peopleThere, type TownCrime } from "#domain/surroundings/layers/crime-rate.ts";

export type TownCounts = {
  readonly cityCode: string;
  readonly town: string;
  /** The newest year with counts, and its residential crimes. */
  readonly year: string;
  readonly crimes: number;
};

export type TownPeople = {
  readonly cityCode: string;
  readonly town: string;
  readonly night: number | null;
  readonly day: number | null;
  /** What the population is of. */
  readonly asOf: string | null;
};

export type RateFacts = {
  readonly rate: number;
  readonly quintile?: number;
  readonly rateYear: string;
  readonly populationOf: string | null;
};

type Counted = { readonly people: TownPeople; readonly crime: TownCrime };

/**
 * The rates of each prefecture's newest year, by {@link townId}. Towns without counts of that year, or whose people are unknown, have none.
 */
export function rateFacts(counts: readonly TownCounts[], people: readonly TownPeople[]): ReadonlyMap<string, RateFacts> {
  const peopleOf = new Map(people.map((town) => [townId(town), town]));
  const prefectures = Map.groupBy(counts, ({ cityCode }) => cityCode.slice(0, 2));
  return new Map([...prefectures.values()].flatMap((towns) => ratesOf(towns, peopleOf)));
}

/** Census and police write the ヶ of a town large or small. */
export function townId({ cityCode, town }: { readonly cityCode: string; readonly town: string }): string {
  return `${cityCode}/${town.replaceAll("ヶ", "ケ")}`;
}

function ratesOf(towns: readonly TownCounts[], peopleOf: ReadonlyMap<string, TownPeople>): [string, RateFacts][] {
  const rateYear = towns.reduce((last, { year }) => (year > last ? year : last), "");
  const counted = new Map(towns.filter(({ year }) => year === rateYear).flatMap((town) => withPeople(town, peopleOf)));
  return crimeRates([...counted.values()].map(({ crime }) => crime)).map(({ key, rate, quintile }) => {
    const populationOf = counted.get(key)?.people.asOf ?? null;
    return [key, { rate, ...(quintile === null ? {} : { quintile }), rateYear, populationOf }];
  });
}

function withPeople(counts: TownCounts, peopleOf: ReadonlyMap<string, TownPeople>): [string, Counted][] {
  const key = townId(counts);
  const people = peopleOf.get(key);
  const there = people ? peopleThere(people.night, people.day) : null;
  if (!people || there === null) return [];
  return [[key, { people, crime: { key, ward: counts.cityCode, crimes: counts.crimes, people: there } }]];
}
