import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { ItemId } from "#domain/desk/core/types.ts";
import {
  approvalsWaiting,
  claimItem,
  type DeskDeps,
  decideApproval,
  decideItem,
  deskCounts,
  openItem,
  queuePage,
} from "#domain/desk/index.server.ts";
import { endOffersForHome, handOver } from "#domain/offers/index.server.ts";
import { tellAll } from "#domain/offers/notices/tell.server.ts";
import { days } from "#kernel/duration.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { waitsForALock } from "#test/support/lock-waits.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { everythingTold, type OfferHouse, offerHouse } from "#test/support/offers.ts";

const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const B = { sub: "00000000-0000-4000-8000-00000000000b" };

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

const decide = async (of: ItemId, action: string, fields: Record<string, string> = {}) => {
  await claimItem(deps, A, of);
  return decideItem(deps, A, { ...of, action, fields, seen: (await openItem(deps, A, of))?.seen ?? "" });
};

describe("offers that were handed to a company", () => {
  const anOffer = async () => {
    await house.home("owner");
    const [id = ""] = await house.offer("buyer");
    return id;
  };
  const handedTo = async (offer: string) => {
    await sql`update offer set state = 'disclosed' where id = ${offer}`.execute(house.db);
    const order = { offerId: offer, companyId: "co", reason: "担当", askedBy: A.sub, approvedBy: B.sub };
    expect((await handOver(house.deps, order)).ok).toBe(true);
    return { queue: "offer-handovers", id: offer } as const;
  };
  const late = async () => (await deskCounts(deps)).find(({ key }) => key === "offer-handovers")?.late;
  const keys = async (of: ItemId) => (await openItem(deps, A, of))?.actions.map(({ key }) => key);

  it("whose company is suspended are late at once, and are handed over anew by two operators; one that works keeps what it has", async () => {
    const offer = await anOffer();
    for (const id of ["co", "new"]) await aCompany(house.db, { id });
    const of = await handedTo(offer);
    expect([await keys(of), await late()]).toEqual([["contract", "broken", "end-talks"], 0]);
    const direct = { offerId: offer, companyId: "new", reason: "x", askedBy: A.sub, approvedBy: B.sub };
    expect(await handOver(house.deps, direct)).toEqual({ ok: false, reason: { why: "illegal", state: "handed_to_agent" } });
    await sql`update company set state = 'suspended' where id = 'co'`.execute(house.db);
    expect([await keys(of), await late()]).toEqual([["hand-over", "contract", "broken", "end-talks"], 1]);
    expect((await openItem(deps, A, of))?.state).toBe("引き継ぎ直し待ち");
    expect((await decide(of, "hand-over", { companyId: "new", note: "前の会社が停止中です" })).ok).toBe(true);
    const id = (await approvalsWaiting(deps))[0]?.id ?? "";
    expect(await decideApproval(deps, A, { id, event: "grant" })).toEqual({ ok: false, reason: { is: "own" } });
    expect((await decideApproval(deps, B, { id, event: "grant" })).ok).toBe(true);
    const { rows } = await sql`select state, company_id from offer where id = ${offer}`.execute(house.db);
    expect([rows, await late()]).toEqual([[{ state: "handed_to_agent", company_id: "new" }], 0]);
  });

  it("are late once their company has said nothing for thirty days, and end then by no word of it", async () => {
    const offer = await anOffer();
    await aCompany(house.db, { id: "co" });
    const of = await handedTo(offer);
    house.clock.advance(days(30));
    expect([await late(), (await queuePage(deps, "offer-handovers", 1)).items[0]?.isLate]).toEqual([0, false]);
    house.clock.advance(days(1));
    expect([await late(), (await queuePage(deps, "offer-handovers", 1)).items[0]?.isLate]).toEqual([1, true]);
    expect((await decide(of, "end-talks", { note: "会社から返事がありません" })).ok).toBe(true);
    await tellAll(house.deps);
    const { rows } = await sql<{ body: string }>`select body from inbox_note where title like '交渉が終わりました%'`.execute(house.db);
    expect(rows).toHaveLength(2);
    expect(await everythingTold(house.db)).not.toMatch(/担当の業者から|told by the agent/);
    const audit = await sql`select from_state, to_state, reason from transition where entity_id = ${offer} and to_state = 'broken'`.execute(
      house.db,
    );
    expect(audit.rows).toEqual([{ from_state: "handed_to_agent", to_state: "broken", reason: "会社から返事がありません" }]);
  });

  it("are not handed to a company that is suspended at that moment", async () => {
    const offer = await anOffer();
    await aCompany(house.db, { id: "co" });
    await sql`update offer set state = 'disclosed' where id = ${offer}`.execute(house.db);
    const order = { offerId: offer, companyId: "co", reason: "担当", askedBy: A.sub, approvedBy: B.sub };
    const { handing } = await house.db.transaction().execute(async (tx) => {
      await sql`update company set state = 'suspended' where id = 'co'`.execute(tx);
      const handing = handOver(house.deps, order);
      await waitsForALock(house.db);
      return { handing };
    });
    expect(await handing).toEqual({ ok: false, reason: "no-licensed-company" });
    expect((await house.state(offer)).state).toBe("disclosed");
  });
});
