import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { purgeAssets } from "#domain/assets/asset-jobs.server.ts";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import type { Closing } from "#domain/assets/core/property-states.ts";
import {
  acceptOwnership,
  documentsOf,
  documentsWaiting,
  editHome,
  forgetAssets,
  handInDocuments,
  memberCheck,
  memberHome,
  moveHome,
  rejectOwnership,
  removeLooseDocuments,
  revokeOwnership,
} from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { days, hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addHome, nameMember } from "#test/support/asset-homes.ts";
import { testDatabase } from "#test/support/database.ts";
import { MOST_DOCUMENT_BYTES, type SentDocument } from "./document-files.ts";
import { prefixOf } from "./keep-documents.server.ts";

const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
const member = (sub: string): Member => ({ sub, username: sub, accessToken: sub, isEmailVerified: true });
const [ME, OTHER] = [member("me"), member("other")];
const pdf = (size = 40) => new Uint8Array(size).fill(32).map((byte, i) => "%PDF-1.7\n".charCodeAt(i) || byte);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0]);
const html = new TextEncoder().encode("<html><script>alert(1)</script></html>");
const DEED = { name: "登記.pdf", bytes: pdf() };
let db: Db;
let files: Map<string, Uint8Array>;
let closed: [string, Closing][];
let ids = 0;

const storage: Storage = {
  read: async (name) => files.get(name) ?? null,
  write: async (name, bytes) => void files.set(name, bytes),
  remove: async (name) => void files.delete(name),
};
const deps = () => ({
  db,
  clock,
  storage,
  randomBytes: (length: number) => {
    ids += 1;
    return Uint8Array.from({ length }, (_, i) => (ids >> (6 * i)) & 63);
  },
  getUser: async () => ({ username: "me", attributes: { email: "me@example.jp", email_verified: "true" } }) as never,
  onHomeClosed: async (_: unknown, id: string, why: Closing) => void closed.push([id, why]),
});

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  clock.moveTo(new Date("2026-11-21T00:00:00Z"));
  for (const table of ["owned_property", "ownership_document", "inbox_note", "outbox"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  files = new Map();
  closed = [];
  await addHome(db, { id: "a" });
  await nameMember(db, "me");
});

const handIn = (documents: readonly SentDocument[] = [DEED], { id = "a", seen = 2, who = ME } = {}) =>
  handInDocuments(deps(), who, { id, seen, documents });
const waiting = () => documentsWaiting(db, { offset: 0, limit: 10 });
const waitingId = async () => (await waiting())[0]?.id ?? "none";
/** As the desk does: the decision, and once it is kept the bytes. */
const accept = async (id: string) => {
  const accepted = await acceptOwnership(deps(), id);
  if (accepted.ok) await removeLooseDocuments(deps(), accepted.value.documents);
  return accepted;
};
const reject = async (id: string, why: Parameters<typeof rejectOwnership>[2]) => {
  const rejected = await rejectOwnership(deps(), id, why);
  if (rejected.ok) await removeLooseDocuments(deps(), rejected.value.documents);
  return rejected;
};
const rows = async () => (await sql<{ n: number }>`select count(*)::int as n from ownership_document`.execute(db)).rows[0]?.n;
const notes = async () => (await sql<{ title: string; body: string }>`select title, body from inbox_note`.execute(db)).rows;
const mails = async () => (await sql<{ to: string; kind: string }>`select recipient as to, kind from outbox`.execute(db)).rows;

describe("documents of a home", () => {
  it("are kept under the prefix of their member until the desk has decided, and then are gone", async () => {
    expect(await handIn([DEED, { name: "../運転免許証.png", bytes: png }])).toMatchObject({
      ok: true,
      value: { state: "verifying", version: 3 },
    });
    expect([...files.keys()].every((place) => place.startsWith(`${prefixOf("me")}/`))).toBe(true);
    const id = await waitingId();
    expect(await documentsOf(deps(), id)).toMatchObject({
      home: { id: "a", name: "家 a", areaM2: 70 },
      documents: [
        { name: "登記.pdf", contentType: "application/pdf", content: DEED.bytes },
        { name: "運転免許証.png", contentType: "image/png" },
      ],
    });

    expect(await accept(id)).toMatchObject({ ok: true, value: { state: "verified" } });
    expect([files.size, await rows(), await waiting()]).toEqual([0, 0, []]);
    expect(await notes()).toMatchObject([{ title: "所有者の確認が済みました" }]);
    expect(await mails()).toEqual([{ to: "me@example.jp", kind: "ownership-decided" }]);
  });

  it.each<[string, string | null, { name: string; bytes: Uint8Array }[]]>([
    ["none", null, []],
    ["too-many", null, [DEED, DEED, DEED, DEED]],
    ["empty", "a.pdf", [{ name: "a.pdf", bytes: new Uint8Array() }]],
    ["too-large", "b.pdf", [DEED, { name: "b.pdf", bytes: pdf(MOST_DOCUMENT_BYTES + 1) }]],
    ["type", "page.pdf", [DEED, { name: "page.pdf", bytes: html }]],
  ])("are refused as %s, by the name of the file (%s), and nothing of them is kept", async (fault, file, sent) => {
    expect(await handIn(sent)).toEqual({ ok: false, reason: { fault, file } });
    expect([files.size, await rows(), (await memberHome(db, ME, "a"))?.state]).toEqual([0, 0, "tracking"]);
  });

  it("are handed in by their member alone: another gets what there is of a home that never was", async () => {
    const answers = [await handIn([DEED], { who: OTHER }), await handIn([DEED], { who: OTHER, id: "never-was" })];

    expect(answers).toEqual([
      { ok: false, reason: "unknown" },
      { ok: false, reason: "unknown" },
    ]);
    expect(await memberCheck(db, OTHER, "a")).toEqual(await memberCheck(db, OTHER, "never-was"));
    expect(files.size).toBe(0);
  });

  it("are held against 氏名: without one they are not taken, and the desk is told the one that is registered now", async () => {
    await sql`delete from members_user_info`.execute(db);
    expect(await handIn()).toEqual({ ok: false, reason: "no-name" });
    await nameMember(db, "me", ["見本", null]);
    expect(await handIn()).toEqual({ ok: false, reason: "no-name" });
    expect([files.size, await rows()]).toEqual([0, 0]);
    await nameMember(db, "me", ["髙﨑", "花子"]);
    expect((await handIn()).ok).toBe(true);
    expect((await documentsOf(deps(), await waitingId()))?.owner).toEqual({ sub: "me", name: "髙﨑 花子" });
    await sql`delete from members_user_info`.execute(db);
    expect((await documentsOf(deps(), await waitingId()))?.owner.name).toBeNull();
  });

  it("tell the desk's list nothing of a person", async () => {
    await handIn();

    expect(await waiting()).toEqual([
      { id: expect.any(String), handedInAt: clock.now(), kind: "condo", cityName: "江東区", documents: 1, before: 0 },
    ]);
  });

  it("that do not show it are rejected with a reason, and others can be handed in", async () => {
    await handIn();
    const reason = { reason: "too-old", note: "2019年の書類でした。" } as const;
    expect(await reject(await waitingId(), reason)).toMatchObject({ ok: true, value: { state: "rejected" } });
    expect((await notes())[0]?.body).toContain("3か月以内の書類をお送りください。2019年の書類でした。");
    expect(await memberCheck(db, ME, "a")).toMatchObject({ ok: true, value: { state: "rejected", reason: "too-old" } });
    expect([files.size, await rows()]).toEqual([0, 0]);

    expect(await handIn([DEED], { seen: 4 })).toMatchObject({ ok: true, value: { state: "verifying" } });
  });

  it("are decided once, by whoever comes first", async () => {
    await handIn();
    const id = await waitingId();
    const both = await Promise.all([acceptOwnership(deps(), id), rejectOwnership(deps(), id, { reason: "other", note: null })]);

    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect((await notes()).length).toBe(1);
    expect(await acceptOwnership(deps(), "nobody")).toEqual({ ok: false, reason: "unknown" });
  });

  it.each<[string, () => Promise<unknown>]>([
    ["taken back", () => moveHome(deps(), ME, { id: "a", seen: 3, step: "withdraw" })],
    ["sold", () => moveHome(deps(), ME, { id: "a", seen: 3, step: "sell" })],
    ["deleted", () => moveHome(deps(), ME, { id: "a", seen: 3, step: "delete" })],
    ["of another size", () => editHome(deps(), ME, { id: "a", seen: 3, facts: { ...NO_FACTS, areaM2: 80 } })],
    ["gone with the account", () => inTransaction(db, (tx) => forgetAssets(tx, "me"))],
  ])("go with the next sweep where the home is %s meanwhile, and nobody decides them any more", async (_, work) => {
    await handIn();
    const id = await waitingId();
    await work();
    expect((await acceptOwnership(deps(), id)).ok).toBe(false);
    clock.advance(hours(2));
    await purgeAssets(deps());

    expect([files.size, await rows(), await waiting()]).toEqual([0, 0, []]);
  });

  it("are handed in five times in thirty days at most", async () => {
    for (let time = 0; time < 5; time += 1) {
      const home = await memberHome(db, ME, "a");
      expect((await handIn([DEED], { seen: home?.version ?? 0 })).ok).toBe(true);
      await reject(await waitingId(), { reason: "unreadable", note: null });
    }
    const home = await memberHome(db, ME, "a");
    expect(await handIn([DEED], { seen: home?.version ?? 0 })).toEqual({ ok: false, reason: "too-often" });
    expect(files.size).toBe(0);
    clock.advance(days(31));
    expect((await handIn([DEED], { seen: home?.version ?? 0 })).ok).toBe(true);
  });
});

describe("a process that dies", () => {
  const dies = async () => Promise.reject(new Error("killed"));

  it("between the bytes and the check leaves files that the sweep removes after an hour, and no sooner", async () => {
    const killed = { ...deps(), getUser: deps().getUser, db: db };
    await expect(
      handInDocuments({ ...killed, storage: { ...storage, write: dies } }, ME, { id: "a", seen: 2, documents: [DEED] }),
    ).rejects.toThrow();
    await storage.write(`${prefixOf("me")}/half`, DEED.bytes);
    await sql`
      insert into ownership_document (id, place, name, content_type, bytes, kept_at)
      values ('half', ${`${prefixOf("me")}/half`}, 'a.pdf', 'application/pdf', 40, ${clock.now()})`.execute(db);
    await purgeAssets(deps());
    expect(files.size).toBe(1);
    clock.advance(hours(2));
    await purgeAssets(deps());

    expect([files.size, await rows(), (await memberHome(db, ME, "a"))?.state]).toEqual([0, 0, "tracking"]);
  });

  it("between the decision and the removal loses no decision, and the sweep removes the files", async () => {
    await handIn();
    const id = await waitingId();
    const accepted = await acceptOwnership(deps(), id);
    const going = accepted.ok ? accepted.value.documents : [];
    await expect(removeLooseDocuments({ ...deps(), storage: { ...storage, remove: dies } }, going)).rejects.toThrow("killed");
    expect([(await memberHome(db, ME, "a"))?.state, files.size]).toEqual(["verified", 1]);
    clock.advance(hours(2));
    await purgeAssets(deps());

    expect([files.size, await rows(), (await notes()).length]).toEqual([0, 0, 1]);
  });

  it("between bytes and row removes what is there already, again without harm", async () => {
    await handIn();
    await acceptOwnership(deps(), await waitingId());
    files.clear();
    clock.advance(hours(2));
    await purgeAssets(deps());

    expect(await rows()).toBe(0);
  });
});

describe("a home whose owner is not vouched for any more", () => {
  const vouched = async () => {
    await handIn();
    const id = await waitingId();
    await accept(id);
    await sql`update owned_property set offer_setting = 'anonymous', lowest_price = 70000000`.execute(db);
    return id;
  };

  it("takes no offers, its member is told why by the inbox and by mail, and others can be handed in", async () => {
    const id = await vouched();
    await sql`insert into notification_setting (recipient, digest_hour, cap_per_day, mail_address, mail_state, version, updated_at)
      values ('member:me', 8, 3, 'notices@example.jp', 'ok', 1, now())`.execute(db);

    expect(await revokeOwnership(deps(), id, { reason: "other-person", note: null })).toMatchObject({
      ok: true,
      value: { state: "rejected", offerSetting: "off", lowestPriceYen: null },
    });
    expect(closed).toEqual([["a", "unverified"]]);
    expect((await notes()).map(({ title }) => title)).toContain("所有者の確認を取り消しました");
    expect((await mails()).map(({ to }) => to)).toEqual(["me@example.jp", "notices@example.jp"]);
    expect(await revokeOwnership(deps(), id, { reason: "other", note: null })).toEqual({ ok: false, reason: { notFrom: "rejected" } });
    const home = await memberHome(db, ME, "a");
    expect((await handIn([DEED], { seen: home?.version ?? 0 })).ok).toBe(true);
  });

  it("is known by the check that vouched for it, and by no other", async () => {
    const old = await vouched();
    await revokeOwnership(deps(), old, { reason: "other-person", note: null });
    clock.advance(hours(1));
    const home = await memberHome(db, ME, "a");
    await handIn([DEED], { seen: home?.version ?? 0 });
    await accept(await waitingId());

    expect(await revokeOwnership(deps(), old, { reason: "other", note: null })).toEqual({ ok: false, reason: { notFrom: "verified" } });
    expect(await revokeOwnership(deps(), "nobody", { reason: "other", note: null })).toEqual({ ok: false, reason: "unknown" });
  });
});

it("removes for good what was deleted thirty days ago, and drafts that nobody went on with", async () => {
  await moveHome(deps(), ME, { id: "a", seen: 2, step: "delete" });
  await addHome(db, { id: "draft", state: "draft", at: clock.now() });
  await addHome(db, { id: "kept", at: new Date("2020-01-01T00:00:00Z") });
  const left = async () => (await sql<{ id: string }>`select id from owned_property order by id`.execute(db)).rows.map(({ id }) => id);
  clock.advance(days(30));
  await purgeAssets(deps());
  expect(await left()).toEqual(["a", "draft", "kept"]);
  expect(await moveHome(deps(), ME, { id: "a", seen: 3, step: "restore" })).toMatchObject({ ok: true, value: { state: "tracking" } });
  await moveHome(deps(), ME, { id: "a", seen: 4, step: "delete" });
  clock.advance(days(31));
  await purgeAssets(deps());

  expect(await left()).toEqual(["kept"]);
});
