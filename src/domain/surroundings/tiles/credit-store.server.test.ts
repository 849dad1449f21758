import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, aSaleRow, aStationRow, aTownRow, insertRows } from "#test/support/market.ts";
import type { MapLayerId } from "./map-layers.ts";
import { createMapSource } from "./map-source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => sql`truncate data_load cascade`.execute(db));

/** A line of the ledger of some publisher. */
async function loadOf(attribution: string, { source = "landslide", licence = "CC BY 4.0" } = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, as_of, rows_read, rows_added, rows_changed,
      rows_unchanged, rows_rejected, loaded_at)
    values (${source}, 'x', 'x', '', ${attribution}, ${licence}, '2025年度', 1, 1, 0, 0, 0, now()) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
const aZone = (key: string, load: number) =>
  sql`
  insert into layer_zone (dataset, source_key, kind, value, geometry, load_id) values ('landslide', ${key}, 'red', 2, '{}', ${load})`.execute(
    db,
  );
const source = () => createMapSource({ db, clock: movableClock(new Date("2026-11-21T03:00:00Z")) });
const provenanceOf = async (id: MapLayerId) => (await source().layers()).find((layer) => layer.id === id)?.provenance;

describe("the credit of a layer", () => {
  it("names every publisher whose rows are drawn, each once, and their terms", async () => {
    await aZone("a", await loadOf("国土交通省"));
    await aZone("b", await loadOf("国土交通省"));
    await aZone("c", await loadOf("東京都建設局", { licence: "CC BY 2.1" }));

    expect(await provenanceOf("landslide")).toMatchObject({
      ...{ attribution: "国土交通省、東京都建設局", licence: "CC BY 4.0、CC BY 2.1", asOf: "2025年度", isSample: false },
    });
  });

  it("names nobody whose rows have all been replaced", async () => {
    await loadOf("昔の発行者");
    await aZone("a", await loadOf("国土交通省"));

    expect((await provenanceOf("landslide"))?.attribution).toBe("国土交通省");
  });

  it("says of prices whose the sales are, and no publisher of stations or borders", async () => {
    await insertRows(db, "sale", await aLoad(db), [aSaleRow()]);
    await insertRows(db, "station", await aLoad(db, "stations"), [aStationRow("豊洲")]);

    expect(await provenanceOf("price_condo")).toMatchObject({ attribution: "出典 transactions", licence: "CC BY 4.0", isSample: false });
    expect(await provenanceOf("sales")).toMatchObject({ attribution: "出典 transactions" });
  });

  it("adds who told where the towns lie, for sales stand there", async () => {
    await insertRows(db, "sale", await aLoad(db), [aSaleRow()]);
    await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲")]);

    expect(await provenanceOf("price_condo")).toMatchObject({ attribution: "出典 transactions、出典 towns" });
  });

  it("of homes on sale is theirs, and there is none where nothing is on sale", async () => {
    await insertRows(db, "sale", await aLoad(db), [aSaleRow()]);
    expect(await provenanceOf("listings")).toBeNull();

    await insertRows(db, "listing", await aLoad(db, "proposals"), [aListingRow({ is_sample: false })]);
    expect(await provenanceOf("listings")).toMatchObject({ attribution: "出典 proposals" });
  });
});

it("the plain base map is credited to whoever's borders, stations and towns are there", async () => {
  expect(await source().baseCredits()).toEqual([]);

  await insertRows(db, "station", await aLoad(db, "stations"), [aStationRow("豊洲")]);
  await insertRows(db, "sale", await aLoad(db), [aSaleRow()]);
  expect(await source().baseCredits()).toEqual([{ attribution: "出典 stations", licence: "CC BY 4.0" }]);
});

it("a map that is kept in memory knows at once that something was loaded", async () => {
  const kept = source();
  await insertRows(db, "sale", await aLoad(db, "sample"), [aSaleRow({ is_sample: true })]);
  const states = async () => (await kept.layers()).filter(({ state }) => state === "ok").length;
  expect(await states()).toBeGreaterThan(0);

  await sql`truncate data_load cascade`.execute(db);
  await loadOf("国土交通省", { source: "covid" });
  expect(await states()).toBe(0);
});
