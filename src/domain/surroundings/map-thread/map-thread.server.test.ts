import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tileAt } from "#domain/surroundings/tile-format/tile-square.ts";
import { drawMaps } from "#domain/surroundings/tiles/draw-maps.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertTownFact } from "#test/support/layer-rows.ts";
import { type MapThread, openMapThread } from "./map-thread.server.ts";

const TOYOSU = { lon: 139.794, lat: 35.6556 };
const TILE = tileAt(TOYOSU, 13);
const AROUND = { west: 139.78, south: 35.645, east: 139.805, north: 35.665 };
const KIKENDO = "tokyo_kikendo_total";

let db: Db;
let thread: MapThread;
beforeAll(async () => {
  const database = await testDatabase();
  db = database.db;
  const load = await aLayerLoad(db, "kikendo");
  await insertTownFact(db, load, { dataset: "kikendo", cityCode: "13108", town: "豊洲四丁目", place: TOYOSU, data: { total: 2 } });
  thread = openMapThread({ databaseUrl: database.url, file: new URL("../../../main/map-thread.server.ts", import.meta.url) });
});
afterAll(() => thread.close());

describe("a thread that draws maps", () => {
  it("answers as the drawing on the thread that asks would", async () => {
    const here = drawMaps({ db, clock: systemClock });
    const question = { layer: KIKENDO, bounds: AROUND, year: null } as const;

    expect(await thread.tile(KIKENDO, TILE)).toEqual(await here.tile(KIKENDO, TILE));
    expect((await thread.meshes(question)).items).toMatchObject([{ name: "豊洲四丁目", value: 2 }]);
    expect(await thread.meshes(question)).toEqual(await here.meshes(question));
    expect(await thread.layers()).toEqual(await here.layers());
    expect(await thread.baseCredits()).toEqual(await here.baseCredits());
    expect(await thread.hasRailways()).toBe(false);
  });

  it("hands an error over with its code, and goes on", async () => {
    await sql`alter table town_fact rename to town_fact_away`.execute(db);
    await expect(thread.tile(KIKENDO, TILE)).rejects.toMatchObject({ code: "42P01", message: expect.stringContaining("town_fact") });
    await sql`alter table town_fact_away rename to town_fact`.execute(db);

    expect((await thread.tile(KIKENDO, TILE)).length).toBeGreaterThan(0);
  });

  it("gives its connections back when it is closed, and starts anew when it is asked again", async () => {
    const connections = async () =>
      (await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity where datname = current_database()`.execute(db)).rows[0]
        ?.n;
    await thread.hasRailways();
    const before = (await connections()) ?? 0;
    await thread.close();

    expect(await connections()).toBeLessThan(before);
    expect(await thread.hasRailways()).toBe(false);
  });

  it("fails what it was asked when it ends, and starts anew with the next order", async () => {
    const file = new URL(
      "data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => { throw new Error('out of memory') })",
    );
    const broken = openMapThread({ databaseUrl: "", file });

    for (const _ of [1, 2])
      await expect(broken.hasRailways()).rejects.toMatchObject({
        message: "the thread that draws maps ended",
        cause: { message: "out of memory" },
      });
    await broken.close();
  });
});
