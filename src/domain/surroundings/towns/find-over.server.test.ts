import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { findingsAt, findingsOver } from "#domain/surroundings/index.server.ts";
import { packed, pixelAt } from "#domain/surroundings/layers/grid-blocks.ts";
import type { LayerId } from "#domain/surroundings/layers/layers.ts";
import { meshesAt } from "#domain/surroundings/layers/mesh-codes.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertMesh, insertTownFact, insertZone, moved, squareAround } from "#test/support/layer-rows.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";

/** In the middle of a block of pixels. Beside it, a town to each side 400 m away. */
const CENTRE = { lon: 139.812, lat: 35.7055 };
const TOWN = { cityCode: "13107", chome: "八広六丁目", place: CENTRE };
const DRY = { cityCode: "13107", chome: "高い町", place: moved(CENTRE, -1200) };

let db: Db;
let load: number;
beforeAll(async () => {
  ({ db } = await testDatabase());
  load = await aLayerLoad(db, "flood-grid", "2023");
  const at = (chome: string, east: number, north = 0) =>
    aTownRow(chome, { ...moved(CENTRE, east, north), city_code: "13107", city: "墨田区" });
  await insertRows(db, "town", await aLoad(db, "towns"), [
    ...[at("八広六丁目", 0), at("八広五丁目", 400), at("八広四丁目", -400), at("八広三丁目", 0, 400), at("八広二丁目", 0, -400)],
    // A 町 that sales name stands beside its 丁目, here at the very centre of the sixth.
    ...[at("八広", 1), at("高い町", -1200)],
  ]);
  // Three to five metres everywhere but in the northern part, where it is deeper; the town's centre stays dry, as on a mound.
  const { x, y, pixel } = pixelAt(CENTRE);
  const values = new Uint8Array(65_536).fill(3);
  values.fill(4, 0, pixel - 256 * 8);
  values[pixel] = 0;
  await sql`insert into layer_grid values ('flood_max', ${x}, ${y}, ${Buffer.from(packed(values) ?? [])}, ${load})`.execute(db);
  for (const [east, i55, avs] of [
    [-100, 20, 300],
    [200, 60, 150],
  ] as const) {
    const [mesh = ""] = meshesAt(moved(CENTRE, east));
    await insertMesh(db, load, { dataset: "jshis", mesh, data: { i55 } });
    await insertMesh(db, load, { dataset: "ground", mesh, data: { avs } });
  }
  await insertZone(db, load, {
    dataset: "storm_surge",
    kind: "depth",
    value: 2,
    data: { depth: "0.5m以上" },
    geometry: squareAround(moved(CENTRE, 542), 0.006),
  });
  await sql`insert into layer_extent values ('storm_surge', '13', ${load}), ('tsunami', '13', ${load})`.execute(db);
  await insertTownFact(db, load, { dataset: "kikendo", cityCode: "13107", town: "八広六丁目", place: CENTRE, data: { total: 4 } });
});

const over = async (layer: LayerId, town = TOWN) => (await findingsOver(db, town, [layer]))[0];

describe("findingsOver", () => {
  it("names the deepest class that covers a twentieth of the town, whatever the centre is", async () => {
    const found = await over("flood_max_rank");

    expect((await findingsAt(db, CENTRE, ["flood_max_rank"]))[0]?.state).toBe("none");
    expect(found).toMatchObject({
      layer: "flood_max_rank",
      state: "ok",
      value: 4,
      provenance: { asOf: "2023", precision: "町丁目（おおよそ）" },
    });
    const { share, worst, worstShare, class3, class4, noneShare, town } = found?.details ?? {};
    expect([worst, town]).toEqual([4, "八広六丁目"]);
    expect(share).toBe(class4);
    expect(worstShare).toBe(class4);
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.3);
    expect(Number(class3) + Number(class4) + Number(noneShare)).toBeCloseTo(1, 2);
  });

  it("is bounded by the towns beside it, not by a 町 that holds it", async () => {
    const zone = await over("storm_surge_rank");

    // The zone begins 0 m to the east of the centre: half of the town lies in it.
    expect(zone).toMatchObject({ state: "ok", value: 2, details: { depth: "0.5m以上", kind: "depth" } });
    expect(zone?.details.share).toBeCloseTo(0.5, 1);
    expect(zone?.details.noneShare).toBeCloseTo(0.5, 1);
  });

  it("tells of meshes the worst on a twentieth, their range and mean; what is slow is worse in firm ground", async () => {
    expect(await over("quake_i55")).toMatchObject({ state: "ok", value: 60, details: { least: 20, most: 60, mesh: "250mメッシュ" } });
    expect(await over("ground_avs")).toMatchObject({ state: "ok", value: 150, details: { worst: 150, least: 150, most: 300 } });
    const mean = (await over("quake_i55"))?.details.mean;
    expect(mean).toBeGreaterThan(20);
    expect(mean).toBeLessThan(60);
  });

  it("is nothing only where the whole was looked at, and no data where a part was not", async () => {
    expect(await over("tsunami_rank")).toMatchObject({ state: "none", value: null, details: { noneShare: 1, unknownShare: 0 } });
    expect(await over("inland_flood_rank")).toEqual({
      layer: "inland_flood_rank",
      state: "no_data",
      value: null,
      details: {},
      provenance: null,
    });
    expect(await over("quake_i55", DRY)).toMatchObject({ state: "no_data", value: null, provenance: null });
  });

  it("gives the figures of the town itself, and asks nothing that its source does not cover", async () => {
    expect(await over("tokyo_kikendo_total")).toMatchObject({ state: "ok", value: 4, provenance: { precision: "町丁目" } });
    expect(await over("tokyo_kikendo_total", { ...TOWN, cityCode: "12203" })).toMatchObject({ state: "out_of_area" });
    expect(await over("tokyo_kikendo_total", DRY)).toMatchObject({ state: "no_data" });
  });

  it("answers every layer in its order when none is named", async () => {
    const findings = await findingsOver(db, TOWN);
    expect(findings.map(({ layer }) => layer)).toEqual((await findingsAt(db, CENTRE)).map(({ layer }) => layer));
  });

  it("reads inside the outline where one was imported", async () => {
    await insertZone(db, load, {
      dataset: "town_polygon",
      kind: "13107",
      data: { town: "八広六丁目" },
      geometry: squareAround(moved(CENTRE, 0, 300), 0.001),
    });
    await sql`update layer_zone set source_key = '13107/八広六丁目' where dataset = 'town_polygon'`.execute(db);

    expect(await over("flood_max_rank")).toMatchObject({
      value: 4,
      details: { share: 1, noneShare: 0 },
      provenance: { precision: "町丁目" },
    });
  });
});
