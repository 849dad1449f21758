import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { type HomeFacts, homeFactsSchema, NO_FACTS } from "#domain/assets/core/facts.ts";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { EstimateInput } from "#domain/valuation/estimates/request.ts";
import { appraiseLocated, locateHome, normaliseInput } from "#domain/valuation/index.server.ts";
import { NO_ROAD } from "#kernel/home/missing-answers.ts";
import { quarterOf } from "#kernel/quarter.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { addHome } from "#test/support/asset-homes.ts";
import { testDatabase } from "#test/support/database.ts";
import { lotEngine } from "#test/support/lot-market.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { valueHomes } from "./value-homes.server.ts";

const clock = movableClock(new Date("2025-03-10T00:00:00Z"));
const { cityCode, town } = aSale();

let db: Db;
let engines: Readonly<Record<string, EstimateEngine>>;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { apartments: [anApartment()], sales: tenOf(aSale()) });
  const [condo, house, land] = await Promise.all([lotEngine("condo"), lotEngine("house"), lotEngine("land")]);
  engines = { condo, house, land };
});

async function checked(input: EstimateInput): Promise<number | null> {
  const told = normaliseInput(input);
  const located = await locateHome(db, told);
  const engine = engines[input.kind];
  if (!located.ok || !engine) throw new Error("nowhere");
  const { outcome } = appraiseLocated(engine, { input: told, location: located.value }, { asOf: quarterOf(clock.now()) });
  return outcome.estimated ? outcome.point : null;
}

async function kept(kind: EstimateInput["kind"], facts: HomeFacts): Promise<number | null> {
  await sql`delete from owned_property`.execute(db);
  await addHome(db, { id: "a", kind, apartmentKey: kind === "condo" ? anApartment().key : null, facts: homeFactsSchema.parse(facts) });
  await valueHomes({ db, clock, engines: { current: async (of) => engines[of] ?? null } }, { isNewOnly: true });
  const { rows } = await sql<{ yen: number }>`select q50::float8 as yen from valuation_point`.execute(db);
  return rows[0]?.yen ?? null;
}

const FLAT = { areaM2: 55, layout: "2LDK", floor: 9, direction: "東" } as const;
const LOT = { landShape: "ほぼ長方形", frontageM: 8.5, roadDirection: "南", roadWidthM: 12, floorAreaRatioPercent: 400 } as const;
const HOUSE = { areaM2: 60, floorAreaM2: 90, builtYear: 2005, layout: "2LDK" } as const;
const PLOT = { areaM2: 60 } as const;

it.each([
  ["a flat at a corner", "condo", FLAT, { isCorner: true }],
  ["a house of wood on a good lot", "house", HOUSE, { ...LOT, structure: "wood", coveragePercent: 60 }],
  ["a house that no road reaches", "house", HOUSE, { landShape: "袋地等", roadDirection: NO_ROAD }],
  ["a plot", "land", PLOT, LOT],
] as const)("%s has the price of the price check when it is kept, which what was told moves", async (_, kind, home, told) => {
  const where = kind === "condo" ? { apartmentKey: anApartment().key } : { cityCode, town };
  const asked = await checked({ kind, ...where, ...home, ...told });

  expect(asked).not.toBeNull();
  expect(await kept(kind, { ...NO_FACTS, ...home, ...told })).toBe(asked);
  expect(await kept(kind, { ...NO_FACTS, ...home })).not.toBe(asked);
});

const OF_A_HOUSE = { builtYear: 2000, floorAreaM2: 80, layout: "3LDK", structure: "RC" } as const;
const OF_A_FLAT = { floor: 9, totalFloors: 10, direction: "南", isCorner: true } as const;

it.each([
  ["a flat", "condo", FLAT, { ...LOT, floorAreaM2: 80 }],
  ["a house", "house", HOUSE, OF_A_FLAT],
  ["a plot", "land", PLOT, { ...OF_A_HOUSE, ...OF_A_FLAT }],
] as const)("%s has the price that it has without what no home of its kind has", async (_, kind, home, foreign) => {
  const where = kind === "condo" ? { apartmentKey: anApartment().key } : { cityCode, town };
  const asked = await checked({ kind, ...where, ...home });

  expect(asked).not.toBeNull();
  expect(await checked({ kind, ...where, ...home, ...foreign })).toBe(asked);
  expect(await kept(kind, { ...NO_FACTS, ...home, ...foreign })).toBe(asked);
});

it("a plot has no built year of the building it is said to be in", async () => {
  const asked = await checked({ kind: "land", apartmentKey: anApartment().key, ...PLOT });

  expect(asked).not.toBeNull();
  expect(await checked({ kind: "land", apartmentKey: anApartment().key, ...PLOT, renovatedYear: 2020 })).toBe(asked);
});

it("a model reads the answers that its sales tell, and no others", () => {
  const told = ["coveragePercent", "floorAreaRatioPercent", "frontageM", "landShape", "roadDirection", "roadWidthM"];
  const read = (kind: string) => engines[kind]?.answersRead.toSorted();

  expect(read("house")).toEqual(expect.arrayContaining([...told, "structure"]));
  expect(read("land")).toEqual(expect.arrayContaining(told));
  expect(read("land")).not.toContain("structure");
  expect(read("condo")).not.toContain("frontageM");
});
