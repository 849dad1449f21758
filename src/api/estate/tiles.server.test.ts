import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "#api/app.ts";
import { drawMaps, type MapDrawing } from "#domain/surroundings/index.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aStationRow, insertRows } from "#test/support/market.ts";

let api: ReturnType<typeof testApi>;
beforeAll(async () => {
  const { db } = await testDatabase();
  const { rows } = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed, rows_unchanged, rows_rejected, loaded_at)
    values ('jshis', 'x', 'x', 'x', '防災科学技術研究所', '出典の記載', 1, 1, 0, 0, 0, now()) returning id`.execute(db);
  await sql`insert into layer_mesh values ('jshis', 5339368332, '{"i55": 46.9}', ${rows[0]?.id})`.execute(db);
  api = testApi(db, null);
});

const at = (version: string, tile = "13/7277/3226.mvt", layer = "quake_i55") =>
  api.app.request(`/api/estate/tiles/${layer}/${version}/${tile}`);
const versionNow = async () => String((await api.get("/api/estate/layers")).body.version);

describe("GET /api/estate/tiles", () => {
  it("answers a tile that never changes under its version", async () => {
    const answer = await at(await versionNow());

    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(20);
  });

  it("answers another version with the newest tile, for a minute", async () => {
    const answer = await at("now");

    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("answers 304 to who has it already", async () => {
    const etag = (await at("now")).headers.get("etag") ?? "";
    const again = await api.app.request("/api/estate/tiles/quake_i55/now/13/7277/3226.mvt", { headers: { "if-none-match": etag } });

    expect(etag).not.toBe("");
    expect(again.status).toBe(304);
  });

  it.each([
    ["a layer that is none", "13/7277/3226.mvt", "nothing", 404],
    ["a name that every object has", "13/7277/3226.mvt", "constructor", 404],
    ["a square that is none", "3/99/1.mvt", "quake_i55", 404],
    ["a zoom that is too fine", "17/7277/3226.mvt", "quake_i55", 404],
    ["another file", "13/7277/3226.png", "quake_i55", 404],
    ["a zoom that the layer is not for", "5/28/12.mvt", "quake_i55", 204],
    ["a place without homes on sale", "13/7277/3226.mvt", "listings", 204],
  ])("answers %s (%s of %s) with %d", async (_, tile, layer, status) => expect((await at("now", tile, layer)).status).toBe(status));

  it("counts tiles apart from other calls, of which a map takes few", async () => {
    const limits = {
      bodyBytes: 1024,
      calls: { capacity: 1, perSecond: 0.001 },
      orders: { capacity: 1, perSecond: 0.001 },
      tiles: { capacity: 2, perSecond: 0.001 },
    };
    const { app } = testApi(api.deps.db, null, { limits });
    const statuses = async (path: string) => (await app.request(path)).status;
    const tile = "/api/estate/tiles/quake_i55/now/13/7277/3226.mvt";

    expect([await statuses(tile), await statuses(tile), await statuses("/api/estate/layers"), await statuses(tile)]).toEqual([
      200, 200, 200, 429,
    ]);
  });
});

describe("maps that have to be drawn", () => {
  /** One of a caller at once and 200 waiting; drawn when the test says so. */
  const aMap = () => {
    const drawings: PromiseWithResolvers<Uint8Array>[] = [];
    const columns: number[] = [];
    const drawing: MapDrawing = {
      ...drawMaps(api.deps),
      tile: (_layer, { x }) => {
        columns.push(x);
        const tile = Promise.withResolvers<Uint8Array>();
        drawings.push(tile);
        return tile.promise;
      },
    };
    const limits = { ...DEFAULT_LIMITS, tiles: { capacity: 9999, perSecond: 1 } };
    const { app } = testApi(api.deps.db, null, { drawing, limits, callerKey: (c) => c.req.header("from") ?? null });
    const tile = async (from: string, x: number, signal?: AbortSignal) =>
      app.request(`/api/estate/tiles/quake_i55/now/13/${x}/3226.mvt`, { headers: { from }, ...(signal && { signal }) });
    const begun = (count: number) => expect.poll(() => drawings.length).toBe(count);
    const draw = (index: number) => drawings[index]?.resolve(new Uint8Array([index]));
    return { tile, begun, draw, columns };
  };
  const many = (count: number) => Array.from({ length: count }, (_, n) => n);

  it("are drawn by turns of their callers: who asks for hundreds waits behind itself", async () => {
    const { tile, begun, draw } = aMap();
    const greedy = many(100).map((x) => tile("a", x));
    await begun(1);
    const other = tile("b", 500);
    await begun(2);
    draw(1);

    expect((await other).status).toBe(200);
    draw(0);
    expect(await Promise.race(greedy.map(async (answer) => (await answer).status))).toBe(200);
  });

  it("are refused beyond what may wait, with when to come again, and kept by nobody", async () => {
    const { tile, begun } = aMap();
    const waiting = many(205).map((x) => tile("a", x));
    const refused = await Promise.race(waiting);
    await begun(1);

    expect(refused.status).toBe(503);
    expect([refused.headers.get("retry-after"), refused.headers.get("cache-control"), refused.headers.get("etag")]).toEqual([
      "5",
      "no-store",
      null,
    ]);
    expect(await refused.json()).toMatchObject({ type: "/problems/unavailable" });
  });

  it("are not drawn for who has left meanwhile", async () => {
    const { tile, begun, draw, columns } = aMap();
    const leaving = new AbortController();
    void tile("a", 0);
    await begun(1);
    const left = tile("a", 2, leaving.signal);
    const stays = tile("b", 3);
    await begun(2);
    leaving.abort();
    await left;
    void tile("a", 4);
    draw(0);
    draw(1);
    await begun(3);

    expect((await stays).status).toBe(200);
    expect(columns).toEqual([0, 3, 4]);
  });
});

describe("GET /api/estate/mesh", () => {
  it("answers what a map shows as a list", async () => {
    const { status, body } = await api.get("/api/estate/mesh?layer=quake_i55&bbox=139.78,35.64,139.81,35.67");

    expect(status).toBe(200);
    expect(body).toMatchObject({
      layer: "quake_i55",
      year: null,
      total: 1,
      items: [{ mesh: "5339368332", value: 46.9, n: null, isFew: false, label: "26%以上", place: { lon: expect.any(Number) } }],
    });
  });

  it.each([
    ["layer=nothing&bbox=139.78,35.64,139.81,35.67", 404],
    ["layer=quake_i55", 422],
    ["layer=quake_i55&bbox=139.78,35.64,139.81", 422],
    ["layer=quake_i55&bbox=139.81,35.64,139.78,35.67", 422],
    ["layer=quake_i55&bbox=135,33,140,36", 422],
    ["layer=quake_i55&bbox=a,b,c,d", 422],
    ["layer=quake_i55&bbox=139.78,35.64,139.81,35.67&year=soon", 422],
  ])("answers %s with %d", async (query, status) => expect((await api.get(`/api/estate/mesh?${query}`)).status).toBe(status));
});

describe("GET /api/estate/tiles/base.json", () => {
  it("names where the plain map is from, and nothing that was not imported for it", async () => {
    const { status, body } = await api.get("/api/estate/tiles/base.json");

    expect(status).toBe(200);
    expect(body).toMatchObject({
      tilejson: "3.0.0",
      tiles: [`/api/estate/tiles/base/${await versionNow()}/{z}/{x}/{y}.mvt`],
      attribution: "",
      note: null,
    });
  });

  it("notes that railways are strokes from station to station, as soon as there are any", async () => {
    const { db } = await testDatabase();
    const { get } = testApi(db, null);
    const noted = async () => (await get("/api/estate/tiles/base.json")).body.note;
    await insertRows(db, "station", await aLoad(db, "stations"), [aStationRow("豊洲")]);
    expect(await noted()).toBeNull();

    await insertRows(db, "station", await aLoad(db, "stations"), [aStationRow("辰巳", { lon: 139.81, lat: 35.645 })]);
    expect(await noted()).toBe("鉄道は駅を結んだ略図です");
  });
});
