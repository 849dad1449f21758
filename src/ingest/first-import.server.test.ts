import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { holdsSamples } from "#domain/properties/index.server.ts";
import { LAYERS, type LayerId } from "#domain/surroundings/layers/layers.ts";
import { MAP_LAYERS, type MapLayerId, mapLayer } from "#domain/surroundings/tiles/map-layers.ts";
import { loadSampleLayers } from "#ingest/sample/layers/load.server.ts";
import { loadSampleMarket } from "#ingest/sample/load.server.ts";
import { loadSampleRents } from "#ingest/sample/load-rents.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { databasesLike, type TestDatabase } from "#test/support/database.ts";
import { aFloodPicture } from "#test/support/flood-picture.ts";
import { aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { firstBuilding, PEOPLE, SAMPLE_ESTIMATE, seedMarket } from "#test/support/seeded-market.ts";
import { SOURCE_FILES } from "#test/support/source-files.ts";
import { aFile } from "#test/support/transaction-files.ts";
import type { ImportOutcome } from "./import-file.server.ts";
import { SOURCES, sourceNamed } from "./sources.server.ts";

const now = new Date("2026-11-21T03:00:00Z");
/** In the sample's towns; no file of the table tells of it. */
const TOYOSU = { lat: 35.6552, lon: 139.7966 };

let seeded: () => Promise<TestDatabase>;
beforeAll(async () => {
  seeded = await databasesLike((db) => seedMarket(db, now));
});

async function load(db: Db, source: string): Promise<ImportOutcome> {
  const file = SOURCE_FILES[source];
  const path = file ? await aFile(file.text, { name: file.name }) : await aFloodPicture(3);
  const outcome = await sourceNamed(source)?.load({ db, clock: movableClock(now), path, reportPath: `${path}.rejected.csv` });
  if (!outcome?.ok) throw new Error(outcome?.line ?? source);
  return outcome;
}

/** Tables that say of a row that it is a sample, or which load has brought it. */
async function rowsOfSamples(db: Db): Promise<Record<string, number>> {
  const columns = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('is_sample', 'load_id')`.execute(db);
  const found: Record<string, number> = {};
  for (const { name, column } of columns.rows) {
    const isOfSample = column === "is_sample" ? sql`is_sample` : sql`load_id in (select id from data_load where source = 'sample')`;
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)} where ${isOfSample}`.execute(db);
    found[`${name}.${column}`] = rows[0]?.n ?? 0;
  }
  const others = await sql<Record<string, number>>`
    select (select count(*) from data_load where source = 'sample') as "data_load.source",
      (select count(*) from estimate) as estimate, (select count(*) from members_estimate) as members_estimate,
      (select count(*) from members_search) - 1 as members_search, (select count(*) from kept_home) - 1 as kept_home, (select count(*) from retraining) as retraining,
      (select count(*) from risk_report) as risk_report, (select count(*) from suggestion where kind = 'apartment') as suggestion`.execute(
    db,
  );
  return { ...found, ...others.rows[0] };
}

/** Every GET that needs nobody's sign-in, at the places and buildings of the sample; of a building each of its topics. */
function addresses(key: string): string[] {
  const { lat, lon } = TOYOSU;
  const topics = ["crime", "population", "covid", "market", "building", "rent", "school", "land"].map((topic) => `facts/${topic}`);
  const ofBuilding = ["", `places?kinds=elementary,nursery,clinic`, "interest", "corrections", "notes", ...topics.map((t) => t)];
  const layers = Object.keys(MAP_LAYERS);
  return [
    ...["suggest?q=豊洲", "suggest?q=見本", "market", "apartments", `apartments/${key}`, "listings", "layers", "risk"].map(
      (path) => `estate/${path}`,
    ),
    ...["transactions?cityCode=13108", "history?cityCode=13108&kind=condo", `hazards?lat=${lat}&lon=${lon}`].map(
      (path) => `estate/${path}`,
    ),
    ...ofBuilding.map((path) => `estate/risk/${key}/${path}`.replace(/\/$/, "")),
    ...layers.map((layer) => `estate/mesh?layer=${layer}&bbox=139.7,35.6,139.9,35.75`),
    ...["price-checker/accuracy", `estimate/estimates/${SAMPLE_ESTIMATE}`],
  ];
}

/** Tells apart what is invented wherever it stands. */
const INVENTED = /"isSample":true|"origin":"sample"|サンプルデータ|架空|見本/;

/** What of it a service keeps in memory. */
const keptInMemory = (key: string) => [
  ...["estate/market", "estate/layers", "estate/mesh?layer=price_condo&bbox=139.7,35.6,139.9,35.75"],
  ...[`estate/risk/${key}`, `estate/risk/${key}/facts/rent`],
];

async function answers(api: ReturnType<typeof testApi>, all: readonly string[]): Promise<Map<string, { status: number; text: string }>> {
  const found = new Map<string, { status: number; text: string }>();
  for (const address of all) {
    const response = await api.app.request(`/api/${address}`);
    found.set(address, { status: response.status, text: await response.text() });
  }
  return found;
}

const telling = (all: Awaited<ReturnType<typeof answers>>) =>
  [...all].filter(([, { text }]) => INVENTED.test(text)).map(([address]) => address);

describe.each(SOURCES.map(({ name }) => name))("the first file of anything, here of %s", (source) => {
  let db: Db;
  let key: string;
  let api: ReturnType<typeof testApi>;
  let outcome: ImportOutcome;
  beforeAll(async () => {
    ({ db } = await seeded());
    key = await firstBuilding(db);
    api = testApi(db, null);
    // The service has answered before: what it keeps in memory must go too.
    expect(telling(await answers(api, keptInMemory(key)))).toHaveLength(4);
    if (source === "buildings")
      await insertRows(db, "apartment", await aLoad(db, "proposals"), [
        anApartmentRow({ key: "tower", name: "実在ビル", is_sample: false }),
      ]);
    outcome = await load(db, source);
  });

  test("leaves nothing invented in any table", async () => {
    const left = Object.entries(await rowsOfSamples(db)).filter(([, n]) => n > 0);

    expect(left).toEqual(source === "buildings" ? [["suggestion", expect.any(Number)]] : []);
    expect(await holdsSamples(db)).toBe(false);
  });

  test("leaves no town or station but those of its own file", async () => {
    const places = await sql<{ name: string; load: string }>`
      select p.name, l.source as load from (select name, load_id from town union all select name, load_id from station) p
      join data_load l on l.id = p.load_id`.execute(db);

    expect(places.rows).toEqual(PLACES[source] ?? []);
  });

  test("leaves nothing invented in any answer of the service that runs", async () => {
    const after = await answers(api, addresses(key));

    expect(telling(after)).toEqual([]);
    expect([...after.values()].filter(({ status }) => status >= 500)).toEqual([]);
    expect(after.get(`estate/apartments/${key}`)?.status).toBe(404);
    expect(after.get(`estate/risk/${key}`)?.status).toBe(404);
  });

  test("leaves nothing on a map but what it tells itself", async () => {
    const { body } = await api.get("/api/estate/layers");
    const drawn = body.layers.filter(({ state }: { state: string }) => state === "ok").map(({ id }: { id: string }) => id);
    const answered = await answers(
      api,
      addresses(key).filter((address) => address.includes("/mesh?")),
    );
    const listed = [...answered]
      .filter(([, { text }]) => !text.includes('"total":0,'))
      .map(([address]) => /layer=(\w+)/.exec(address)?.[1]);

    expect(listed.filter((id) => !drawn.includes(id))).toEqual([]);
    expect(drawn.filter((id: MapLayerId) => datasetOf(id) !== null && !BROUGHT[source]?.includes(datasetOf(id) ?? ""))).toEqual([]);
  });

  test("leaves places without a finding: nobody has looked there", async () => {
    const { body } = await api.get(`/api/estate/hazards?lat=${TOYOSU.lat}&lon=${TOYOSU.lon}`);

    const nothing: LayerId[] = body.flatMap(({ layer, state }: { layer: LayerId; state: string }) => (state === "none" ? [layer] : []));
    expect(nothing.filter((id) => !LOOKED_INTO[source]?.includes(LAYERS[id].dataset))).toEqual([]);
  });

  test("tells what went, and those who waited for news of a building", async () => {
    expect(outcome).toMatchObject({ value: { samples: { people: PEOPLE, modelFiles: ["models/condo-2026.11-5a3b1e00.model"] } } });
    const mails = await sql`select recipient from queued_mail where kind = 'building-removed' order by 1`.execute(db);
    expect(mails.rows).toEqual([{ recipient: "buyer@example.com" }, { recipient: "reader@example.com" }]);
    expect((await sql`select id, apartment_key from letter`.execute(db)).rows).toEqual([{ id: "l", apartment_key: null }]);
  });

  test("is not followed by samples at the next start", async () => {
    expect(await loadSampleMarket(db, { now })).toEqual({ ok: false, reason: "imports-present" });
    expect(await loadSampleRents(db, { now })).toEqual({ changed: false });
    expect(await loadSampleLayers(db, { now })).toEqual({ written: [] });
  });
});

function datasetOf(id: MapLayerId): string | null {
  const { origin } = mapLayer(id);
  return "dataset" in origin ? origin.dataset : null;
}

/** Towns and stations that a file of the table brings. */
const PLACES: Readonly<Record<string, readonly { readonly name: string; readonly load: string }[]>> = {
  towns: [{ name: "豊洲五丁目", load: "towns" }],
  stations: [{ name: "大阪", load: "stations" }],
};

/** Datasets on maps that a file of the table brings. */
const BROUGHT: Readonly<Record<string, readonly string[]>> = {
  "flood-grid": ["flood_max"],
  "flood-towns": ["flood_town"],
  "flood-zones": ["flood_duration"],
  "inland-flood": ["inland_flood"],
  "storm-surge": ["storm_surge"],
  tsunami: ["tsunami"],
  landslide: ["landslide"],
  jshis: ["jshis", "ground"],
  liquefaction: ["liquefaction"],
  kikendo: ["kikendo"],
  faults: ["fault"],
  "crime-towns": ["crime"],
  "population-mesh": ["population_mesh"],
};

/** Datasets that a file of the table tells the whole of a prefecture, a city or a mesh about, 豊洲 within it. */
const LOOKED_INTO: Readonly<Record<string, readonly string[]>> = {
  landslide: ["landslide"],
  "storm-surge": ["storm_surge"],
  tsunami: ["tsunami"],
  "inland-flood": ["inland_flood"],
  "flood-zones": ["flood_planned", "flood_duration", "flood_collapse"],
};

test("a file that is refused leaves the samples as they are", async () => {
  const { db } = await seeded();
  const before = await rowsOfSamples(db);
  const path = await aFile("a,b\n1,2\n", { name: "x.csv" });
  await sourceNamed("towns")?.load({ db, clock: movableClock(now), path, reportPath: `${path}.rejected.csv` });
  const damaged = await aFile("city_code,prefecture,city,town,koaza,lat,lng\n13108,東京都,江東区,豊洲五丁目,,x,y\n", { name: "y.csv" });
  await sourceNamed("towns")?.load({ db, clock: movableClock(now), path: damaged, reportPath: `${damaged}.rejected.csv` });

  expect(await rowsOfSamples(db)).toEqual(before);
});
