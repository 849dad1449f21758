import { buildingSales, keptMarket, priceHistory } from "#domain/properties/index.server.ts";
import { type FactId, found, foundNothing } from "#domain/risk/model/facts.ts";
import type { Fact, SiteFacts } from "#domain/risk/model/types.ts";
import { buildingKeyOf, NOTHING_TOLD } from "#domain/subjects/index.server.ts";
import type { Subject } from "#domain/subjects/types.ts";
import { meshFactAt } from "#domain/surroundings/index.server.ts";
import type { LonLat } from "#kernel/geo.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { quarterAt, quarterIndex, quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import { buildingFacts } from "./building-facts.ts";
import { placeFacts } from "./gather-places.server.ts";
import { subjectFindings } from "./hazards-of.server.ts";
import { knownFields } from "./known-fields.server.ts";
import { LIQUIDITY_YEARS, liquidityOf, volatilityOf } from "./market-measures.ts";
import { populationChange } from "./population-change.ts";
import { salesProvenance } from "./sales-provenance.ts";

type UnitPrices = Awaited<ReturnType<typeof priceHistory>>["points"];

export type GatherDeps = {
  readonly db: Db;
  readonly now: Date;
  /** Quarterly unit prices of condominiums of a city. */
  readonly cityPrices: (cityCode: string) => Promise<UnitPrices>;
};

/** Asks the prices of each city once. */
export function gatherDeps(db: Db, now: Date): GatherDeps {
  const asked = new Map<string, Promise<UnitPrices>>();
  const ask = async (cityCode: string) => (await priceHistory(db, { cityCode, kind: "condo", now })).points;
  return {
    db,
    now,
    cityPrices: (cityCode) => {
      const known = asked.get(cityCode);
      if (known) return known;
      const prices = ask(cityCode);
      asked.set(cityCode, prices);
      prices.catch(() => asked.delete(cityCode));
      return prices;
    },
  };
}

/** Everything a subject is rated from, asked of all data that are there. What no data tell is left out; so is what only a visitor tells. */
export async function gatherFacts(deps: GatherDeps, subject: Subject): Promise<SiteFacts["facts"]> {
  const { db, now } = deps;
  const { place } = subject;
  const [findings, fields, places, population, market] = await Promise.all([
    subjectFindings(db, subject),
    knownFields(db, subject, NOTHING_TOLD),
    placeFacts(db, subject),
    populationFact(db, place),
    marketFacts(deps, subject),
  ]);
  const layers = Object.fromEntries(
    findings.map(({ layer, state, value, details, provenance }) => [layer, { state, value, details, provenance }]),
  );
  return { ...layers, ...buildingFacts(subject, fields, isoDateInJapan(now)), ...places, ...population, ...market };
}

type Facts = Partial<Record<FactId, Fact>>;

async function populationFact(db: Db, place: LonLat): Promise<Facts> {
  const mesh = await meshFactAt(db, place, "population_mesh");
  const change = mesh && populationChange(mesh.data);
  return mesh && change !== null ? { populationChange2050: found(change, mesh.provenance) } : {};
}

/** How often homes of the building are sold, and how the prices of its city sway. */
async function marketFacts({ db, now, cityPrices }: GatherDeps, subject: Subject): Promise<Facts> {
  const { cityCode, units } = subject;
  const apartmentKey = buildingKeyOf(subject);
  const current = quarterIndex(quarterOf(now));
  const [sales, prices, origin, quarters] = await Promise.all([
    apartmentKey === null
      ? null
      : buildingSales(db, { apartmentKey, from: quarterAt(current - 4 * LIQUIDITY_YEARS), until: quarterAt(current - 1) }),
    cityPrices(cityCode),
    keptMarket(db).origin(),
    keptMarket(db).quarters(now),
  ]);
  const market = { ...origin, ...quarters };
  const source = salesProvenance(market, "建物");
  const volatility = volatilityOf(prices);
  const perHundred = sales === null ? null : liquidityOf(sales, units);
  return {
    ...(volatility !== null && { volatility: found(volatility, salesProvenance(market, "市区町村")) }),
    ...(perHundred !== null && { liquidity: sales === 0 ? foundNothing(source) : found(perHundred, source) }),
  };
}
