import fc from "fast-check";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { runClocks } from "#domain/offers/clock/run-clocks.server.ts";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { MEMBER_MOVES, type MemberMove } from "#domain/offers/core/member-choices.ts";
import { closeHandOver, endTalks, handOver } from "#domain/offers/desk/hand-over.server.ts";
import { tellAll } from "#domain/offers/notices/tell.server.ts";
import { days, hours } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { drawnOffers } from "#test/support/drawn-offers.tsx";
import { aBuyer, CANARY, everythingTold, type OfferHouse, offerHouse } from "#test/support/offers.ts";
import { runs } from "#test/support/runs.ts";
import { blockBuyer } from "./block-buyer.server.ts";
import { consent } from "./consent.server.ts";
import { makeMove, readThread } from "./make-moves.server.ts";
import { sendMessage } from "./messages.server.ts";
import { memberOffers, memberThread } from "./threads.server.ts";

let house: OfferHouse;
const OWNER = aBuyer("owner");

beforeEach(async () => {
  house = await offerHouse((await testDatabase()).db);
});

const move = async (sub: string, id: string, kind: MemberMove, priceYen: number | null = null) => {
  const { version, priceYen: seen } = await house.state(id);
  return makeMove(house.deps, aBuyer(sub), id, { move: kind, seen: { version, priceYen: seen }, priceYen, note: null });
};
const agree = async (sub: string, id: string) =>
  consent(house.deps, aBuyer(sub), id, {
    version: (await house.state(id)).version,
    textVersion: DISCLOSURE_TEXT.version,
    sharesPhone: true,
  });
const named = async (sub: string) => {
  await sql`insert into members_user_info (sub, family_name, given_name, updated_at) values (${sub}, ${CANARY.name}, ${CANARY.given}, now())`.execute(
    house.db,
  );
};
const states = async () =>
  (await sql<{ state: string }>`select state from offer order by created_at, id`.execute(house.db)).rows.map(({ state }) => state);
const notes = async (sub: string) =>
  (await sql<{ title: string }>`select title from inbox_note where recipient = ${`member:${sub}`} order by id`.execute(house.db)).rows.map(
    ({ title }) => title.split("：")[0],
  );

describe("a hundred acceptances at once", () => {
  it("have one winner: the others are told the state there is, and their offers are held", async () => {
    await house.home("owner");
    const buyers = Array.from({ length: 100 }, (_, i) => `buyer-${i}`);
    const ids: string[] = [];
    for (const sub of buyers) ids.push(...(await house.offer(sub)));
    expect(ids).toHaveLength(100);
    for (const id of ids) expect((await move("owner", id, "counter", 75_000_000)).ok).toBe(true);

    const answers = await Promise.all(
      ids.map((id, i) =>
        makeMove(house.deps, aBuyer(`buyer-${i}`), id, {
          move: "accept",
          seen: { version: 2, priceYen: 75_000_000 },
          priceYen: null,
          note: null,
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toEqual({ ok: false, reason: { why: "illegal", state: "held", version: 3 } });
    const counted = Map.groupBy(await states(), (state) => state);
    expect([counted.get("disclosure_pending")?.length, counted.get("held")?.length]).toEqual([1, 99]);
  }, 120_000);
});

describe("a negotiation", () => {
  it("goes from an offer to a counter, an acceptance, both consents and an agent", async () => {
    await house.home("owner");
    await Promise.all([named("buyer"), named("owner")]);
    const [id = ""] = await house.offer("buyer");
    const [rival = ""] = await house.offer("rival");
    expect((await move("owner", id, "counter", 75_000_000)).ok).toBe(true);
    expect((await move("buyer", id, "accept")).ok).toBe(true);
    expect([(await house.state(id)).state, (await house.state(rival)).state]).toEqual(["disclosure_pending", "held"]);
    expect((await agree("buyer", id)).ok).toBe(true);
    expect((await memberThread(house.deps, OWNER, id))?.contact).toBeNull();
    expect((await agree("owner", id)).ok).toBe(true);
    expect((await memberThread(house.deps, OWNER, id))?.contact).toEqual({
      name: `${CANARY.name} ${CANARY.given}`,
      email: "buyer@example.com",
      phone: CANARY.phone,
    });

    await sql`insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
      values ('co', '見本不動産', '東京都知事(1)第99999号', '東京', '03-1234-5678', 'a@example.com', 'live', true, now(), now())`.execute(
      house.db,
    );
    const order = { offerId: id, companyId: "co", reason: "引き継ぎ", askedBy: "op-1" } as const;
    expect(await handOver(house.deps, { ...order, approvedBy: "op-1" })).toEqual({ ok: false, reason: "same-operator" });
    expect((await handOver(house.deps, { ...order, approvedBy: "op-2" })).ok).toBe(true);
    expect((await memberThread(house.deps, aBuyer("buyer"), id))?.agent).toMatchObject({ licence: "東京都知事(1)第99999号" });
    expect((await closeHandOver(house.deps, { offerId: id, outcome: "broken", operator: "op-1" })).ok).toBe(true);
    expect([(await house.state(id)).state, (await house.state(rival)).state]).toEqual(["broken", "delivered"]);
  });

  it.each(["buyer", "owner", "desk"] as const)(
    "ends by the word of the %s before a company has it: the other side is told, contacts stay, others go on",
    async (by) => {
      await house.home("owner");
      await Promise.all([named("buyer"), named("owner")]);
      const [[id = ""], [rival = ""]] = [await house.offer("buyer"), await house.offer("rival")];
      await move("owner", id, "accept");
      expect(await move(by === "desk" ? "buyer" : by, id, "end-talks")).toMatchObject({ reason: { why: "illegal" } });
      for (const sub of ["buyer", "owner"]) expect((await agree(sub, id)).ok).toBe(true);
      await tellAll(house.deps);
      const before = { buyer: (await notes("buyer")).length, owner: (await notes("owner")).length };
      const ended =
        by === "desk"
          ? await endTalks(house.deps, { offerId: id, operator: "op-1", reason: "双方から連絡" })
          : await move(by, id, "end-talks");
      expect(ended.ok).toBe(true);
      expect([(await house.state(id)).state, (await house.state(rival)).state]).toEqual(["broken", "delivered"]);
      await tellAll(house.deps);
      for (const side of ["buyer", "owner"] as const) {
        const isTold = (await notes(side)).slice(before[side]).includes("交渉が終わりました");
        expect(isTold, side).toBe(side !== by);
      }
      const { contact, may } = (await memberThread(house.deps, OWNER, id)) ?? {};
      expect([contact?.email, may]).toEqual(["buyer@example.com", []]);
      expect(await move("buyer", id, "end-talks")).toMatchObject({ reason: { why: "illegal", state: "broken" } });
    },
  );

  it("is another member's as if it were not there, and one that never reached its owner is so to them", async () => {
    await house.home("owner", { lowestPrice: 80_000_000 });
    const [id = ""] = await house.offer("buyer");
    for (const sub of ["stranger", "owner"]) {
      expect(await memberThread(house.deps, aBuyer(sub), id)).toBeNull();
      expect(await move(sub, id, "accept")).toEqual({ ok: false, reason: "unknown" });
      expect(await sendMessage(house.deps, aBuyer(sub), id, { text: "こんにちは", isAppeal: false })).toEqual({
        ok: false,
        reason: "unknown",
      });
    }
    expect((await memberOffers(house.deps, OWNER, { side: "owner", page: 1 })).total).toBe(0);
    expect((await memberThread(house.deps, aBuyer("buyer"), id))?.state).toBe("offered");
  });

  it("that was filtered ends for its buyer as one that was never answered does: at the same time, by the same words", async () => {
    await house.home("owner");
    await house.home("dear", { lowestPrice: 80_000_000 });
    const ids = await house.offer("buyer");
    expect(ids).toHaveLength(2);
    await readThread(house.deps, OWNER, ids[0] ?? "", 1);
    await readThread(house.deps, OWNER, ids[1] ?? "", 1);
    const seen = async () => {
      const threads = await Promise.all(ids.map((id) => memberThread(house.deps, aBuyer("buyer"), id)));
      return threads.map((thread) => JSON.stringify({ ...thread, id: "", otherAlias: "", alias: "" }));
    };
    expect(new Set(await seen()).size).toBe(1);
    house.clock.advance(days(8));
    await runClocks(house.deps);
    await tellAll(house.deps);
    expect(new Set(await seen()).size).toBe(1);
    expect(await states()).toEqual(["expired", "expired"]);
    expect(await notes("buyer")).toEqual(["オファーの期限が過ぎました", "オファーの期限が過ぎました"]);
    expect(await notes("dear")).toEqual([]);
  });

  it("of a buyer who is stopped looks unanswered to them, and so does what they offer later", async () => {
    await house.home("owner");
    const [id = ""] = await house.offer("buyer");
    const before = JSON.stringify(await memberThread(house.deps, aBuyer("buyer"), id));
    expect((await blockBuyer(house.deps, OWNER, id)).ok).toBe(true);
    expect(JSON.stringify(await memberThread(house.deps, aBuyer("buyer"), id))).toBe(before);
    expect((await memberOffers(house.deps, OWNER, { side: "owner", page: 1 })).items).toEqual([]);
    expect((await sendMessage(house.deps, aBuyer("buyer"), id, { text: "ご検討いただけましたか。", isAppeal: false })).ok).toBe(true);
    await move("buyer", id, "withdraw");
    const [next = ""] = (await house.offer("buyer")).filter((one) => one !== id);
    expect(await memberThread(house.deps, OWNER, next)).toBeNull();
    await tellAll(house.deps);
    expect(await notes("owner")).toEqual([]);
  });
});

describe("messages", () => {
  it("are refused with ways to reach somebody, over several of them too, and wait for the desk where their writer asks for it", async () => {
    await house.home("owner");
    const [id = ""] = await house.offer("buyer");
    const say = (text: string, isAppeal = false) => sendMessage(house.deps, aBuyer("buyer"), id, { text, isAppeal });
    expect((await say("090です")).ok).toBe(true);
    expect((await say("次は1234")).ok).toBe(true);
    expect(await say("最後は5678")).toMatchObject({ ok: false, reason: { faults: [{ kind: "phone" }] } });
    expect(await say("LINEのIDは taro55")).toMatchObject({ ok: false, reason: { faults: [{ kind: "handle" }] } });
    expect(await say("LINEのIDは taro55", true)).toMatchObject({ ok: true, value: { isWaiting: true } });
    expect((await memberThread(house.deps, OWNER, id))?.messages.map(({ text }) => text)).toEqual([
      expect.any(String),
      "090です",
      "次は1234",
    ]);
  });

  it("are twenty a day in one thread", async () => {
    await house.home("owner");
    const [id = ""] = await house.offer("buyer");
    const say = () => sendMessage(house.deps, aBuyer("buyer"), id, { text: "よろしくお願いします。", isAppeal: false });
    const answers = [];
    for (let i = 0; i < 20; i += 1) answers.push(await say());
    expect(answers.filter(({ ok }) => ok)).toHaveLength(19);
    expect(answers.at(-1)).toEqual({ ok: false, reason: "too-many" });
    house.clock.advance(days(1) + 1);
    expect((await say()).ok).toBe(true);
  });
});

type Step = {
  readonly who: "buyer" | "rival" | "owner" | "clock" | "site";
  readonly what: number;
  readonly hours: number;
  readonly price: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom("buyer", "rival", "owner", "owner", "clock", "site"),
  what: fc.nat(9),
  hours: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 6 }) }, fc.integer({ min: 20, max: 200 })),
  price: fc.integer({ min: 600, max: 800 }).map((man) => man * 100_000),
});
const SIDES = ["buyer", "rival", "owner"];
const NAMES_TOLD = ["disclosed", "handed_to_agent", "contract", "broken"];

describe("two buyers, an owner, the clock and the site", () => {
  let ids: { readonly buyer: string; readonly rival: string };

  async function act({ who, what, price }: Step): Promise<void> {
    const id = who === "rival" || (who !== "buyer" && what % 2 === 1) ? ids.rival : ids.buyer;
    if (who === "clock") await runClocks(house.deps);
    else if (who === "site") await actAsSite(id, what);
    else if (what >= 7) await agree(who, id);
    else if (what === 6) await readThread(house.deps, aBuyer(who), id, 1);
    else await move(who, id, MEMBER_MOVES[what] ?? "accept", price);
  }

  async function actAsSite(id: string, what: number): Promise<void> {
    await tellAll(house.deps);
    if (what === 9) await endTalks(house.deps, { offerId: id, operator: "op-1", reason: "連絡がありました" });
    await handOver(house.deps, { offerId: id, companyId: "co", reason: "引き継ぎ", askedBy: "op-1", approvedBy: "op-2" });
    if (what > 5) await closeHandOver(house.deps, { offerId: id, outcome: what === 6 ? "broken" : "contract", operator: "op-1" });
  }

  type Thread = Awaited<ReturnType<typeof memberThread>>;
  const shapeOf = (thread: Thread) =>
    thread && [
      thread.side,
      thread.state,
      thread.may,
      thread.steps.at(-1)?.kind,
      thread.consents,
      thread.contact === null,
      thread.agent === null,
    ];

  /** The pages of an offer by where it stands, drawn once for each: prices and times are drawn alike. */
  const pages = new Map<string, string>();
  async function pagesOf(id: string, threads: readonly Thread[]): Promise<string> {
    const key = JSON.stringify(threads.map(shapeOf));
    const drawn = pages.get(key) ?? (await Promise.all(SIDES.map((sub) => drawnOffers(house.deps, aBuyer(sub), id)))).join(" ");
    pages.set(key, drawn);
    return drawn;
  }

  /** What is wrong with an offer as it is kept, shown and drawn; null: nothing. */
  async function faultOf(id: string): Promise<string | null> {
    const { rows } = await sql<{ state: string; events: number; kept: number; last: string; engaged: number }>`
      select state, events, (select count(*)::int from offer_event where offer_id = ${id}) as kept,
        (select to_state from offer_event where offer_id = ${id} order by seq desc limit 1) as last,
        (select count(*)::int from offer where state in ('accepted', 'disclosure_pending', 'disclosed', 'handed_to_agent')) as engaged
      from offer where id = ${id}`.execute(house.db);
    const [row] = rows;
    if (!row || row.kept !== row.events || row.last !== row.state) return "an event is lost";
    if (row.engaged > 1) return "two acceptances";
    const threads = await Promise.all(SIDES.map((sub) => memberThread(house.deps, aBuyer(sub), id)));
    const told = await everythingTold(house.db);
    const seen = JSON.stringify(threads) + (await pagesOf(id, threads));
    const never = [CANARY.room, CANARY.street].find((canary) => (seen + told).includes(canary));
    const early = [CANARY.name, CANARY.phone, "@example.com"].find(
      (canary) => told.includes(canary) || (!NAMES_TOLD.includes(row.state) && seen.includes(canary)),
    );
    return never ?? early ?? null;
  }

  it("never make two acceptances, lose an event or learn a name before both agreed, in whatever order they act", async () => {
    await Promise.all(SIDES.map(named));
    await sql`insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
      values ('co', '見本不動産', '東京都知事(1)第99999号', '東京', '03-1234-5678', 'a@example.com', 'live', true, now(), now())`.execute(
      house.db,
    );
    await house.home("owner");
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        await sql`truncate offer_campaign, offer, offer_event, offer_message, offer_contact, offer_disclosure, offer_notice, offer_block, offer_report, inbox_note, transition`.execute(
          house.db,
        );
        const [[buyer = ""], [rival = ""]] = [await house.offer("buyer"), await house.offer("rival")];
        ids = { buyer, rival };
        for (const one of steps) {
          house.clock.advance(hours(one.hours));
          await act(one);
          expect(await faultOf(buyer)).toBeNull();
          expect(await faultOf(rival)).toBeNull();
          for (const state of await states()) reached.add(state);
        }
      }),
      { numRuns: runs({ few: 3, usual: 8, full: 300 }), seed: 18, endOnFailure: true },
    );
    // What is looked for stands on pages where it may.
    expect([...pages.values()].join(" ")).toContain(CANARY.name);
    expect([...reached]).toEqual(expect.arrayContaining(["disclosure_pending", "held", "expired", "countered_by_owner"]));
  }, 240_000);
});
