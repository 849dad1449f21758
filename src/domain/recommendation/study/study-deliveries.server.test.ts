import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { currentWeights } from "#domain/recommendation/weights/current-weights.server.ts";
import { defaultWeights } from "#domain/recommendation/weights/default-weights.server.ts";
import { keepWeights, listWeights, promotedWeights, retireWeights } from "#domain/recommendation/weights/weights-store.server.ts";
import { seededRandom } from "#kernel/random.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { loggedSlates } from "./log-store.server.ts";
import { evaluateDeliveries, fitDeliveries } from "./study-deliveries.server.ts";

const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
const ALL = { from: null, until: null, withSamples: false };
const weights = defaultWeights();
let db: Db;

type Told = { readonly dwelling: string; readonly features?: object; readonly propensity?: number };
type Batch = { readonly id: string; readonly recipient?: string; readonly day?: string; readonly columns?: Record<string, unknown> };

async function delivered({ id, recipient = "member:1", day = "2026-11-01", columns = {} }: Batch, items: readonly Told[]) {
  const batch = {
    ...{ id, recipient, tenant: null, topic: "recommendation", channel: "mail", window_key: `${day}-${id}`, state: "sent" },
    ...{ scheduled_at: `${day}T00:00:00Z`, sent_at: `${day}T00:05:00Z`, made_at: `${day}T00:00:00Z`, weights_version: "2026-11-24" },
    ...{ seed: "1", is_sample: false, ...columns },
  };
  const rows = items.map(({ dwelling, features = {}, propensity = 1 }, i) => ({
    ...{ batch_id: id, position: i + 1, listing_id: `l-${dwelling}`, dwelling_key: dwelling, query_id: null, price: 50_000_000 },
    ...{ reasons: [], soft_edges: [], features, propensity, is_explored: propensity < 0.5 },
  }));
  await sql`insert into delivery_batch select * from jsonb_populate_record(null::delivery_batch, ${JSON.stringify(batch)}::jsonb)`.execute(
    db,
  );
  await sql`insert into delivery_item select * from jsonb_populate_recordset(null::delivery_item, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
async function reacted(recipient: string, dwelling: string, kind: string, { batch = "b-1", on = "2026-11-01T08:00:00Z" } = {}) {
  await sql`insert into home_reaction (recipient, dwelling_key, listing_id, batch_id, position, kind, reacted_at)
    values (${recipient}, ${dwelling}, ${`l-${dwelling}`}, ${batch}, 1, ${kind}, ${on})`.execute(db);
}
async function event(position: number, kind: string, seconds: number | null = null) {
  await sql`insert into delivery_event (batch_id, position, kind, dwell_seconds, happened_at)
    values ('b-1', ${position}, ${kind}, ${seconds}, '2026-11-01T08:00:00Z')`.execute(db);
}
const gains = async () => (await loggedSlates(db, ALL)).map(({ items }) => items.map(({ gain }) => gain));

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  for (const table of ["delivery_batch", "home_reaction", "recommendation_weights"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

describe("loggedSlates", () => {
  it("tells what came of each home: the reaction that stands, else that it was opened or read", async () => {
    await delivered(
      { id: "b-1" },
      ["like", "ask", "nope", "click", "dwell", "glance", "none"].map((dwelling) => ({ dwelling })),
    );
    for (const kind of ["like", "ask", "nope"]) await reacted("member:1", kind, kind);
    await event(3, "click");
    await event(4, "click");
    await event(5, "dwell", 20);
    await event(6, "dwell", 3);
    expect(await gains()).toEqual([[2, 3, 0, 1, 1, 0, 0]]);
  });

  it("leaves out what may not have arrived, other topics and samples, and keeps to its days", async () => {
    await delivered({ id: "b-1" }, [{ dwelling: "d" }]);
    await delivered({ id: "b-2", columns: { state: "unknown" } }, [{ dwelling: "d" }]);
    await delivered({ id: "b-3", columns: { state: "queued", sent_at: null } }, [{ dwelling: "d" }]);
    await delivered({ id: "b-4", columns: { topic: "kyugake" } }, [{ dwelling: "d" }]);
    await delivered({ id: "b-5", day: "2026-11-05", columns: { is_sample: true } }, [{ dwelling: "d" }]);
    const days = async (span: { withSamples?: boolean; from?: Date; until?: Date }) =>
      (await loggedSlates(db, { ...ALL, ...span })).map(({ sentAt }) => sentAt.getUTCDate());
    expect(await days({})).toEqual([1]);
    expect(await days({ withSamples: true })).toEqual([1, 5]);
    expect(await days({ withSamples: true, from: new Date("2026-11-02") })).toEqual([5]);
    expect(await days({ withSamples: true, until: new Date("2026-11-05") })).toEqual([1]);
  });

  it("counts as popularity what others liked before the list went out", async () => {
    await delivered({ id: "b-1" }, [{ dwelling: "d" }]);
    await reacted("member:1", "d", "like");
    await reacted("member:2", "d", "like", { on: "2026-10-30T00:00:00Z" });
    await reacted("member:3", "d", "nope", { on: "2026-10-30T00:00:00Z" });
    await reacted("member:4", "d", "like", { on: "2026-11-02T00:00:00Z" });
    expect((await loggedSlates(db, ALL))[0]?.items[0]).toMatchObject({ popularity: 1, gain: 2 });
  });
});

describe("evaluateDeliveries", () => {
  it("refuses a verdict on a few lists", async () => {
    await delivered({ id: "b-1" }, [{ dwelling: "d" }, { dwelling: "e", features: { value: 1 } }]);
    await reacted("member:1", "e", "like");
    const { version, replay } = await evaluateDeliveries(db, { ...ALL, seed: 1 });
    expect([version, replay.slates, replay.people, replay.reacted, replay.own.ndcg?.value]).toEqual([weights.version, 1, 1, 1, 1]);
    expect(new Set(replay.others.map(({ verdict }) => verdict))).toEqual(new Set(["too-few-people"]));
  });
});

describe("fitDeliveries", () => {
  it("has nothing to learn from where nothing went out", async () => {
    expect(await fitDeliveries({ db, clock }, 1)).toBeNull();
    expect(await listWeights(db)).toEqual([]);
  });

  it("keeps a fit and does not use it where too little is known", async () => {
    await delivered({ id: "b-1" }, [{ dwelling: "d" }, { dwelling: "e" }]);
    expect((await fitDeliveries({ db, clock }, 1))?.isBetter).toBe(false);
    expect(await listWeights(db)).toMatchObject([{ version: "2026-11-24-120000", promotedAt: null }]);
    expect(await currentWeights(db)).toEqual(weights);
  });

  it("uses a fit that orders the later lists better than the weights in use", async () => {
    const blind = { ...weights, version: "2026-11-23", terms: { ...weights.terms, value: 0, fresh: 5 } };
    await keepWeights(db, { weights: blind, evaluation: {}, now: new Date("2026-11-23"), isBetter: true });
    const random = seededRandom(1);
    for (let i = 0; i < 360; i += 1) {
      const items = Array.from({ length: 5 }, (_, at) => ({ dwelling: `d-${i}-${at}`, features: { value: random(), fresh: random() } }));
      const best = items.toSorted((a, b) => b.features.value - a.features.value)[0];
      const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 2))).toISOString().slice(0, 10);
      await delivered({ id: `b-${i}`, recipient: `member:${i % 40}`, day }, items);
      await reacted(`member:${i % 40}`, best?.dwelling ?? "", "like", { batch: `b-${i}` });
    }
    const tried = await fitDeliveries({ db, clock }, 1);
    expect(tried?.replay.others[0]).toMatchObject({ name: "standing", verdict: "better" });
    expect((await currentWeights(db)).version).toBe("2026-11-24-120000");
    expect((await listWeights(db)).map(({ version, retiredAt }) => [version, retiredAt !== null])).toEqual([
      ["2026-11-24-120000", false],
      ["2026-11-23", true],
    ]);
  });
});

describe("weights", () => {
  it("go back to those of the file once a fit is retired", async () => {
    await keepWeights(db, { weights: { ...weights, version: "2026-11-25" }, evaluation: {}, now: clock.now(), isBetter: true });
    expect((await promotedWeights(db))?.version).toBe("2026-11-25");
    expect([await retireWeights(db, clock.now()), await retireWeights(db, clock.now())]).toEqual([true, false]);
    expect(await currentWeights(db)).toEqual(weights);
  });
});
