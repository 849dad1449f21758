import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Acting } from "#domain/companies/types.ts";
import {
  changeListingPrice,
  changeListingState,
  companyFeed,
  companyFeeds,
  companyHome,
  companyHomes,
  companyOverview,
  confirmStillOffered,
  confirmUpload,
  moveSentPhoto,
  removeSentPhoto,
  restoreSentPhoto,
  sendPhoto,
  settleReport,
  uploadFeed,
} from "#domain/listings/index.server.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { type FeedHouse, feedHouse } from "#test/support/feed-market.ts";
import { feedCells, feedCsv } from "#test/support/feed-rows.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";

const { db } = await testDatabase();
let house: FeedHouse;
let listingId: string;

beforeAll(async () => {
  house = await feedHouse(db);
  for (const [id, state] of [
    ["one", "live"],
    ["two", "live"],
    ["waits", "applied"],
    ["stopped", "suspended"],
  ] as const)
    await aCompany(db, { id, state });
  await house.hand([feedCells({ reference: "A-1" })], { companyId: "one" });
  listingId = String((await house.listings()).get("A-1")?.id);
  await sql`insert into home_report (listing_id, dwelling_key, reason, reported_at) select id, dwelling_key, 'sold', now() from listing`.execute(
    db,
  );
  await sql`
    insert into company_key (id, company_id, label, prefix, key_hash, made_by, made_at, revoked_at) values
      ('in-use', 'one', 'k', 'mk_a', '\\x01', 's', now(), null), ('taken-back', 'one', 'k', 'mk_b', '\\x02', 's', now(), now())`.execute(
    db,
  );
});

const PNG = Buffer.from("no picture");
const staff = (sub: string): Acting => ({ as: "staff", sub });
const key = (keyId: string, id = "one"): Acting => ({ as: "key", company: { id, keyId } });

/** What changes a home, and what it answers of one that is nobody's here. */
const changes = (by: Acting) => {
  const home = { listingId, by };
  const storage = memoryStorage();
  const reasonOf = (answer: { readonly ok: boolean; readonly reason?: unknown }) =>
    typeof answer.reason === "object" && answer.reason !== null && "is" in answer.reason ? answer.reason.is : (answer.reason ?? "done");
  return Promise.all([
    changeListingState(house.deps, { ...home, event: "restore" }).then(reasonOf),
    changeListingPrice(house.deps, { ...home, price: 5 }).then(reasonOf),
    confirmStillOffered(house.deps, home).then(reasonOf),
    sendPhoto({ ...house.deps, storage }, { ...home, bytes: PNG }).then(reasonOf),
    removeSentPhoto(house.deps, { ...home, hash: "0" }).then(reasonOf),
    restoreSentPhoto(house.deps, { ...home, hash: "0" }).then(reasonOf),
    moveSentPhoto(house.deps, { ...home, hash: "0", to: "later" }).then(reasonOf),
    settleReport(house.deps, { by, id: 1 }).then(reasonOf),
  ]);
};
const all = (reason: string, of = 8) => Array(of).fill(reason);

describe("who changes a home", () => {
  it.each([
    ["somebody of another company finds none", staff("agent-two"), all("unknown")],
    ["経理 may not", staff("billing-one"), all("not-allowed")],
    ["somebody who works nowhere, or was removed, may not", staff("gone"), all("not-staff")],
    ["nobody may before the company is approved", staff("owner-waits"), all("not-allowed")],
    ["nobody may while the company is suspended", staff("owner-stopped"), all("not-allowed")],
    ["a key that was taken back may not", key("taken-back"), all("not-allowed")],
    ["a key of another company may not", key("in-use", "two"), all("not-allowed")],
  ])("%s", async (_, by, reasons) => {
    expect(await changes(by)).toEqual(reasons);
  });

  it.each([
    ["its agent", staff("agent-one")],
    ["its key", key("in-use")],
    ["an operator", { as: "operator" } as const],
  ])("is %s: only what is wrong with the change itself is refused", async (_, by) => {
    expect(await changes(by)).toEqual(["illegal", "out-of-range", "done", "not-a-picture", "unknown", "unknown", "unknown", "done"]);
  });

  it("is nobody any more from the moment they are removed", async () => {
    await sql`delete from company_staff where sub = 'owner-one'`.execute(db);
    expect(await changes(staff("owner-one"))).toEqual(all("not-staff"));
  });
});

describe("who reads the homes and files of a company", () => {
  const bytes = async function* () {
    yield Buffer.from(feedCsv([feedCells({ reference: "B-1" })]));
  };
  const runId = async () =>
    (await sql<{ id: number }>`select max(id) as id from feed_run where company_id = 'one'`.execute(db)).rows[0]?.id ?? 0;
  const reads = async (sub: string) => {
    const id = await runId();
    const answers = await Promise.all([
      companyOverview(house.deps, { sub }),
      companyHomes(house.deps, { sub }, { filter: "all", fault: null, text: "", page: 1 }),
      companyHome(house.deps, { sub }, { listingId, reportsPage: 1 }),
      companyFeeds(db, { sub }, 5),
      companyFeed(db, { sub }, { id, isInFull: true }),
      confirmUpload(house.deps, { sub }, id),
    ]);
    return answers.map((answer) => (answer.ok ? "read" : answer.reason));
  };
  const hand = (sub: string) => uploadFeed(house.deps, { sub }, { bytes, fileName: "b.csv", isFull: false, isDry: true });

  it("is its own staff", async () => {
    expect(await reads("agent-one")).toEqual(["read", "read", "read", "read", "read", "not-waiting"]);
    expect(await hand("agent-one")).toMatchObject({
      ok: true,
      value: { run: { state: "dry", companyId: "one", actor: "staff:staff-agent-one" } },
    });
  });

  it("is not somebody of another company", async () => {
    expect(await reads("agent-two")).toEqual(["read", "read", "unknown", "read", "unknown", "unknown"]);
    expect(await companyHomes(house.deps, { sub: "agent-two" }, { filter: "all", fault: null, text: "", page: 1 })).toMatchObject({
      value: { items: [], total: 0 },
    });
  });

  it.each([
    ["billing-one", "not-allowed"],
    ["gone", "not-staff"],
    ["owner-waits", "not-allowed"],
  ])("is not %s: %s", async (sub, reason) => {
    expect(await reads(sub)).toEqual(all(reason, 6));
    expect(await hand(sub)).toEqual({ ok: false, reason });
  });

  it("is staff of a suspended company for its homes, and nobody there hands in a file", async () => {
    expect(await reads("owner-stopped")).toEqual(["read", "read", "unknown", "not-allowed", "not-allowed", "not-allowed"]);
    expect(await hand("owner-stopped")).toEqual({ ok: false, reason: "not-allowed" });
  });
});
