import { beforeAll, describe, expect, it } from "vitest";
import { createReportDeps, type RiskReport, reportOf } from "#domain/risk/index.server.ts";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import type { ToldBuilding } from "#domain/subjects/types.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, aTownRow, insertRows } from "#test/support/market.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const HERE = { lon: 139.7964, lat: 35.6549 };
const TOWN = placeKeyOf({ precision: "town", place: HERE });
const LOW = "seven-floors";
let db: Db;

type Asked = { readonly deps?: ReturnType<typeof createReportDeps>; readonly floor?: number | null; readonly told?: Partial<ToldBuilding> };

const ask = (key: string, { deps = createReportDeps({ db, clock }), floor = null, told = {} }: Asked = {}) =>
  reportOf(deps, key, { floor, weights: null, told: { ...NOTHING_TOLD, ...told } });

async function reportAt(key: string, asked?: Asked): Promise<RiskReport> {
  const report = await ask(key, asked);
  if (!report.ok) throw new Error(report.reason);
  return report.value;
}

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertRows(db, "apartment", await aLoad(db), [anApartmentRow({ key: LOW, floors: 7 })]);
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...HERE })]);
});

describe("what one visitor tells of a place", () => {
  const told = { builtYear: 1970, floors: 9, structure: "RC", units: 60, reserveFundYenPerM2: 178 } as const;
  const building = ({ rating }: RiskReport) => rating.pillars.find(({ id }) => id === "building");

  it("is in that visitor's report, and in nobody else's, whoever comes first", async () => {
    const deps = createReportDeps({ db, clock });
    const mine = await reportAt(TOWN, { deps, told });
    const others = await reportAt(TOWN, { deps });
    const again = await reportAt(TOWN, { deps, told });

    expect(mine.subject).toMatchObject({ builtYear: 1970, floors: 9, units: 60, structure: "RC" });
    expect(building(mine)?.coverage).toBeGreaterThan(0);
    expect(again).toEqual(mine);
    expect(others.subject).toMatchObject({ builtYear: null, floors: null, units: null, structure: null });
    expect(building(others)).toMatchObject({ score: null, coverage: 0 });
    const alone = await reportAt(TOWN);
    expect(others).toEqual({ ...alone, computedAt: others.computedAt });
  });

  it("is not mixed with what the visitor before told", async () => {
    const deps = createReportDeps({ db, clock });
    await reportAt(TOWN, { deps, told });
    const { rating } = await reportAt(TOWN, { deps, told: { units: 12 } });
    const known = rating.pillars
      .flatMap(({ indicators }) => indicators)
      .filter(({ state, pillar }) => pillar === "building" && state === "ok");

    expect(known.map(({ id, value }) => [id, value])).toEqual([["units", 12]]);
  });
});

describe("a floor", () => {
  it.each([
    [LOW, 8, {}],
    [TOWN, 8, { floors: 7 }],
  ])("that %s does not have is refused before anything is gathered", async (key, floor, told) => {
    const gathering = () => {
      throw new Error("gathered");
    };

    expect(await ask(key, { floor, told, deps: { ...createReportDeps({ db, clock }), gathering } })).toEqual({
      ok: false,
      reason: "no-such-floor",
    });
  });

  it("of a place whose height nobody told may be any", async () => {
    expect(await reportAt(TOWN, { floor: 30 })).toMatchObject({ floor: 30, subject: { floors: null } });
  });
});
