import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { accessMemory, authenticateKey, clientsOf, openContract } from "#domain/api-access/index.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { linksIn, someBytes } from "#test/support/tenants.ts";
import {
  approveTrial,
  chooseReminders,
  convertToPlan,
  countTrials,
  leadMails,
  openTrial,
  prolongTrial,
  reissueTrialKey,
  rejectTrial,
  showTrialKey,
  takeTrial,
  trialView,
} from "./index.server.ts";
import { checkTrialDomains, tendTrials } from "./trial/tend-trials.server.ts";
import { findTrial } from "./trial/trial-store.server.ts";

const { db } = await testDatabase();
const START = new Date("2026-11-24T00:00:00Z");
const clock = movableClock(START);
const access = accessMemory(clock);
const deps = { db, clock, randomBytes: someBytes(), storage: memoryStorage(), access };
const TO = "hanako@example.co.jp";

beforeEach(async () => {
  clock.moveTo(START);
  for (const table of ["letter", "outbox", "opaque_link", "transition", "api_client"])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

const apply = (more: object = {}) =>
  takeTrial(deps, {
    ...{ email: TO, company: "見本不動産", website: "www.example.co.jp", corporateNumber: "7000012050002" },
    ...{ wantsReminders: true, termsVersion: "2026-11-29", seconds: 90 },
    fields: { business: "other", person: "見本 花子", phone: "+81312345678", purpose: "査定書に使いたい" },
    ...more,
  });
const mailsTo = async (to = TO) => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox where recipient = ${to} order by id`.execute(db);
  return rows.map(({ kind }) => kind);
};
const linkOf = async () => (await linksIn(db, leadMails(deps), TO)).at(-1)?.open ?? "";
const stepsOf = async (id: string) => {
  const { rows } = await sql<{ step: string }>`
    select concat_ws(' ', from_state, to_state, actor) as step from transition where entity = 'biz_trial' and entity_id = ${id} order by id`.execute(
    db,
  );
  return rows.map(({ step }) => step);
};
const answers = async (presented: string) => {
  clock.advance(minutes(1));
  const proved = await authenticateKey(deps, { presented, scope: "assess:v3", originHost: null, ip: "203.0.113.7" });
  return proved.ok ? "yes" : proved.reason;
};
const approved = async () => {
  const { id } = await apply();
  await approveTrial(deps, { id, note: "" });
  return { id, token: await linkOf() };
};
const withKey = async () => {
  const { id, token } = await approved();
  const shown = await showTrialKey(deps, token);
  if (!shown.ok) throw new Error("no key");
  return { id, token, key: shown.value.key };
};

describe("an application for a trial", () => {
  it("waits for a review, with a number, a day and a receipt that repeats nothing of it", async () => {
    const receipt = await apply();
    expect(receipt).toMatchObject({ answerDueOn: "2026-11-27", isRepeated: false });
    expect(await apply()).toEqual({ ...receipt, isRepeated: true });
    const { rows } = await sql<{ facts: object }>`select facts from outbox`.execute(db);
    expect(JSON.stringify(rows)).not.toMatch(/見本|査定書|8131|example\.co\.jp"?:/);
    expect(await stepsOf(receipt.id)).toEqual(["applied sender", "applied review sender"]);
    expect([await countTrials(db, "2026-11-27"), await countTrials(db, "2026-11-28")]).toEqual([
      { waiting: 1, late: 0 },
      { waiting: 1, late: 1 },
    ]);
  });

  it("of a company that had one within a year is told to the desk, and answered like any other", async () => {
    const first = await apply();
    const again = await apply({ email: "taro@example.co.jp", corporateNumber: null });
    const byNumber = await apply({ email: "someone@gmail.com" });
    const other = await apply({ email: "else@gmail.com", corporateNumber: null });
    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect((await openTrial(db, again.id))?.earlier).toEqual([{ id: first.id, state: "review" }]);
    expect((await openTrial(db, byNumber.id))?.earlier.map(({ id }) => id)).toEqual([first.id]);
    // Whoever has the same free mailbox provider is no colleague.
    expect((await openTrial(db, other.id))?.earlier).toEqual([]);
    clock.advance(days(366));
    const late = await apply({ email: "jiro@example.co.jp" });
    expect((await openTrial(db, late.id))?.earlier).toEqual([]);
  });

  it.each([
    ["found", async () => ["mx.example.co.jp"]],
    ["none", async () => []],
    [
      "unknown",
      async () => {
        throw new Error("timeout");
      },
    ],
  ] as const)("has a domain that is looked up once: %s", async (mx, find) => {
    const asked: string[] = [];
    const { id } = await apply();
    const findMailHosts = (domain: string): Promise<readonly string[]> => {
      asked.push(domain);
      return find();
    };
    await checkTrialDomains({ db, findMailHosts });
    await checkTrialDomains({ db, findMailHosts });
    expect([(await findTrial(db, id))?.mx, asked]).toEqual([mx, ["example.co.jp"]]);
  });

  it("is rejected with a reason, told by mail, and over", async () => {
    const { id } = await apply();
    expect(await rejectTrial(deps, { id, note: " " })).toEqual({ ok: false, reason: "note-missing" });
    expect(await rejectTrial(deps, { id, note: "会社を確認できませんでした。" })).toMatchObject({ ok: true, value: { state: "rejected" } });
    expect(await mailsTo()).toEqual(["biz-trial-received", "biz-trial-rejected"]);
    expect(await approveTrial(deps, { id, note: "" })).toEqual({ ok: false, reason: "unknown" });
    expect(await openTrial(db, id)).toBeNull();
  });
});

describe("a trial", () => {
  it("that is approved shows its key once, which then answers; its days count from there", async () => {
    const { id, token } = await approved();
    expect(await trialView(deps, token)).toMatchObject({
      ...{ id, state: "approved", isKeyShown: false, days: 14, calls: 100, usedCalls: null },
    });
    clock.advance(days(3));
    const shown = await showTrialKey(deps, token);
    if (!shown.ok) throw new Error("no key");
    expect(shown.value.key).toMatch(/^mk_live_/);
    expect(shown.value.view).toMatchObject({ state: "active", isKeyShown: true, endsAt: new Date(clock.now().getTime() + days(14)) });
    expect(await showTrialKey(deps, token)).toEqual({ ok: false, reason: { notFrom: "shown" } });
    expect(await answers(shown.value.key)).toBe("yes");
    expect(await stepsOf(id)).toEqual(["applied sender", "applied review sender", "review approved operator", "approved active sender"]);
    const { rows } = await sql<{ row: string }>`select row_to_json(api_key)::text as row from api_key`.execute(db);
    expect(JSON.stringify(rows)).not.toContain(shown.value.key);
    expect(await trialView(deps, token)).toMatchObject({ state: "active", usedCalls: 0 });
    await sql`insert into api_usage (client_id, period, day, key_id, scope, calls)
      select client_id, 'trial', '2026-11-27', id, 'v1', 38 from api_key`.execute(db);
    expect(await trialView(deps, token)).toMatchObject({ state: "active", usedCalls: 38 });
    clock.advance(days(14));
    expect(await trialView(deps, token)).toMatchObject({ state: "ended", usedCalls: 38 });
  });

  it("shows its key once, however many press at one moment", async () => {
    const { token } = await approved();
    const pressed = await Promise.all(Array.from({ length: 5 }, () => showTrialKey(deps, token)));
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from api_key`.execute(db);
    expect(rows[0]?.n).toBe(1);
  });

  it("opens to nobody by another token, nor by its own when that is over", async () => {
    const { token } = await approved();
    const other = "x".repeat(43);
    expect([await trialView(deps, other), await chooseReminders(deps, other, false)]).toEqual([null, null]);
    expect(await showTrialKey(deps, other)).toEqual({ ok: false, reason: "unknown" });
    clock.advance(days(91));
    expect(await trialView(deps, token)).toBeNull();
  });

  it("ends by the clock: told three days before and at its end, once each, and its key answers as ended", async () => {
    const { id, key } = await withKey();
    clock.advance(days(10));
    await tendTrials(deps);
    expect(await mailsTo()).not.toContain("biz-trial-ends-soon");
    clock.advance(days(1) + minutes(5));
    await tendTrials(deps);
    await tendTrials(deps);
    clock.advance(days(3));
    await tendTrials(deps);
    await tendTrials(deps);
    expect(await mailsTo()).toEqual(["biz-trial-received", "biz-trial-approved", "biz-trial-ends-soon", "biz-trial-ended"]);
    expect(await answers(key)).toBe("ended");
    expect((await stepsOf(id)).at(-1)).toBe("active ended system");
    clock.advance(days(31));
    await tendTrials(deps);
    expect((await findTrial(db, id))?.state).toBe("expired");
    expect(await openTrial(db, id)).toBeNull();
  });

  it("whose key nobody took ends too, and shows none then", async () => {
    const { id, token } = await approved();
    clock.advance(days(12));
    await tendTrials(deps);
    expect(await mailsTo()).not.toContain("biz-trial-ends-soon");
    clock.advance(days(3));
    expect(await showTrialKey(deps, token)).toEqual({ ok: false, reason: { notFrom: "approved" } });
    await tendTrials(deps);
    expect((await findTrial(db, id))?.state).toBe("ended");
    expect(await showTrialKey(deps, token)).toEqual({ ok: false, reason: { notFrom: "ended" } });
  });

  it("is told of by no mail where its applicant turned that off, in the form or on its page", async () => {
    const { token } = await withKey();
    expect(await chooseReminders(deps, token, false)).toMatchObject({ wantsReminders: false });
    clock.advance(days(12));
    await tendTrials(deps);
    clock.advance(days(3));
    await tendTrials(deps);
    expect(await mailsTo()).toEqual(["biz-trial-received", "biz-trial-approved"]);
  });

  it("that was turned off after a mail was put in sends it no more", async () => {
    const { token } = await withKey();
    clock.advance(days(12));
    await tendTrials(deps);
    await chooseReminders(deps, token, false);
    expect(await mailsTo()).toContain("biz-trial-ends-soon");
    const { rows } = await sql<{ facts: object }>`select facts from outbox where kind = 'biz-trial-ends-soon'`.execute(db);
    const kind = leadMails(deps).find((one) => one.kind === "biz-trial-ends-soon");
    expect(await kind?.prepare(rows[0]?.facts ?? {}, { operatorName: "まちのね", origin: "https://site.test" })).toBeNull();
  });

  it("runs on when it is extended, also after its end, with the same key", async () => {
    const { id, key } = await withKey();
    clock.advance(days(15));
    await tendTrials(deps);
    expect(await answers(key)).toBe("ended");
    expect(await prolongTrial(deps, { id, note: "検証を続けるため", count: 7 })).toMatchObject({ ok: true, value: { state: "extended" } });
    expect(await answers(key)).toBe("yes");
    expect((await mailsTo()).at(-1)).toBe("biz-trial-extended");
    clock.advance(days(8));
    await tendTrials(deps);
    expect((await findTrial(db, id))?.state).toBe("ended");
  });

  it("whose key was lost gets another, and the old one answers no more", async () => {
    const { id, key } = await withKey();
    expect(await reissueTrialKey(deps, { id, note: "なくした" })).toMatchObject({ ok: true, value: { state: "active", keyShownAt: null } });
    expect(await answers(key)).toBe("revoked");
    const shown = await showTrialKey(deps, await linkOf());
    if (!shown.ok) throw new Error("no key");
    expect(shown.value.key).not.toBe(key);
    expect(await answers(shown.value.key)).toBe("yes");
    // Its days count on from the first.
    expect((await findTrial(db, id))?.endsAt).toEqual(new Date(START.getTime() + days(14)));
  });

  it("becomes a plan of a company that is live, with the same key and no end", async () => {
    const { id, key } = await withKey();
    await aCompany(db, { id: "trial-live" });
    await aCompany(db, { id: "trial-gone", state: "suspended" });
    const convert = (companyId: string) => convertToPlan(deps, { id, note: "契約", companyId, plan: "standard" });
    expect(await convert("nobody")).toEqual({ ok: false, reason: "unknown-company" });
    expect(await convert("trial-gone")).toEqual({ ok: false, reason: "company-not-live" });
    expect(await convert("trial-live")).toMatchObject({ ok: true, value: { state: "converted" } });
    expect(await clientsOf(deps, "trial-live")).toMatchObject([{ plan: "standard", endsAt: null }]);
    clock.advance(days(40));
    await tendTrials(deps);
    expect(await answers(key)).toBe("yes");
    expect((await mailsTo()).at(-1)).toBe("biz-trial-converted");
    expect(await mailsTo("owner-trial-live@example.com")).toEqual(["api-contract-changed"]);
    expect(await openTrial(db, id)).toBeNull();
  });

  it("becomes no second contract of a company, and stays a trial then", async () => {
    const { id, key } = await withKey();
    await aCompany(db, { id: "trial-has-one" });
    expect(await openContract(deps, { companyId: "trial-has-one", plan: "standard" })).toMatchObject({ ok: true });
    const converted = await convertToPlan(deps, { id, note: "契約", companyId: "trial-has-one", plan: "business" });
    expect(converted).toEqual({ ok: false, reason: "has-contract" });
    expect(await clientsOf(deps, "trial-has-one")).toMatchObject([{ plan: "standard" }]);
    expect((await findTrial(db, id))?.state).toBe("active");
    expect(await mailsTo()).not.toContain("biz-trial-converted");
    expect(await answers(key)).toBe("yes");
  });

  it("whose client is a contract by now is neither extended nor converted, and nobody is told that it was", async () => {
    const { id } = await withKey();
    await aCompany(db, { id: "trial-late" });
    await sql`update api_plan_term set plan = 'standard'`.execute(db);
    const told = await mailsTo();
    const refusal = { ok: false, reason: { notFrom: "active" } };
    expect(await prolongTrial(deps, { id, note: "検証を続けるため", count: 7 })).toEqual(refusal);
    expect(await convertToPlan(deps, { id, note: "契約", companyId: "trial-late", plan: "standard" })).toEqual(refusal);
    expect(await findTrial(db, id)).toMatchObject({ state: "active", endsAt: new Date(START.getTime() + days(14)) });
    expect(await mailsTo()).toEqual(told);
  });
});
