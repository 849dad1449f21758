import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { purgeAssets } from "#domain/assets/asset-jobs.server.ts";
import { handInDocuments } from "#domain/assets/index.server.ts";
import type { ItemId } from "#domain/desk/core/types.ts";
import { inOnePiece } from "#domain/desk/decide.server.ts";
import {
  approvalsWaiting,
  askDisclosure,
  auditPage,
  claimItem,
  type DeskDeps,
  decideApproval,
  decideItem,
  deskCounts,
  findByNumber,
  openFile,
  openItem,
  queuePage,
} from "#domain/desk/index.server.ts";
import { endOffersForHome, memberThread, reportOffer, sendMessage } from "#domain/offers/index.server.ts";
import { tellAll } from "#domain/offers/notices/tell.server.ts";
import { hours } from "#kernel/duration.ts";
import { addHome, nameMember } from "#test/support/asset-homes.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { aBuyer, CANARY, everythingTold, type OfferHouse, offerHouse } from "#test/support/offers.ts";
import { memberNumberOf } from "#wire/member-number.ts";
import { QUEUES } from "./all-queues.server.ts";

const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const B = { sub: "00000000-0000-4000-8000-00000000000b" };
const ME = aBuyer("me");
const PDF = new TextEncoder().encode("%PDF-1.7 deed");

let house: OfferHouse;
let deps: DeskDeps;
beforeEach(async () => {
  house = await offerHouse((await testDatabase()).db);
  deps = {
    ...house.deps,
    storage: memoryStorage(),
    onHomesChanged: async () => undefined,
    onHomeClosed: async (tx, id, why) => endOffersForHome(house.deps, tx, id, why),
  };
});

const onlyOne = async (queue: ItemId["queue"]): Promise<ItemId> => {
  const { items, waiting } = await queuePage(deps, queue, 1);
  expect([items.length, waiting]).toEqual([1, 1]);
  return { queue, id: items[0]?.id ?? "" };
};
const decide = async (of: ItemId, action: string, fields: Record<string, string> = {}) => {
  await claimItem(deps, A, of);
  return decideItem(deps, A, { ...of, action, fields, seen: (await openItem(deps, A, of))?.seen ?? "" });
};
const waitingIn = async (queue: ItemId["queue"]) => (await deskCounts(deps)).find(({ key }) => key === queue)?.waiting;

describe("documents of a home", () => {
  const handIn = async () => {
    await nameMember(house.db, "me", ["髙﨑", "花子"]);
    await addHome(house.db, { id: "h", apartmentKey: "toyosu-residence", facts: { floor: 5, layout: "3LDK" } });
    const handed = { ...house.deps, storage: deps.storage, getUser: house.deps.getUser };
    expect((await handInDocuments(handed, ME, { id: "h", seen: 2, documents: [{ name: "登記.pdf", bytes: PDF }] })).ok).toBe(true);
    return onlyOne("documents");
  };
  const state = async () =>
    (await sql<{ state: string }>`select state from owned_property where id = 'h'`.execute(house.db)).rows[0]?.state;

  it("are read at the desk, and gone once it has decided that the home is the member's", async () => {
    const of = await handIn();
    const item = await openItem(deps, A, of);
    const fileId = item?.files[0]?.id ?? "";
    expect(await openFile(deps, A, { ...of, fileId })).toBeNull();
    await claimItem(deps, A, of);
    expect((await openFile(deps, A, { ...of, fileId }))?.content).toEqual(PDF);
    expect(await openFile(deps, B, { ...of, fileId })).toBeNull();
    expect(await decide(of, "accept")).toMatchObject({ ok: true, value: { done: "所有を確認しました。" } });
    expect([await state(), await waitingIn("documents"), await openFile(deps, A, { ...of, fileId })]).toEqual(["verified", 0, null]);
  });

  it("are held against the member's 氏名 and number, which who has the item alone is shown, and each look is kept", async () => {
    const sub = "6f1f3c7a-5d2e-4b8a-9c01-2233445566aa";
    const of = await handIn();
    await sql`update owned_property set sub = ${sub}`.execute(house.db);
    await nameMember(house.db, sub, ["髙﨑", "花子"]);
    const person = async (operator: typeof A) =>
      (await openItem(deps, operator, of))?.facts.filter(({ label }) => label.startsWith("会員")).map(({ value }) => value);
    const covered = ["担当すると表示します", "担当すると表示します"];
    expect(await person(A)).toEqual(covered);
    await claimItem(deps, A, of);
    expect(await person(A)).toEqual(["髙﨑 花子", memberNumberOf(sub)]);
    expect(await person(B)).toEqual(covered);
    expect(JSON.stringify([await queuePage(deps, "documents", 1), await findByNumber(deps, of.id)])).not.toContain("髙﨑");
    const { items } = await auditPage(house.db, { queue: of.queue, itemId: of.id, page: 1 });
    expect(items.map(({ operator, action }) => `${operator.at(-1)} ${action}`).toReversed()).toEqual([
      ...["a view", "a claim", "a view-person", "b view"],
    ]);
    expect(JSON.stringify(items)).not.toContain("髙﨑");
  });

  it("are somebody else's to decide where they are the operator's own", async () => {
    const of = await handIn();
    await sql`update owned_property set sub = ${A.sub}`.execute(house.db);
    await nameMember(house.db, A.sub, ["髙﨑", "花子"]);
    expect(await claimItem(deps, A, of)).toEqual({ ok: false, reason: "own" });
    expect(await claimItem(deps, B, of)).toEqual({ ok: true, value: null });
  });

  it("are not decided by a name that is another one than was seen", async () => {
    const of = await handIn();
    await claimItem(deps, A, of);
    const seen = (await openItem(deps, A, of))?.seen ?? "";
    await nameMember(house.db, "me", ["別人", "花子"]);
    expect(await decideItem(deps, A, { ...of, action: "accept", fields: {}, seen })).toEqual({ ok: false, reason: { is: "changed" } });
    expect(await state()).toBe("verifying");
  });

  it("are sent back with a reason that is one of those there are", async () => {
    const of = await handIn();
    expect(await decide(of, "reject", { rejection: "because" })).toMatchObject({ ok: false, reason: { faults: [{ field: "rejection" }] } });
    expect((await decide(of, "reject", { rejection: "unreadable" })).ok).toBe(true);
    expect(await state()).toBe("rejected");
  });

  const firstFile = async (of: ItemId) => {
    await claimItem(deps, A, of);
    const fileId = (await openItem(deps, A, of))?.files[0]?.id ?? "";
    return (await openFile(deps, A, { ...of, fileId }))?.content;
  };
  const kept = async () => (await sql<{ place: string }>`select place from ownership_document`.execute(house.db)).rows;

  it("are still there where the decision is taken back", async () => {
    const of = await handIn();
    const failing = inOnePiece(deps, async (tx) => {
      const decision = { id: of.id, action: "accept", input: {}, by: A.sub, askedBy: A.sub };
      expect((await QUEUES.documents.decide({ ...deps, db: tx }, decision)).ok).toBe(true);
      throw new Error("killed");
    });
    await expect(failing).rejects.toThrow("killed");
    expect([await state(), await firstFile(of)]).toEqual(["verifying", PDF]);
  });

  it("are decided while storage is down, and removed by a later sweep", async () => {
    const of = await handIn();
    const { storage } = deps;
    deps = { ...deps, storage: { ...storage, remove: async () => Promise.reject(new Error("down")) } };
    expect((await decide(of, "accept")).ok).toBe(true);
    const [left] = await kept();
    expect([await state(), await storage.read(left?.place ?? "none")]).toEqual(["verified", PDF]);
    house.clock.advance(hours(2));
    await purgeAssets({ ...house.deps, storage });
    expect([await kept(), await storage.read(left?.place ?? "none")]).toEqual([[], null]);
  });

  it("turn out wrong: the verification is withdrawn by its number, and what was running for the home ends", async () => {
    const of = await handIn();
    await decide(of, "accept");
    await sql`update owned_property set offer_setting = 'anonymous'`.execute(house.db);
    const [offer = ""] = await house.offer("buyer");
    expect((await house.state(offer)).state).toBe("delivered");
    expect((await openItem(deps, A, of))?.actions.map(({ key }) => key)).toEqual(["revoke"]);
    expect((await decide(of, "revoke", { rejection: "other-person" })).ok).toBe(true);
    expect([await state(), (await house.state(offer)).state, await openItem(deps, A, of)]).toEqual(["rejected", "void", null]);
  });
});

describe("direct offers", () => {
  const anOffer = async () => {
    await house.home("owner");
    const [id = ""] = await house.offer("buyer");
    return id;
  };

  it("are told of with nobody named, and a report ends with what was done", async () => {
    const offer = await anOffer();
    await reportOffer(house.deps, aBuyer("owner"), offer, { reason: "pressure", note: null, messageNo: null });
    const of = await onlyOne("offer-reports");
    expect(JSON.stringify([await queuePage(deps, "offer-reports", 1), await openItem(deps, A, of)])).not.toMatch(
      new RegExp(Object.values(CANARY).join("|").replaceAll("+", "\\+")),
    );
    expect((await decide(of, "close-report", { note: "やりとりを読み、注意しました" })).ok).toBe(true);
    expect(await waitingIn("offer-reports")).toBe(0);
  });

  it("are ended where a report asks for it: both are told that the desk did, and neither who reported", async () => {
    const offer = await anOffer();
    const report = { reason: "discrimination", note: "通報の言葉", messageNo: null } as const;
    await reportOffer(house.deps, aBuyer("owner"), offer, report);
    const of = await onlyOne("offer-reports");
    expect(await decide(of, "end-offer")).toMatchObject({ ok: false, reason: { is: "invalid" } });
    expect(await decide(of, "end-offer", { note: "差別的な言葉がありました" })).toMatchObject({ ok: true, value: { isOver: true } });
    expect([(await house.state(offer)).state, await waitingIn("offer-reports")]).toEqual(["void", 0]);
    await tellAll(house.deps);
    const threads = await Promise.all(["buyer", "owner"].map((sub) => memberThread(house.deps, aBuyer(sub), offer)));
    expect(threads.map((thread) => thread?.steps.at(-1))).toMatchObject([
      { kind: "void", by: "site", why: "desk" },
      { kind: "void", by: "site", why: "desk" },
    ]);
    const { rows: told } = await sql<{ recipient: string }>`
      select recipient from inbox_note where title like '運営がオファーを終了しました%' order by recipient`.execute(house.db);
    expect(told).toEqual([{ recipient: "member:buyer" }, { recipient: "member:owner" }]);
    expect(JSON.stringify([threads, await everythingTold(house.db)])).not.toMatch(/通報の言葉|discrimination/);
  });

  it("that are over, or that a company has, are not ended by a report, which is closed with what was done", async () => {
    const offer = await anOffer();
    for (const state of ["handed_to_agent", "declined"]) {
      await reportOffer(house.deps, aBuyer("owner"), offer, { reason: "other", note: null, messageNo: null });
      await sql`update offer set state = ${state}, expires_at = null where id = ${offer}`.execute(house.db);
      const of = await onlyOne("offer-reports");
      expect((await openItem(deps, A, of))?.actions.map(({ key }) => key)).toEqual(["close-report"]);
      expect(await decide(of, "end-offer", { note: "x" })).toMatchObject({ ok: false, reason: { is: "not-now" } });
      expect((await decide(of, "close-report", { note: "読みました" })).ok).toBe(true);
    }
  });

  it("have held-back messages looked at, which pass or do not", async () => {
    const offer = await anOffer();
    await sendMessage(house.deps, aBuyer("buyer"), offer, { text: "LINEのIDは taro55", isAppeal: true });
    const of = await onlyOne("offer-appeals");
    expect(JSON.stringify(await queuePage(deps, "offer-appeals", 1))).not.toContain("taro55");
    // Whoever reads it leaves a row, each time.
    for (const operator of [A, B, B]) expect(JSON.stringify(await openItem(deps, operator, of))).toContain("taro55");
    const looks = (await auditPage(house.db, { queue: of.queue, itemId: of.id, page: 1 })).items.filter(({ action }) => action === "view");
    expect(looks.map(({ operator }) => operator).toSorted()).toEqual([A.sub, B.sub, B.sub].toSorted());
    expect((await decide(of, "keep-back")).ok).toBe(true);
    const { rows } = await sql<{ state: string }>`select state from offer_message where no = 2`.execute(house.db);
    expect([rows, await waitingIn("offer-appeals")]).toEqual([[{ state: "refused" }], 0]);
  });

  it("are handed to a company once a second operator agrees, and end by what it tells", async () => {
    const offer = await anOffer();
    await aCompany(house.db, { id: "co" });
    await aCompany(house.db, { id: "shut", state: "suspended" });
    await aCompany(house.db, { id: "bare" });
    await sql`update company set licence = '' where id = 'bare'`.execute(house.db);
    await sql`update offer set state = 'disclosed' where id = ${offer}`.execute(house.db);
    const of = await onlyOne("offer-handovers");
    expect(await decide(of, "hand-over", { companyId: "shut", note: "x" })).toMatchObject({ ok: false, reason: { is: "invalid" } });
    const order = { companyId: "co", note: "担当できる会社です" };
    expect(await decide(of, "hand-over", order)).toMatchObject({ ok: true, value: { isOver: false } });
    const [approval] = await approvalsWaiting(deps);
    expect(approval?.order).toEqual([{ label: "会社", value: expect.stringMatching(/co（東京都知事/) }]);
    const id = approval?.id ?? "";
    expect(await decideApproval(deps, A, { id, event: "grant" })).toEqual({ ok: false, reason: { is: "own" } });
    expect((await house.state(offer)).state).toBe("disclosed");
    expect(await decideApproval(deps, B, { id, event: "grant" })).toMatchObject({ ok: true, value: { done: "会社に引き継ぎました。" } });
    expect((await house.state(offer)).state).toBe("handed_to_agent");
    expect((await decide(of, "broken")).ok).toBe(true);
    expect((await house.state(offer)).state).toBe("broken");
  });

  it("show who chooses a company the home as its buyer saw it, the price and its day, the companies there are, and nobody", async () => {
    const offer = await anOffer();
    await aCompany(house.db, { id: "co" });
    await aCompany(house.db, { id: "shut", state: "suspended" });
    await sql`update offer set state = 'disclosed' where id = ${offer}`.execute(house.db);
    await sql`insert into offer_event (offer_id, seq, kind, actor, from_state, to_state, price_yen, round, version, at)
      values (${offer}, 99, 'accept', 'owner', 'viewed', 'accepted', 70000000, 1, 9, '2026-11-20T03:00:00Z')`.execute(house.db);
    const item = await openItem(deps, A, await onlyOne("offer-handovers"));
    expect(item?.title).toMatch(/豊洲のマンションのオファー$/);
    expect(item?.facts).toEqual(
      expect.arrayContaining([
        { label: "所在・種別", value: expect.stringMatching(/豊洲・マンション・約70㎡/) },
        { label: "合意した価格", value: expect.stringMatching(/^[\d,]+万円$/) },
        { label: "合意した日", value: "2026年11月20日" },
      ]),
    );
    const fields = item?.actions.find(({ key }) => key === "hand-over")?.fields ?? [];
    expect(fields.find(({ name }) => name === "companyId")?.choices.map(({ value }) => value)).toEqual(["co"]);
    expect(JSON.stringify(item)).not.toMatch(new RegExp(Object.values(CANARY).join("|").replaceAll("+", "\\+")));
  });

  it("where no company may have them are not handed over, and can be ended", async () => {
    const offer = await anOffer();
    await sql`update offer set state = 'disclosed' where id = ${offer}`.execute(house.db);
    const item = await openItem(deps, A, await onlyOne("offer-handovers"));
    expect(item?.actions.map(({ key }) => key)).toEqual(["end-talks"]);
    expect(item?.facts.at(-1)).toEqual({ label: "引き継げる会社", value: "免許があり、利用中の会社がありません" });
  });

  it("end at the desk before a company has them, for a reason that is kept", async () => {
    const offer = await anOffer();
    await sql`update offer set state = 'disclosed' where id = ${offer}`.execute(house.db);
    const of = await onlyOne("offer-handovers");
    expect(await decide(of, "end-talks")).toMatchObject({ ok: false, reason: { is: "invalid" } });
    expect(await decide(of, "end-talks", { note: "双方から連絡がありました" })).toMatchObject({ ok: true, value: { isOver: true } });
    expect([(await house.state(offer)).state, await waitingIn("offer-handovers")]).toEqual(["broken", 0]);
    const { rows } = await sql`select operator, action, reason from desk_audit where action = 'end-talks'`.execute(house.db);
    expect(rows).toEqual([{ operator: A.sub, action: "end-talks", reason: "双方から連絡がありました" }]);
  });

  it("show who their sides are and what they wrote to who asked, once a second operator agrees, and to nobody before", async () => {
    const offer = await anOffer();
    await sql`insert into offer_contact (offer_id, side, name, email, phone, text_version, consented_at)
      values (${offer}, 'buyer', ${CANARY.name}, 'buyer@example.com', null, 'x', now())`.execute(house.db);
    await reportOffer(house.deps, aBuyer("owner"), offer, { reason: "pressure", note: null, messageNo: null });
    const of = await onlyOne("offer-reports");
    await claimItem(deps, A, of);
    const item = await openItem(deps, A, of);
    expect([item?.hasContact, item?.contact]).toEqual([true, null]);
    expect(JSON.stringify(item)).not.toMatch(/金糸雀|家族三人/);
    expect((await askDisclosure(deps, A, { ...of, seen: item?.seen ?? "", reason: "通報の確認" })).ok).toBe(true);
    expect((await openItem(deps, A, of))?.contact).toBeNull();
    const [approval] = await approvalsWaiting(deps);
    expect((await decideApproval(deps, B, { id: approval?.id ?? "", event: "grant" })).ok).toBe(true);
    const shown = (await openItem(deps, A, of))?.contact?.map(({ label, value }) => `${label.replace(/ \d{4}-.*/, "")} ${value}`);
    expect(shown).toEqual([
      expect.stringMatching(/^物件 .*豊洲.*約70㎡$/),
      "AI推定価格（オファーのとき） 7,000万円",
      `購入を希望する人 ${CANARY.name} buyer@example.com`,
      expect.stringMatching(/^価格 1 購入を希望する人 [\d,]+万円$/),
      expect.stringMatching(/^最後の価格 [\d,]+万円$/),
      expect.stringContaining("家族三人"),
    ]);
    expect((await openItem(deps, B, of))?.contact).toBeNull();
  });
});

it("lists come in spans, each row in one of them", async () => {
  await nameMember(house.db, "me");
  for (const n of [1, 2, 3]) {
    await house.home(`owner-${n}`);
    await addHome(house.db, { id: `h${n}`, sub: "me" });
    const handed = { ...house.deps, storage: deps.storage };
    await handInDocuments(handed, ME, { id: `h${n}`, seen: 2, documents: [{ name: "登記.pdf", bytes: PDF }] });
    house.clock.advance(hours(1));
  }
  const offers = await house.offer("buyer");
  for (const id of offers) {
    house.clock.advance(hours(1));
    await reportOffer(house.deps, aBuyer("buyer"), id, { reason: "other", note: null, messageNo: null });
    await sendMessage(house.deps, aBuyer("buyer"), id, { text: "LINEのIDは taro55", isAppeal: true });
    await sql`update offer set state = 'disclosed' where id = ${id}`.execute(house.db);
  }
  for (const key of ["documents", "offer-reports", "offer-appeals", "offer-handovers"] as const) {
    const spans = await Promise.all([0, 1, 2, 3].map((offset) => QUEUES[key].list(deps, { offset, limit: 1 })));
    expect([key, spans.map((rows) => rows.length)]).toEqual([key, [1, 1, 1, 0]]);
    expect(spans.flat()).toEqual(await QUEUES[key].list(deps, { offset: 0, limit: 10 }));
    expect(new Set(spans.flat().map(({ id }) => id)).size).toBe(3);
    expect(await waitingIn(key)).toBe(3);
    expect((await QUEUES[key].find(deps, spans[2]?.[0]?.id ?? ""))?.id).toBe(spans[2]?.[0]?.id);
  }
});
