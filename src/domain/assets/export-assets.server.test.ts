import { sql } from "kysely";
import { expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addHome, writtenEngine } from "#test/support/asset-homes.ts";
import { testDatabase } from "#test/support/database.ts";
import { valueDue } from "./asset-jobs.server.ts";
import { exportAssets, forgetAssets } from "./index.server.ts";

it("gives a member everything of their homes as JSON, and leaves nothing of them after the account", async () => {
  const { db } = await testDatabase();
  const clock = movableClock(new Date("2026-11-05T00:00:00Z"));
  await addHome(db, { id: "mine", state: "verified", offerSetting: "anonymous", lowestPriceYen: 65_000_000, facts: { name: "わが家" } });
  await addHome(db, { id: "theirs", sub: "other" });
  const engine = writtenEngine({ unitYen: () => 1_000_000 });
  await valueDue({ db, clock, engines: { current: async (kind) => (kind === "condo" ? engine : null) } });
  const given = await exportAssets(db, { sub: "me" });

  expect(JSON.parse(JSON.stringify(given))).toMatchObject({
    homes: [
      {
        ...{ id: "mine", facts: { name: "わが家", areaM2: 70 }, lowestPriceYen: 65_000_000 },
        values: [{ month: "2026-11", valueYen: 70_000_000 }],
        checks: [],
      },
    ],
  });
  expect(JSON.stringify(given)).not.toContain("theirs");
  await inTransaction(db, (tx) => forgetAssets(tx, "me"));
  expect(await exportAssets(db, { sub: "me" })).toEqual({ homes: [] });
  const left = await sql<{ id: string }>`select property_id as id from valuation_point`.execute(db);
  expect(left.rows).toEqual([{ id: "theirs" }]);
});
