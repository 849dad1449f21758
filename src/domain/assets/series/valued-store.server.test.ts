import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { addHome } from "#test/support/asset-homes.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { subjectsOfHomes } from "./valued-store.server.ts";

let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertRows(db, "apartment", await aLoad(db), [anApartmentRow({ key: "tower", structure: "RC" })]);
});
beforeEach(async () => {
  await sql`delete from owned_property`.execute(db);
});

it("an owned home is priced by what is told of its lot, a flat by its corner alone", async () => {
  const lot = { landShape: "台形", frontageM: 6.5, roadDirection: "北西", roadWidthM: 4, coveragePercent: 50 } as const;
  await addHome(db, { id: "a", kind: "house", facts: lot });
  await addHome(db, { id: "b", facts: { ...lot, isCorner: false } });

  const subjects = await subjectsOfHomes(db, ["a", "b"]);
  expect(subjects.get("a")).toMatchObject({ isCorner: null, lot: { ...lot, roadKind: null, floorAreaRatioPercent: null }, zoning: null });
  expect(subjects.get("b")).toMatchObject({ isCorner: false, lot: null });
});

it.each([
  ["a flat, from its building", { apartmentKey: "tower" }, "RC"],
  ["a flat, from its owner first", { apartmentKey: "tower", facts: { structure: "SRC" } }, "SRC"],
  ["a house, from its owner", { kind: "house", facts: { structure: "wood" } }, "wood"],
  ["land, which has none", { kind: "land", facts: { structure: "wood" } }, null],
] as const)("an owned home is priced by the structure that is known of %s", async (_, home, structure) => {
  await addHome(db, { id: "a", ...home });

  expect((await subjectsOfHomes(db, ["a"])).get("a")).toMatchObject({ structure, lot: null });
});
