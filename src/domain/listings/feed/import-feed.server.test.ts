import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { confirmFeedRun, findFeedRun, listFeedRuns } from "#domain/listings/index.server.ts";
import { decideDoubt, openDoubts } from "#domain/register/index.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aCompany, type FeedHouse, feedHouse } from "#test/support/feed-market.ts";
import { type FeedTexts, feedCells, feedCsv } from "#test/support/feed-rows.ts";

const { db } = await testDatabase();
let house: FeedHouse;
beforeEach(async () => {
  await sql`truncate company, dwelling, data_load, transition, building_doubt cascade`.execute(db);
  house = await feedHouse(db);
});

const row = (n: number, changes: FeedTexts = {}) => feedCells({ reference: `A-${n}`, floor: String(n), ...changes });
const rows = (count: number) => Array.from({ length: count }, (_, i) => row(i + 1));
/** By reference: the key of the listing and that of its home, which favourites hang on. */
const ids = async () => new Map([...(await house.listings())].map(([reference, { id, dwelling_key }]) => [reference, [id, dwelling_key]]));
const states = async () => Object.fromEntries([...(await house.listings())].map(([reference, { state }]) => [reference, state]));
const day = (n: number) => house.clock.moveTo(new Date(Date.UTC(2026, 10, n, 3)));
const steps = async () =>
  (
    await sql<{
      to_state: string;
      reason: string | null;
    }>`select to_state, reason from transition where entity = 'listing' order by id`.execute(db)
  ).rows;

describe("a file of homes", () => {
  test("is kept as homes on offer, with all that was found out about them", async () => {
    const run = await house.hand([row(8, { lat: "35.6501", lon: "139.7901" }), row(9, { nextUpdateOn: "" })]);

    expect(run).toMatchObject({ state: "applied", counts: { read: 2, added: 2, rejected: 0, buildingsAdded: 1 } });
    const listings = await house.listings();
    expect(listings.get("A-8")).toMatchObject({
      ...{
        title: "青葉レジデンス 8階",
        city_code: "13108",
        town: "豊洲",
        lon: 139.7901,
        place_precision: "building",
        state: "active",
        faults: [],
      },
      ...{ apartment_key: expect.stringMatching(/^b-/), station_name: "豊洲", walk_minutes: 7, changed_revision: await house.revision() },
      stations: [{ stationGroup: "g-toyosu", stationName: "豊洲", line: "見本線", minutes: 7, busMinutes: null }],
    });
    expect(listings.get("A-9")).toMatchObject({ faults: ["next-update-missing"], apartment_key: listings.get("A-8")?.apartment_key });
    expect(await steps()).toEqual([
      { to_state: "active", reason: null },
      { to_state: "active", reason: null },
    ]);
  });

  test("keeps the page of its company about a home, until a file tells another or none", async () => {
    const pageOf = async () => (await sql`select page_url from listing`.execute(db)).rows;
    await house.hand([row(8, { pageUrl: "https://www.minato.example/bukken/８?a=1" })]);
    expect(await pageOf()).toEqual([{ page_url: "https://www.minato.example/bukken/%EF%BC%98?a=1" }]);

    const refused = await house.hand([row(8, { pageUrl: "https://www.minato.example:8443/8" })]);
    expect(refused).toMatchObject({ counts: { rejected: 1 } });
    expect(await pageOf()).toHaveLength(1);
    await house.hand([row(8)]);
    expect(await pageOf()).toEqual([{ page_url: null }]);
  });

  test("handed in again changes nothing", async () => {
    await house.hand(rows(5));
    const [before, revision] = [await house.listings(), await house.revision()];
    day(24);

    expect(await house.hand(rows(5))).toMatchObject({ counts: { unchanged: 5, changed: 0, added: 0, suspended: 0 }, changes: [] });
    expect(await house.listings()).toEqual(before);
    expect(await house.revision()).toBe(revision);
  });

  test("that changes a price keeps the one before, with the days", async () => {
    await house.hand(rows(2));
    day(25);

    expect(await house.hand([row(1, { price: "52800000" }), row(2)])).toMatchObject({
      counts: { changed: 1, unchanged: 1 },
      changes: [{ reference: "A-1", change: "price-changed", before: 54_800_000, after: 52_800_000 }],
    });
    const { rows: asked } = await sql`
      select from_on::text, p.price from listing_price p join listing l on l.id = listing_id where reference = 'A-1' order by 1`.execute(
      db,
    );
    expect(asked).toEqual([
      { from_on: "2026-11-23", price: 54_800_000 },
      { from_on: "2026-11-25", price: 52_800_000 },
    ]);
    expect((await house.listings()).get("A-1")).toMatchObject({ first_price: 54_800_000, price: 52_800_000 });
  });

  test("tells every row that is not taken in, and takes in the others", async () => {
    const run = await house.hand([
      row(1),
      row(2, { price: "応談", layout: "広い" }),
      row(3, { address: "どこか" }),
      row(1, { price: "1000000" }),
    ]);

    expect(run.counts).toMatchObject({ read: 4, added: 1, rejected: 3 });
    expect((await findFeedRun(db, { companyId: "c-1", id: run.id }))?.rejections).toEqual([
      { line: 3, reference: "A-2", field: "価格(円)", reason: "not-a-number", found: "応談" },
      { line: 3, reference: "A-2", field: "間取り", reason: "not-a-choice", found: "広い" },
      { line: 4, reference: "A-3", field: "所在地", reason: "not-an-address", found: "どこか" },
      { line: 5, reference: "A-1", field: "物件番号", reason: "twice", found: "A-1" },
    ]);
    expect((await house.listings()).get("A-1")).toMatchObject({ price: 54_800_000 });
    expect(await findFeedRun(db, { companyId: "c-2", id: run.id })).toBeNull();
  });

  test("leaves a home as it was where its row cannot be read; the next good row goes on from there", async () => {
    await house.hand(rows(3));
    const before = await house.listings();

    const bad = await house.hand([row(1), row(2, { price: "応談" }), row(3)]);
    expect(bad).toMatchObject({ counts: { suspended: 0, rejected: 1 }, changes: [{ reference: "A-2", change: "refused" }] });
    expect(await house.listings()).toEqual(before);
    expect((await house.hand([row(2, { price: "応談" })], { isFull: false })).counts.suspended).toBe(0);

    expect(await house.hand(rows(3))).toMatchObject({ counts: { unchanged: 3 }, changes: [] });
  });

  test("whose prices cannot be read takes nothing off the market", async () => {
    await house.hand(rows(10));
    const told = (price: string) => rows(10).map((cells) => ({ ...cells, price }));

    expect(await house.hand(told("応談"))).toMatchObject({ state: "applied", counts: { rejected: 10, suspended: 0, missing: 0 } });
    expect(new Set(Object.values(await states()))).toEqual(new Set(["active"]));
  });
});

describe("a building that is only like one of the register", () => {
  test("waits for a person, and once it is decided the same file again finds it", async () => {
    const at = { lat: "35.6501", lon: "139.7901" };
    await house.hand([row(8, at)], { isFull: false });
    const alike = row(3, { ...at, buildingName: "青葉レジデンス壱番館" });
    expect(await house.hand([alike], { isFull: false })).toMatchObject({ counts: { added: 1, buildingsAdded: 0, buildingsDoubtful: 1 } });
    const [known, waiting] = [(await house.listings()).get("A-8"), (await house.listings()).get("A-3")];
    expect(waiting).toMatchObject({ apartment_key: null, building_name: "青葉レジデンス壱番館", state: "active" });

    const [doubt] = await openDoubts(db);
    const key = String(known?.apartment_key);
    await decideDoubt(db, { id: doubt?.id ?? "", decision: { is: "same", key }, now: house.clock.now() });
    expect(await house.hand([alike], { isFull: false })).toMatchObject({ counts: { changed: 1, buildingsDoubtful: 0 } });
    expect((await house.listings()).get("A-3")).toMatchObject({ id: waiting?.id, apartment_key: key });
  });
});

describe("what a file leaves out", () => {
  test("is gone from a full one, and comes back as the home it was", async () => {
    await house.hand(rows(5));
    const before = await house.listings();

    expect(await house.hand(rows(4))).toMatchObject({
      state: "applied",
      counts: { suspended: 1 },
      changes: [{ reference: "A-5", change: "suspended" }],
    });
    expect((await states())["A-5"]).toBe("suspended");
    await house.hand(rows(5));
    const after = (await house.listings()).get("A-5");
    expect(after).toMatchObject({ id: before.get("A-5")?.id, first_seen_at: before.get("A-5")?.first_seen_at, state: "active" });
  });

  test("stays as it is where the file is a delta", async () => {
    await house.hand(rows(5));

    expect(await house.hand([row(1, { price: "52800000" })], { isFull: false })).toMatchObject({
      counts: { changed: 1, suspended: 0, missing: 0 },
    });
    expect(new Set(Object.values(await states()))).toEqual(new Set(["active"]));
  });

  test.each([
    ["an empty file", 0],
    ["half a file", 5],
  ])("stays as it is with %s, until somebody confirms that it is gone; then all of it recovers under the same ids", async (_, count) => {
    await house.hand(rows(10));
    const before = await ids();

    const waiting = await house.hand(rows(count));
    expect(waiting).toMatchObject({ state: "waiting-for-confirmation", counts: { suspended: 0, missing: 10 - count } });
    expect(new Set(Object.values(await states()))).toEqual(new Set(["active"]));

    const asked = { companyId: "c-1", runId: waiting.id, actor: "member:m" };
    expect(await confirmFeedRun(house.deps, { ...asked, companyId: "c-2" })).toEqual({ ok: false, reason: "unknown" });
    expect(await confirmFeedRun(house.deps, asked)).toMatchObject({
      ok: true,
      value: { state: "applied", counts: { suspended: 10 - count, missing: 0 } },
    });
    expect(Object.values(await states()).filter((state) => state === "suspended")).toHaveLength(10 - count);
    expect(await confirmFeedRun(house.deps, asked)).toEqual({ ok: false, reason: "not-waiting" });

    await house.hand(rows(10));
    expect([await ids(), new Set(Object.values(await states()))]).toEqual([before, new Set(["active"])]);
  });

  test("stays as it is with a file of another branch, which is as long and names none of them", async () => {
    await house.hand(rows(10));
    const other = rows(10).map((cells) => ({ ...cells, reference: `B-${cells.reference}`, buildingName: "若葉ハイツ" }));

    expect(await house.hand(other)).toMatchObject({ state: "waiting-for-confirmation", counts: { added: 10, missing: 10, suspended: 0 } });
    expect(new Set(Object.values(await states()))).toEqual(new Set(["active"]));
  });

  test("under other numbers is found again once it is confirmed that the old ones are gone", async () => {
    await house.hand(rows(5));
    const before = await house.listings();
    const waiting = await house.hand(rows(5).map((cells) => ({ ...cells, reference: `B-${cells.floor}` })));
    expect(waiting).toMatchObject({ state: "waiting-for-confirmation", counts: { added: 5, missing: 5 } });

    await confirmFeedRun(house.deps, { companyId: "c-1", runId: waiting.id, actor: "x" });
    const after = await house.listings();
    for (const n of [1, 2, 3, 4, 5]) expect(after.get(`B-${n}`)?.dwelling_key).toBe(before.get(`A-${n}`)?.dwelling_key);
  });

  test("stays as it is where a row does not say which home it is of: it may be the one that is missing", async () => {
    await house.hand(rows(10));
    const nameless = [...rows(9), row(10, { reference: "", price: "応談" })];

    expect(await house.hand(nameless)).toMatchObject({
      state: "waiting-for-confirmation",
      counts: { missing: 1, rejected: 1, suspended: 0 },
    });
    expect((await states())["A-10"]).toBe("active");
  });

  test("of a shrunk file goes at once where that is confirmed with it, and a newer file makes an older one idle", async () => {
    await house.hand(rows(10));
    const waiting = await house.hand(rows(2));
    await house.hand(rows(10));

    expect(await confirmFeedRun(house.deps, { companyId: "c-1", runId: waiting.id, actor: "x" })).toEqual({
      ok: false,
      reason: "outdated",
    });
    expect(await house.hand(rows(2), { confirmShrink: true })).toMatchObject({ state: "applied", counts: { suspended: 8 } });
  });
});

describe("nothing is kept", () => {
  test("of a dry run but its record, which tells what would change", async () => {
    await house.hand(rows(3));
    const [before, revision] = [await house.listings(), await house.revision()];

    const run = await house.hand([row(1, { price: "1000000" }), row(2, { price: "x" }), row(9, { lat: "35.65", lon: "139.79" })], {
      isDry: true,
    });

    expect(run).toMatchObject({ state: "dry", counts: { read: 3, added: 1, changed: 1, rejected: 1, suspended: 1, buildingsAdded: 1 } });
    expect(run.changes.map(({ reference, change }) => [reference, change])).toEqual(
      expect.arrayContaining([
        ["A-1", "price-changed"],
        ["A-2", "refused"],
        ["A-9", "added"],
        ["A-3", "suspended"],
      ]),
    );
    expect([await house.listings(), await house.revision()]).toEqual([before, revision]);
    expect((await sql`select 1 from apartment`.execute(db)).rows).toHaveLength(0);
    expect(await findFeedRun(db, { companyId: "c-1", id: run.id })).toMatchObject({
      run: { state: "dry" },
      rejections: [{ reference: "A-2" }],
    });
  });

  test.each([
    ["a cut file", Buffer.from(`${feedCsv(rows(3))}"A-9,`), "malformed"],
    ["a cut JSON file", Buffer.from('[{"reference":"A-1"'), "malformed"],
    ["another table", Buffer.from("a,b\n1,2\n"), "unknown-layout"],
    ["an empty file", Buffer.from(""), "empty"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), "binary"],
  ])("of %s, which is refused", async (_, content, refusal) => {
    await house.hand(rows(3));

    expect(await house.hand(content)).toMatchObject({ state: "refused", refusal, counts: { read: 0 } });
    expect(await states()).toEqual({ "A-1": "active", "A-2": "active", "A-3": "active" });
    expect(await listFeedRuns(db, "c-1")).toMatchObject([{ state: "refused", refusal }, { state: "applied" }]);
  });

  test("of a company that may not advertise, or that is none", async () => {
    await aCompany(db, "c-9", "suspended");

    expect(await house.hand(rows(1), { companyId: "c-9" })).toMatchObject({ state: "refused", refusal: "company-not-live" });
    expect(await house.hand(rows(1), { companyId: "nobody" })).toMatchObject({ state: "refused", refusal: "company-unknown" });
    expect(await states()).toEqual({});
  });
});
