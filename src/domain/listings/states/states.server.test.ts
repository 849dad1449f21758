import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideCompany } from "#domain/companies/index.server.ts";
import {
  changeListingPrice,
  changeListingState,
  confirmStillOffered,
  doubtfulSales,
  homesOfKeys,
  joinHomes,
  judgeSale,
  listDoubtfulPairs,
  markHomesOfCompany,
  reportHome,
  settleReport,
  splitHomes,
  turnListings,
} from "#domain/listings/index.server.ts";
import { askedPrices } from "#domain/listings/prices/price-store.server.ts";
import { openReportsOf } from "#domain/listings/reports/report-store.server.ts";
import { aStaffMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { aCompany, type FeedHouse, feedHouse } from "#test/support/feed-market.ts";
import { type FeedTexts, feedCells } from "#test/support/feed-rows.ts";

const { db } = await testDatabase();
let house: FeedHouse;
beforeAll(async () => {
  house = await feedHouse(db);
  for (const id of ["c-2", "c-3", "c-4"]) await aCompany(db, id);
  for (const companyId of ["c-1", "c-2", "c-3"]) await aStaffMember(db, { companyId, role: "agent", sub: `agent-${companyId}` });
});

const day = (n: number, month = 10, year = 2026) => house.clock.moveTo(new Date(Date.UTC(year, month, n, 3)));
const row = (reference: string, changes: FeedTexts = {}) => feedCells({ reference, ...changes });
const listing = async (reference: string) => {
  const found = (await house.listings()).get(reference);
  if (!found) throw new Error(reference);
  return found as Record<string, unknown> & { id: string; state: string; faults: string[]; dwelling_key: string; changed_revision: number };
};
const hand = (companyId: string, ...rows: FeedTexts[]) => house.hand(rows, { companyId, isFull: false });
const staffOf = (companyId: string) => ({ as: "staff", sub: `agent-${companyId}` }) as const;
const change = async (reference: string, event: Parameters<typeof changeListingState>[1]["event"], companyId: string | null = null) =>
  changeListingState(house.deps, {
    listingId: (await listing(reference)).id,
    event,
    by: companyId === null ? { as: "operator" } : staffOf(companyId),
  });

describe("one home of several companies", () => {
  test("is told as one, by building, floor and area, and apart where one of these differs", async () => {
    await hand("c-1", row("H-1"));
    await hand("c-2", row("H-2", { areaM2: "70", layout: "2LDK+S" }), row("H-3", { floor: "9" }));

    const [one, two, three] = [await listing("H-1"), await listing("H-2"), await listing("H-3")];
    expect(two.dwelling_key).toBe(one.dwelling_key);
    expect(three.dwelling_key).not.toBe(one.dwelling_key);
  });

  test("houses are told by their address and both areas; one whose number is withheld is its own", async () => {
    const house = { kind: "一戸建て", buildingName: "", floor: "", areaM2: "98.5", landAreaM2: "110.2" };
    const withheld = { ...house, address: "東京都江東区豊洲5丁目" };
    await hand("c-1", row("W-1", house), row("W-2", { ...house, landAreaM2: "99" }), row("W-3", withheld));
    await hand("c-2", row("X-1", house), row("X-3", withheld));

    expect((await listing("X-1")).dwelling_key).toBe((await listing("W-1")).dwelling_key);
    expect((await listing("W-2")).dwelling_key).not.toBe((await listing("W-1")).dwelling_key);
    expect((await listing("X-3")).dwelling_key).not.toBe((await listing("W-3")).dwelling_key);
  });

  test("a new reference of the same company does not make it new again", async () => {
    await house.hand([row("R-1", { floor: "3" })], { companyId: "c-4" });
    const before = await listing("R-1");
    day(26);
    await house.hand([row("R-2", { floor: "3" })], { companyId: "c-4" });

    const after = await listing("R-2");
    expect([after.dwelling_key, after.first_seen_at]).toEqual([before.dwelling_key, before.first_seen_at]);
    expect((await listing("R-1")).state).toBe("suspended");
  });

  test("sold by one company is sold, and a slower file of another does not bring it back", async () => {
    await hand("c-1", row("S-1", { floor: "5" }));
    await hand("c-2", row("S-2", { floor: "5" }));
    day(30);
    const before = (await listing("S-2")).changed_revision;

    expect(await change("S-1", "sell")).toEqual({ ok: true, value: "sold" });
    await hand("c-2", row("S-2", { floor: "5", updatedOn: "2026-11-24", nextUpdateOn: "2026-12-05" }));
    await hand("c-3", row("S-3", { floor: "5" }));

    const { rows } = await sql<{ sold: boolean }>`
      select sold_at is not null as sold from dwelling where key = ${(await listing("S-3")).dwelling_key}`.execute(db);
    expect([rows, (await listing("S-2")).state]).toEqual([[{ sold: true }], "active"]);
    expect((await listing("S-2")).changed_revision).toBeGreaterThan(before);
    expect(await change("S-1", "restore")).toEqual({ ok: false, reason: { is: "illegal", state: "sold" } });
    expect((await hand("c-1", row("S-1", { floor: "5", price: "50000000" }))).changes).toMatchObject([{ change: "kept-sold" }]);
    expect((await listing("S-1")).state).toBe("sold");
  });

  describe("sold by a company that did not show it before", () => {
    const homeState = async (key: unknown) =>
      (await sql<{ sold: boolean }>`select sold_at is not null as sold from dwelling where key = ${key}`.execute(db)).rows[0]?.sold;
    const decide = (decision: "suspend" | "resume") =>
      decideCompany(
        { ...house.deps, onHomesChanged: markHomesOfCompany, onClosed: async () => undefined },
        { id: "c-2", decision, note: "確認中" },
      );
    afterAll(() => void day(26));

    test("is sold for that company alone while others offer it, until a person says that it counts", async () => {
      day(23);
      await hand("c-1", row("D-1", { floor: "11" }));
      await hand("c-2", row("D-2", { floor: "11", state: "成約" }), row("E-2", { floor: "12", price: "" }));
      const home = (await listing("D-1")).dwelling_key;
      expect([(await listing("D-2")).dwelling_key, await homeState(home)]).toEqual([home, false]);
      const [doubt, ...others] = await doubtfulSales(db);
      expect([doubt, others]).toMatchObject([{ reference: "D-2", companyId: "c-2", offers: 1 }, []]);

      const id = doubt?.id ?? "";
      expect(await judgeSale(house.deps, { listingId: id, counts: true })).toEqual({ ok: true, value: null });
      expect([await homeState(home), await doubtfulSales(db)]).toEqual([true, []]);
      expect((await listing("D-1")).changed_revision).toBe(await house.revision());
      await judgeSale(house.deps, { listingId: id, counts: false });
      expect(await homeState(home)).toBe(false);
      expect(await judgeSale(house.deps, { listingId: (await listing("D-1")).id, counts: true })).toEqual({
        ok: false,
        reason: "not-sold",
      });
      expect(await judgeSale(house.deps, { listingId: "x", counts: true })).toEqual({ ok: false, reason: "unknown" });
    });

    test("or showed it for less than three days, or hidden, keeps nobody's later advertisement away", async () => {
      day(23);
      const next = { updatedOn: "2026-11-20" };
      await hand("c-2", row("F-1", { floor: "13", ...next }), row("F-2", { floor: "14", nextUpdateOn: "" }), row("F-3", { floor: "15" }));
      await change("F-3", "suspend");
      day(25);
      await change("F-3", "restore");
      await change("F-1", "sell");
      expect(await homeState((await listing("F-1")).dwelling_key)).toBe(true);
      day(27);
      await hand("c-2", row("F-2", { floor: "14", state: "成約" }));
      await change("F-3", "sell");

      await hand("c-1", row("G-1", { floor: "13" }), row("G-2", { floor: "14" }), row("G-3", { floor: "15" }));
      const homes = await Promise.all(["G-1", "G-2", "G-3"].map(async (reference) => homeState((await listing(reference)).dwelling_key)));
      expect(homes).toEqual([false, false, false]);
    });

    test("a sale that counts does not while its company is suspended", async () => {
      day(23);
      await hand("c-1", row("I-1", { floor: "16" }));
      await hand("c-2", row("I-2", { floor: "16" }));
      day(27);
      await change("I-2", "sell");
      const home = (await listing("I-1")).dwelling_key;
      expect(await homeState(home)).toBe(true);

      await decide("suspend");
      expect([await homeState(home), (await listing("I-1")).changed_revision]).toEqual([false, await house.revision()]);
      await decide("resume");
      expect(await homeState(home)).toBe(true);
    });
  });

  test("once most of its companies stopped, the rest is hidden until they say that it is still for sale", async () => {
    for (const id of ["c-1", "c-2", "c-3"]) await hand(id, row(`M-${id}`, { floor: "6" }));
    await change("M-c-1", "suspend");
    expect((await listing("M-c-3")).faults).toEqual([]);
    await change("M-c-2", "suspend");
    const hidden = await listing("M-c-3");
    expect(hidden.faults).toEqual(["others-ended"]);

    expect(await confirmStillOffered(house.deps, { listingId: hidden.id, by: staffOf("c-1") })).toEqual({
      ok: false,
      reason: "unknown",
    });
    await confirmStillOffered(house.deps, { listingId: hidden.id, by: staffOf("c-3") });
    expect((await listing("M-c-3")).faults).toEqual([]);
  });

  test("told apart by a person stays two, whatever files say, takes nothing of the sale of the other, and is one again once that is taken back", async () => {
    day(26);
    const flat = { buildingName: "双葉ハイツ", floor: "2" };
    await hand("c-1", row("P-1", flat));
    day(27);
    await hand("c-2", row("P-2", { ...flat, price: "61000000" }));
    const [one, two] = [await listing("P-1"), await listing("P-2")];
    expect(two.dwelling_key).toBe(one.dwelling_key);
    const doubts = async () => (await listDoubtfulPairs(db)).filter(({ first, second }) => [first.id, second.id].includes(one.id));
    expect(await doubts()).toMatchObject([{ isTogether: true }]);
    await change("P-2", "sell");

    expect(await splitHomes(house.deps, [two.id, one.id])).toEqual({ ok: true, value: true });
    expect(await splitHomes(house.deps, [one.id, two.id])).toEqual({ ok: true, value: false });
    expect(await splitHomes(house.deps, [one.id, "x"])).toEqual({ ok: false, reason: "unknown" });
    expect(await listing("P-1")).toMatchObject({ dwelling_key: one.dwelling_key, changed_revision: await house.revision() });
    const { rows: sold } = await sql<{ key: string }>`select key from dwelling where sold_at is not null`.execute(db);
    expect(sold.map(({ key }) => key)).toContain((await listing("P-2")).dwelling_key);
    expect(sold.map(({ key }) => key)).not.toContain(one.dwelling_key);

    day(28);
    await hand("c-1", row("P-1", { ...flat, price: "60000000" }));
    await hand("c-2", row("P-2", { ...flat, price: "60000000", state: "公開" }));
    const apart = (await listing("P-2")).dwelling_key;
    expect(apart).not.toBe(one.dwelling_key);
    expect(await doubts()).toEqual([]);

    expect(await joinHomes(house.deps, [one.id, two.id])).toEqual({ ok: true, value: null });
    expect((await listing("P-2")).dwelling_key).toBe(one.dwelling_key);
    expect((await homesOfKeys(db, [apart])).get(apart)).toBe(one.dwelling_key);
    expect(await joinHomes(house.deps, [one.id, two.id])).toEqual({ ok: false, reason: "not-split" });
    expect(await joinHomes(house.deps, [one.id, "x"])).toEqual({ ok: false, reason: "unknown" });
  });

  test("two that one company tells side by side are two", async () => {
    await hand("c-1", row("T-1", { floor: "7" }), row("T-2", { floor: "7" }));
    expect((await listing("T-1")).dwelling_key).not.toBe((await listing("T-2")).dwelling_key);
  });
});

describe("a company", () => {
  test("changes the state of its own homes alone, each step kept", async () => {
    await hand("c-1", row("C-1", { floor: "11" }));
    expect(await change("C-1", "apply", "c-2")).toEqual({ ok: false, reason: { is: "unknown" } });
    expect(await change("C-1", "apply", "c-1")).toEqual({ ok: true, value: "applied" });
    expect(await change("C-1", "apply", "c-1")).toEqual({ ok: false, reason: { is: "illegal", state: "applied" } });
    expect(await change("C-1", "fall-through", "c-1")).toEqual({ ok: true, value: "active" });
    const { rows } = await sql`
      select from_state, to_state, actor from transition where entity_id = ${(await listing("C-1")).id} order by id offset 1`.execute(db);
    expect(rows).toEqual([
      { from_state: "active", to_state: "applied", actor: "staff:staff-agent-c-1" },
      { from_state: "applied", to_state: "active", actor: "staff:staff-agent-c-1" },
    ]);
  });

  test("asks another price, which stays while its file says what it said before", async () => {
    await hand("c-1", row("P-1", { floor: "12" }));
    const { id } = await listing("P-1");
    const ask = (price: number, companyId = "c-1") => changeListingPrice(house.deps, { listingId: id, by: staffOf(companyId), price });
    expect(await ask(50_000_000, "c-2")).toEqual({ ok: false, reason: "unknown" });
    expect(await ask(50_000_000)).toEqual({ ok: true, value: true });
    await hand("c-1", row("P-1", { floor: "12" }));
    expect(await listing("P-1")).toMatchObject({ price: 50_000_000, first_price: 54_800_000 });
    expect((await askedPrices(db, id)).at(-1)?.price).toBe(50_000_000);
  });
});

test("a report reaches the company, one of each sender a day and twenty in all, and of a sender nothing stays that names it", async () => {
  await hand("c-1", row("V-1", { floor: "10" }));
  const { id } = await listing("V-1");
  const open = (page = 1) => openReportsOf(db, id, { page, pageSize: 15 });
  const nobody = await reportHome(house.deps, { listingId: "nobody", reason: "sold", note: null, sender: "203.0.113.1" });
  expect(nobody).toEqual({ ok: false, reason: "unknown" });
  const report = (sender: string) => reportHome(house.deps, { listingId: id, reason: "sold", note: "札がありました", sender });
  for (let i = 0; i < 3; i += 1) expect(await report("203.0.113.1")).toEqual({ ok: true, value: null });
  expect(await open()).toHaveLength(1);
  for (let i = 1; i < 25; i += 1) await report(`203.0.113.${i}`);

  const [newest, ...others] = await open();
  expect([newest, others.length]).toMatchObject([{ reason: "sold", note: "札がありました" }, 14]);
  expect(await open(2)).toHaveLength(5);
  expect(await settleReport(house.deps, { by: staffOf("c-2"), id: newest?.id ?? 0 })).toEqual({ ok: false, reason: "unknown" });
  expect(await settleReport(house.deps, { by: staffOf("c-1"), id: newest?.id ?? 0 })).toEqual({ ok: true, value: null });
  expect(await open(2)).toHaveLength(4);
  const marks = await sql<{ mark: number | null }>`select sender_mark as mark from home_report order by settled_at is null, id`.execute(db);
  expect(marks.rows[0]?.mark).toBeNull();
  expect(marks.rows.every(({ mark }) => mark === null || (mark >= 0 && mark < 65_536))).toBe(true);
});

test("one sender is one of a home, whichever of its advertisements they report", async () => {
  day(23);
  for (const company of ["c-1", "c-2"]) await hand(company, row(`W-${company}`, { floor: "8", buildingName: "豊洲タワー" }));
  const [mine, theirs] = [await listing("W-c-1"), await listing("W-c-2")];
  expect(mine.dwelling_key).toBe(theirs.dwelling_key);
  for (const { id: listingId } of [mine, theirs])
    await reportHome(house.deps, { listingId, reason: "sold", note: null, sender: "203.0.113.1" });
  const { rows } = await sql<{ senders: number; reports: number }>`
    select count(distinct sender_mark)::int as senders, count(*)::int as reports from home_report where dwelling_key = ${mine.dwelling_key}`.execute(
    db,
  );
  expect(rows).toEqual([{ senders: 1, reports: 2 }]);
});

test("the clock ends what was not renewed, a file with a new date brings it back, and what was sold goes to the archive after two years", async () => {
  day(23);
  await hand("c-1", row("E-1", { floor: "4", nextUpdateOn: "2026-11-24" }));
  const { id } = await listing("E-1");
  day(24);
  await turnListings(house.deps);
  expect((await listing("E-1")).state).toBe("active");
  day(25);
  expect(await turnListings(house.deps)).toMatchObject({ expired: 1 });
  expect((await listing("E-1")).state).toBe("expired");
  expect(await change("E-1", "renew")).toEqual({ ok: false, reason: { is: "due" } });

  await hand("c-1", row("E-1", { floor: "4", updatedOn: "2026-11-25", nextUpdateOn: "2026-12-05" }));
  expect(await listing("E-1")).toMatchObject({ id, state: "active", ended_at: null });
  await change("E-1", "sell");
  day(26, 10, 2028);
  await turnListings(house.deps);
  expect((await listing("E-1")).state).toBe("archived");
});
