import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { handInDocuments } from "#domain/assets/index.server.ts";
import type { ItemId } from "#domain/desk/core/types.ts";
import {
  approvalsWaiting,
  claimItem,
  type DeskDeps,
  decideApproval,
  decideItem,
  deskCounts,
  openFile,
  openItem,
  queuePage,
} from "#domain/desk/index.server.ts";
import { reportOffer, sendMessage } from "#domain/offers/index.server.ts";
import { addHome } from "#test/support/asset-homes.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { aBuyer, CANARY, type OfferHouse, offerHouse } from "#test/support/offers.ts";

const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const B = { sub: "00000000-0000-4000-8000-00000000000b" };
const ME = aBuyer("me");
const PDF = new TextEncoder().encode("%PDF-1.7 deed");

let house: OfferHouse;
let deps: DeskDeps;
beforeEach(async () => {
  house = await offerHouse((await testDatabase()).db);
  deps = { ...house.deps, storage: memoryStorage(), onHomesChanged: async () => undefined, onHomeClosed: async () => undefined };
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
    await addHome(house.db, { id: "h" });
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
    expect((await openFile(deps, A, { ...of, fileId }))?.content).toEqual(PDF);
    expect(await decide(of, "accept")).toMatchObject({ ok: true, value: { done: "所有を確認しました。" } });
    expect([await state(), await waitingIn("documents"), await openFile(deps, A, { ...of, fileId })]).toEqual(["verified", 0, null]);
  });

  it("are sent back with a reason that is one of those there are", async () => {
    const of = await handIn();
    expect(await decide(of, "reject", { rejection: "because" })).toMatchObject({ ok: false, reason: { faults: [{ field: "rejection" }] } });
    expect((await decide(of, "reject", { rejection: "unreadable" })).ok).toBe(true);
    expect(await state()).toBe("rejected");
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

  it("have held-back messages looked at, which pass or do not", async () => {
    const offer = await anOffer();
    await sendMessage(house.deps, aBuyer("buyer"), offer, { text: "LINEのIDは taro55", isAppeal: true });
    const of = await onlyOne("offer-appeals");
    expect(JSON.stringify(await queuePage(deps, "offer-appeals", 1))).not.toContain("taro55");
    expect((await decide(of, "keep-back")).ok).toBe(true);
    const { rows } = await sql<{ state: string }>`select state from offer_message where no = 2`.execute(house.db);
    expect([rows, await waitingIn("offer-appeals")]).toEqual([[{ state: "refused" }], 0]);
  });

  it("are handed to a company once a second operator agrees, and end by what it tells", async () => {
    const offer = await anOffer();
    await aCompany(house.db, { id: "co" });
    await sql`update offer set state = 'disclosed' where id = ${offer}`.execute(house.db);
    const of = await onlyOne("offer-handovers");
    const order = { companyId: "co", note: "担当できる会社です" };
    expect(await decide(of, "hand-over", order)).toMatchObject({ ok: true, value: { isOver: false } });
    const [approval] = await approvalsWaiting(deps);
    const id = approval?.id ?? "";
    expect(await decideApproval(deps, A, { id, event: "grant" })).toEqual({ ok: false, reason: { is: "own" } });
    expect((await house.state(offer)).state).toBe("disclosed");
    expect(await decideApproval(deps, B, { id, event: "grant" })).toMatchObject({ ok: true, value: { done: "会社に引き継ぎました。" } });
    expect((await house.state(offer)).state).toBe("handed_to_agent");
    expect((await decide(of, "broken")).ok).toBe(true);
    expect((await house.state(offer)).state).toBe("broken");
  });
});
