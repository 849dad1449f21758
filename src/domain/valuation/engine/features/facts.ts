import type { SaleRow } from "#domain/valuation/core/types.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import type { Random } from "#kernel/random.ts";
import { type Home, isOfLots } from "./home.ts";

type Lot = NonNullable<Home["lot"]>;

/** What one source tells of a home and another does not: how it is cleared. */
const FACTS = {
  station: () => ({ stationName: null, walkMinutes: null }),
  renovated: () => ({ renovated: null }),
  zoning: () => ({ zoning: null }),
  floorArea: () => ({ floorAreaM2: null }),
  structure: () => ({ structure: null }),
  layout: () => ({ layout: null }),
  frontage: (home) => ofLot(home, { frontageM: null }),
  roadWidth: (home) => ofLot(home, { roadWidthM: null }),
  roadDirection: (home) => ofLot(home, { roadDirection: null }),
  roadKind: (home) => ofLot(home, { roadKind: null }),
  landShape: (home) => ofLot(home, { landShape: null }),
  ratios: (home) => ofLot(home, { coveragePercent: null, floorAreaRatioPercent: null }),
} as const satisfies Record<string, (home: Home) => Partial<Home>>;

export type Fact = keyof typeof FACTS;
export const FACT_NAMES = Object.keys(FACTS) as Fact[];

const ROAD: readonly Fact[] = ["frontage", "roadWidth", "roadDirection", "roadKind", "landShape"];
/** What people who ask do not know together, of a lot and of a flat. What else a flat's sales leave out they leave out often enough. */
const FORGOTTEN_OF_LOTS: readonly (readonly Fact[])[] = [
  ["station"],
  ["layout"],
  ["zoning", "roadKind"],
  ["zoning", "roadKind", "frontage", "layout"],
  [...ROAD, "zoning", "layout"],
  [...ROAD, "ratios", "floorArea", "structure", "zoning", "layout"],
];
const FORGOTTEN_OF_FLATS: readonly (readonly Fact[])[] = [["station"]];

function ofLot({ lot }: Home, cleared: Partial<Lot>): Partial<Home> {
  return lot ? { lot: { ...lot, ...cleared } } : {};
}

/** The home as somebody tells it who does not know some facts. */
export function withoutFacts(home: Home, facts: readonly Fact[]): Home {
  let left = home;
  for (const fact of facts) left = { ...left, ...FACTS[fact](left) };
  return left;
}

function knows(home: Home, fact: Fact): boolean {
  const cleared: Partial<Home> = FACTS[fact](home);
  const isTold = (own: Partial<Record<string, unknown>>, left: Partial<Record<string, unknown>>) =>
    Object.keys(left).some((key) => left[key] === null && (own[key] ?? null) !== null);
  return cleared.lot && home.lot ? isTold(home.lot, cleared.lot) : isTold(home, cleared);
}

const WINDOW = 8;
const LEAST_SHARE_OF_QUARTERS = 0.5;
const LEAST_SHARE_OF_SALES = 0.2;

/**
 * The facts that sales tell often enough to be learnt from: of a fifth of the sales in at least half of the last eight quarters that have any. Of a file of one
 * quarter or one city a fact would tell the quarter or the city, not the home (stations known in one quarter of 18: 10.7 instead of 9.5 % where it was measured).
 */
export function learntFacts(sales: readonly SaleRow[]): Fact[] {
  const byQuarter = [...Map.groupBy(sales, ({ quarter }) => quarterIndex(quarter))].sort(([a], [b]) => b - a).slice(0, WINDOW);
  const isOften = (fact: Fact) => {
    const often = byQuarter.filter(([, sold]) => sold.filter((sale) => knows(sale, fact)).length >= sold.length * LEAST_SHARE_OF_SALES);
    return often.length > 0 && often.length >= byQuarter.length * LEAST_SHARE_OF_QUARTERS;
  };
  return FACT_NAMES.filter(isOften);
}

/** Sales that are shown to the forests a second time, as a share of all. */
const SHOWN_AGAIN = 0.25;

/**
 * Sales as they would stand if less were known of them, with the place in `sales` of each. Sources and those who ask leave out other things than the sales that
 * are learnt from: without such rows the unknown means "a sale of that source" (houses asked for without frontage, road and ratios: 19.9 instead of 16.4 %; contract
 * prices asked for without the layout, which all of them tell and no survey does: 16.7 instead of 12.7 %). Only what a sale knows is forgotten of it.
 */
export function forgetfulSales(
  sales: readonly SaleRow[],
  learnt: readonly Fact[],
  random: Random,
): { readonly of: number; readonly home: Home }[] {
  const learntOf = (patterns: readonly (readonly Fact[])[]) =>
    patterns.map((facts) => facts.filter((fact) => learnt.includes(fact))).filter(({ length }) => length > 0);
  const [ofLots, ofFlats] = [learntOf(FORGOTTEN_OF_LOTS), learntOf(FORGOTTEN_OF_FLATS)];
  return sales.flatMap((sale, of) => {
    if (random() >= SHOWN_AGAIN) return [];
    const patterns = (isOfLots(sale) ? ofLots : ofFlats).filter((facts) => facts.some((fact) => knows(sale, fact)));
    const facts = patterns[Math.floor(random() * patterns.length)];
    return facts ? [{ of, home: withoutFacts(sale, facts) }] : [];
  });
}
