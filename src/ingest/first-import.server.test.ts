import { VectorTile } from "@mapbox/vector-tile";
import { sql } from "kysely";
import { PbfReader } from "pbf";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { TILE_MEDIA_TYPE } from "#api/estate/tile-routes.ts";
import { holdsSamples } from "#domain/properties/index.server.ts";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { LAYERS, type LayerId } from "#domain/surroundings/layers/layers.ts";
import { type MapLayerId, mapLayer } from "#domain/surroundings/tiles/map-layers.ts";
import { loadSampleLayers } from "#ingest/sample/layers/load.server.ts";
import { loadSampleMarket } from "#ingest/sample/load/load-market.server.ts";
import { loadSampleRents } from "#ingest/sample/load/load-rents.server.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { databasesLike, type TestDatabase, testDatabase } from "#test/support/database.ts";
import { aFloodPicture } from "#test/support/flood-picture.ts";
import { aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { type OpenExamples, openAddresses } from "#test/support/open-addresses.ts";
import { firstBuilding, firstHome, PEOPLE, seedMarket } from "#test/support/seeded-market.ts";
import { SOURCE_FILES } from "#test/support/source-files.ts";
import { aFile } from "#test/support/transaction-files.ts";
import type { ImportOutcome } from "./import-file.server.ts";
import { SOURCES, sourceNamed } from "./sources.server.ts";

const now = new Date("2026-11-21T03:00:00Z");
/** In the sample's towns; no file of the table tells of it. */
const TOYOSU = { lat: 35.6552, lon: 139.7966 };
const TOWN = placeKeyOf({ precision: "town", place: TOYOSU });
const POINT = placeKeyOf({ precision: "point", place: { lat: 35.6549, lon: 139.7969 } });

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
      (select count(*) from estimate) as estimate, (select count(*) from estimate_request) as estimate_request, (select count(*) from members_estimate) as members_estimate,
      (select count(*) from members_search) - 1 as members_search, (select count(*) from kept_home) - 1 as kept_home,
      (select count(*) from user_query) - 1 as user_query, (select count(*) from favorite) - 1 as favorite, (select count(*) from retraining) as retraining,
      (select count(*) from risk_report) as risk_report, (select count(*) from suggestion where kind = 'apartment') as suggestion`.execute(
    db,
  );
  return { ...found, ...others.rows[0] };
}

/** Tells apart what is invented wherever it stands. */
const INVENTED = /"isSample":true|"origin":"sample"|サンプルデータ|架空|見本/;

/** What of it a service keeps in memory. */
const keptInMemory = (key: string) => [
  ...["/api/estate/market", "/api/estate/layers", "/api/estate/mesh?layer=price_condo&bbox=139.7,35.6,139.9,35.75", "/api/estate/homes"],
  ...[`/api/estate/risk/${key}`, `/api/estate/risk/${key}/facts/rent`, `/api/estate/risk/${TOWN}`],
];

/** `drawn`: of a tile, how many shapes it has that are not 「データなし」. */
type Answer = { readonly status: number; readonly text: string; readonly drawn: number };
const NO_ANSWER: Answer = { status: 0, text: "", drawn: 0 };
type Answers = ReadonlyMap<string, Answer>;

async function answers(api: ReturnType<typeof testApi>, all: readonly string[]): Promise<Answers> {
  const left = all.entries();
  const found: [string, Answer][] = [];
  // Some at a time: the database has more to do than we.
  const ask = async () => {
    for (const [at, address] of left) found[at] = [address, await answerOf(api, address)];
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  return new Map(found);
}

async function answerOf(api: ReturnType<typeof testApi>, address: string): Promise<Answer> {
  const response = await api.app.request(address);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const drawn = response.headers.get("content-type") === TILE_MEDIA_TYPE ? shapesIn(bytes, layerOf(address)) : 0;
  return { status: response.status, text: new TextDecoder().decode(bytes), drawn };
}

/** Without the lines between towns, which lie in a layer of their own. */
function shapesIn(bytes: Uint8Array, name: string): number {
  const layer = new VectorTile(new PbfReader(bytes)).layers[name];
  const told = Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i).properties);
  return told.filter((tags) => tags?.s !== "no_data").length;
}

const layerOf = (address: string) => /(?:layer=|tiles\/)(\w+)/.exec(address)?.[1] ?? "";
const which = (all: Answers, is: (answer: Answer) => boolean) => [...all].filter(([, answer]) => is(answer)).map(([address]) => address);
/** The layout of a feed is shown by a row that says so. */
const TEMPLATES = ["/api/feeds/template.csv", "/api/feeds/template.json"];
const telling = (all: Answers) => which(all, ({ text }) => INVENTED.test(text)).filter((address) => !TEMPLATES.includes(address));

/** A town as if the newest file had told of it: reports of its places are asked for after every import. */
async function knowTown(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from data_load`.execute(db);
  const town = { city_code: "13108", name: "豊洲四丁目", prefecture: "東京都", city: "江東区", kana: null };
  await insertRows(db, "town", rows[0]?.id ?? 0, [{ ...town, lon: TOYOSU.lon, lat: TOYOSU.lat }]);
}

const GENEROUS = { capacity: 1000, perSecond: 1000 };
const openApi = (db: Db) => testApi(db, null, { limits: { bodyBytes: 1024, calls: GENEROUS, orders: GENEROUS } });

async function examplesOf(db: Db): Promise<OpenExamples> {
  const [building, home] = [await firstBuilding(db), await firstHome(db)];
  return { building, home, keys: [building, TOWN, POINT], at: TOYOSU };
}

/** What nobody has who got no mail, what there is of buildings alone, pictures and texts, which no sample has, and a letter with a price, which needs a model. */
const ANSWER_NOTHING = new RegExp(
  `risk-notices|/recommender/(visit|stop)|/mail/stop|/line/app|/tenants/[\\w-]+/line$|/photos/|/shared-favorites/|/legal/|/content/news/|/direct-mail/example|(${TOWN}|${POINT})/(interest|corrections)$`,
);

test("every address that needs nobody's sign-in answers something while the samples are there", async () => {
  const { db } = await seeded();
  const before = await answers(openApi(db), openAddresses(await examplesOf(db)));
  const nothing = which(before, ({ status }) => status !== 200 && status !== 204);

  expect(nothing.filter((address) => !ANSWER_NOTHING.test(address))).toEqual([]);
});

/** A file as the first of anything, in a database with samples or without. */
async function bring(db: Db, source: string, afterwards: () => Promise<unknown> = async () => null): Promise<ImportOutcome> {
  if (source === "buildings")
    await insertRows(db, "apartment", await aLoad(db, "proposals"), [
      anApartmentRow({ key: "tower", name: "実在ビル", name_kana: "ジツザイビル", is_sample: false }),
    ]);
  const outcome = await load(db, source);
  await afterwards();
  await knowTown(db);
  return outcome;
}

/** Homes on offer are read anew behind the questions; until then the last ones answer. */
async function homesCaughtUp(api: ReturnType<typeof testApi>): Promise<void> {
  await vi.waitFor(async () => expect((await answerOf(api, "/api/estate/homes")).text).not.toMatch(INVENTED), { timeout: 2000 });
}

/**
 * One source of every way to write: those that name places, and one each of buildings, pictures, shapes, towns, meshes, points and rents.
 * Every source forgets the samples by the same function, so the whole service is asked after these alone; after the others its maps, its
 * reports and what it keeps in memory.
 */
const ASKED_WHOLE: ReadonlySet<string> = new Set(
  "transactions towns stations boundaries buildings flood-grid storm-surge crime-towns population-mesh schools rents".split(" "),
);

function addressesAfter(source: string, examples: OpenExamples): readonly string[] {
  const all = openAddresses(examples);
  if (ASKED_WHOLE.has(source)) return all;
  const isMap = (address: string) => /^\/api\/estate\/(mesh|tiles|apartments)\b/.test(address);
  return [...all.filter(isMap), ...keptInMemory(examples.building), `/api/estate/risk/${POINT}`];
}

/** Without what counts the loads, the rows and the askings. */
const lasting = ({ text }: Answer) => text.replaceAll(/"(version|requestId)":"[^"]*"|"id":\d+|base\/[\d-]+\//g, "");

describe.each(SOURCES.map(({ name }) => name))("the first file of anything, here of %s", (source) => {
  let db: Db;
  let examples: OpenExamples;
  let key: string;
  let api: ReturnType<typeof testApi>;
  let outcome: ImportOutcome;
  let after: Answers;
  beforeAll(async () => {
    ({ db } = await seeded());
    examples = await examplesOf(db);
    key = examples.building;
    api = openApi(db);
    // The service has answered before: what it keeps in memory must go too.
    expect(telling(await answers(api, keptInMemory(key)))).toHaveLength(6);
    outcome = await bring(db, source);
    await homesCaughtUp(api);
    after = await answers(api, addressesAfter(source, examples));
  });

  test("leaves nothing invented in any table", async () => {
    const left = Object.entries(await rowsOfSamples(db)).filter(([, n]) => n > 0);

    expect(left).toEqual(source === "buildings" ? [["suggestion", expect.any(Number)]] : []);
    expect(await holdsSamples(db)).toBe(false);
  });

  test("leaves no town or station but those of its own file and the one that was known here", async () => {
    const places = await sql<{ name: string }>`select name from town union all select name from station`.execute(db);

    expect(places.rows.map(({ name }) => name).toSorted()).toEqual([...(PLACES[source] ?? []), "豊洲四丁目"].toSorted());
  });

  test("leaves nothing invented in any answer of the service that runs", () => {
    expect(telling(after)).toEqual([]);
    expect(which(after, ({ status }) => ![200, 204, 303, 404].includes(status))).toEqual([]);
    expect(after.get(`/api/estate/apartments/${key}`)?.status).toBe(404);
    expect([key, TOWN, POINT].map((each) => after.get(`/api/estate/risk/${each}`)?.status)).toEqual([404, 200, 200]);
  });

  const never = async (): Promise<Answers> => {
    const { db: bare } = await testDatabase();
    await bring(bare, source, () => rebuildSuggestions(bare));
    return await answers(openApi(bare), openAddresses(examples));
  };
  if (ASKED_WHOLE.has(source))
    test("leaves a service that answers as if there had never been samples", async () => {
      const without = await never();

      const isChanged = ([address, answer]: [string, Answer]) => lasting(answer) !== lasting(without.get(address) ?? NO_ANSWER);
      expect([...after].filter(isChanged)).toEqual([]);
    });

  test("leaves nothing on a map but what it tells itself", async () => {
    const { body } = await api.get("/api/estate/layers");
    const drawn = body.layers.filter(({ state }: { state: string }) => state === "ok").map(({ id }: { id: string }) => id);
    const shown = which(after, ({ text, drawn: shapes }) => shapes > 0 || /^\{"layer":.*"total":[1-9]/.test(text)).map(layerOf);

    expect(shown.filter((id) => !drawn.includes(id))).toEqual([]);
    expect(drawn.filter((id: MapLayerId) => datasetOf(id) !== null && !BROUGHT[source]?.includes(datasetOf(id) ?? ""))).toEqual([]);
  });

  test("leaves places without a finding: nobody has looked there", async () => {
    const { body } = await api.get(`/api/estate/hazards?lat=${TOYOSU.lat}&lon=${TOYOSU.lon}`);

    const nothing: LayerId[] = body.flatMap(({ layer, state }: { layer: LayerId; state: string }) => (state === "none" ? [layer] : []));
    expect(nothing.filter((id) => !LOOKED_INTO[source]?.includes(LAYERS[id].dataset))).toEqual([]);
  });

  test("tells what went, and those who waited for news of a building", async () => {
    expect(outcome).toMatchObject({ value: { samples: { people: PEOPLE, modelFiles: ["models/condo-2026.11-5a3b1e00.model"] } } });
    const mails = await sql`select recipient from outbox where kind = 'building-removed' order by 1`.execute(db);
    expect(mails.rows).toEqual([{ recipient: "buyer@example.com" }, { recipient: "reader@example.com" }]);
    expect((await sql`select id, apartment_key from letter where place_key is null`.execute(db)).rows).toEqual([
      { id: "l", apartment_key: null },
    ]);
  });

  test("leaves what people left with a place: it is real, whatever the market is", async () => {
    const left = await sql`
      select id from risk_registration union all select id from risk_correction union all select id from letter where place_key is not null
      order by 1`.execute(db);

    expect(left.rows).toEqual([{ id: "lp" }, { id: "lp" }, { id: "rp" }]);
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
const PLACES: Readonly<Record<string, readonly string[]>> = { towns: ["豊洲五丁目"], stations: ["大阪"] };

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
