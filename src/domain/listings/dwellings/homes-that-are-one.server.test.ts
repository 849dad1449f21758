import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { lookAtHomes } from "#domain/favorites/index.server.ts";
import { changeListingState, judgeSale, listingOfHome } from "#domain/listings/index.server.ts";
import { findHome } from "#domain/search/index.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aCompany, type FeedHouse, feedHouse } from "#test/support/feed-market.ts";
import { type FeedTexts, feedCells } from "#test/support/feed-rows.ts";

const { db } = await testDatabase();
let house: FeedHouse;
beforeAll(async () => {
  house = await feedHouse(db);
  await aCompany(db, "c-2");
});

const NAMES = [
  "青葉荘",
  "若葉ハイツ",
  "豊洲パレス",
  "見本タワー",
  "月島テラス",
  "海風コート",
  "橋本ビル",
  "双葉レジデンス",
  "千鳥マンション",
  "松濤ガーデン",
];
let flats = 0;
/** The rows of one flat that nobody told yet, by one company and the other. */
const aFlat = () => {
  flats += 1;
  const n = flats;
  const own = { buildingName: NAMES[n - 1] ?? "", address: `東京都江東区豊洲5丁目${n}-7` };
  const place = { lat: String(35.645 + n * 0.001), lon: "139.7901" };
  return (reference: string, { lat, ...changes }: FeedTexts = {}) =>
    feedCells({ reference: `${reference}-${n}`, ...own, ...changes, ...(lat === undefined ? {} : place) });
};
/** Tells where its building stands, by which the register gets to know it. */
const PLACED = { lat: "told" };
const hand = (companyId: string, row: FeedTexts) => house.hand([row], { companyId, isFull: false });
const homeOf = async ({ reference = "" }: FeedTexts) => String((await house.listings()).get(reference)?.dwelling_key);
const isSold = async (key: string) =>
  (await sql<{ sold: boolean }>`select sold_at is not null as sold from dwelling where key = ${key}`.execute(db)).rows[0]?.sold;

describe("an advertisement of which more becomes known", () => {
  test.each<[string, FeedTexts, FeedTexts]>([
    ["its building", {}, PLACED],
    ["its room", {}, { room: "801" }],
    ["its floor", { floor: "" }, {}],
    ["its house number", { address: "東京都江東区豊洲5丁目", ...PLACED }, PLACED],
  ])("stays of its home: %s", async (_, before, after) => {
    const row = aFlat();
    await hand("c-1", row("A", before));
    const home = await homeOf(row("A"));

    await hand("c-1", row("A", after));
    expect(await homeOf(row("A"))).toBe(home);
  });

  test.each([
    ["the other company comes first", true],
    ["the other company comes in between", false],
  ])("is one home with that of another company, and its old key leads there with its sale: %s", async (_, isFirst) => {
    const row = aFlat();
    const [unplaced, other] = [row("A", { floor: "" }), row("B", PLACED)];
    if (isFirst) await hand("c-2", other);
    await hand("c-1", unplaced);
    if (!isFirst) await hand("c-2", other);
    const [mine, theirs] = [await homeOf(unplaced), await homeOf(other)];
    expect(mine).not.toBe(theirs);
    const listingId = String((await house.listings()).get(unplaced.reference ?? "")?.id);
    await changeListingState(house.deps, { listingId, by: { as: "operator" }, event: "sell" });
    await judgeSale(house.deps, { listingId, counts: true });

    await hand("c-1", row("A", { remarks: "8階です" }));
    expect([await homeOf(unplaced), await homeOf(other)]).toEqual([theirs, theirs]);
    expect(await isSold(theirs)).toBe(true);
    expect((await lookAtHomes(house.deps, [mine])).get(mine)).toMatchObject({ dwellingKey: mine, state: "sold" });
    expect((await findHome(house.deps, mine))?.home.dwellingKey).toBe(theirs);
  });

  test("takes those with it that advertise its home, and each changes for searches", async () => {
    const row = aFlat();
    await hand("c-1", row("A"));
    await hand("c-2", row("B"));
    const shared = await homeOf(row("A"));
    await aCompany(db, "c-3");
    // The third tells where the building stands: from now on the register has it, and it is not yet known that it is the one of the others.
    await hand("c-3", row("C", { ...PLACED, areaM2: "70.1" }));
    const third = await homeOf(row("C"));
    expect(third).not.toBe(shared);

    await hand("c-1", row("A", { remarks: "南向き" }));
    expect([await homeOf(row("A")), await homeOf(row("B"))]).toEqual([third, third]);
    const revision = await house.revision();
    expect((await house.listings()).get(row("B").reference ?? "")).toMatchObject({ changed_revision: revision });
    expect(await listingOfHome(db, shared)).not.toBeNull();
  });

  test("leaves a home that it turns out not to be of, and what hangs on that home stays there", async () => {
    const row = aFlat();
    await hand("c-1", row("A", { ...PLACED, room: "801" }));
    await hand("c-2", row("B"));
    const shared = await homeOf(row("A"));
    expect(await homeOf(row("B"))).toBe(shared);

    await hand("c-2", row("B", { room: "803" }));
    expect(await homeOf(row("A"))).toBe(shared);
    expect(await homeOf(row("B"))).not.toBe(shared);
  });
});

test("an advertisement that tells another floor is of another home, and the old key stands for nothing", async () => {
  const row = aFlat();
  await hand("c-1", row("A", PLACED));
  const home = await homeOf(row("A"));

  await hand("c-1", row("A", { ...PLACED, floor: "9" }));
  expect(await homeOf(row("A"))).not.toBe(home);
  expect(await listingOfHome(db, home)).toBeNull();
});

test("favourites, inquiries, reports and past flags of a key are of the home that it turned out to be; a folder with both keeps both notes", async () => {
  const row = aFlat();
  await hand("c-2", row("B", PLACED));
  await hand("c-1", row("A", { floor: "" }));
  const [old, home] = [await homeOf(row("A")), await homeOf(row("B"))];
  const listingId = (await house.listings()).get(row("A").reference ?? "")?.id;
  await sql`insert into favorite_folder (id, owner_sub, name, is_default, made_at) values ('f-1', 's-1', '新居', true, now()), ('f-2', 's-2', '新居', true, now())`.execute(
    db,
  );
  await sql`
    insert into favorite (id, folder_id, kind, key, label, note, price_when_kept, added_by, kept_at, changed_at)
    values ('1', 'f-1', 'home', ${old}, 'x', '日当たり', 50, 's-1', '2026-11-01', now()), ('2', 'f-1', 'home', ${home}, 'x', '駅近', 60, 's-1', '2026-11-02', now()),
      ('3', 'f-2', 'home', ${old}, 'x', '', 50, 's-2', '2026-11-01', now())`.execute(db);
  await sql`
    insert into letter (id, kind, email, fields, received_at, answer_due_on) values ('L-1', 'listing', 'a@example.com', '{}', now(), '2026-12-01')`.execute(
    db,
  );
  await sql`
    insert into listing_inquiry (letter_id, listing_id, dwelling_key, home_title, home_price, topic, contact_way)
    values ('L-1', ${listingId}, ${old}, 'x', 1, 'visit', 'mail')`.execute(db);
  await sql`
    insert into kyugake_flag_past (listing_id, dwelling_key, ratio, grade, flagged_on, cleared_on, flagged_price, last_price, model_version, is_sample)
    values (${listingId}, ${old}, 0.9, 'A', '2026-11-01', '2026-11-02', 1, 1, 'm', false)`.execute(db);

  await hand("c-1", row("A"));
  const { rows: kept } = await sql`select id, key, note, price_when_kept::int as price from favorite order by id`.execute(db);
  expect(kept).toEqual([
    { id: "2", key: home, note: "駅近\n日当たり", price: 50 },
    { id: "3", key: home, note: "", price: 50 },
  ]);
  const { rows } = await sql`
    select i.dwelling_key as inquiry, p.dwelling_key as flag from listing_inquiry i, kyugake_flag_past p`.execute(db);
  expect(rows).toEqual([{ inquiry: home, flag: home }]);
});
