/** The kinds of crime that touch homes and the streets before them, of which the rate is made. */
export const RESIDENTIAL_CRIMES = ["burglary", "snatch", "bicycle", "carParts", "violence"] as const;

/** Towns of one prefecture are sorted into fifths only where each fifth can hold five of them. */
export const MIN_TOWNS_FOR_QUINTILES = 25;

export type TownCrime = {
  readonly key: string;
  /** Towns of one ward (city) lend each other strength. */
  readonly ward: string;
  readonly crimes: number;
  /** See {@link peopleThere}. */
  readonly people: number;
};

export type CrimeRate = {
  readonly key: string;
  /** Residential crimes a year for 1,000 people, shrunk towards the ward. */
  readonly rate: number;
  /** 1: the fifth of the prefecture's towns with the lowest rates; null where there are too few to say. */
  readonly quintile: number | null;
};

/**
 * For how many people the crimes of a town are counted: max(night, (night + day) / 2). The night population alone makes towns around stations
 * look dangerous, so a town whose day population is unknown has no rate; nor has one without people.
 */
export function peopleThere(night: number | null, day: number | null): number | null {
  if (night === null || day === null) return null;
  const people = Math.max(night, (night + day) / 2);
  return people > 0 ? people : null;
}

/** Rates of the towns of one prefecture in one year. */
export function crimeRates(towns: readonly TownCrime[]): CrimeRate[] {
  const rates = [...Map.groupBy(towns, ({ ward }) => ward).values()].flatMap(shrunkRates);
  const sorted = rates.map(({ rate }) => rate).toSorted((a, b) => a - b);
  return rates.map(({ key, rate }) => ({ key, rate, quintile: quintileOf(rate, sorted) }));
}

/**
 * Empirical Bayes within one ward (Marshall 1991, "Mapping disease and mortality rates using empirical Bayes estimators"): a town's rate counts
 * by the share of the spread between towns in its variance; the fewer the people, the nearer it comes to the ward's rate.
 */
function shrunkRates(towns: readonly TownCrime[]): { readonly key: string; readonly rate: number }[] {
  const people = sum(towns, (town) => town.people);
  const mean = sum(towns, ({ crimes }) => crimes) / people;
  const spread = sum(towns, (town) => town.people * (town.crimes / town.people - mean) ** 2) / people;
  const between = Math.max(0, spread - mean / (people / towns.length));
  return towns.map(({ key, crimes, people: own }) => {
    const weight = between === 0 ? 0 : between / (between + mean / own);
    return { key, rate: 1000 * (mean + weight * (crimes / own - mean)) };
  });
}

/** By how many towns have a lower rate; equal rates share a fifth. */
function quintileOf(rate: number, sorted: readonly number[]): number | null {
  if (sorted.length < MIN_TOWNS_FOR_QUINTILES) return null;
  const lower = sorted.findIndex((other) => other >= rate);
  return Math.floor((5 * lower) / sorted.length) + 1;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
