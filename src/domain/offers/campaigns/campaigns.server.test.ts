import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetAssets } from "#domain/assets/index.server.ts";
import { handOver } from "#domain/offers/desk/hand-over.server.ts";
import { appealsWaiting, closeReport, decideAppeal, offersReported, reportOffer } from "#domain/offers/desk/reports.server.ts";
import { endOffersForHome, exportOffers, forgetOffers } from "#domain/offers/forgetting/forget.server.ts";
import { blockBuyer } from "#domain/offers/threads/block-buyer.server.ts";
import { makeMove } from "#domain/offers/threads/make-moves.server.ts";
import { sendMessage } from "#domain/offers/threads/messages.server.ts";
import { memberOffers, memberThread } from "#domain/offers/threads/threads.server.ts";
import { days, hours } from "#kernel/duration.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { AN_OFFER_WISH, aBuyer, addDueCampaign, type OfferHouse, offerHouse } from "#test/support/offers.ts";
import { beginCampaign, memberCampaigns, previewCampaign, stepMemberCampaign } from "./campaigns.server.ts";
import { fillCampaigns } from "./fill-campaigns.server.ts";

let house: OfferHouse;
const ME = aBuyer("member-a");
const ALL = { offset: 0, limit: 10 };

beforeEach(async () => {
  house = await offerHouse((await testDatabase()).db);
});

async function aQuery(wish: object = AN_OFFER_WISH): Promise<string> {
  await sql`insert into user_query (id, sub, state, version, flow_version, answers, mail_to, created_at, updated_at, seen_at)
    values ('q1', 'member-a', 'active', 1, 1, ${JSON.stringify(wish)}::jsonb, null, now(), now(), now())`.execute(house.db);
  return "q1";
}
const begun = async () => {
  const made = await beginCampaign(house.deps, ME, { queryId: await aQuery(), wishMonth: "2027-03" });
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  return made.value;
};
const step = (id: string, name: "confirm" | "cancel" | "drop", version: number) =>
  stepMemberCampaign(house.deps, ME, { id, step: name, version, noticeTextVersion: "2026-11-24", sourceHash: null });
const offers = async () =>
  (
    await sql<{
      sub: string;
      state: string;
      isCutOff: boolean;
    }>`select buyer_sub as sub, state, is_cut_off as "isCutOff" from offer order by id`.execute(house.db)
  ).rows;

describe("a campaign", () => {
  it("is previewed with as many owners as may be told, and sent a day after it was confirmed", async () => {
    const { id, state } = await begun();
    expect(state).toBe("draft");
    const none = await previewCampaign(house.deps, ME, "q1");
    for (let i = 0; i < 4; i += 1) await house.home(`owner-${i}`);
    const few = await previewCampaign(house.deps, ME, "q1");
    expect(few).toMatchObject({ ok: true, value: { owners: { kind: "few" }, prices: null } });
    // Nobody finds single owners by asking again and again.
    expect(none).toEqual(few);
    await house.home("owner-5");
    await house.home("owner-6", { offers: "off" });
    expect(await previewCampaign(house.deps, ME, "q1")).toMatchObject({
      ok: true,
      value: { owners: { kind: "some", from: 5, to: 9 }, prices: null },
    });

    expect((await step(id, "confirm", 1)).ok).toBe(true);
    expect(await fillCampaigns(house.deps)).toBe(0);
    house.clock.advance(hours(24));
    expect(await fillCampaigns(house.deps)).toBe(5);
    expect(await fillCampaigns(house.deps)).toBe(0);
    expect((await offers()).map(({ state: each }) => each)).toEqual(Array.from({ length: 5 }, () => "delivered"));
    expect(await memberCampaigns(house.deps, ME)).toMatchObject([{ state: "running", made: 5, live: 5, wishMonth: "2027-03" }]);
  });

  it("sends no price under half of the estimate, which what a buyer can pay may be", async () => {
    for (let i = 0; i < 10; i += 1) await house.home(`owner-${i}`);
    const made = await beginCampaign(house.deps, ME, {
      queryId: await aQuery({ ...AN_OFFER_WISH, offerCap: 34_900_000 }),
      wishMonth: null,
    });
    // A cap changes nothing of who is counted: by trying one after the other it would tell estimates.
    expect(await previewCampaign(house.deps, ME, "q1")).toMatchObject({
      ok: true,
      value: { owners: { from: 10, to: 19 }, prices: { from: 34_900_000, to: 34_900_000 }, isVeryLow: true },
    });
    await step(made.ok ? made.value.id : "", "confirm", 1);
    house.clock.advance(hours(24));
    expect(await fillCampaigns(house.deps)).toBe(0);
    expect(await memberCampaigns(house.deps, ME)).toMatchObject([{ state: "running", made: 0 }]);
  });

  it("is called off within the day and not any more afterwards; a step that saw another version is stale", async () => {
    await house.home("owner");
    const { id } = await begun();
    await step(id, "confirm", 1);
    expect(await step(id, "cancel", 1)).toMatchObject({ ok: false, reason: { why: "stale", state: "scheduled", version: 2 } });
    expect((await step(id, "cancel", 2)).ok).toBe(true);
    house.clock.advance(days(2));
    expect(await fillCampaigns(house.deps)).toBe(0);
    await step(id, "confirm", 3);
    house.clock.advance(hours(24));
    expect(await step(id, "cancel", 4)).toMatchObject({ ok: false, reason: { why: "illegal", state: "scheduled" } });
  });

  it("turns notices of offers on with the first one, by every way, in the ledger of consents", async () => {
    const { id } = await begun();
    await step(id, "confirm", 1);
    const { rows } = await sql<{ chosen: string; address: string }>`
      select topic || ' ' || channel as chosen, mail_address as address from notification_choice c join notification_setting s using (recipient) where is_on order by 1`.execute(
      house.db,
    );
    expect(rows).toEqual([
      { chosen: "offer line", address: "member-a@example.com" },
      { chosen: "offer mail", address: "member-a@example.com" },
    ]);
    const consents = await sql<{ purpose: string }>`select purpose from members_consent where subject = 'member-a' order by 1`.execute(
      house.db,
    );
    expect(consents.rows.map(({ purpose }) => purpose)).toEqual(["offer-line", "offer-mail"]);
    // Whoever turned them off is not turned on again.
    await sql`update notification_choice set is_on = false`.execute(house.db);
    await step(id, "cancel", 2);
    await step(id, "confirm", 3);
    expect((await sql`select from notification_choice where is_on`.execute(house.db)).rows).toEqual([]);
  });

  it("is nobody's from a condition that asks for no offers, or somebody else's", async () => {
    await aQuery({ ...AN_OFFER_WISH, channels: ["normal"], price: { min: null, max: 60_000_000 } });
    expect(await beginCampaign(house.deps, ME, { queryId: "q1", wishMonth: null })).toEqual({ ok: false, reason: "not-an-offer" });
    expect(await beginCampaign(house.deps, aBuyer("other"), { queryId: "q1", wishMonth: null })).toEqual({ ok: false, reason: "unknown" });
  });

  it("makes ten offers at most that are not over, one for a home, and goes on as they end", async () => {
    for (let i = 0; i < 12; i += 1) await house.home(`owner-${i}`);
    expect(await house.offer("member-a")).toHaveLength(10);
    expect(await house.offer("member-a")).toHaveLength(10);
    const [id = ""] = (await sql<{ id: string }>`select id from offer limit 1`.execute(house.db)).rows.map((row) => row.id);
    const { version, priceYen } = await house.state(id);
    await makeMove(house.deps, ME, id, { move: "withdraw", seen: { version, priceYen }, priceYen: null, note: null });
    house.clock.advance(days(1));
    expect(await fillCampaigns(house.deps)).toBe(1);
    const { rows } = await sql<{
      n: number;
    }>`select max(n)::int as n from (select count(*) as n from offer where state <> 'withdrawn' group by home_id) h`.execute(house.db);
    expect(rows[0]?.n).toBe(1);
  });

  it("reaches owners by the lowest price they set, never tells which, and passes over a home whose price was agreed to", async () => {
    await house.home("cheap");
    await house.home("dear", { lowestPrice: 80_000_000 });
    expect((await house.offer("member-a")).length).toBe(2);
    expect((await offers()).map(({ isCutOff }) => isCutOff).toSorted()).toEqual([false, true]);
    const [mine] = (await memberOffers(house.deps, aBuyer("cheap"), { side: "owner", page: 1 })).items;
    await makeMove(house.deps, aBuyer("cheap"), mine?.id ?? "", {
      move: "accept",
      seen: { version: 1, priceYen: 70_000_000 },
      priceYen: null,
      note: null,
    });
    expect(await house.offer("rival")).toHaveLength(1);
  });
});

describe("the desk", () => {
  it("lets a message pass or not, and ends reports; nobody is named in its lists", async () => {
    await house.home("owner");
    const [id = ""] = await house.offer("member-a");
    await sendMessage(house.deps, ME, id, { text: "LINEのIDは taro55", isAppeal: true });
    const [appeal] = await appealsWaiting(house.db, ALL);
    expect(appeal).toMatchObject({ id: `${id}~2`, offerId: id, no: 2, side: "buyer" });
    expect((await decideAppeal(house.deps, { offerId: id, no: 2, passes: true, operator: "op-1" })).ok).toBe(true);
    expect(await decideAppeal(house.deps, { offerId: id, no: 2, passes: false, operator: "op-1" })).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect((await memberThread(house.deps, aBuyer("owner"), id))?.messages.map(({ no }) => no)).toEqual([1, 2]);

    expect((await reportOffer(house.deps, aBuyer("owner"), id, { reason: "contact", note: "連絡先があります", messageNo: 2 })).ok).toBe(
      true,
    );
    expect(await reportOffer(house.deps, aBuyer("stranger"), id, { reason: "other", note: null, messageNo: null })).toEqual({
      ok: false,
      reason: "unknown",
    });
    const [report] = await offersReported(house.db, ALL);
    expect(JSON.stringify(report)).not.toMatch(/"(owner|buyer)@|sub/);
    expect((await closeReport(house.deps, { id: report?.id ?? "", operator: "op-1", outcome: "注意した" })).ok).toBe(true);
    expect(await offersReported(house.db, ALL)).toEqual([]);
  });

  it("hands no offer over that both sides have not agreed to", async () => {
    await house.home("owner");
    const [offerId = ""] = await house.offer("member-a");
    await sql`insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
      values ('co', '見本不動産', '東京都知事(1)第99999号', '東京', '03-1234-5678', 'a@example.com', 'live', true, now(), now())`.execute(
      house.db,
    );
    const order = { offerId, companyId: "co", reason: "x", askedBy: "op-1", approvedBy: "op-2" };
    expect(await handOver(house.deps, order)).toMatchObject({ ok: false, reason: { why: "illegal" } });
    const { rows } = await sql`select from offer_disclosure`.execute(house.db);
    expect(rows).toEqual([]);
  });
});

describe("an account that is deleted", () => {
  it("ends what is open and takes its words along; what happened stays and names nobody", async () => {
    const homeId = await house.home("owner");
    const [id = ""] = await house.offer("member-a");
    const [rival = ""] = await house.offer("rival");
    await sendMessage(house.deps, aBuyer("owner"), id, { text: "ご連絡ありがとうございます。", isAppeal: false });
    const told = JSON.stringify(await exportOffers(house.db, ME));
    expect(told).toContain("大切に住みます");
    expect(told).not.toContain("ご連絡ありがとうございます");
    expect(told).not.toMatch(/オーナーさん|"owner"/);

    await inTransaction(house.db, (tx) => forgetOffers(house.deps, tx, "member-a"));
    expect([(await house.state(id)).state, (await house.state(rival)).state]).toEqual(["void", "delivered"]);
    const { rows } = await sql<{
      text: string | null;
      state: string;
    }>`select text, state from offer_message where offer_id = ${id} order by no`.execute(house.db);
    expect(rows).toEqual([
      { text: null, state: "erased" },
      { text: "ご連絡ありがとうございます。", state: "sent" },
    ]);
    for (const table of ["offer", "offer_campaign", "offer_event", "offer_message", "offer_notice"])
      expect(
        (await sql<{ said: string }>`select coalesce(string_agg(t::text, ' '), '') as said from ${sql.table(table)} t`.execute(house.db))
          .rows[0]?.said,
      ).not.toContain("member-a");
    expect(await exportOffers(house.db, ME)).toEqual({ campaigns: [], offers: [], reports: [], stopped: [] });

    await inTransaction(house.db, (tx) => endOffersForHome(house.deps, tx, homeId, "switched-off"));
    expect((await house.state(rival)).state).toBe("void");
  });

  it("of an owner whose home nobody offered for leaves no offer that is made at the same moment", async () => {
    await house.home("owner");
    await addDueCampaign(house.db, { sub: "rival", wish: AN_OFFER_WISH, at: house.clock.now() });
    let filling: Promise<number> | undefined;
    await inTransaction(house.db, async (tx) => {
      await forgetOffers(house.deps, tx, "owner");
      let isOver = false;
      filling = fillCampaigns(house.deps).finally(() => {
        isOver = true;
      });
      // Until the campaign waits for the home, or has made what it may not.
      for (let waits = false; !waits && !isOver; await setTimeout(10)) {
        const { rows } =
          await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%owned_property%for update%'`.execute(
            house.db,
          );
        waits = rows.length > 0;
      }
      await forgetAssets(tx, "owner");
    });
    expect(await filling).toBe(0);
    expect(await offers()).toEqual([]);
  });

  it("is given its own words of a thread that it stopped, and nothing of one that never reached it", async () => {
    await house.home("owner", { lowestPrice: 68_000_000 });
    const [stopped = ""] = await house.offer("rival");
    await house.offer("low", { offerRatio: 0.9 });
    await sendMessage(house.deps, aBuyer("owner"), stopped, { text: "内装は三年前に替えました。", isAppeal: false });
    await blockBuyer(house.deps, aBuyer("owner"), stopped);
    const told = (await exportOffers(house.db, { sub: "owner" })) as { offers: readonly { messages: readonly { text: string }[] }[] };
    expect(told.offers.map(({ messages }) => messages.map(({ text }) => text))).toEqual([["内装は三年前に替えました。"]]);
    expect(JSON.stringify(told)).not.toMatch(/大切に住みます|63,?000,?000/);
  });

  it("of an owner frees nobody and ends all offers for the home", async () => {
    await house.home("owner");
    const ids = [...(await house.offer("member-a")), ...(await house.offer("rival"))];
    await makeMove(house.deps, aBuyer("owner"), ids[0] ?? "", {
      move: "accept",
      seen: { version: 1, priceYen: 70_000_000 },
      priceYen: null,
      note: null,
    });
    await inTransaction(house.db, (tx) => forgetOffers(house.deps, tx, "owner"));
    expect((await offers()).map(({ state }) => state)).toEqual(["void", "void"]);
    const { rows } = await sql<{ kind: string }>`select kind from offer_event where kind = 'release'`.execute(house.db);
    expect(rows).toEqual([]);
  });
});
