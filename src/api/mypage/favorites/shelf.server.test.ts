import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tidyFavorites } from "#domain/favorites/favorite-jobs.server.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

let site: MemberApi;
type Me = Awaited<ReturnType<MemberApi["signedIn"]>>;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
  const today = site.clock.now();
  const next_update_on = new Date(today.getTime() + days(7)).toISOString().slice(0, 10);
  const offer = (id: string, changes: object = {}) => aListingRow({ id, dwelling_key: `d-${id}`, next_update_on, ...changes });
  await insertRows(site.db, "listing", await aLoad(site.db), [
    offer("one", { price: 61_800_000, stations: [{ stationName: "辰巳", minutes: 7, busMinutes: null }] }),
    offer("one-dearer", { dwelling_key: "d-one", price: 62_800_000 }),
    offer("two", { price: 82_800_000, first_seen_at: today.toISOString() }),
    offer("sold", { state: "sold", ended_at: today.toISOString() }),
  ]);
});
beforeEach(async () => {
  await sql`delete from favorite_folder`.execute(site.db);
});

const keep = (me: Me, key: string) => me.put(`/favorite-marks/home/${key}`, {});
const shelf = async (me: Me) => (await me.get("/favorites")).body;
async function folderOf(me: Me, name = "新居"): Promise<{ id: string; version: number }> {
  const { body } = await me.post("/favorite-folders", { name });
  return body.folders.find((folder: { name: string }) => folder.name === name);
}
async function linkTo(me: Me, folder: string, purpose: string): Promise<string> {
  return (await me.put(`/favorite-folders/${folder}/links/${purpose}`, {})).body.token;
}
const opened = (token: string) => site.api.app.request(`/api/estate/shared-favorites/${token}`);
/** Two members with one folder, in which one home lies. */
async function together() {
  const [me, other] = [await site.signedIn(), await site.signedIn()];
  await keep(me, "one");
  const folder = await folderOf(me);
  const [item] = (await shelf(me)).items;
  await me.put(`/favorites/${item.id}`, { note: "南向き", folderId: folder.id, version: item.version });
  expect((await other.post("/favorite-joins", { token: await linkTo(me, folder.id, "invite") })).status).toBe(200);
  return { me, other, folder };
}

describe("what a member keeps", () => {
  it("shows each home as it stands today: the lowest price, and since when it is gone", async () => {
    const me = await site.signedIn();
    await keep(me, "one");
    site.clock.advance(1000);
    await keep(me, "sold");
    const { items } = await shelf(me);

    expect(items).toMatchObject([
      { key: "d-sold", priceWhenKept: null, home: { state: "sold", endedOn: expect.any(String) } },
      {
        ...{ key: "d-one", priceWhenKept: 61_800_000, isAddedByMe: true },
        home: {
          key: "one",
          price: 61_800_000,
          highestPrice: 62_800_000,
          offers: 2,
          stationName: "辰巳",
          walkMinutes: 7,
          cityName: "江東区",
        },
      },
    ]);
  });

  it("has a note, which a save over one not seen does not replace", async () => {
    const me = await site.signedIn();
    await keep(me, "one");
    const [{ id, folderId, version }] = (await shelf(me)).items;
    expect((await me.put(`/favorites/${id}`, { note: "駅から近い", folderId, version })).body.items[0].note).toBe("駅から近い");

    expect((await me.put(`/favorites/${id}`, { note: "古い画面から", folderId, version })).status).toBe(409);
    expect((await shelf(me)).items[0].note).toBe("駅から近い");
  });

  it("comes back with its note when it was taken out by a press too many", async () => {
    const me = await site.signedIn();
    await keep(me, "one");
    const [{ id, folderId, version }] = (await shelf(me)).items;
    await me.put(`/favorites/${id}`, { note: "南向き", folderId, version });
    expect((await me.remove(`/favorites/${id}`)).body.items).toEqual([]);
    await keep(me, "one");

    expect((await shelf(me)).items).toMatchObject([{ note: "南向き" }]);
  });

  it("lies in folders, twenty at most, and goes on when a folder is given up", async () => {
    const me = await site.signedIn();
    await keep(me, "one");
    const folder = await folderOf(me);
    const [{ id, version }] = (await shelf(me)).items;
    await me.put(`/favorites/${id}`, { note: "", folderId: folder.id, version });
    expect((await me.put(`/favorite-folders/${folder.id}`, { name: "二人の家", version: folder.version + 1 })).status).toBe(409);
    const named = await me.put(`/favorite-folders/${folder.id}`, { name: "二人の家", version: folder.version });
    expect(named.body.folders.map(({ name }: { name: string }) => name)).toEqual(["お気に入り", "二人の家"]);
    const left = (await me.remove(`/favorite-folders/${folder.id}`)).body;
    expect([left.folders.length, left.items.length]).toEqual([1, 1]);

    await sql`insert into favorite_folder (id, owner_sub, name, is_default, made_at)
      select 'f-' || n, (select owner_sub from favorite_folder), '', false, now() from generate_series(1, 19) n`.execute(site.db);
    expect((await me.post("/favorite-folders", { name: "もう一つ" })).status).toBe(409);
  });
});

describe("a folder that is given up", () => {
  it("leaves everything that lay in it, and of what lay in two of them both notes", async () => {
    const me = await site.signedIn();
    for (const key of ["one", "two", "sold"]) await keep(me, key);
    const folder = await folderOf(me);
    const noted = async (key: string, note: string) => {
      await sql`update favorite set note = ${note} where key = ${key}`.execute(site.db);
      await sql`insert into favorite (id, folder_id, kind, key, label, note, added_by, kept_at, changed_at)
        select id || '-copy', ${folder.id}, kind, key, label, ${`${note}と書いた`}, added_by, kept_at, changed_at from favorite where key = ${key}`.execute(
        site.db,
      );
    };
    await noted("d-one", "南向き");
    await noted("d-two", "外した");
    await noted("d-sold", "");
    await sql`update favorite set removed_at = now() where key = 'd-two' and note = '外した'`.execute(site.db);
    const { body } = await me.remove(`/favorite-folders/${folder.id}`);

    const notes = body.items.map(({ key, note }: { key: string; note: string }) => `${key}: ${note}`);
    expect(notes.toSorted()).toEqual(["d-one: 南向き\n南向きと書いた", "d-sold: と書いた", "d-two: 外したと書いた"]);
  });

  it("keeps for its seven days what was taken out of it", async () => {
    const me = await site.signedIn();
    await keep(me, "one");
    const folder = await folderOf(me);
    const [{ id, version }] = (await shelf(me)).items;
    await me.put(`/favorites/${id}`, { note: "南向き", folderId: folder.id, version });
    await me.remove(`/favorites/${id}`);
    await me.remove(`/favorite-folders/${folder.id}`);
    await keep(me, "one");

    expect((await shelf(me)).items).toMatchObject([{ note: "南向き" }]);
  });
});

describe("changes at the same moment", () => {
  /** Whether a transaction that holds the folder can take what lies in it while such a change waits. */
  const beside = (folder: string, change: () => Promise<unknown>, take: (tx: Tx) => Promise<unknown>) =>
    site.db.transaction().execute(async (tx) => {
      await sql`select from favorite_folder where id = ${folder} for update`.execute(tx);
      const changing = change();
      await expect.poll(() => waiting(site.db), { interval: 10 }).toBe(1);
      await take(tx);
      return { changing };
    });

  it.each([
    ["a note", (me: Me, { id, ...seen }: Seen) => me.put(`/favorites/${id}`, { ...seen, note: "広い" })],
    ["a removal", (me: Me, { id }: Seen) => me.remove(`/favorites/${id}`)],
    ["a heart", (me: Me) => me.remove("/favorite-marks/home/d-one")],
  ])("never wait for each other: %s waits for its folder before it takes anything in it", async (_, change) => {
    const { me, folder } = await together();
    const [{ id, folderId, version }] = (await shelf(me)).items;
    const { changing } = await beside(
      folder.id,
      () => change(me, { id, folderId, version }),
      (tx) => sql`select from favorite where id = ${id} for update nowait`.execute(tx),
    );
    expect(await changing).toMatchObject({ status: 200 });
  });

  it("never wait for each other: a move takes its two folders in one order, wherever it goes", async () => {
    const me = await site.signedIn();
    await keep(me, "one");
    const folders = [await folderOf(me, "あ"), await folderOf(me, "い")].map(({ id }) => id).toSorted();
    const [lower = "", upper = ""] = folders;
    await sql`update favorite set folder_id = ${upper}`.execute(site.db);
    const [{ id, version }] = (await shelf(me)).items;
    const { changing } = await beside(
      lower,
      () => me.put(`/favorites/${id}`, { note: "", folderId: lower, version }),
      (tx) => sql`select from favorite_folder where id = ${upper} for update nowait`.execute(tx),
    );
    expect(await changing).toMatchObject({ status: 200 });
  });

  it("of an invitation let one member in", async () => {
    const [me, ...others] = [await site.signedIn(), await site.signedIn(), await site.signedIn()];
    const folder = await folderOf(me);
    const token = await linkTo(me, folder.id, "invite");
    const joins = await Promise.all(others.map((other) => other.post("/favorite-joins", { token })));
    expect(joins.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

type Seen = { readonly id: string; readonly folderId: string; readonly version: number };

async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
}

type Folder = { readonly isDefault: boolean; readonly isMine: boolean };
type Item = { readonly key: string; readonly note: string };

describe("a link to a folder", () => {
  it("shows it to everybody, without notes and without whose it is, until it is stopped", async () => {
    const { me, folder } = await together();
    const token = await linkTo(me, folder.id, "share");
    const answer = await opened(token);
    const text = await answer.text();

    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(JSON.parse(text)).toMatchObject({ name: "新居", items: [{ key: "d-one", home: { price: 61_800_000 } }] });
    for (const secret of ["南向き", me.user.username, "sub", "note"]) expect(text).not.toContain(secret);
    await me.remove(`/favorite-folders/${folder.id}/links/share`);
    expect((await opened(token)).status).toBe(404);
  });

  it("opens nothing once another is made, or ninety days have passed", async () => {
    const { me, folder } = await together();
    const first = await linkTo(me, folder.id, "share");
    const second = await linkTo(me, folder.id, "share");
    expect([(await opened(first)).status, (await opened(second)).status]).toEqual([404, 200]);

    await sql`update favorite_link set expires_at = '2020-01-01'`.execute(site.db);
    expect((await opened(second)).status).toBe(404);
  });

  it("is made and stopped by the owner alone", async () => {
    const { other, folder } = await together();
    expect((await other.put(`/favorite-folders/${folder.id}/links/share`, {})).status).toBe(404);
    expect((await other.remove(`/favorite-folders/${folder.id}/links/share`)).status).toBe(404);
    expect((await other.remove(`/favorite-folders/${folder.id}`)).status).toBe(404);
  });
});

describe("a folder of two", () => {
  it("is changed by both, who see each other's changes", async () => {
    const { me, other, folder } = await together();
    await keep(other, "two");
    const mine = (await shelf(other)).items.find(({ key }: { key: string }) => key === "d-two");
    await other.put(`/favorites/${mine.id}`, { note: "広い", folderId: folder.id, version: mine.version });
    const theirs = (await shelf(me)).items.find(({ key }: { key: string }) => key === "d-two");
    expect(theirs).toMatchObject({ key: "d-two", note: "広い", isAddedByMe: false, folderId: folder.id });
    await me.put(`/favorites/${theirs.id}`, { note: "広いが高い", folderId: folder.id, version: theirs.version });

    const late = await other.put(`/favorites/${mine.id}`, { note: "遅れて", folderId: folder.id, version: theirs.version });
    expect(late.status).toBe(409);
    expect((await shelf(other)).items.find(({ key }: { key: string }) => key === "d-two").note).toBe("広いが高い");
  });

  it("is for two: the invitation is used up, and a third finds none", async () => {
    const [me, other, third] = [await site.signedIn(), await site.signedIn(), await site.signedIn()];
    const folder = await folderOf(me);
    const token = await linkTo(me, folder.id, "invite");
    expect((await me.post("/favorite-joins", { token })).body.state).toBe("own");
    expect((await other.post("/favorite-joins", { token })).status).toBe(200);
    expect((await third.post("/favorite-joins", { token })).status).toBe(404);
    expect((await me.put(`/favorite-folders/${folder.id}/links/invite`, {})).body.state).toBe("full");
    expect((await opened(token)).status).toBe(404);
  });

  it("is nobody's else, and no more the member's once the owner has ended it", async () => {
    const { me, other, folder } = await together();
    const third = await site.signedIn();
    const [{ id, version }] = (await shelf(me)).items;
    expect((await third.put(`/favorites/${id}`, { note: "", folderId: folder.id, version })).status).toBe(404);
    expect((await third.remove(`/favorites/${id}`)).status).toBe(404);
    await me.remove(`/favorite-folders/${folder.id}/others`);
    expect((await other.remove(`/favorites/${id}`)).status).toBe(404);
    expect((await shelf(other)).items).toEqual([]);
  });

  it("is emptied by nobody of what the other put there, whose notes stay where they are", async () => {
    const { me, other, folder } = await together();
    const own = async (who: Me) => (await shelf(who)).folders.find(({ isDefault, isMine }: Folder) => isDefault && isMine)?.id;
    const move = async (who: Me, key: string, folderId: string) => {
      const { id, note, version } = (await shelf(who)).items.find((item: Item) => item.key === key);
      return (await who.put(`/favorites/${id}`, { note, folderId, version })).body.state ?? "moved";
    };
    await keep(other, "two");
    await move(other, "d-two", folder.id);
    const { id, version } = (await shelf(me)).items.find(({ key }: Item) => key === "d-two");
    await me.put(`/favorites/${id}`, { note: "年収を聞かれた", folderId: folder.id, version });

    expect(await move(other, "d-one", await own(other))).toBe("added-by-another");
    expect(await move(me, "d-two", await own(me))).toBe("added-by-another");
    expect(await move(other, "d-two", await own(other))).toBe("moved");
    await me.remove(`/favorite-folders/${folder.id}/others`);
    const told = async (who: Me) => (await shelf(who)).items.map(({ key, note }: Item) => `${key} ${note}`).toSorted();
    expect([await told(me), await told(other)]).toEqual([["d-one 南向き", "d-two 年収を聞かれた"], ["d-two "]]);
  });

  it("stays with its owner when the other member's account goes", async () => {
    const { me, other } = await together();
    expect((await other.remove("/account")).status).toBe(200);
    expect((await shelf(me)).folders.map(({ others }: { others: number }) => others)).toEqual([0, 0]);
  });
});

it("a home that is gone stays for ninety days, and one that comes back is as if nothing had been", async () => {
  const me = await site.signedIn();
  for (const key of ["one", "sold"]) await keep(me, key);
  const clock = movableClock(site.clock.now());
  const kept = async () => (await sql<{ key: string }>`select key from favorite order by key`.execute(site.db)).rows.map(({ key }) => key);
  await tidyFavorites({ db: site.db, clock, atOnce: 1 });
  expect(await kept()).toEqual(["d-one", "d-sold"]);

  await sql`update listing set next_update_on = next_update_on + 200 where state = 'active'`.execute(site.db);
  clock.advance(days(92));
  await tidyFavorites({ db: site.db, clock, atOnce: 1 });
  await sql`update listing set next_update_on = next_update_on - 200 where state = 'active'`.execute(site.db);
  expect(await kept()).toEqual(["d-one"]);
});

it("anybody asks how homes stand today, fifty at a time", async () => {
  const ask = async (dwellings: string) => site.api.app.request(`/api/estate/kept-homes?dwellings=${dwellings}`);
  expect(await (await ask("d-two,nobody")).json()).toMatchObject({ items: [{ key: "two", state: "on-offer" }] });
  expect((await ask(Array.from({ length: 51 }, (_, i) => `d-${i}`).join(","))).status).toBe(422);
});

it("anybody asks what is on offer at buildings, places and areas today, and of homes elsewhere", async () => {
  const ask = async (marks: string) => site.api.app.request(`/api/estate/kept-places?marks=${encodeURIComponent(marks)}`);
  const { items } = await (await ask(`area:13108,building:${anApartment().key},building:nobody,place:nowhere`)).json();

  expect(items).toEqual([
    { kind: "area", key: "13108", area: "13108", onOffer: 2, newHomes: 1 },
    { kind: "building", key: anApartment().key, area: null, onOffer: 0, newHomes: 0 },
  ]);
  expect((await ask("home:d-one")).status).toBe(422);
});
