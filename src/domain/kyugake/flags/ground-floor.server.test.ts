import { sql } from "kysely";
import { expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { untested } from "#domain/valuation/engine/telling/measured.ts";
import { unitTable } from "#domain/valuation/engine/unit/load-unit-table.server.ts";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { aQuickModel } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { flagOffers } from "./flag-offers.server.ts";

const there = { cityCode: "13108", cityName: "江東区", town: "豊洲", place: { lon: 139.795, lat: 35.654 } };
const sales: SaleRow[] = syntheticSales(1200).map((sale) => ({ ...sale, ...there }));
const HOME = { layout: "2LDK", area_m2: 55, built_year: 2010, confirmed_on: "2008-05-01", total_floors: null, direction: null };
const SHARE = 0.85;

type Flagged = { readonly id: string; readonly point: number; readonly ratio: number; readonly grade: string; readonly reasons: string[] };

it("the ground floor is counted once: in the estimate, and not again as a reason that takes certainty away", async () => {
  const { db } = await testDatabase();
  const engine = createEngine(await aQuickModel(), sales, untested, { units: unitTable() });
  const deps = {
    db,
    clock: movableClock(new Date("2025-01-20T03:00:00Z")),
    engines: { current: async (kind: string) => (kind === "condo" ? engine : null) },
  };
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲")]);
  const rows = [1, 3].map((floor) => aListingRow({ ...HOME, id: `floor-${floor}`, floor, price: 10_000_000 }));
  await insertRows(db, "listing", await aLoad(db, "sample"), rows);
  await flagOffers(deps);
  await sql`update listing l set price = round(e.point * ${SHARE}::float8) from listing_estimate e where e.listing_id = l.id`.execute(db);
  await sql`update home_revision set value = value + 1`.execute(db);
  await sql`update listing set changed_revision = (select value from home_revision)`.execute(db);
  await flagOffers(deps);

  const { rows: flags } = await sql<Flagged>`
    select f.listing_id as id, e.point::float8 as point, f.ratio, f.grade, f.reasons from kyugake_flag f join listing_estimate e using (listing_id)
    order by f.listing_id`.execute(db);
  const [ground, third] = flags as [Flagged, Flagged];
  expect(flags.map(({ id }) => id)).toEqual(["floor-1", "floor-3"]);
  expect(ground.point / third.point).toBeCloseTo(0.97, 2);
  expect(ground.reasons).not.toContain("ground-floor");
  expect(ground).toMatchObject({ ratio: third.ratio, grade: third.grade, reasons: third.reasons });
});
